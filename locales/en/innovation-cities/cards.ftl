## Age 1

innovation-card-athens = Athens
innovation-card-chang-an = Chang’an
innovation-card-thebes = Thebes
innovation-card-damascus = Damascus
innovation-card-linzi = Linzi
innovation-card-uruk = Uruk
innovation-card-babylon = Babylon
innovation-card-jerusalem = Jerusalem
innovation-card-memphis = Memphis
innovation-card-atlantis = Atlantis
innovation-card-troy = Troy
innovation-card-yin = Yin
innovation-card-ephesus = Ephesus
innovation-card-hattusa = Hattusa
innovation-card-mohenjo-daro = Mohenjo-Daro

## Age 2

innovation-card-sparta = Sparta
innovation-card-tikal = Tikal
innovation-card-nineveh = Nineveh
innovation-card-teotihuacan = Teotihuacan
innovation-card-marseille = Marseille
innovation-card-nanjing = Nanjing
innovation-card-alexandria = Alexandria
innovation-card-carthage = Carthage
innovation-card-luoyang = Luoyang
innovation-card-rome = Rome

## Age 3

innovation-card-barcelona = Barcelona
innovation-card-delhi = Delhi
innovation-card-jakarta = Jakarta
innovation-card-kaifeng = Kaifeng
innovation-card-baghdad = Baghdad
innovation-card-venice = Venice
innovation-card-cordoba = Cordoba
innovation-card-hangzhou = Hangzhou
innovation-card-constantinople = Constantinople
innovation-card-mecca = Mecca

## Age 4

innovation-card-milan = Milan
innovation-card-tenochtitlan = Tenochtitlan
innovation-card-beijing = Beijing
innovation-card-lisbon = Lisbon
innovation-card-calicut = Calicut
innovation-card-manila = Manila
innovation-card-frankfurt = Frankfurt
innovation-card-madrid = Madrid
innovation-card-florence = Florence
innovation-card-seville = Seville

## Age 5

innovation-card-algiers = Algiers
innovation-card-zurich = Zurich
innovation-card-hoi-an = Hoi An
innovation-card-osaka = Osaka
innovation-card-amsterdam = Amsterdam
innovation-card-stockholm = Stockholm
innovation-card-boston = Boston
innovation-card-naples = Naples
innovation-card-gdansk = Gdansk
innovation-card-tokyo = Tokyo

## Age 6

innovation-card-philadelphia = Philadelphia
innovation-card-tehran = Tehran
innovation-card-dublin = Dublin
innovation-card-paris = Paris
innovation-card-bombay = Bombay
innovation-card-rio-de-janeiro = Rio de Janeiro
innovation-card-berlin = Berlin
innovation-card-edinburgh = Edinburgh
innovation-card-new-york-city = New York City
innovation-card-vienna = Vienna

## Age 7

innovation-card-lyon = Lyon
innovation-card-montreal = Montreal
innovation-card-melbourne = Melbourne
innovation-card-st-petersburg = St. Petersburg
innovation-card-london = London
innovation-card-toronto = Toronto
innovation-card-johannesburg = Johannesburg
innovation-card-munich = Munich
innovation-card-san-francisco = San Francisco
innovation-card-washington = Washington

## Age 8

innovation-card-kuala-lumpur = Kuala Lumpur
innovation-card-los-angeles = Los Angeles
innovation-card-chicago = Chicago
innovation-card-shanghai = Shanghai
innovation-card-hamburg = Hamburg
innovation-card-sao-paulo = São Paulo
innovation-card-chongqing = Chongqing
innovation-card-kiev = Kiev
innovation-card-buenos-aires = Buenos Aires
innovation-card-vancouver = Vancouver

## Age 9

innovation-card-dallas = Dallas
innovation-card-perth = Perth
innovation-card-guadalajara = Guadalajara
innovation-card-miami = Miami
innovation-card-santiago = Santiago
innovation-card-sydney = Sydney
innovation-card-houston = Houston
innovation-card-taipei = Taipei
innovation-card-hong-kong = Hong Kong
innovation-card-moscow = Moscow

## Age 10

innovation-card-seoul = Seoul
innovation-card-singapore = Singapore
innovation-card-copenhagen = Copenhagen
innovation-card-dubai = Dubai
innovation-card-bangkok = Bangkok
innovation-card-tel-aviv = Tel Aviv
innovation-card-atlanta = Atlanta
innovation-card-bangalore = Bangalore
innovation-card-brussels = Brussels
innovation-card-essen = Essen
