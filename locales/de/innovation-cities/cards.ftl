## Age 1

innovation-card-athens = Athen
# As in English.
innovation-card-chang-an = Chang’an
innovation-card-thebes = Theben
innovation-card-damascus = Damaskus
# As in English.
innovation-card-linzi = Linzi
# As in English.
innovation-card-uruk = Uruk
# As in English.
innovation-card-babylon = Babylon
# As in English.
innovation-card-jerusalem = Jerusalem
# As in English.
innovation-card-memphis = Memphis
# As in English.
innovation-card-atlantis = Atlantis
innovation-card-troy = Troja
# As in English.
innovation-card-yin = Yin
innovation-card-ephesus = Ephesos
# As in English.
innovation-card-hattusa = Hattusa
# As in English.
innovation-card-mohenjo-daro = Mohenjo-Daro

## Age 2

# As in English.
innovation-card-sparta = Sparta
# As in English.
innovation-card-tikal = Tikal
innovation-card-nineveh = Ninive
innovation-card-teotihuacan = Teotihuacán
# As in English.
innovation-card-marseille = Marseille
# As in English.
innovation-card-nanjing = Nanjing
# As in English.
innovation-card-alexandria = Alexandria
innovation-card-carthage = Karthago
# As in English.
innovation-card-luoyang = Luoyang
innovation-card-rome = Rom

## Age 3

# As in English.
innovation-card-barcelona = Barcelona
# As in English.
innovation-card-delhi = Delhi
# As in English.
innovation-card-jakarta = Jakarta
# As in English.
innovation-card-kaifeng = Kaifeng
innovation-card-baghdad = Bagdad
innovation-card-venice = Venedig
innovation-card-cordoba = Córdoba
# As in English.
innovation-card-hangzhou = Hangzhou
innovation-card-constantinople = Konstantinopel
innovation-card-mecca = Mekka

## Age 4

innovation-card-milan = Mailand
# As in English.
innovation-card-tenochtitlan = Tenochtitlan
innovation-card-beijing = Peking
innovation-card-lisbon = Lissabon
# As in English.
innovation-card-calicut = Calicut
# As in English.
innovation-card-manila = Manila
# As in English.
innovation-card-frankfurt = Frankfurt
# As in English.
innovation-card-madrid = Madrid
innovation-card-florence = Florenz
innovation-card-seville = Sevilla

## Age 5

innovation-card-algiers = Algier
innovation-card-zurich = Zürich
# As in English.
innovation-card-hoi-an = Hoi An
# As in English.
innovation-card-osaka = Osaka
# As in English.
innovation-card-amsterdam = Amsterdam
# As in English.
innovation-card-stockholm = Stockholm
# As in English.
innovation-card-boston = Boston
innovation-card-naples = Neapel
innovation-card-gdansk = Danzig
innovation-card-tokyo = Tokio

## Age 6

# As in English.
innovation-card-philadelphia = Philadelphia
innovation-card-tehran = Teheran
# As in English.
innovation-card-dublin = Dublin
# As in English.
innovation-card-paris = Paris
# As in English.
innovation-card-bombay = Bombay
# As in English.
innovation-card-rio-de-janeiro = Rio de Janeiro
# As in English.
innovation-card-berlin = Berlin
# As in English.
innovation-card-edinburgh = Edinburgh
innovation-card-new-york-city = New York
innovation-card-vienna = Wien

## Age 7

# As in English.
innovation-card-lyon = Lyon
# As in English.
innovation-card-montreal = Montreal
# As in English.
innovation-card-melbourne = Melbourne
innovation-card-st-petersburg = Sankt Petersburg
# As in English.
innovation-card-london = London
# As in English.
innovation-card-toronto = Toronto
# As in English.
innovation-card-johannesburg = Johannesburg
innovation-card-munich = München
# As in English.
innovation-card-san-francisco = San Francisco
# As in English.
innovation-card-washington = Washington

## Age 8

# As in English.
innovation-card-kuala-lumpur = Kuala Lumpur
# As in English.
innovation-card-los-angeles = Los Angeles
# As in English.
innovation-card-chicago = Chicago
# As in English.
innovation-card-shanghai = Shanghai
# As in English.
innovation-card-hamburg = Hamburg
# As in English.
innovation-card-sao-paulo = São Paulo
# As in English.
innovation-card-chongqing = Chongqing
innovation-card-kiev = Kiew
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
# As in English.
innovation-card-sydney = Sydney
# As in English.
innovation-card-houston = Houston
innovation-card-taipei = Taipeh
innovation-card-hong-kong = Hongkong
innovation-card-moscow = Moskau

## Age 10

# As in English.
innovation-card-seoul = Seoul
innovation-card-singapore = Singapur
innovation-card-copenhagen = Kopenhagen
# As in English.
innovation-card-dubai = Dubai
# As in English.
innovation-card-bangkok = Bangkok
# As in English.
innovation-card-tel-aviv = Tel Aviv
# As in English.
innovation-card-atlanta = Atlanta
# As in English.
innovation-card-bangalore = Bangalore
innovation-card-brussels = Brüssel
# As in English.
innovation-card-essen = Essen
