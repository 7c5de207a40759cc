## Age 1

innovation-card-athens = Atenas
# As in English.
innovation-card-chang-an = Chang’an
innovation-card-thebes = Tebas
innovation-card-damascus = Damasco
# As in English.
innovation-card-linzi = Linzi
# As in English.
innovation-card-uruk = Uruk
innovation-card-babylon = Babilonia
innovation-card-jerusalem = Jerusalén
innovation-card-memphis = Menfis
innovation-card-atlantis = Atlántida
innovation-card-troy = Troya
# As in English.
innovation-card-yin = Yin
innovation-card-ephesus = Éfeso
# As in English.
innovation-card-hattusa = Hattusa
# As in English.
innovation-card-mohenjo-daro = Mohenjo-Daro

## Age 2

innovation-card-sparta = Esparta
# As in English.
innovation-card-tikal = Tikal
innovation-card-nineveh = Nínive
innovation-card-teotihuacan = Teotihuacán
innovation-card-marseille = Marsella
innovation-card-nanjing = Nankín
innovation-card-alexandria = Alejandría
innovation-card-carthage = Cartago
# As in English.
innovation-card-luoyang = Luoyang
innovation-card-rome = Roma

## Age 3

# As in English.
innovation-card-barcelona = Barcelona
# As in English.
innovation-card-delhi = Delhi
innovation-card-jakarta = Yakarta
# As in English.
innovation-card-kaifeng = Kaifeng
innovation-card-baghdad = Bagdad
innovation-card-venice = Venecia
innovation-card-cordoba = Córdoba
# As in English.
innovation-card-hangzhou = Hangzhou
innovation-card-constantinople = Constantinopla
innovation-card-mecca = La Meca

## Age 4

innovation-card-milan = Milán
# As in English.
innovation-card-tenochtitlan = Tenochtitlan
innovation-card-beijing = Pekín
innovation-card-lisbon = Lisboa
# As in English.
innovation-card-calicut = Calicut
# As in English.
innovation-card-manila = Manila
innovation-card-frankfurt = Fráncfort
# As in English.
innovation-card-madrid = Madrid
innovation-card-florence = Florencia
innovation-card-seville = Sevilla

## Age 5

innovation-card-algiers = Argel
innovation-card-zurich = Zúrich
# As in English.
innovation-card-hoi-an = Hoi An
# As in English.
innovation-card-osaka = Osaka
innovation-card-amsterdam = Ámsterdam
innovation-card-stockholm = Estocolmo
# As in English.
innovation-card-boston = Boston
innovation-card-naples = Nápoles
# As in English.
innovation-card-gdansk = Gdansk
innovation-card-tokyo = Tokio

## Age 6

innovation-card-philadelphia = Filadelfia
innovation-card-tehran = Teherán
innovation-card-dublin = Dublín
innovation-card-paris = París
# As in English.
innovation-card-bombay = Bombay
innovation-card-rio-de-janeiro = Río de Janeiro
innovation-card-berlin = Berlín
innovation-card-edinburgh = Edimburgo
innovation-card-new-york-city = Nueva York
innovation-card-vienna = Viena

## Age 7

# As in English.
innovation-card-lyon = Lyon
# As in English.
innovation-card-montreal = Montreal
# As in English.
innovation-card-melbourne = Melbourne
innovation-card-st-petersburg = San Petersburgo
innovation-card-london = Londres
# As in English.
innovation-card-toronto = Toronto
innovation-card-johannesburg = Johannesburgo
innovation-card-munich = Múnich
# As in English.
innovation-card-san-francisco = San Francisco
# As in English.
innovation-card-washington = Washington

## Age 8

# As in English.
innovation-card-kuala-lumpur = Kuala Lumpur
innovation-card-los-angeles = Los Ángeles
# As in English.
innovation-card-chicago = Chicago
innovation-card-shanghai = Shanghái
innovation-card-hamburg = Hamburgo
# As in English.
innovation-card-sao-paulo = São Paulo
# As in English.
innovation-card-chongqing = Chongqing
# As in English.
innovation-card-kiev = Kiev
# As in English.
innovation-card-buenos-aires = Buenos Aires
# As in English.
innovation-card-vancouver = Vancouver

## Age 9

# As in English.
innovation-card-dallas = Dallas
# As in English.
innovation-card-perth = Perth
# As in English.
innovation-card-guadalajara = Guadalajara
# As in English.
innovation-card-miami = Miami
# As in English.
innovation-card-santiago = Santiago
innovation-card-sydney = Sídney
# As in English.
innovation-card-houston = Houston
innovation-card-taipei = Taipéi
# As in English.
innovation-card-hong-kong = Hong Kong
innovation-card-moscow = Moscú

## Age 10

innovation-card-seoul = Seúl
innovation-card-singapore = Singapur
innovation-card-copenhagen = Copenhague
innovation-card-dubai = Dubái
# As in English.
innovation-card-bangkok = Bangkok
# As in English.
innovation-card-tel-aviv = Tel Aviv
# As in English.
innovation-card-atlanta = Atlanta
# As in English.
innovation-card-bangalore = Bangalore
innovation-card-brussels = Bruselas
# As in English.
innovation-card-essen = Essen
