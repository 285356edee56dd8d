import { listWords } from './list-words.ts'

/**
 * Names of shops, banks, restaurants and other chains of western Europe and the Americas, and of large listed
 * companies there, without accents and legal forms; those that are also usual words, towns, positions or
 * fields of study are left out.
 * Origin: the brands of the name-suggestion-index (BSD 3-Clause, © its contributors), the equities of
 * FinanceDatabase from medium size on (MIT, © Jeroen Bouma) and the S&P 500 of datasets/s-and-p-500-companies
 * (public domain).
 */
export const FIRM_NAMES = listWords(`
a and o
a c moore
a laise breizh
a lange and sohne
a meubel
a o smith
a p c
a p moller maersk
a t u
a+glass
a2a
a3 sport
aak
aalberts
aamco
aargauische kantonalbank
aarons
aavas financiers
abanca
abarrotes lupita
abarrotes monterrey
abarth
abb
abbott pathology
abbotts frozen custard
abbvie
abbys
abc hawaii
abc lavpris
abc north carolina
abc supply
abc warehouse
abcam
abele optik
abercrombie and fitch
abercrombie kids
abiomed
abn amro
abn amro meespierson
abokado
abound credit union
acai concept
acc
accenture
accessorize
acciona
accor
ace
ace and tate
ace cash express
ace hardware
acea
acerinox
ackermans and van haaren
acme
acqua and sapone
activ fitness
active green + ross
activision blizzard
activobank
acuity brands
acura
acv
ad delhaize
ada
adac
adac geschaftsstelle
adagio
adairs
adairs kids
adam and eve
adani green energy
adani power
adani total gas
adani transmission
addition elle
addlife
addtech
adecco
adeg
adeia
adfc
adient
adler
adlo
adma biologics
admiral
admiral sportwetten
adnams
adobe
adopt
advance auto parts
advance financial
advanced micro devices
advantest
advocate health care
adyen
aecom
aedifica
aegon
aena s m e
aeon
aerie
aerojet rocketdyne
aeroports de paris
aeropostale
aerovironment
aes
aesop
affinity credit union
affirm
afgri equipment
aflac
afriquia
afters original
afuri
agafarma
agatha
agc
ageas
aggreko
agibank
agip
agla
agnc investment
agnes b
agri go fuel
agrola
ahepa hall
ahern rentals
ahorramas
aib
aica kogyo
aida
aiden by best western
aigner
air france klm
air liquide
air products
air products and chemicals
airbnb
airbus
aire de restauration costco
airgas
aisin
aixam
aixtron
ajinomoto
ako
aktieselskabet schouw
aktivoptik
akzo nobel
al prime energy
al sydbank
alacrity securities
aladdins eatery
alain afflelou
alamo
alamos gold
alaska air
albemarle
albert heijn
albert heijn to go
albert heijn xl
albertsons
alcampo
alcoa
alcon
alcott
ald
aldo
ale
ale hop
alex
alex and ani
alexander mcqueen
alexandria real estate equities
alfa
alfa laval
alfa romeo
alfresa
alia n tanjay
alianca catalana
alice
alice + olivia
alila
alimentation couche tard
alimerka
alkermes
allakos
allantico vinaio
allbirds
alldrink
allegheny technol dl 01
allegion
allen and harris
allen edmonds
allergy therapeutics
allesz
allfunds
alliant energy
allianz
allied universal
allreal
allsaints
allstate
allsups
alltours
alltown
alltown fresh
ally fashion
ally financial
almirall
alnatura super natur markt
aloft
aloha island mart
aloha petroleum
aloha poke
alon
alpargatas
alpek
alphabet
alphagraphics
alpine
alps alpine
als beef
alsford
also
alsok
alstom
alta convenience
altagas
altard state
altarea
alten
alterna savings
alteryx
altima dental
altitude
altium
altorfer cat
altria
altınbas
alua
alupar investimento
alves bandeira
alvo
amac
amada
amadeus it
amarc resources
amart furniture
amatos
amavia
amavita
amazing intimate essentials
amazon
amazon books
amazon fresh
amazon go
ambarella
amber
amber taverns
ambev
ambu
ambuja cements
amc
amcal
amcor
amedisys
amerco
ameren
ameresco
america first credit union
america movil
america today
american deli
american eagle outfitters
american electric power
american express
american freight
american girl
american golf
american greetings
american international
american legion hall
american red cross
american roofing supply
american signature furniture
american stat wtr dl 2 50
american tire depot
american tower
american vintage
american water works
americas best value inn
americas car mart
americas gold and silver
americinn
amerigas
ameriprise financial
amerisleep
amerisourcebergen
ameristop
amern home 4 rent a dl 01
ametek
ametller origen
amgen
amic
amicus therapeutics
amigo
amigos
amiri salon
amoco
amorepacific
amorino
amp
amphenol
amplifon
ampm
ampol
ams
amscot
amundi
amvets post
amys ice creams
an energeticos
ana
anaconda
analog devices
anantara
anaplan
anatomie
and other stories
and pizza
andaz
andre
andrea
andys frozen custard
ange
angelo caputos fresh markets
angling direct
anglo american
angus and coote
anheuser busch inbev
anicura
anika schuh
anker
ann summers
ann taylor
anna bella
anna van toor
anne and max
anritsu
ansons
ansys
antarchile
antea bestattungen
antero resources
anthem
anthonys coal fired pizza
anthropologie
antic
antoine et lili
anwb
anytime fitness
anytyme
anz
aok baden wurttemberg
aok bayern
aok bremen bremerhaven
aok hessen
aok niedersachsen
aok nordost
aok nordwest
aok plus
aok rheinland hamburg
aok rheinland pfalz saarland
aok sachsen anhalt
aon
apa
apache pizza
aperam
aphria
apl apollo tubes
aplus sunoco
apm monaco
apollo optik
apollo tyres
aposto
appartcity
appenzeller kantonalbank
appian
apple
applebees
applegreen
appliance repair by asurion
applied ind techs
applied materials
applied optoelectronics
applovin
applus bilsyn
aptiv
aquamatic
ar workshop
ara
arabica
arag
aral superwash
aramis
arbeiterwohlfahrt
arbys
arc resources
arca continental
arcadis
arcaplanet
arcelormittal
arche
archer daniels midland
arci
arconic
arcosa
arcteryx
arctic circle
ard discount
ardene
argan
argenta
argenx
argos
arhaus
arista networks
aristocrazy
aritzia
arjo
arkema
arket
arko
armand thiery
armazem paraiba
armbruster
arnold clark
arnold clark car and van rental
aroma joes
aroogas
aroundtown
arrival
arthur j gallagher
arthus bertrand
artotel
asahi
asahi intecc
asahi kasei
asda
asda express
asda living
asda on the move
asda opticians
asepeyo
ashley homestore
ashmore
ashok leyland
asiahung
asian paints
asics
ask italian
asm international
asml
asmodee
asos
aspen dental
assa abloy
assai atacadista
assicurazioni generali
assura
assurant
assuredpartners
astm
aston martin
aston martin lagonda global
astral
astral poly technik
astrazeneca
astro
at and t
at home
atacadao
atb financial
atco
atem
athabasca oil
athleta
athletico physical therapy
ati
ati physical therapy
atkore
atlantia
atlas copco
atmos en
atmos energy
atmosphere
atol
atos
atrium ljungberg
atrium therapeutics
attic salt
atul
atwoods
au bon pain
aubade
aubuchon hardware
auchan
auchan drive
audemars piguet
audi
audika
auntie annes
aurelios pizza
aurubis
aussie
aussie disposals
auto plus
auto securite
auto value
auto1
autobarn
autodesk
autofit
autograph collection
autogrill
autohopper
autoliv
automat
automester
autonation
autopartner
autosur
autotaalglas
autour de bebe
autovision
autozone
away
awg modecenter
axa
axfood
axion
axsome therapeutics
ay yildiz
ayenda
ayk sonnenstudio
azbil
azimut
azzip pizza
b and m
b and m bargains
b and m express
b and q
b bops
b c pizza
b petrol
b riley financial
b2gold
b2w companhia digital
b8ta
babcock international
babilou
baby bunting
baby walz
babygap
babyone
bach to rock
bachem
bachmeier
bacio di latte
back factory
back yard burgers
backhaus hackner
backhaus hennig
backhaus nahrstedt
backstube wunsche
backwerk
badcock home furniture and more
badrhino
bafang dumpling
bag o crab
bagels and beans
bageterie boulevard
bagshaws residential
baguette
bahama breeze
bahlsen outlet
bahn bkk
bailey nelson
bairstow eves
baja fresh
bajaj auto
bajaj finserv
bakkafrost p f
balenciaga
baleno
balfour beatty
balfours
ball
ballenoil
bally
baloise
baluard barceloneta
bama
bamboo sushi
bambu
banamex
banana moon
banana republic
banana tree
bancastato
bancolombia
bancomeeva
bandai namco
bandeira branca
banese
banestes
banette
bang and olufsen
bank99
bankfinancial
banking hub
bankinter
banorte
banpara
banregio
banrisul
banter by piercing pagoda
banyan tree
barbeques galore
barberitos
barbershop by timpson
barbour
barcelo
barclays
barco
bareminerals
baren treff
barenland
bargain booze
bargain buys
baristi
barmenia
barmer
barnard marcus
barnardos
barnes
barnes and noble
barneys new york
barratt developments
barre3
barrhead travel
barrick gold
barrio
barrique
barros pizza
barry callebaut
barrys
bartaco
bartell drugs
basf
bashas
basic fit
basil box
basilico
baskin robbins
basko
basler kantonalbank
bass pro shops
bassett furniture
bastide
bath and body works
bath depot
batteries plus bulbs
battery world
bauhaus
bauking
baume and mercier
bausch health
bauspezi
bavarian nordic
bawag
bawag psk
baxter international
bayer
bayer cropscience
baymont
baynes
baywa
bb biotech
bb q chicken
bb seguridade participacoes
bbbank
bbva
bcc
bcc roma
bcd tofu house
bce
bcf
bdc
beacon
beacon lighting
beales
bealls florida based
bears and friends
beat81
beaumont tiles
beauty success
beauty supply outlet
beautyhairshop
beaverbrooks
beazley
bebe 9
bebeco
bechtle
becker + floge
becker buttner held
beckers
becle
becton dickinson
becu
bedmart
bedshed
beef obradys
beefeater
beeline
beep
beets and roots
befed
befesa
beggars pizza
beiersdorf
beijer ref
bekaert
beko
bel
bel air
bel and bo
belchicken
belden
beldona
belfius
belhaven pubs
belk
bell
bellaflora
belle property
belle tire
bellstores
bellway p l c
belmond
belros
beltone
belushis
belvoir
ben and jerrys
ben bridge
ben sherman
benavides
bench
benchmarx
bene
benedettis pizza
benesse
bengongs tea
benihana
benjamin moore
bennetts petroleum
bennigans
bens cookies
benson auto parts
bensons for beds
bento
bento sushi
benu
benz wein und getrankemarkt
beobank
beone
berel
berkman
berkshire hathaway
berlitz
berner kantonalbank
bershka
bertrand
bertuccis
best and less
best brains
best buy
best buy express
best buy mobile
best friends
best one
best western
best western plus
bestway
beter bed
beter horen
betfred
better buzz coffee
betts
betty barclay
bettys burgers
bever
bevmo
beyfin
beyond
beyond hello
beyond meat
bft
bgv
bharat forge
bharat heavy electricals
bharat petroleum
bharti airtel
bhg
bi erhvervsejendomme
bi lo
bi mart
biba smart playground
bibliocabine
bico de xeado
bieb bieb aalst
big 4 holiday parks
big 5 sporting goods
big apple
big apple bagels
big bazar
big bee
big bompreco
big boy
big brand tire and service
big d oil
big fernand
big gesundheit
big lots
big o tires
big orange
big w
big y
big yellow
bigchefs
biggby coffee
bigmat
bijou brigitte
bikini village
bilgro
bilka
bill
billa
billa marktkuche
billa now
billa plus
billa stop and shop
billa unterwegs
billabong
billerudkorsnas
bills
billy tacos
biltema
bimba y lola
bing lee
binnys beverage depot
bio c bon
bio mundo
bio planet
bio techne
bio val
bioaxiome
bioburger
bioclinic
biocon
biocoop
biofutur
biogen
biolab avenir
biolaris
bioliance
biomarin phar dl 001
biomax
biomerieux
biomonde
biontech
bioped
biosites
bipa
biprogy
birds
birkenstock
biscuitville
bisquets obregon
bizzarro
bjs
bjs gas
bkk vbu
bkw
black angus
black bear diner
black red white
black rock coffee
black sheep coffee
blackberry
blackjack pizza
blackout
blackrock
blackrock cl a dl 01
blacks
blackstone
blackstore
blains farm and fleet
blakes lotaburger
blank street coffee
blast fitness
blaze pizza
blenz coffee
bleu libellule
blimpie
blinds to go
blink fitness
block
block house
blockbuster
blokker
bloomingdales
bloomsyard
blue beacon
blue bottle coffee
blue cross
blue diamond garden centres
blue federal credit union
blue illusion
blue nile
blue star donuts
blue tit
blue tomato
bluefit
bluemercury
bluenotes
bluepearl
blueprint medicines
bluespirit
blume 2000
blumen b and b
blumen risse
bmart
bmn bouwmaterialen
bmr
bmw
bmw motorrad
bni
bnk financial
bnl
bnp paribas
bnp paribas fortis
bny mellon
bo rent
board and brew
boarders
boathouse
bob and berts
bob evans
bob jane t marts
boba guys
bobablastic
bobbi brown
boboli
bobs
bobs discount furniture
boc
boconcept
bodega aurrera
bodega aurrera express
body attack
body details
body glove
body minute
bodycare
bodycote
bodystreet
bodytech
boeing
boekentil stad leuven
boekenvoordeel
boels
boesner
bog and ide
boggi milano
bogner
boheme
bojangles
bok financial
boliden
bollore
bolo da madre
bom
bombardier
bomgaars
bonafide
bonanza steakhouse
bonarea
bonchon chicken
bone daddies
bonefish grill
bonesupport
boni
boni soir
bonita
bonita men
bonjour
bonmarche
bonobos
bonpreu
bonworth
boohoo
boojum
booker wholesale
booking
books a million
boons markt
boost juice
boost mobile
booster juice
boot barn
booths
bootlegger
boots
boots opticians
booz all ham cl a dl 001
booz allen hamilton
boq
boralex
borgwarner
bosch
bosch car service
bosco
boscovs
bose
bossard
boston beer
boston pizza
boston scientific
boston tea party
bottega veneta
bottega verde
botticelli
bottlemart
bouclair
bouclair home
bourbon st grill
boutique paraboot
boux avenue
bouygues
bowlero
box
boxlunch
boyd cat
boyes
boylesports
bp express
bp p l c
bp shop
bpi
br mania
bradesco
bradespar
bradespar s a pfd
bradfords building supplies
bradleys
braganza tea
brainwash
brainwave
brakes plus
bram ladage
brandon hire station
brandy melville
brantano
bras n things
braums
bravida
bravo
brax
bread ahead
breadtop
bred
brederode
breitling
brembo
brenntag
breuninger
brewdog
brewers
brewers fayre
brewhouse and kitchen
brewingz
brezan
brezelkonig
brf
brice
bricks and minifigs
brico
brico depot
brico ok
bricocenter
bricofer
bricomarche
bricorama
bridgehead
bridgestone
bridgfords
briggs equipment
bright horizons
bright now dental
brighthouse
brighthouse financial
brighton collectibles
brightsph inv grp 001
brillen de
brillen rottler
brillux
brio
brioche doree
bristol myers squibb
british amerdrn
british land
british red cross
britvic
brixmor property
broadcom
broadview federal credit union
brokerlink
bronsons burgers
brookfield infrastructure
brookfield renewable
brooksfield
brookshires
brookstone
brothaus
brown and brown
brown and merry
brown bear car wash
brown forman
browns
browns chicken
brp
brueggers bagels
brugsen
bruker
brumbys bakeries
bruna
brunello cucinelli
brunet
bruno banani
brusters ice cream
btv
bubbakoos burritos
bubbas 33
buc ees
buca di beppo
buccellati
buchbinder
bucher pustet
buck mason
bucking bull
buckle
buddys pizza
budgens
budget
budget truck rental
budni
buenas migas
buffalo grill
buffalo wild wings
buffalo wings and rings
buffetti
bufkes
bugatti
buick
build a bear workshop
buildbase
bulgari
bulk barn
bulthaup
bumi armada bhd
bumper to bumper auto parts
bumpers
bund
bund der pfadfinder innen
bundnis 90 die grunen
bunge
bunge global
bunnings warehouse
buns from home
bunzl
buona
bupa dental care
burberry
bure equity
burger and lobster
burger king
burger street
burger urge
burgerfi
burgerfuel
burgerheart
burgerme
burgerville
burn boot camp
burns the bread
burnsco
burrito boyz
burson auto parts
burton
busaba
busch
bushs chicken
busy bees
butchies
buy buy baby
buzz bingo
buzz gym
buzzi unicem
bvlgari
bvz
bw signature collection
bwoc
bws
bxp
byd
byrider
byrne dairy
byrne dairy and deli
byron
bystronic
c a l ranch
c and a
c h robinson
c spire
c town supermarkets
c3 ai
ca immobilien anlagen
caa
cabelas
cabot oil and gas
cacau show
cache cache
caddys
cadera
cadillac
cae
caffe nero
caffe pascucci
caffe spettacolo
caffe vergnano 1882
caixabank
cajasur
cake box
calbee
caledonia investments
caliber car wash
caliber collision
calida
california closets
california coast credit union
california fish grill
california pizza kitchen
california sandwiches
california tortilla
call a pizza
call it spring
callaway golf
calliope
caltex
calvin klein
calzedonia
camaieu
camden property
cameco
camicado
camicissima
camille albane
camisaria colombo
camomilla
camp david
campanile
campbell soup
camper
camping world
canac
canada computers
canada goose
canada post
canadian national railway
canadian natural resources
canadian pacific railway
canadian solar
canadian tire
canadian tire gas+
canadian utilities
canali
cancom
candlewood suites
candy tyme
canfor
canna cabana
cannabist
canon
canopy
canopy growth
capcom
capgemini
cappuccino
caprabo
capri
caprinos pizza
capriottis
car x
caravan
carbon health
card factory
cardinal health
cardlytics
cards direct
cardzone
carglass
cargo
carhartt
carhartt work in progress
caribou coffee
carl zeiss meditec
carlin
carlings
carlsberg
carlton cards
carluccios
carlyle
carmax
carmila
carnival
carnival paired ctf
caroll
carpeople
carpet one floor and home
carpetright
carphone warehouse
carpisa
carquest
carrabbas italian grill
carre blanc
carrefour city
carrefour contact
carrefour express
carrier global
carry out
carshop
carstar
carters
carters oshkosh
cartier
cartorio eleitoral
cartridge world
carulla
carvana
carvel
casa
casa de bolos
casa del libro
casa do construtor
casa do pao de queijo
casas bahia
casden
caser
casetify
caseys
cash 4 you
cash america pawn
cash converters
cash express
cash generator
cash money
cashco financial
cashmax
casino
casino guichard perrachon
cassanos pizza king
castano
castellum
castle dental
castle pubs
castle rock
cat scale
catalent
catalonia
caterpillar
catherines
catimini
cato
cats protection
cava
cavavin
cazoo
cboe global markets
cbre
ccaa
ccc
ccr
ccrls
cdu
cdw
cecil
ceconomy
cef
cefa early learning
cefco
celanese
celcuity
celeiro
celine
celio
cell phone repair
cellairis
cellarbrations
cellaxs
cellink
celltrion
celltrion pharm
cellys
cemex
cencora
cencosud
cencosud shopping
cenex
cenovus energy
centauro
centene
centerpoint energy
centerra gold
centershop
centerstone
centex
centra
centrakor
centrelink
centrica
centrica ls 061728395
century 21
centurylink
cerballiance
cerence
ceres power
cerevel therapeutics
ceridian hcm
cerise et potiron
cerner
certara
certified
cerved
cesce
cex
cha payom
chagee
chaiiwala
champion
champs chicken
champs sports
chanel
change lingerie
change please
chapters
charles clinkard
charles schwab
charles tyrwhitt
charles vogele
charleys philly steaks
charlotte russe
charlotte tilbury
charm diamond centres
charmed aroma
charrua
charter
chase
chateau dax
chatime
chatr
chatters
chaumet
chaussea
check into cash
check n go
checksmart
cheddars
chedraui
cheeburger cheeburger
cheesecake factory
chefstore
chegg
cheirin bao
chemours
cheniere energy
chery
chesapeake energy
chesters
chestertons
chevaliers de colomb
chevrolet
chevron
chevys
chewy
chez ashton
chicco
chicha san chen
chick fil a
chicken cottage
chicken express
chicken salad chick
chicken shop
chicken street
chicken treat
chicoree
chicos
chicos off the rack
chilango
childcare network
childrens hospice south west
childrens learning adventure
childtime
chilis
chilli beans
chimcking
china in box
china wok
chinhung international
chipotle
chipotle mexican grill
chiquinho sorvetes
chiquito
chisholm hunter
chloe
chocolates brasil cacau
choices flooring
chopo
chopstix
chopt
chr hansen
christ
christian dior
christian louboutin
christmas tree shops
christopher and banks
chrysler
chubb
chubu electric power
chuck e cheese
chucks roadhouse
chugoku electric power
chungchun
churchs
churchs chicken
chuys
ci financial
cia paranaense en pfd b
cibc
cibo espresso
cicar
cicis
cidara therapeutics
ciena
cigkoftem
cigna
cignall
cimarex energy
cimpress
cincinnati financial
cinemark
cinemex
cineplanet
cineplexx
cinepolis
cinesa
cinestar
cineworld
cinnabon
cinnaholic
cintas
cipla
circle k
cirrus logic
cisalfa sport
cisco
cit
citgo
citi trends
citibank
citigroup
citizenm
citizens financial
citroen
citta del sole
city beach
city chic
city electric supply
city express
city kiosk
city mill
city plumbing
civibank
cj cheiljedang
cj enm
cklass
claim jumper
claires
clapton craft
clarel
clariant
clarion
clarion pointe
clarivate
clark
clarks
clarks pump n shop
clarkson eyecare
claro
classic all blacks
classic collision
claudia strater
claudie pierlot
claudio
clean eatz
clean energy fuels
clean juice
cleo
clerhp estructuras
cleveland cliffs
clever fit
cliffs natural resources
clinpath pathology
clintons
clore beauty supply
clorox
closed fashion label
cloudera
cloudflare
cluck u chicken
cme
cmg financial
cms energy
cna
cnn newsstand
cnova
coaliment
coast to coast
cobasi
cobblestone inn and suites
cobs bread
coca cola
coca cola femsa
coca cola hbc
coccinelle
coccodrillo
coco
coco di mama
coco ichibanya
cocokara fine
codale
code ninjas
codere
coeur mining
coffee republic
coffee time
coffee#1
cofidis
cofinimmo
coforge
cognex
cognizant
cohens fashion optical
coherent
coin excelsior
coinbase
coinbase global
coincasa
colas
colbun
colcci
cold rock ice creamery
cold stone creamery
cole haan
coles
coles central
coles local
colette by colette hayman
colgate palmolive
colicci
colins
colliers international
colloseum
coloplast
color me mine
colora
colorshop
colours and beauty
colruyt
columbia sportsw dl 01
combi
comcast
comcave
comerica
comet
comex
comfort dental
comfort inn
comfort inn and suites
comfort suites
comma
commerzbank
compagnie de saint gobain
compagnie dentreprises cfe
compagnie du cambodge
compagnie plastic omnium
compania cervecerias unidas
compass
compro oro
compucopias
compugroup medical
comsys
conad
conad city
conad superstore
conagra brands
conbipel
concordia financial
condado tacos
condis
confidence cambio
conforama
confortauto
connect hearing
connells
connor
conoco
conocophillips
conrad
conselho tutelar
consolidated edison
consolidateddrn
constance
constellation brands
constellation energy
constellium
construction part dl 001
consum
consume
contextlogic
continental resources
continentale
continente
continente bom dia
continente modelo
convatec
converse
coolblue
coop atlantique
coop city
coop fi
coop pronto
coop tankstelle
coop vandaag
coop vitality
coopcompact
cooper
cooper and tanner
cooper electric
coopers hawk
cooplands
copart
copec
copelands
coppel
cora
cora non quebec
cora quebec
coral
corbion
corcept therapeutics
corepower yoga
corning
coromandel international
corpay
corporacion financiera alba
corporacion moctezuma
corsair gaming
cort furniture outlet
cort furniture rental
cortefiel
corteva
cos
cosan
cosechas
cosi
cosmo
cosmoparis
cosmoprof
cost cutters
costa
costa drive thru
costa vida
costantin
costar
costco
costco gasoline
costco optical
costco pour lentreprise
costco wholesale
costcutter
cote brasserie
cotelac
coto
cotswold outdoor
cottage inn pizza
cotton on
cotton on body
cotton on kids
coty
couche tard
country financial
country inn and suites
country kitchen
country pride
country road
country style
country waffles
countrymax
courir
courtepaille
courtyard
cousins subs
covestro
covetrus
coviran
covivio
coway
coyote ugly
cpfl energia
cpi property
cracker barrel
craft union
crai
craigs cookies
crane
crash champions
crate and barrel
crawford
creams
credem
credicoop
credit acceptance
credit maritime
credit mutuel
credit union of texas
credito agricola
credito emiliano
cree
crefisa
crelan
crepes and waffles
crescent point energy
cresci e perdi
cresol
crevier
crh
crh medical
cricket wireless
crisil
crisis
crispr therapeutics
criteo
crocs
croda international
croque livres
crosscountry mortgage
crossfit
crosstown
crousty game
crowdstrike
crown
crown castle
crowne plaza
crumbl cookies
crunch fitness
crust
cruz verde
csf
csl plasma
csu
csx
ctd tiles
ctp
cts eventim
cubitts
cuidado con el perro
cuisinella
cultura
cultura inglesa
culvers
cumberland farms
cummins
cupra
curaleaf
curevac
curio collection by hilton
currys
curves
curzon
cushman and wakefield
cvc
cvr energy
cvs health
cyberagent
cyberport
cycle gear
cyclebar
d p dough
d r horton
d reizen
dacia
daf
daglibrugsen
dagostino
dagwinkel
daicel
daido steel
daifuku
daihatsu
daiichi sankyo
daiichikosho
daikin ind
daily mail and general
daimler
daio paper
dairy queen
daiso
daisy mart
daiwa house industry
daiwa securities
dak gesundheit
dallas bbq
dallmeyers backhus
dalmia bharat
daltile
damart
dammann freres
dan john
dan murphys
dangelo grilled sandwiches
dangerfield
daniadown
daniels
daniels donuts
danmission
danone
dansk røde kors genbrug
dapsa
dari mart
darty
dash in
dassault aviation
dat backhus
datadog
dats 24
datwyler
daunt books
davannis
dave and busters
daves hot chicken
davi nails
david jones
david lloyd clubs
david yurman
davide campari milano
davids bridal
davidstea
davita
davivienda
day today
day today express
daybreak
daycambio
daylight donuts
days inn
db reisezentrum
dcc
dds discounts
de beren
de fursac
de hypotheekshop
de hypotheker
de ijswinckel
de kringwinkel
de pizzabakkers
dealz
debeka
debenhams
debeukelaer factory outlet
decathlon
decimas
deckers brands
deckers outdoor
deco
decokay
deepak nitrite
deere
defacto
defender
dehner
deichmann
deka lash
dekamarkt
dekra
del sol
del taco
delhaize
delhaize shop and go
delicious pho
delifrance
deliveroo
delivery hero
deliway
deloitte
delonghi
delta air lines
delta new jersey
delta sonic
delta sonic car wash
demant
demasie
dena
denali therapeutics
denbury
dendy
denizbank
denka
denmans
denner
denner express
denns biomarkt
dennys
denso
dentalia
dentalpro
dentalworks
dentix
dentons
dentsply international
dentsply sirona
dentsu
dentsu soken
depot
depyl action
der beck
der mann
derendinger
derimod
dermapharm hldg
derpart reiseburo
dertour reiseburo
derwent london
desa
deserres
desigual
desjardins
desktop metal
despar
dessange
destination by hyatt
destination maternity
deutsche borse
deutsche lufthansa
deutsche post
deutsche see
deutsche telekom
deutsche vermogensberatung
deutsche wohnen
deutscher kinderschutzbund
deutsches jugendherbergswerk
deutsches rotes kreuz
devernois
devialet
devk
devlyn
devon energy
devred
dexco
dexcom
dexters
dfds
dfs
dgb
dgx
dhl
di jones
dia
dia and go
diageo
diakonie
dialog semiconductor
dialprix
diamond shamrock
diamondback energy
diasorin
dibellas subs
dickeys barbecue pit
dicks house of sport
dicks sporting goods
didi
die grenze
die linke
die lohners
dierbergs
diesel
dietplus
dig
digicel
digital federal credit union
digital turbine
dignity
dillards
dillards a dl 01
dille and kamille
dillons
dimmeys
din bilpartner
din tai fung
ding tea
dinh van
dior
dippin dots
diptyque
dir line ins ls 10909090
dirck iii
direct factory outlets
dirk
dirt cheap
disc replay
discount drug mart
discount tire
discovery
dish
dishoom
diska
district taco
ditsch
dixy chicken
djerriwarrh investments
dkny
dksh
dkv
dlf
dlrg
dmg mori
dng
do it best
dobbe
dobbies
docmorris
docusign
dodge
dodo pizza
dog haus
doggis
dogtopia
dolce and gabbana
dolcezza
dollar car rental
dollar general
dollar tree
dollarama
dollarcity
domayne
dome
dometic
dominion energy
dominos
dominos pizza
domo
domtar
don don donki
don roberto jewelers
donatos pizza
dong suh
donut king
dooney and bourke
doordash
doosan bobcat
doosan fuel cell
doosan infracore
doppelganger
doppio espresso
doppio malto
dorevitch pathology
dorint
dormakaba
dormimundo
dornseifers frischemarkt
doro daily
doro supermercati
dorothy perkins
dosenbach
dotti
doubledaves pizzaworks
doubletree
dough zone
doughnut time
douglas
douglass hanly moir
dow
dowa
dpaschoal
dpd
dpiu
dq grill and chill
dr kong
dr lal pathlabs
dr martens
dr max
draftkings
drake and morgan
drakes
drax
dream dinners
dream doors
dream unlimited
dreambaby
dreamland
dreams
drei
dreissig
dress barn
dressmann
drivetime
droga quinze
droga raia
drogasil
drop in
dropa
dropbox
druni
drury inn and suites
drybar
drømmeland
ds automobiles
ds smith
dsv panalpina
dsw
dte energy
dtlr
du pareil au meme
duane reade
ducati
duchess
duck donuts
duck thru
duckbill cookies and coffee
dufry
duke energy
dulux paints
duncans
dune london
dunelm
dunhams sports
dunhill
dunkin
dunkin coffee
dunlop
dunn edwards paints
dunn tire
dupont
dupont de nemours
duratex
duro felguera
durr
dusk
dutch bros coffee
duty free americas
dvv
dws
dxl mens apparel
dye and durham
dymocks
dynacare
dynamite
dyneff
dyomedea neolab
dyson
e cig city
e cigarette direct
e i du pont de nemours
e l financial
e leclerc
e leclerc auto
e leclerc brico
e leclerc drive
e leclerc espace culturel
e leclerc express
e leclerc jardi
e leclerc location
e leclerc parapharmacie
e leclerc voyages
e on
e5 mode
eaglerider
eagles lodge
earls
early settler
earthwise pet
eason
east coast wings + grill
east of chicago pizza
east side marios
eastern mountain sports
easy
easy bathrooms
easyapotheke
easyfinancial
easyfitness
easyhome
easyhotel
easyjet
eat happy
eataly
eatn park
eaton
eaves by avalon
eazie
ebara
ebay
ebl naturkost
ecco
echo electric
echostar
eclipse
eco express
ecobank
ecolab
econo lodge
econofitness
ecopetrol
ecopetrol sadrn
ecopro bm
eddie bauer
eddie rockets
edeka
edeka aktiv markt
edeka c+c grossmarkt
edeka foodservice
edeka getrankemarkt
edeka xpress
edenred
edge clothing
edible arrangements
edison international
edition
edp
edp renovaveis
edward jones
edwards lifesciences
edwin
eegees
efg international
efs
eggs up grill
eggslut
eggsmart
ego
ego mediterranean
eh smith
ehrhardt reifen + autoservice
eiffage
eileen fisher
eilles
einstein bros bagels
einstein kaffee
eir
eisai
ekom
ekoplaza
el and n
el corral
el corte ingles
el ganso
el jamon
el jannah
el pollo loco
el puerto de liverpool
el rincon
el rincon and coffee
el rinconsito
el super
elan
elastic
elbenwald
elders
eldi
eldorado gold
electro depot
elefante azul
elekta
elektra
element by westin
elements massage
elena miro
elephant bleu
elevance health
elevation burger
elgiganten
eli lilly
elis
elisabetta franchi
elks lodge
elli
ellianos coffee
els
emack and bolios
emami
embassy suites
ember inns
embou
embracer
embraer
emcor
emera
emergent biosolutions
emerson electric
emil reimann
emilio adani
emisfero
emma
emme
emmi
emo
empire cat
emporio armani
enagas
enav
enbridge
encavis
enchilada
endava
endeavour mining
endesa
endlich ohne tattooentfernung
enel
enel americas
eneos
enercoop
energas
energean
energisa
energy fuels
energy transfer
enerpetroli
enersys
eneva
engbers
engel and volkers
engie
engie brasil energia
eni
eni shop
eni wash
enilive
enjoy a book nmbs sncb
enmarket
enovis
enphase energy
entain
entegris
entel
entergy
enza home
eog resources
eos fitness
epic wings n things
epiroc
eqt
equador
equatorial energia
equifax
equinix
equinox
equinox gold
equipment depot
equitable
equity residential
equiva
equivalenza
era real estate
eram
eramet
erewhon
erg
ergo
eric bompard
eric kayser
erie indemnity
eriks delicafe
ernest jones
ernstings family
ero copper
eroski
eroski city
erster wiener
es teler 77
escapology
esclatoil
ese o ese
esl federal credit union
esotiq
espaco casa
espacolaser
esporta fitness
espresso house
espressolab
esprit
essanelle
essar
esselunga
essence costco
essentiel antwerp
essex property
essilorluxottica
essity
essity aktiebolag
esso
esso express
esso snack and shop
esso tigerwash
estafeta
estee lauder
estetica
estetica unisex
etam
etb autocentres
etc venues
eterna
ethan allen
etos
etro
etsan
etsy
eu yan sang
eurazeo
eureka street furniture
euro car parts
eurobank ergasias
eurobet
eurobic
eurocaja rural
eurocell
eurochange
eurofins scientific
eurogiant
euromaster
euromobil
euronext
euronics
europabank
europam
europcar
europcar mobility
europcar scandinavia
europeche
europtica
euroshop
eurospin
eurostars
eurowag
euskaltel
evans
evapo
ever new
everards
everbowl
everbridge
evercore
everest
evereve
everfuel
evergreen healthfoods
evergreens
evergy
everhome suites
everlast gyms
eversource energy
evertec
everyman
everyone active
everything but water
evg
evn
evolution
evolution gaming
evotec
evraz
ewa
exelixis
exelon
exito
exki
exor
exp world
expand energy
expedia
expedia cruises
expeditors international
experian
exponent
express men
extra space storage
extrafarma
extramile
extrawurst
extreme pita
extreme pizza
exxon
exxon mobil
exxonmobil
eye wish
eyebrow plus
eyemart express
eyes + more
ez living furniture
ezaki glico
ezells chicken
ezpawn
ezymart
f and c investment
f hinds
f24
f45 training
fabb furniture
fabege
faberlic
fabick cat
fabletics
faborit
fabricland
fabrique
fabutan
factset
fagerhult
fair isaac
fair play casino
fairfax finl hldgs sv
fairfield inn
fairfield inn and suites
fairmont
fairstone financial
fairweather
fakta
falabella
falc immobilien
falconeri
falke
famila
familia
familiprix
family cash
family dollar
family express
family fare
family video
famous daves
famous footwear
famsa
fancl
fannie may
fantasias miguel
fantastic furniture
fantastic sams
fanuc
fareway
farfetch
farm boy
farma conde
farmatodo
farmfoods
farmhouse inns
farrow and ball
fas gas
fas mart
fast escova
fast fix
fast shop
fast stop
fastbreak
fastenal
fastly
fastpartner
fastrac
fastrack
fastsigns
fastweb
fat bastard burrito
fat face
fat phills
fatburger
fatto a mano
fatz
faurecia s e
favorite chicken and ribs
fazolis
fcb coffee
fdj united
fdm bilsyn
fdp
febo
fed natl mtge ass
federal home loan mortgage
fedex
fedex freight
fedex office
felbermayr
felicity j lord
fendi
feneberg
ferguson
ferguson plarres bakehouse
fernwood fitness
ferrari
ferrellgas
ferrexpo
ferrovial
feu vert
fevertree drinks
fiat
fiat professional
fibra uno
ficohsa
fidelidade
fidelity investments
fideuram
fiditalia
fido
fielmann
fiesta mart
fieten olie
figaret
figaros pizza
fiiz drinks
fila
financiere de lodet
financiere de tubize
findomestic
fine and country
fine wine and good spirits
fineco
finetwork
finish line
finkbeiner
finning cat
finning international
fintro
fiorella rubino
fireaway pizza
fired earth
firehouse subs
firestone
firezone
first cash
first choice hair
first choice liquor
first majestic silver
first national financial
first national real estate
first quantum minerals
first reiseburo
first solar
first stop
first virginia
first watch
first west credit union
firstcash
firstenergy
firstontario credit union
firstservice
fischer homes
fiserv
fishbowl
fisher and phillips
fisk
fisker
fissler
fit express
fitactive
fitbox
fitness 19
fitness court
fitness first
fitness first ladies
fitness park
fitness together
fitness24seven
fitseveneleven
fitshop
fitx
five below
five guys
five9
fjallraven
flaga
flamingo casino
flannels
flat iron
flavour vapour
fleet farm
fleet feet
fleetpride
fleischerei richter
flemings
fletchers
flex
flexi
flintco
flip out
flippin pizza
floor and decor
floorworld
flower burger
flowserve
floyds 99 barbershop
flsmidth
flugger
flughafen wien
flughafen zurich
fluidra
fluor
fly
flyers
flying horse coffee
flying j
flying tiger copenhagen
fmc
fnac
fnbo
fogo de chao
folder
foley
fomento economico mexicano
foodary
foodland hawaii
foodmaster
foodmaxx
foodsharing de fairteiler
foodtown
foodworks
foot locker
footaction
footasylum
fora
forbo
ford
forever 21
forever new
forman mills
formula one autocentres
forn de cabrianes
forstinger
fort atacadista
fortinet
fortinos
fortis
fortive
forty winks
fossil
fosters freeze
fosters grille
fosters hollywood
fotofix
fotoprix
fountain tire
four points by sheraton
four points flex by sheraton
four quarters
four seasons
four star pizza
fox
fox in a box
foxs pizza den
foxtons
foyles
fraiche
frame
france loisirs
france travail
francescas
franck provost
franco manca
franco nevada
frank webb home
frankie and bennys
franklin el dl 10
franklin resources
franky getrankemarkt
franprix
franz
fraport
fratelli
fratres
fravega
fred meyer
fred meyer jewelers
freddo
freddy fresh
freddys
free
free people
freebirds
freedom
freedom mobile
freee k k
freenet
freeport mcmoran
freie tankstelle
freightliner
frelsens hær genbrug
fremap
french connection
fresenius
fresenius medical care
fresh thyme
freshco
freshens
freshii
freshly squeezed
freshslice pizza
fresko
fressnapf
friendly express
friendly grocer
friendlys
frisby
frischs big boy
fristo
frite alors
frittenwerk
froiz
fruitisimo
frys marketplace
fs development investment
ftz
fubotv
fuchs petrolub
fuddruckers
fudo tetra
fuego
fuelcell energy
fuji electric
fuji kyuko
fujifilm
fujitsu
fujitsu general
fulgent genetics
full
fullers
fun town rv
funside
furniture village
fusalp
fuso
fussl
fust
fuzzys taco shop
fye
fyidoctors
føtex
føtex delikatesse
føtex slagter
g and w gezondheidswinkel
g star raw
g4s
g500
gabes
gabetti
gabor
gabriel pizza
gabriels
gadis
gaes
gag immobilien
gagawa
gail
gails
gala
galapagos
galaxy digital
galenica
galeria
galeries lafayette
galicia mas
galitos
gall and gall
galp
galp energia
gama
game
game mania
game nation
gamelife
gamestop
gamesys
gamm vert
gamma
gan
gander outdoors
gandhi
gant
gap body
gap factory
gap kids
garanti bbva
garbarino
garmin
gas plus
gate
gate express car wash
gateway newstands
gato preto
gators dockside
gattis pizza
gaucho
gautier
gaylord
gazel
gaztransport and technigaz
gbarbosa
gbarbosa eletro show
gdp
ge vernova
gea
geberit
gebruder weiss
gecina
geco
gedimat
geek squad
geely
geers
geico
gelatissimo
gelato borelli
gelsons
gemo
gen digital
gen korean bbq
generac
general electric
general mills
general optica
generali
generali tranquilidade
genesis
genesis health and fitness
genghis grill
genki sushi
genmab
genol
gentex
gentle dental
genuine parts
genus
genworth financial
george
george weston
geox
gerdau
german american
german doner kebab
gerresheimer
gerry weber
gertrude hawk chocolates
gestamp automocion
getgo
getinge
getlink
getranke arena
getranke city
getranke hoffmann
getranke quelle
getrankeland
getrankewelt
gew
gfl environmental
ghanda
giant carlisle
giant eagle
giant landover
giant tiger
giap
gibson energy
gidor
gifi
gigasport
giggling squid
gigis cupcakes
gildan activewear
gilgens
gina laura
ginos
ginos east
giocheria
giordano
giorgio armani
giraffas
giraffe
giraffe stop
girl scouts
gitem
giunti al punto
givaudan
givenchy
givova
glanbia
glarner kantonalbank
glassons
glaxosmithkldrn
glaxosmithkline
glencore
glitter
glo
global blood therapeutics
global credit union
global fashion
global payments
globalcaja
globales
globant
globe life
globetrotter
globo
globus
globus baumarkt
globus medical
gloria jeans
glu mobile
gmc
gmf
gmo
gmr infrastructure
gnb sudameris
gnc
gnp
go ape
go asia
go coffee
go local
go outdoors
go outdoors express
go sport
goals
godaddy
godfathers pizza
godfreys
godiva
godot and fils
godrej consumer products
goed
goeken backen
gohealth urgent care
goldbet
golden 1 credit union
golden chick
golden corral
golden discs
golden goose
golden nozzle car wash
golden tulip
goldenpoint
goldilocks
goldman sachs
goldmark
golds gym
goldsmiths
golf galaxy
golf town
golftec
gomart
gong cha
good 2 go
goodlife fitness
goodwill
goodyear tire and rubber
goodys
google
goon
goossens
gordmans
gorg
gorjana
gortz
gortz 17
gosch sylt
gothaer
goudwisselkantoor
gourmet burger kitchen
graco
graduate
graeters
graff
grafton
grainger
granado
grand hyatt
grand line
grand litier
grandoptical
grandvision
grandys
granier
granit
grao espresso
grape tree
graubundner kantonalbank
grawe
graybar
grease monkey
great american cookies
great canadian gaming
great canadian oil change
great clips
great west lifeco
great wraps
green motion
greencoat uk wind
greencross vets
greene king
greenhalghs
greenpeace
greenslade taylor hunt
greenstate credit union
greentheory
greggs
grido
grieneisen bestattungen
grifols
grilld
grind
gringos mexican kitchen
grocery outlet
groenrijk
grom
grosmarket
grosso napoletano
grotto pizza
groupama
growgeneration
grubhub
gruma
gs yuasa
gsf car parts
gsk
gsk stockmann
gte financial
gtu
guac mexi grill
guaranteed rate
guararapes confeccoes
guardant health
gucci
gudrun sjoden
guess
guess accessories
guidepost montessori
guinot
gujarat gas
gulf
gulf express
gulliver
gut gebucht
guthries
gutkauf
gutteridge
guy hoquet
guyana goldstrike
guzman y gomez
gvs
gwm
gymboree
gyu kaku
h and k
h and m
h and m hennes and mauritz
h and m home
h and m kids
h and r block
h and t pawnbrokers
h e b
h e b car wash
h e b fuel
h e b plus
h lundbeck
h mart
h samuel
h stern
haagen dazs
haart
habibs
habit burger and grill
habitat for humanity restore
hackett london
haferkater
haffners
hagebaumarkt
haggar
haggen
haidilao hot pot
hain celestial
hair cuttery
hair express
hairhouse
hairkiller
hakim optical
hakuhodo dy
halal fried chicken
halcon viajes
haldirams
half price books
halfords
halfords autocentre
halfprice
halibut house
hall and woodhouse
hallensteins
hallhuber
halliburton
hallmark
hallo pizza
halma
halozyme therapeutics
hamamatsu photonics k k
hamleys
hammer
hammerson
hampton inn and suites
hamptons international
hana financial
hancock whitney
handelsbanken
handelshof
hanesbrands
hanjin kal
hankyu hanshin
hanmi pharm
hannaford
hannoush jewelers
hannover ruck
hans anders
hans im gluck
hansaton
hansemerkur
hanwha
hanwha ocean
hapag lloyd
hapik
happy casa
happy joes
happy lamb hot pot
happy lemon
happy socks
happys pizza
harald nyborg
harbor freight tools
harbour energy
harcourts
hardeck
hardees
hargreaves lansdown
harley davidson
harman kardon
harmonic
harmont and blaine
harnois
harolds chicken shack
harps
harris + hoole
harris farm markets
harris scarfe
harris teeter
harry and david
harry corry
harry ramsdens
harry ritchies
harry rosen
hartlauer
harvest energy
harvester
harvey norman
harveys
hasbro
haseko
hatsun agro product
haubis
haus des doners
havaianas
haval
havan
havanna
havas voyages
haven house childrens hospice
havens hospices
havertys
hawkins bazaar
hawksmoor
hawthorn suites
hay
hays travel
hdi
health mart
healthy planet
hearinglife
hearusa
heating plumbing supplies
heico
heidelbergcement
heineken
helbing
hele
hell pizza
hella
hellofresh
helloworld travel
hellweg
helly hansen
helmerich and payne
helvetia
helzberg diamonds
hem
hema
hemnet
henkel
hennes + mauritz b sk 125
henry laden
henry schein
henrys
hera
herc
herc rentals
hercs nutrition
hering
hering kids
herkules ecenter
herman miller
hermes
hero certified burgers
hero motocorp
hershey
hertz
hertz car sales
hervis
hesburger
hess
het goed
hexagon
hexpol
heytea
heytens
hibbett sports
hickory farms
hicksgas
hidden hearing
hidrosina
hifi klubben
high5
highs
highwoods prop dl 01
hikari tsushin
hilti
hilton
hilton garden inn
hilton grand vacations
hilton world hdgs dl 01
hindustan aeronautics
hindustan copper
hindustan petroleum
hindustan unilever
hindustan zinc
hinnerbacker
hiperber
hipercor
hiperdino
hiperdino express
hippopotamus
hiq tyres and autocare
hirebase
hirose electric
hit
hitachi
hitachi metals
hitejinro
hive pubs
hizi hair
hkk krankenkasse
hmarket
hmm
hmv
hnt
hoa phat
hobbs
hobby lobby
hobbycraft
hobbytown
hochtief
hofer
hofer diskont
hoffner
hofpfisterei
hoka
hokuetsu
holab
holcim
holden
holey moley
holiday
holiday hair
holiday inn
holiday inn express
holiday inn express and suites
holiday oil
holland and barrett
holland blumen mark
holland casino
hollister
hollyfrontier
hollywood bowl
holmen
hologic
holt cat
holzleitner
home bargains
home burgers
home depot
home hardware
home outlet
home2 suites
home24
homebase
homeco
homegoods
homesense
homeslice
homewood suites
honda
honest burgers
honest greens
honey baked ham
honey dew donuts
honeywell international
hooks
hooters
hope
hopper coffee
horgerate seifert
horiba
horizon credit union
horizon therapeutics
horl
hornbach
hoshizaki
hosselmann
hosss steak and sea house
hot dog on a stick
hot topic
hoteles one
hotelplan
hotter
hotworx
houlihans
house bed and bath
house of blues
house of hair
house of hoops
houtbrox
howard hanna
howard johnson
howards storage world
howarth timber
howden
howden joinery
howdens joinery
hoya
hoyer
hoyts
hsbc
hsbc global
hsl
hss hire
hteao
huawei
hubbell
hubbox
huber shop
hubspot
hudbay minerals
huddle house
hudson
hudson booksellers
hudsons bay
hudsons coffee
huffer
hufvudstaden
hugendubel
hugo boss
huhot
hui lau shan
huis and hypotheek
huk coburg
hulic
humana
humanic
humble
hungry horse
hungry howies
hungry jacks
hunkemoller
hunter douglas
hunters
huntington bancshares
hurley
hursts
hush puppies
husky
husky house
husqvarna
hussel
hussel confiserie
hustler hollywood
huws gray
hwy55
hy vee
hy vee gas
hyatt
hyatt centric
hyatt house
hyatt place
hyatt regency
hybe
hyosung tnc
hyper u
hypera
hypoport
hypovereinsbank
hyundai
hyundai autoever
hyundai glovis
hyundai mipo dockyard
hyundai mobis
hyundai rotem
hyundai steel
i d a
i m frellsen
ia financial
iac
ibercaja
iberdoex
iberdrola
ibiden
ibis
ibis budget
ibis styles
iblues
ibm
ibyte
ica gruppen
icade
icbc
ici paris xl
icici securities
icing
idemitsu kosan
idex
idexe
idorsia
ifly
ig bce
ig metall
iga
igm financial
ihle
ihop
ihr landbacker
ihs markit
iida
iittala
ikea
ikea bistro
ikea scandinavia
ikea smaland
ikes love and sandwiches
ikk brandenburg und berlin
ikk classic
ikk die innovationskasse
ikk gesund plus
ikk sudwest
ikks
il forno
il gigante
il pane quotidiano
iliad
iljin materials
illinois tool works
illumina
ilovekickboxing
ilusion
imaginarium
imcd
imd berlin
imerco
imerys
imi
immergrun
immofinanz
imo car wash
imos pizza
imp oil
impact hub
imperial brands
imperial hearing
imperial oil
import parfumerie
in n out burger
inbursa
inchcape
incoop
incyte
independence rlty tr
independent electric
indiamart intermesh
indian motorcycle
indian oil
indigo
indigo sun
indochino
indra
indraprastha gas
indus towers
industrie
indutrade
inficon
infiniti
info edge
informa
ing
ingersoll rand
ingles
ingles gas express
inglot
ingo
injoy
inmotion
innergex renewable energy
innkeepers collection
inno
innogy bucherschrank
innospec
innside by melia
inpex
ins mercato
inside
insmed
insomnia
insomnia cookies
instal bldg prods dl 01
insulet
intact financial
intel
intellia therapeutics
inter cars
inter pipeline
inter rapidisimo
interceramic
interchange
intercityhotel
intercontinental
interdigital
interdiscount
interflora
interfor
interglobe aviation
interhides
intermarche
intermarche express
intermarche super
international
international clothiers
international flavors and fragrances
international paper
international seaways
international workplace
interparfums
interpump
interroll
interspar
intersport
intersport elverys
interstate batteries
intertek
intertoys
intesa sanpaolo
intimissimi
intimissimi uomo
intratuin
intrend
intrum
intuit
intuitive surgical
inver
invesco
invesco physical gold etc
invincible investment
invitae
invitation homes
inxpress
iovance biotherapeutics
iper
iperal
ipercoop
iperfresco basko
ipg photonics
ipiranga
iplace
ippudo
ipsen
iq laser vision
iqos
iqvia
irby
iren
irhythm
iris
irobot
iron mountain
iron skillet
isbank
isetan mitsukoshi
ishares
ishop mixup
island poke
islands
ismash
iss
isuzu
italgas
italiannis
italmark
itau
itau corpbanca
itausa
itm power
itochu
itron
itstyle
itsu
itsugar
itv
iveco
iwatani
iwc
iwg
ixina
izod
izycoffee
izzi
izzos illegal burrito
j alexanders
j b hunt
j crew
j jill
j k cement
j m smucker
j m weston
j mclaughlin
j sainsbury
j w lees
jabil
jacadi
jack and jones
jack astors
jack in the box
jack stack barbecue
jack wills
jack wolfskin
jacks
jacks casino
jackson hewitt
jacksons
jacques wein depot
jacqui e
jaeger lecoultre
jaguar
jaloucity
jamaica blue
jamba
james avery jewelry
jamin
jan linders
janie and jack
jannys eis
janus henderson
janus henderson grp cdis
japan airport terminal
japan tobacco
jardiland
jared
jasons deli
jawoll
jax tyres and auto
jay jays
jaycar
jazen tea
jazzercise
jb hi fi
jbc
jbl
jbs
jcdecaux
jcpenney
jcpenney optical
jde peets
jdv by hyatt
jean coutu
jean louis david
jeans fritz
jeanswest
jeep
jeff de bruges
jefferies financial
jellis craig
jem and fix
jenis splendid ice cream
jenningsbet
jenny craig
jennyfer
jenos pizza
jeol
jeremiahs italian ice
jeromes furniture
jeronimo martins
jersey mikes subs
jessops
jet
jet2
jetblue airways
jets pizza
jetts fitness
jeudan
jewel osco
jewson
jfe
jgc
jiffy lube
jiffy mart
jigsaw
jijonenca
jil sander
jim n nicks
jimboys tacos
jimmy choo
jimmy fairly
jimmy johns
jimmy the greek
jindal steel and power
jj bean
jll
jmdc
jo and joe
jo malone
joann fabrics and crafts
jobcenter
jobcentre plus
jockey
joe and the juice
joe fresh
joe jennings
joes crab shack
joes kwik marts
joes pizza
joey
johanniter unfall hilfe
john deere
john fluevog shoes
john l scott
john lewis
john reed fitness
john wood
johnny bigg
johnny carinos
johnny rockets
johnny was
johns incredible pizza
johnson and johnson
johnson controls
johnson fitness and wellness
johnson matthey
johnsons
johnston and murphy
johnstone supply
jojo maman bebe
jokers
jollibee
jollyes
jonak
jones and chapman
jotun
joueclub
joules
journeys
journeys kidz
joyalukkas
jpmorgan chase
jsr
jsw energy
jsw steel
jtekt
juan pollo
jubilant foodworks
jucy
jugo juice
juguettos
juice it up
juiceland
jules
julias
julien dorcel
julius meinl
jumbo
jumbo cencosud
jump juice
junbi
junge
jungheinrich
juniper networks
junited autoglas
jurlique
just cuts
just in case
just jeans
just over the top
just salad
just sports
justice
justsystems
jw marriott
jysk
k and o
k and o energy
k hub
k kiosk
k+k
k+s
k1 speed
k92 mining
kaady car wash
kadokawa
kagome
kahoots
kahve dunyası
kainos
kaisercraft
kaisers gute backstube
kajaria ceramics
kajima
kakao
kal tire
kalunga
kamera express
kamigumi
kamp k9
kamps
kaneka
kangaroo express
kangourou kids
kangwon land
kansai electric power
kansai nerolac paints
kansas city southern
kanso
kao
kaporal
karcher
karen millen
karl lagerfeld
karma
kartell
karwei
kasanova
kaspas
kate spade new york
katies
katitas
kauai
kaufhaus stolz
kaufland
kawartha credit union
kawasaki kisen kaisha
kay jewelers
kaz minerals
kb financialdrn
kb home
kbc
kbc ancora
kbr
kbtr
kddi
kearney
keatons
kebhouze
keepcool
keihan
keikyu
keim
keio
keisei electric railway
kellogg
kelly moore paints
kellys cajun grill
kelseys
kemper
kempinski
kendra scott
kenedix office investment
kennametal
kennards hire
kennedy wilson
kent kwik
kenvue
kenzo
kering
kernels popcorn
keropetrol
kerry
keurig dr pepper
keurslager
keva juice
kewpie
keybank
keycorp
keyence
keyera
keyline
keystore
keystore express
keystore more
keywest inn
kfc
kfh
kfl supermarkets
kia
kiabi
kibek
kidango
kido
kids empire
kids foot locker
kids r kids
kidstrong
kidstuff
kiehls
kieser
kigılı
kik
kikkoman
kiko milano
kiloutou
kilwins
kimberly clark
kimley horn
kimpton
kinaxis
kind horgerate
kinden
kinder morgan
kinder morgan kansas
kinderzwerfboekstation
kinepolis
kineya mugimaru
king jouet
king kullen
king of donair
king soopers
king soopers marketplace
king taco
kingfisher
kings
kingspan
kinnevik
kinney drugs
kinokuniya
kinross gold
kintetsu
kiocl
kion
kiosk
kipling
kipp
kippie
kirin
kirkens korshær genbrug
kirkland lake gold
kirklands
kirppu
kitanda
kitchen collection
kitchen connection
kitchen stuff plus
kitchen warehouse
kiwoko
kiwoom securities
kizuki ramen and izakaya
kkh
kkr
kla
kla tencor
klabin
klass
kleins backstube
klepierre
klier
klier hair world
klipp
kluswijs
kmart oceania
knappschaft
knight frank
knights inn
knights of columbus
knorr brems unsp adrs1 4
knorr bremse
knowles
koa holiday
koa journey
koa kampground
kobe bussan
kobe steel
kobenhavns lufthavne
kocca
kochloffel
kodak express
kodi
koei tecmo
koenigsegg
kohler
kohls
koi auto parts
koito manufacturing
kokoriko
kokoro
kolle zoo
kolls
komatsu
kona grill
konami
konditorbager
kone
konica minolta
koninklijke ahold delhaize
koninklijke dsm
koninklijke kpn
koninklijke philips
konrad
kontoor brands
koodo
kookai
kool smiles
kop and kande
kopenhagen
korean air lines
korian
korn ferry
koroshi
korperformen
kotobuki spirits
koton
kpmg
kpn
kraftia
kramer pferdesport
krass optik
kratos def +sec new dl001
kreation organic
kreatos
krefel
krispy kreme
krispy krunchy chicken
krist
kroger
kroger marketplace
krones
kruidvat
krumet
krys
krystal
ktm
kubota
kuchen aktuell
kuchen schaffrath
kuchentreff
kuehne and nagel international
kuhn
kujten
kuka
kult
kum and go
kumho petrochemical
kumon international
kung fu tea
kungsleden
kuoni
kura sushi
kuraray
kurtosh
kusmi tea
kusuri no aoki
kutchenhaus
kutxabank
kuups
kvickly
kvik
kwalitaria
kwantum
kwik fill
kwik fit
kwik shop
kwik star
kwik trip
kws saat
kyocera
kyowa exeo
kyowa kirin
kyriad
kyushu electric power
kyushu railway
l and l drive inn
l and l hawaiian barbecue
l brands
l d c
l e lundbergforetagen
l l bean
l3harris
la anonima
la belle province
la boite a pizza
la boucherie
la cage
la casa de las carcasas
la casa de tono
la comer
la compagnie des petits
la compagnie du lit
la croissanterie
la cubanita
la curacao
la despensa
la feltrinelli
la fitness
la foirfouille
la francaise des jeux
la grande recre
la halle
la halle aux chaussures
la lucha sangucheria criolla
la martina
la michoacana
la piadineria
la pizza de nico
la place
la plaza de dia
la porchetta
la quinta inn
la quinta inn and suites
la rebaja
la rinascente
la salsa
la senza
la sirena
la surena
la tagliatella
la vie claire
la vie en rose
la z boy
labcorp
labrador iron ore royalty
lacoste
lada
ladbrokes
laderach
lady foot locker
lafarmacia
laforet
lagardere
lagence automobiliere
lager 157
lagercrantz
lagkagehuset
lagler
lair liquide
lake michigan credit union
lakefront biotherapeutics
laline
lam research
lamb weston
lamborghini
lamps plus
lancia
land rover
land securities
landi
landis+gyr
lane bryant
lanidor
lantana
lantheus
lanxess
lap
lapeyre
lapperre
larrys giant subs
larsen and toubro
larsen and toubro infotech
las iguanas
las vegas sands
laser clinics
laser eletro
laser game evolution
laser quest
laseraway
lasertec
laserum
lasik md
lasikplus
last minute tour
laughing planet
laura
laura ashley
laura ashley home
laura secord
laura todd
laurier optical
lavanderia 60 minutos
lavazza
laverap
laverty pathology
lavomatic
lawson
laynes chicken fingers
lazy dog
lbs
lc waikiki
lcbo
lcl
lcnb
le biscuit
le chateau
le chocolat alain ducasse
le coq sportif
le creuset
le crobag
le five
le kiosque a pizzas
le meridien
le pain du jour
le pain quotidien
le slip francais
le tacos de lyon
le temps des cerises
lear
leau vive
lebenshilfe
lecot
ledo pizza
lee cooper
lee valley
leeann chin
lees famous recipe chicken
lees sandwiches
lefties
leg immobilien
legal and general
leggett and platt
legible london map
lego
legoland
legrand
leguano
leica
leidos
leifert
leightons
leiser
leitura
lem
lemaitre vascular
lemonade
lemonshark poke
lendingtree
lennar
lennox international
lenscrafters
lenzing
leo
leonardo
leonardo boutique
leonidas
leons
leos
lequipeur
lerbolario
leroy merlin
les comptoirs de la bio
leslies pool supplies
lets go fitness
levaduramadre
leverage shares 2x visa
levi strauss
lexus
leyland sdm
lg innotek
lg uplus
liberty broadband
liberty global
liberty gym
liberty siriusxm
liberty tax
liberty travel
liberty woman
libraccio
libris
libro
liconsa
lidl
liebeskind berlin
life style sports
life time
life time work
life vivara
lifelabs
lifeline
lifemark physiotherapy
lifestyle express
lighthouse credit union
lightspeed pos
ligne roset
lilly
lilly pulitzer
linamar
lincc
lincoln
lincoln national
lincraft
linde
lindt
line x
linea directa
linen chest
lions choice
lions clubs international
liquimax
liquor depot
liquor mart
liquorland cellars
lisola dei tesori
little big burger
little burgundy
little caesars
little free pantry
little sheep
little short stop
little waitrose
liu jo
livanova
livent
liveperson
livera
livique
lixil
lizarran
lj hooker
lkq
lkq pick your part
llaollao
lloyd
lloyds bankidrn
lloyds banking
loaf n jug
loandepot
loblaw
loblaws
localiza
localiza rent a car
locatel
locaweb servicos de internet
loccitane
locke
lockheed martin
loding
loetje
loews
loft
logans roadhouse
logo getranke fachmarkt
lohnsteuerhilfe bayern
lolaliza
lolas cupcakes
lolli and pops
lollicup
lollipops playland
london drugs
londonmetric property
lone star texas grill
long and foster
long and mcquade
long john silvers
longchamp
longdan
longhorn steakhouse
longines
longos
longs drugs
lonza
loomis
loop fitness
lorange bleue
lord of the fries
lordco auto parts
loreal
lorna jane
loro
loro piana
losteria
loteria la neuquina
loterias y apuestas del estado
lotte duty free
lotte shopping
lotteria
lotto
lotus
lotus bakeries
louis motorrad
louis vuitton
louisiana cat
louisiana famous fried chicken
louisiana pacific
lounges
lovable
loves
loves alternative energy
loves rv hookup
loves truck care
lovesac
loving hut
lovisa
lowen play
lowenbacker schaper
lowes
loxam
lpg biomarkt
ltur
lubys
lucardi
luciano
lucid
lucilles smokehouse bbq
luckia
luckin coffee
lucky
lucky brand
lucky sushi
luisa spagnoli
lukoil
lukoil mini mart
lululemon
lululemon athletica
lumas
lumber liquidators
lumen
lumentum
lumimart
luna
lunch garden
lundin energy
lundin gold
lundin mining
lupa
lupe tortilla
lupin
lupo
lush
luthy
luzerner kantonalbank
lviv croissants
lvm
lyf
lyft
lynx optique
lyondellbasell
løvbjerg
m and g
m and s foodhall
m and s outlet
m j bale
maa
maaco
maaf
mac cosmetics
mac geiz
mac oil
macallister cat
macerich
macewen
machi machi
mackage
macpac
macro
macs sushi
macstore
macu tea
macxipa
macys
mad mex fresh mexican grill
madame coco
madame frigo
madeiramadeira
madero
madewell
madura
maes
mag silver
magic form
magicuts
magna international
magnet
magnite
mago
mahindra and mahindra
mahogany
maid rite
maidenform
maidenhead aquatics
maif
mail boxes etc
main event
mainstay suites
maje
majestic
maki and ramen
makita
makro
malabar gold and diamonds
malcolm barnecutt
malin+goetz
malmaison
maloa
malteser hilfsdienst
malvon
malwee
malzers
mama shelter
mamas and papas
mana poke
manchester united
manchu wok
mandee
mandiant
mando
mangal credit and fincorp
mango
mango mango dessert
manhattan bagel
manners and harrison
manolo bakes
manor
manpower
manpowergroup
manufactum
manulife financial
mapco
mapfre
maple bear
maquinitas
marathon
marathon digital
marathon oil
marathon petroleum
marble slab creamery
marc cain
marc jacobs
marc opolo
marcel and fils
marche adonis
marco aldany
marcos pizza
marcs
mardens
maredo
marella
margaritas
margherita conad
marico
marie callenders
marie curie
marina rinaldi
marine layer
marinemax
marionnaud
marisa
markant
markel
marketaxess
marketplace fresh
markgrafen getrankemarkt
marks
marks and spencer
marktkauf
marquardt kuchen
marriott
marriott international
marriott intl a dl 01
marrybrown
marsh and mclennan
marsh mclennan
marshalls
marskramer
marstons
martin auer
martin auto color
martin marietta materials
martin martin
martinizing dry cleaning
martins bbq
martins super markets
marubeni
marugame udon
marui
mary browns
maryland fried chicken
marypaz
masco
maserati
masimo
masqmenos
massage addict
massage envy
massage heights
massimo dutti
mastercard
mastercuts
mastermate
mastermind toys
matalan
matas
match
mathnasium
matratzen concord
matsui securities
matsukiyococokara
matt optik
mattel
matto espresso
mattress firm
mattress warehouse
mattress world northwest
maurices
maurys
maverik
mavi
mavis discount tire
mavis tires and brakes
max
max brenner
max et moi
max mara
max spielmann
max spielmann photo booth
maxcolchon
maxi dia
maxi kiosco
maxi zoo
maxikiosco
maxim crane works
maxim integrated products
maximarkt
maxol
maybank
mayers markenschuhe
mayersche
mayfair town and country
mayoral
mayr melnhof karton
mazda
mazzios
mcafee
mcalisters deli
mccafe
mccormick
mccormick and schmicks
mccoys building supply
mcd
mcdonalds
mcdonalds playplace
mcfit
mcgrath
mckesson
mclaren
mcm
mcmenamins
mcoptic
mcpaper
mctrek
meat liquor
mebuki financial
mecca bingo
mecklenburgische
meda kuchenfachmarkt
medacta
medallia
medbase
mediamarkt
mediaset
mediaworld
medibank
medicover
medifast
medimax
medipal
mediprix
mediq
medivet
medpace
medtronic
meet fresh
meg energy
mega
mega soriana
megacable
megamatte
megarama
megatone
megazoo
meggitt
meijer
meijer express
meiji
meindentist
meineke
meininger
meizhou dongpo
mekonomen
melanie lyne
melbourne pathology
melexis
melia
melissa
mellow mushroom
menards
mencap
menchies
mendocino farms
menicon
menkind
mens wearhouse
meny
meo
mephisto
mercado extra
mercadolibre
mercadona
mercantil
mercari
mercato
mercato big
mercato extra
mercato local
mercator bucherschrank
mercedes benz
mercedes benz trucks
merchants
merck
mercure
mercury genl
meridian credit union
merit dental
meritz securities
merkal
merkur slots
merle norman cosmetics
meroil
merrell
merry maids
merus
merzenich
mes demoiselles paris
meson sandwiches
messer
messika
meta
meta platforms
metano
methanex
metlife
metro
metro by t mobile
metro diner
metro gastro
metro mattress
metro ontario quebec
metro petroleum
mettler toledo
mettler toledo international
meu super
meubles gautier
meubles leon
mexx
mezeh mediterranean grill
mezzo di pasta
mfo matratzen
mgallery
mi bodega aurrera
miami grill
michael hill
michael kors
michaels
michigan cat
micro focus international
microsoft
microstrategy
microtel
microtel inn and suites
microvision
midas
middleby
middys
midwest dental
midwest title loans
miele
mighty quinns
mighty taco
migrol
migrol car wash
migrolino
migros take away
migross
mikel
mikes
milan laser hair removal
milar
mildreds
miles morgan travel
milestones
milios sandwiches
milkau
milky moo
millennium
millennium bcp
miller and carter
miller paint
millers
millers ale house
millets
millies cookies
milos hamburgers
mim
mimco
min købmand
mind
mindtree
minebeamitsumi
mini
mini extra
mini mix
minibib torhout
minibieb
minim
minipreco
miniso
minit mart
mint velvet
minuteclinic
miracle ear
mirae asset daewoo
mirialis
misako
miss millies
mission afrika
mission bbq
mission federal credit union
mister car wash
mister donut
mister garden
mister lady
mister minit
mister spex
mister transmission
misto
misumi
mitra
mitsubishi
mitsubishi electric
mitsubishi udrn
mitsui dm sugar
mitsui fudosan
mitsui o s k lines
mitsuwa marketplace
miura
mix markt
mix mateus
mixue ice cream and tea
mizuho financial
mizzonis pizza
mk2
mks instruments
mlp
mm migros
mmartan
mo mo paradise
mobalpa
mobel boss
mobel martin
mobelix
mobil
mobil 1 lube express
mobil mart
mobilezone
mobimo
mobo
mochinut
mod pizza
modatelas
modells sporting goods
modelorama
modepark rother
modera
moderna
modwash
moes italian sandwiches
moes southwest grill
moeve
mohawk
molly maid
molson coors beverage
molton brown
momoni
monarch dental
monceau fleurs
moncler
mondadori
mondelez international
mondi
mondial pare brise
mondo convenienza
mondou
mondovi dental
money mart
moneygram
moneytree
mongodb
monicals pizza
monkey town
monki
monotaro
monro muffler brake
monsoon
monster beverage
montanas
montblanc
monte dei paschi di siena
montepio
mooboo
mooch
moodys
moog
moores
moose lodge
mooyah
mor
morawa
moreboards
morgan
morgan and morgan
morgan jewelers
morgan lewis and bockius
morgan stanley
morinaga milk industry
morleys
morphe
morphic
morphosys
morrisons
morrisons daily
morton williams
mortons grille
mortons the steakhouse
mos
mosaic
moser trachtenwelt
moshulu
moss
mostaza
motel 6
motel one
mothercare
motherhood maternity
motivi
motrio
motto by hilton
mountain america credit union
mountain mikes
mountain warehouse
movado
move yourself
movenpick
movida
movie tavern
moviecom
movistar
moxies
moxy
mp materials
mphasis
mpreis
mr big and tall
mr bricolage
mr cooper
mr diy
mr electric
mr greek
mr hero
mr liquor
mr lube
mr mikes
mr pretzels
mr price
mr rooter
mr sub
mr tire
mr wash
mrf
mrs fields
mrs sporty
mtu aero engines
mucho burrito
mud bay
muebles dico
muffin break
muji
mulberry
muller
muller and egerer
multipharma
multipolster
multivlaai
munchs supply
mundo verde
murata manufacturing
murco
murphy express
murray international
musimundo
mustang
mustang cat
musterring
mutua madrilena
mutual of omaha
muv
muzz buzz
my auchan
my eyelab
my gym
my jewellery
my salon suite
mycar tyre and auto
mycronic
myer
myeyedr
myriad genetics
myshoes
myungrang hotdog
n c machinery
na hoku
nab
nabtesco
nabu
nacex
nacional monte de piedad
naf naf
naf naf grill
nafte
nagoya railroad
nah and frisch
nah und gut
naheva
nahkauf
nails for you
naima
nanas green tea
nandos
nankai electric railway
nanu nana
naot
napa auto parts
napapijri
nasa federal credit union
nasdaq
nathans
national beverage
national express
national grid
national gridrn ed
national plastics
national seating and mobility
national tiles
national tire and battery
national tyres and autocare
national windscreens
nations giant hamburgers
nationwide
native grill and wings
natixis
natl bk of cda
natur house
natura
natural grocers
naturalia
naturalizer
naturasi
nature and decouvertes
nature republic
natureo
naturgy energy
naturhouse health
natuzzi
natwest
nau
nautica
naver
navient
navigator
navin fluorine international
ncf living
ncsoft
neat
nec
nectar
nedbank
needs
neiman marcus
nektar therapeutics
nelson alexander
nelson schoenen
nemetschek
neoen
neoenergia
neogenomics
neowiz
nero express caffe nero
nespresso
neste
nestle
netapp
netcompany
netflix
netmarble
neto
netto city
netto getranke discount
netto les mousquetaires
netto marken discount
netto salling
nettorama
neuhaus
neurocrine biosciences
neuroth
nevro
new balance
new gold
new india assurance
new look
new orleans pizza
new relic
new york fries
new york life
new york pizza
new yorker
newell brands
newmont
newspower
nexans
nexgen energy
nexi
nexity
nexon
next home
next level burger
nextera energy
nextier oilf sol dl 01
nfu mutual
ngg
ngk
nhow
nhpc
nibe industrier
nic
nice to meet you hot pot
nichirei
nicholsons
nick scali
nick the greek
nicola mining
nidec
nidwaldner kantonalbank
nielsen
nifco
nightowl
nihon kohden
nihon unisys
nike
nikola
nikon
nintendo
nio house
nio space
nippon denko
nippon sanso
nippon shinyaku
nisa
nisa express
nisa extra
nisa local
nisource
nissan
nissei
nisshin seifun
niterra
nitori
nitto denko
nkd
nm money
nmc cat
nmdc
no frills
no+vello
no1 currency
noahs bagels
nobis
nobu
nocibe
nof
nomura
nomura real estate
nonsolosport
noodle box
noodle king
norah
norauto
norbys farm fleet
nordea
nordex
nordnet
nordoel
nordsee
nordson
nordstrom
nordstrom rack
norfolk southern
norma
normandin
north coast
north sails
northern
northern credit union
northern reflections
northern tool + equipment
northland power
northrop grumman
northwestern mutual
nortonlifelock
norwegian air shuttle
norwegian cruise line
nos
notebooksbilliger de
nothing bundt cakes
nouria
nouvelles frontieres
nov
novagold resources
novanta
novartis
novavax
novo
novo nordisk
novotel
novozymes
novus glass
novus home mortgage
nrg energy
nsk
nslc
ntpc
nuance
nucor
nudie jeans
num pang
numark
nuna lie
nur hier
nutanix
nutrien
nutrisa
nutrition house
nutrition warehouse
nuttea
nuvei
nuvolari
nvidia
nvision eye centers
nvr
nxp semiconductors
nybolig
nyfosa
nyx
nærkøb
o boticario
o i glass
oak furnitureland
oakberry acai bowls
oakley
oakley vault
oamtc stutzpunkt
oasis
obayashi
oberbank
oberweis
obi
obic
obriens wine
obwaldner kantonalbank
oc oerlikon
ocado
ocaso
occident
occidental
occidental petroleum
occu
ocean basket
ocean state job lot
ocharleys
ochnik
ochsner sport
oci
octa+
odakyu electric railway
odeon
odido
odin
odp
odstore
oebel
oesterreichische post
off white
office angels
office depot
officemax
officeworks
oficina
ofiprix
oggi sorvetes
ogi berri
ohio cat
oil
oil and natural gas
oil and vinegar
oil changers
oji
ojos locos sports cantina
ok tire
okaidi
okay
okay compact
okta
old chang kee
old chicago
old country buffet
old dominion
old dominion freight line
old time pottery
old wild west
oldenburgische landesbank
oldtown white coffee
ole and steen
olearys
olijslager
olimpica
olin
olive garden
oliver bonas
oliver grant
oliver peoples
oll barg outl hld dl 001
ollies bargain outlet
oltre
olymp
olymp and hades
olympic casino
olympus
omaha steaks
omega
omg decadent donuts
omnicom
omoda
omron
omv
omv top wash
on semiconductor
on the border
on the run
once
once upon a child
one o one
one stop
one9
onebeyond
oneill
oneills
onemain
onemain financial
oneok
onesource
onet
onezo tapioca
ono hawaiian bbq
onpoint
oogwereld
oowee vegan
opel
opel rent
open text
open32
opko health
oporto
oppo
opsm
optic 2000
optical express
optical superstore
opticalia
optie1
optima
optimum
option care health
optique e leclerc
optus
ora
oracle
oral unic
orange
orange julius
orange leaf
orangetheory fitness
orbia advance
oreck
oregon state credit union
oreilly auto parts
orell fussli
oriade noviale
oriental
oriental land
oriflame
original joes
original mattress factory
original roadhouse grill
original tommys
origins
orioles nest
orion
orix
orix jreit
orkin
orla mining
orlen
orlen express
orocash
orovivo
orpea
orpi
orscheln farm and home
orsted
orterer getrankemarkt
ortobom
osaka gas
oscar wylee
oshkosh bgosh
osiander
osisko gold royalties
osmows
osram licht
ostello bello
ostermann
osterreichische post
otacos
otr
otsuka
otter garden centres
otto pizza
ottos
outback steakhouse
outdoor supply hardware
outfit
outsourcing
ovb
ovintiv
owens corning
oxfam
oxfam bookshop
oxford learning
oxxo
oyo
oysho
p c richard and son
p f changs
p terrys
pablo
paccar
pace
pacheco
pacific gas and electric
pacific pride
pacsun
pactiv evergreen
paddy power
paga todo
pagegroup
pagliacci pizza
pagro
pagseguro digital
pague menos
pak mail
palace inn
palacio de hierro
palais des thes
palm beach tan
palmer snell
palmers
palmers brewery
palo alto networks
pals
paltac
pam
pam local
pami
pan american silver
pan ocean
pan pa ya
pan pacific
panago
panasonic
pancheros mexican grill
panda express
pandora
pandox
panduro
panera bread
panerai
panishop
panku streetfood
pannergy nyrt nam uf 20
panobianco
panos
panvel
pao de acucar
papa ginos
papa johns
papa murphys
paper kisses
paper source
papparich
pappert
paprika
paquetexpress
paradores
parafarmacia conad
paramount res
paramount skydance
parex resources
parfois
parfumerie becker
parfumerie pieper
paris baguette
parisina
park hyatt
park inn
park national
park plaza
park24
parker hannifin
parkers
parkland
parkroyal
parr lumber
partsource
party city
pascal coste
passaro
pasteleria artesanal manolo
pastini
patagonia
patek philippe
pathe
patrizia
patrizia pepe
patroni
patterson
patty and bun
paul
paul smith
pausa
pavers shoes
pavilions
paychex
paydens
payless
payless shoesource
payomatic
paypal
pbteen
pc financial
pdq
pdsa
peab
peachwave
peacocks
pearle
pearle vision
pearson
peavey mart
peek and cloppenburg
peets coffee
pegasystems
pei wei
pelayo
pelicana
peloton
peluqueria low cost
pembina pipeline
pemex
pendleton
penfed credit union
penn national gaming
penn station
penneys
penningtons
pennon
penny
pennyblack
pennymac fin svcs dl 01
penske truck rental
pentair
penti
penzeys spices
peopleready
peoples united financial
pep boys
pepco
pepe jeans
pepes
pepper lunch
pepperonis
pepsico
peptidream
perfect brows nyc
perfect look salons
perfumania
perkinelmer
perkins
perky blenders
permanent tsb
pernambucanas
pernod ricard
perodua
perpetua resources
perrigo
perry ellis
pershing square tontine
persimmon
persol
persona
perspecta
pet planet
pet supplies plus
pet valu
petbarn
petco
petco health and wellness
peter alexander
peter hahn
peter millar
peter pane
peter piper pizza
peterbilt
peters gute backstube
peterson cat
petit bateau
petit casino
petit palace hotelity
petit pret
petland
petmania
petmark
petpeople
petro
petro rio
petro seven
petro t
petrocat
petrol ofisi
petrolimex
petromil
petronas
petronas gas bhd
petronor
petroprix
pets at home
pets corner
pets place
pets place boerenbond
petshotel
petsmart
petstock
petstop
petsuites
petworld
petz
peugeot
peugeot invest
peut
pfadfinderbund weltenbummler
pfennigpfeiffer
pfister
pfizer
pfk
pg and e
pga tour superstore
phantom fireworks
phase eight
phibro animal health
philip morris international
phillips 66
philly pretzel factory
philz coffee
pho
phone house
photo me
photomaton
phreesia
piaget
picard
piccadilly
pick n save
pick up stix
pie face
pie five
pieminister
pierre cardin
pigeon
piggly wiggly
pilares
pillin
pillow talk
pimkie
pinalli
pinch a penny
pincho nation
pingo doce
pink
pinkberry
pinko
pinterest
pioneer
pioneer natural resources
pipoos
pirelli and c
pita land
pita pit
pitaya
pitcher and piano
piticas
pitstop
pittarello
pittarosso
pizza 73
pizza bolis
pizza capers
pizza delight
pizza depot
pizza factory
pizza gogo
pizza hut
pizza hut delivery
pizza hut express
pizza movil
pizza my heart
pizza nova
pizza pilgrims
pizza pizza
pizza ranch
pizza salvatore
pizza schmizza
pizza tutto
pizza union
pizza vito
pizzabakeren
pizzaexpress
pizzaville
pjs coffee of new orleans
places leisure
plaid pantry
plana kuchenland
planet fitness
planet organic
planet smoothie
plantorama
platos closet
play it again sports
playa bowls
plaza
plenergy
pletzsch
pls
plug power
plumbase
plus
plus fitness
plusfresc
plush
pme legend
pneuhage
pnm resources
poco
poggenpohl
poiesz
point s
point vert
pokawa
poke bros
poke house
pola orbis
polaris
polestar
poliesportiu municipal
polishop
pollo campero
pollo feliz
pollo tropical
polo motorrad
polo ralph lauren
poltrona frau
poltronesofa
pom dapi
pomme de pain
pommesfreunde
pomodoro
pompe bianche
pompea
ponderosa steakhouse
pool
pop mart
popeyes
popeyes supplements
popshelf
popsy
popular
porcelanosa
porrua
porsche
porsche automobil
port of subs
porta kuchenwelt
portillos
portland glass
portmans
posco
poste italiane
postenborse
postfinance
postnet
postnl
potato corner
potbelly
pottery barn
pottery barn kids
potzollcalli
poundbakery
poundland
poundstretcher
poutineville
power financial
powerhouse energy
powerhouse gym
ppg paints
ppl
practical
prada
prairiesky royalty
precision tune auto care
preco popular
precolandia
preem
premio
premium brands
premium country pubs
prenatal
pressed juicery
presto
pret a manger
pretium resources
previdencia social
prezzo
price attack
price chopper kansas city
price rite
primadonna
primanti bros
primaprix
primark
primerica
primigi
primo water
primohoagies
primor
princess auto
princesse tam tam
printemps
prio
pro hockey life
pro image sports
pro optik
pro physio
procolor collision
procook
procter and gamble
produce junction
profi
profil optik
progressive
prologis
proman
promod
pronto wonen
prontophot
proofpoint
proper job
prosus
protagonist therapeutics
proton
protyre
prouds
provenchalles
provigo
provincial home living
provinzial
proxi
proxi super
proxim
proximus
proximus shop
proxy delhaize
prudential
prudential financial
psp swiss property
psycho bunny
psycle
pt sanurhasta mitra tbk
ptc
ptt station
publ svc enter
public storage
publix
puccinos
puckett cat
pull and bear
pullman
pullman go
pulse and cocktails
pultegroup
puma
puma outlet
pumpkin
punt roma
punto
pupa milano
pur and simple
pure
pure barre
puregym swiss
purezza
purolator
purple
pvh
pwc
pyur
q8 easy
qb house
qbd books
qdoba
qe home
qed
qfc
qiagen
qik n ez
qinetiq
qml pathology
qorvo
quaker steak and lube
qualcomm
qualipet
quality inn
quality inn and suites
quality mart
quarterhill
quebecor
quem disse berenice
querol
quesada
quest diagnostics
quick
quick quack car wash
quick reifendiscount
quick schuh
quickchek
quickie
quickly
quickpoint
quidel
quidelortho
quik stop
quiksilver
quiktrip
quinenco
quinn cat
quironprevencion
quiz
quiznos
r m williams
ra sushi
raab karcher
rabba
rabobank
racetrac
raceway
rack room shoes
racq
radian
radioshack
radisson
radisson blu
radisson collection
radisson red
radley london
radnet
raffel pages
raffles
raging bull
raia drogasil
raiffeisen
raiffeisen baucenter
raiffeisen markt
raiffeisenkasse sudtirol
rainbow
raising canes
raizen
rajesh exports
rakus
rakuten
raleys
rallys
ralph lauren
ralphs
ralphs italian ices
ram
rambler metals and mining
rambus
ramco cements
ramen danbo
ramen santouka
ramsdens
randstad
range rover
rapha
rapid pare brise
rapid7
raspberry pi
rataplan
rational
ratos
ray ban
ray white
raymond james
raymond james financial
raymour and flanigan
rayonier
razer
rbs
re max
readshop
real canadian superstore
real fruit bubble tea
reale
realogy
rebel
rec
reckitt benckiser
recruit
red apple
red electrica corporacion
red lion inn and suites
red lobster
red mango
red ribbon
red robin
red roof inn
red rooster
red wing
red zac
reddy express
reddy kuchen
rede dor sao luiz
rede energia participacoes
rediclinic
redners
redrow
redspot car rentals
reebok
reece actrol
reece bathroom life
reece fire
reece hvac r
reece irrigation and pools
reece onsite
reece pipeline supplies
reece viadux
reeds rains
refinor
reformhaus bacher
reformhaus engelhardt
reformstark martin
refuel
regal nails
regatta great outdoors
regency centers
regiojet
regions financial
regma
regus
rei
rei do mate
reinet investments
reinsur grp am dl 01
reisebank
reiseland
reiss
reitmans
relais and chateaux
relaxo footwears
relay
relo
relx
rema 1000
remedysrx
removery
remy cointreau
renaissance
renau unsp ard 1 5 eo3 81
renault
renault trucks
rendichicas
rengo
renishaw
renmans
renner
rennie grove peace
renoir
renova
rent a car
rentas
rentokil initial
repco
reply
repsol
res
resene
reserva
reserved
resmed
resona
resonac
restoration hardware
restore hyper wellness
retitalia
retro fitness
revolution
revolve
revvity
rewe
rewe city
rewe getrankemarkt
rewe to go
rexall
rexel
rey
rgb building supplies
rh bophelo
rh petrogas
rheinland
rheinmetall
rheon automatic machinery
rhg baustoffe
rhi magnesita
rhodes
rhom bho property
rhyolite resources
rhythm
rhythm biosciences
ri happy
ria
riachuelo
ribcrib
richer sounds
richter erzgebirge
richter+frenzel
rickis
ricoh
rieker
rightmove
rimac
rimowa
rinascimento
rindchens weinkontor
ringcentral
ringhotels
ringkjobing landbobank
rinnai
riot blockchain
rip curl
risa chicken
rischart
rise
risparmio casa
ritas italian ice
ritchies
rite aid
rituals
riu
riu paris
rivers
rivian
rnli shop
road ranger
road runner sports
roadhouse
robeks
robert dyas
robert graham
robert half international
robertet
roberto cavalli
robertos taco shop
robinhood markets
robins donuts
robinsons
roche
roche bobois
rock up
rocket
rocket barber shop
rocket fizz
rocket internet
rockmans
rockport
rockwear
rockwell automation
rockwool international
rocky rococo
rocogo
rocomamas
rodd and gunn
rodda paint
rodeo doughnuts
rodeway inn
rodilla
rodoil
rofu kinderland
roger dubuis
roger platt
rogue credit union
rohm
roku
rolex
rolf benz
rolld
roller
rollins
rolls royce
roma friseurbedarf
roman
romanos macaroni grill
romans
romantik
romeo power
rona
ronde des pains
room mate
rooms to go
rooms to go kids
roots
rosatis pizza
rosauers
rose bakeshop
rosewood
ross
rosslyn
rossmann
rossmann express
rossopomodoro
rothschild
roti modern mediterranean
rotiboy
rotork
rotten robbie
rougegorge
round table pizza
round1
rouses
roy rogers
royal bk cda
royal boskalis westminster
royal canadian legion hall
royal caribbean
royal donuts
royal dutch shell
royal farms
royal gold
royal hideaway
royal lepage
royal mail
royal rangers
royal unibrew a s
royal vopak
rp lumber
rrh urgent care
rspca
rtl
rtx
rubios
rubis
rubius therapeutics
ruby tuesday
rubys diner
rudys barbershop
rudys pizza napoletana
rue21
ruedi russel
ruedu
ruefa
ruffians
rumble
rumo
runners need
running room
runnings
runza
rupprecht
rural king
rural kutxa
rush bowls
rush hair
rush truck centers
rusta
rustpunt nu
rutar
ruths chris steak house
rutters
rwe
rwe bucherschrank
ryanair
ryder
ryman
ryoyo ryosan
s and p global
s mart
s pool
saab
sabag
sabin
sabon
sacha
sadaharu aoki
safari kid
safehold
safelite autoglass
safestore
safeway
safeway fuel station
safran
sagasser
sage
sainsburys
sainsburys local
saint algue
saint espresso
saipem
saizeriya
saje
saks fifth avenue
saks off 5th
salad and go
saladworks
salamander
salcobrand
salesforce
sally beauty
salmoiraghi and vigano
salomon
saloncentric
sals pizza
salsa
salt and straw
saltgrass steak house
saltrock
salvatore ferragamo
salvos
samaritans
sams chicken
sams el 0 5sp gdrs144a 95
samsonite
samsonite international
samsung
samsung biologics
samsung sdi
samsøe samsøe
samuel smith
san marco petroli
san marina
sanborns
sanders backstube
sandisk
sandvik
sandwich qbano
sanel napa
sanidirect
sankalp
sankyu
sanmina
sanofi
sanrhea technical textiles
sanritsu
sansan
santa isabel
santa lolla
santagloria
santander rio
santandreu
santory
sanwa
sao joao
sap
saputo
saq
saq express
saq selection
saravanaa bhavan
sarepta therapeutics
sargadelos
sartorius
sartorius stedim biotech
sassoon salon
sats
satur
saturn
sausalitos
save a lot
save mart
save the children
savers
savills
sawai
sayer
sbarro
sberbank
sbm offshore
scaddabush
scania
scapino
scarpe and scarpe
scavolini
schaap en citroen
schaeffler
schaffhauser kantonalbank
schaffrath
scheduled outreach
schiesser
schindler
schlotzskys
schlumberger
schmidt
schmizza pub and grub
schmizza public house
schneider electric
schneider electric s e
schnitz
schnucks
schoonenberg
schroders
schuback
schuh
schuh mann
schuhkay
schuhpark
schulerhilfe
schwalmer brotladen
schweinske
schwerdtner
schwyzer kantonalbank
sconto mobel sofort
scooters coffee
scope
scor
scores
scotch and soda
scotiabank non quebec
scotiabank quebec
scotmid
scotts miracle gro
scout24
screen
screwfix
screwfix city
scribbler
scrivens
scrubs and beyond
scs
scsk
seaboard
seafood city
seagen
seagull book
sealed air
sears
sears hometown
seasalt
seaside
seasons 52
seat
seats and sofas
seattles best coffee
seb
sebago
secom
sectra
secunet security networks
securitas
securitest
sedlmayr grd+immob on
seed heritage
sees candies
sega sammy
segafredo
segmuller
segro
sehen wutscher
sehne
seibu
seidensticker
seiko
seiko epson
seino
sejal glass
sekisui house
selectair
selecto chedraui
selectour
self help credit union
self help federal credit union
selfit
selgros
semichem
sempra
sempra energy
sense
sephora
serco
sercotel
serge blanco
seria
service credit union
service graphics
service king
servicemaster
servicenow
servicestore db
servicompras
servpro
servus credit union
ses
sesa
seva beauty
severn trent
sezane
sfera
sfr
sfs
sgs
shabu to go
shake shack
shakeaway
shakes
shakeys
shamrock
shanghai 360
sharetea
sharis
sharp
sharps
shaver shop
shaws
sheetz
sheike
shell
shell express
shell select
shell shop
shelter
shepherd neame
sheraton
sherry fitzgerald
sherwin williams
shiekh
shift
shilo inns
shimadzu
shimamura
shimano
shimizu
shingle inn
shinhan financial
shinsegae
shinybud
shionogi
shipley do nuts
shiploads
shipways
shiseido
shiso burger
shoe carnival
shoe city california
shoe dept
shoe dept encore
shoe palace
shoe sensation
shoe show
shoe show mega
shoe zone
shoe4you
shoeby
shoeless joes
shoneys
shoo loong kan
shop n save
shopify
shopko
shopko optical
shopn drive
shoryu
showa denko k k
showa sangyo
showcase
showmars
shred nations
shree cement
shurgard self storage
shutterstock
shuyi tealicious
si con te
sibuya
sicoob
sicredi
sidestep
siegfried
siematic
siemens
siemens energy
siemens gamesa r e adr1 5
siemens healthineers
siemes schuhcenter
sierra
sig combibloc
sig roofing
sigikid
sigma
signal iduna
signarama
signature aviation
signia by hilton
signify
signwave
sika
silken hoteles
siltronic
silver diner
silver wheaton
silvercorp metals
sim
simcorp
simitci dunyası
simmons
simon levelt
simon property
simon property grp paired
simons burger
simpar
simple simons pizza
simply basic
simply city
simply mac
simply southern
simplyfresh
sinch
sinclair
sinequanone
sinopec
sinsay
sipl
sir speedy
sirens
sirius xm
sisa
sisley
site for sore eyes
six
six flags
six senses
sixieme avenue
sixt
sizeer
sizzle pie
sizzler
sizzling pubs
sk hynix
skanska
skc
skechers
skechers u s a
skillz
skin laundry
skoda
skoringen
sky
sky zone
skyfit
skylark
slapfish
slaters
sleep country
sleep inn
sleep inn and suites
sleep number
sleep outfitters
sligro
slim chickens
slm
slug and lettuce
smallcakes
smart and final
smart and final extra
smart fit
smarte carte
smarteyes
smartsheet
smartstyle
smashburger
smatch
smc
smiggle
smiledirectclub
smilekeepers
smileys
smith and nephew
smiths
smittys
smokes poutinerie
smokey bones
smoothie king
smooy
smullers
smurfit kappa
smurfit westrock
smyths
snai
snam
snap
snap fitness
snap on
snappy snaps
snappy tomato pizza
snarfs sandwiches
sneaky petes
snipes
snooze
snow+rock
snowflake
soapy noble
sobeys
sobeys liquor
sobi
socar
sodexo
sodie doces
sodimac
sodo pizza
soeder
soeur
sofina
sofitel
sofology
soft moc
soft surroundings
softbank
softbank gr uns adr1 2 on
soitec
sojitz
sola salons
solaris
solidcore
solo oil
soloptical
solow
solstice sunglasses
solvac
solvay
solventum
soma
somerset bakehouse
somfy
somisomi
sompo
sonaecom s g p s
sonder
sonderpreis baumarkt
sonepar
sonesta
sonesta es suites
sonesta select
sonesta simply suites
sonic
sonnentor
sonnys bbq
sonos
sonova
sony
sopra steria
soriana hiper
soriana mercado
soriana super
sorli discau
sosweet
sotera health
sottotono
soul origin
soulcycle
source for sports
south street burger
southern
southern copper
southern fried chicken
southern infosys
southern states
southwestern energy
space coast credit union
space nk
spaces
spaces scandinavia
spangles
spanx
spar
spar city
spar express
spar gourmet
spare rib express
sparekassen kronjylland
spark by hilton
spazio conad
spd
specs
specsavers
spectris
spectrum
spectrum brands
speed queen
speedco
speedee
speedpro
speedway
speedway speedy wash
speedy
speedy auto service
spencers
spendless shoes
sperry
spherion
spie
spiele max
spinx
spirit halloween
spiritleaf
spizzico
splendidi e splendenti
splunk
sport 2000
sport 24
sport chek
sport clips
sport zone
sportcity
sportclub
sporting life
sportmaster
sportmax
sports authority
sports direct
sportscheck
sportscraft
sportsgirl
sportsmans warehouse
sportspower
spot
spotlight
springhill suites
sprint
sprinter
sprott physical gold
sprott physical silver
spudbar
spur
sqdc
sqrups
square
square enix
srf
srhi
ssab
ssangyong
sse
ssp
ssr mining
st austell brewery
st christophers inn
st galler kantonalbank
st george
st hubert
st hubert express
st john
st john outlet
st margarets hospice care
st regis
sta travel
stabilus
stadium
stadler rail
stadtbackerei kamp
stag shop
stags
standaard boekhandel
standard chartered
standard life aberdeen
stangengruner muhlenbackerei
stanley black and decker
stanley steemer
stanleybet
stans donuts and coffee
stantec
stanton optical
star mart
star rentals
starbucks
starbucks reserve
starcar
starhub
start people
starting strength
starwood property
state and liberty
state and main
state farm
state street
stater bros
station 24
station service e leclerc
statoil
staybridge suites
staycity
stayokay
steak escape
steak n shake
stefanel
steiff
stein mart
steinecke
steiner
steiskal
stelco
stella mccartney
stellantis
steps
steren
stericycle
steris
sternenback
steuerring
steve madden
stewarts
stewarts shops
sticksnsushi
stihl
stillfront
stinges
stinker
stinson
stirling ackroyd
stitch fix
stitch it
stitches
stk
stmicroelectronics
stokes
stone
stoneco
stonehouse pizza and carvery
stoney river
stop and shop
storck welt outlet
strabag
strack and van til
stradivarius
strandbags
straumann
street burger
street one
street pizza
street shoes
stretch zone
stride rite
stripes
strock
stroer
stroili oro
structube
strutt and parker
stryker
stuart weitzman
stuckeys
studienkreis
styleboxx
sua xe
suavinex
sub zero
subaru
subdued
subsea 7
suburban propane
suburbia
subway
sud express
sudzucker
sue ryder
sugi
suitsupply
suki hana
sullivan nicholaides pathology
sullivan tire
sulzer
suma
sumco
sumesa
sumitomo bakelite
sumitomo chem
sumitomo forestry
sumitomo mitdrn
sumo
sun auto service
sun life financial
sun loan
sun tan city
sunbelt rentals
suncoast credit union
suncor energy
suncorp
sundance
sundram fasteners
sundrug
sunglass hut
sunnyside
sunoco
sunococorp
sunpoint
sunpower
sunrise records
sunrun
sunset grill
sunstate equipment
supabarn
supeco
super 8
super c
super che
super chedraui
super chix
super cut
super dekk
super del norte
super dæk service
super h mart
super sanchez
super save gas
super selecto chedraui
super star car wash
super supplements
super u
super wash
superama
superbiomarkt
superbrugsen
superbrugsen slagter
supercheap auto
supercito chedraui
superconti
supercor
supercor expres
supercuts
superdino
superdrug
superdry
superhouse
superior grocers
superior plus
superissste
superkeukens
supermacs
supermercati zazzeron
supermicro
supersol
superspar
superverd
supervielle
supre
sur la table
surestay
surestay collection
surestay plus
sushi roll
sushi sushi
sushidog
sushiko
sushipoint
sushisom
sussan
sutter walk in care
sutterluty
suzanne grae
suzuken
suzuki
suzy shier
sv sparkassenversicherung
svb financial
svenska cellulosa
svenska handelsbanken
svmk
svs vision
swarovski
swatch
sweaty betty
sweco
swedbank
swedish match
swedish orphan biovitrum
sweet jesus
sweetfrog
sweetgreen
sweethoney dessert
swensens
swetenhams
swig
swing kitchen
swiss belhotel
swiss belinn
swiss chalet
swiss life
swiss life select
swiss prime site
swiss re
swiss sense
swisscom
swissotel
swissquote
sydney tools
sylvan
symonds and sampson
symrise
synaxon
synchrony financial
syngene international
synlab
synopsys
synoptik
synovus
sysco
sysmex
sytner select
sør
søstrene grene
t m lewin
t mobile international
t rowe price
t zone
t zusje
t4 tea house
tabacs
tabaktrafik
table table
taco bell
taco bell cantina
taco bueno
taco cabana
taco casa
taco del mar
taco johns
taco mayo
taco mundo
taco palenque
taco time
taco time northwest
tacombi
tacotote
tag heuer
tag immobilien
tahinis
taihan electric wire
taiheiyo cement
taisei
taiyo yuden
taj
takara
takara bio
take 5 car wash
take 5 oil change
takko fashion
talanx
talbots
talend
tally weijl
tama home
tamaris
tamoil
tamoil express
tan republic
tandem diabetes care
tanger outlets
tangerine
tango
tank s
tanning shop
tanqyou
tante enso
tape a lœil
tapestry
tapestry collection by hilton
tapi carpets
tapioca express
targa resources
target
target optical
targobank
taro
tarocash
tartine et chocolat
tasco bhd
tastea
tasty crousty
tasty poke
tata chemicals
tata consumer products
tata elxsi
tata power
tata steel
tate and lyle
tati
taumberger
taylor wimpey
taylors
tbooth wireless
tbs
tc energy
tcby
tchibo
td ameritrade
tdk
te connectivity
tea shop
tealive
teamlogic it
teamsport karting
teamviewer
tecan
tech mahindra
technip energies
technipfmc
technogym
technopro
techspace
teck resources
tecnocasa
tecnomat
tecnorete
teddys bigger burgers
tedi
tedox
teds hot dogs
teds montana grill
teeamo
teegschwendner
tefal
tegna
tegut
teijin
teilauto
teknicar
teladoc health
telcel
tele2
telecomm telegrafos
teledyne techs dl 01
teleflex
telefonica
telefonica inh eo 1
telekom shop
telenet
telenor
teleperformance
telepizza
telesites
telex
telhanorte
telia
telmex
telstra
telus
telus international
temenos
tempero manero
temple of seitan
tempo
tempo by hilton
tempo team
tempocasa
tempur pedic
ten thousand villages
tenaris
tender greens
tenpin
teo
teradata
teradyne
teriyaki madness
ternium
terpel
terranova
terrascend
terribles
terribles diesel
terrywhite chemmart
terstal
terumo
tesco
tesco express
tesco extra
tesco metro
tesco mobile
tescoma
tesla
teso life
tesoro
teufel
texaco
texas instruments
texas pacific land
texas roadhouse
texs chicken and burgers
textile house
textron
tezenis
tfi international
tg therapeutics
tgi fridays
tgjones
thales
thalia
thames hospice
thansen
the alley
the athletes foot
the baked bear
the barbers
the bargain shop
the barn
the bean
the blues kitchen
the body shop
the brass tap
the brick
the burgers priest
the cheesecake factory
the cheesecake shop
the chicken rice shop
the childrens courtyard
the childrens place
the chopped leaf
the coffee
the coffee bean and tea leaf
the commons
the conran shop
the counter
the cumberland
the edinburgh woollen mill
the flame broiler
the fragrance shop
the good burger
the good guys
the grand lodge of tennessee
the grocery outlet
the groove train
the gym
the halal guys
the hartford
the home depot
the hoxton
the human bean
the ivy collection
the jalapeno tree
the japanese canteen
the joint chiropractic
the keg
the kickin crab
the kooples
the langham
the lash lounge
the little gym
the luxury collection
the melting pot
the mobile shop
the national grange
the niu
the north face
the nottingham
the old spaghetti factory
the original factory shop
the original pancake house
the perfume shop
the pet hut
the picklr
the printing house
the range
the readshop
the real greek
the reject shop
the ritz carlton
the royal british legion
the salon at ulta beauty
the salon by instyle
the sebel
the stand
the standard
the sting
the stone
the ten spot
the tile shop
the vitamin shoppe
the webster
the westin
the wine shop
the works
theisens
theodore and pringle optical
therapydia
thermax
thermo fisher scientific
thiele
think coffee
think kitchen
third space
thiriet
thirsty camel
thk
thom browne
thomas philipps sonderposten
thomas sabo
thomson reuters
thorntons
thousand trails
three
three valley copper
thrifty
thrivent
thule
thurgauer kantonalbank
thwaites
thyme
thyme maternity
thyssenkrupp
ticketmaster
tien21
tierra mia coffee
tiger mart
tiger sugar
tigota
tigre
tigre amico
tigre geant
tigros
tijuana flats
tile giant
tillys
tilray
tim
tim ho wan
tim hortons
timberland
timewise
timezone
timken
timothys
timpson
tinq
tinseltown
tip top tailors
tipico
tire discounters
tire kingdom
tire pros
tire warehouse
tires plus
tis
tissot
titagarh wagons
titan
titan mining
titlemax
tj hughes
tj maxx
tjx
tk maxx
tkh
tkk fried chicken
tko
tlc laser eye centers
tlg immobilien
tml pathology
tmx
tnt fireworks
tobu railway
toby carvery
tobys estate
todis
todomoda
tods
toei
toei animation
tog24
togos
toho
tohoku electric power
tok and stok
tok and stok compact
tokai carbon
tokio marine
toks
tokyo electric power
tokyo electron
tokyo ohka kogyo
tokyo smoke
tokyo tatemono
tokyu
tokyu fudosan
tom ford
tom n toms
tom tailor
tom thumb
tom thumb texas
tommis burger joint
tommy bahama
tommy hilfiger
tommy hilfiger kids
tommys express
tomoro coffee
tomtom
toni and guy
tonkotsu
tony
tony romas
toolstation
toom baumarkt
tootn totum
top
top hair
topaz
topbuild
topdanmark
topgolf
topman
toppan printing
toppharm
topps tiles
tops
tops pizza
topshop
torchys tacos
torfs
torga optical
toromont cat
torrent power
torrid
tortilla
tory burch
toshiba
toshiba tec
tosoh
tossed
tostao
total fitness
total tools
total wine
total wireless
totalenergies
totalenergies express
totally wicked
totally workwear
totalplay
toto
totto
tottus
totvs
touchstone imaging
tourmaline oil
tourneau
tous
tous les jours
tower loan
town fair tire
town pump
townebank
townends
towneplace suites
toymaster
toyo seikan
toyo suisan kaisha
toyoda gosei
toyoko inn
toyota
toyota tsusho
toytown
toyworld
tp tea
track and field
tractor supply
trade desk
trade secrets
tradehome shoes
tradelink
trademark collection
tradepoint
tradeweb markets
trafic
traid
trainmore
trans genic
transalta
transalta renewables
transat travel
transdigm
transgourmet
transocean
transunion
traton
trauerhilfe denk
travel money oz
travelers
travelex
travelodge asia oceania
travere therapeutics
travis perkins
travismathew
tredy
trekor metals
trekpleister
trelleborg
trent
tresor public
trespass
trex
tribe
tribute portfolio
tricon residential
trigano
trigema
trimble
trink and spare
trinkgut
tripadvisor
triumph
trony
tru
true religion
true value
true zero
truenorth
truffle burger
trugreen
truist
truist financial
trulieve cannabis
truly nolen
trupanion
tryba
tryg
tryp
tsumura
tsuruha
tsutaya
ttl
ttm
tubbys
tuco
tudor
tudors biscuit world
tuesday coworking
tuesday morning
tuff shed
tuffy
tuft and needle
tui
tui reisecenter
tumi
tuodi
turkey hill
turkis
turmol
turning point
turquoise hill resources
turtle bay
tuttogiardino
tuv hanse
tuv hessen
tuv nord
tuv rheinland
tuv saarland
tuv sud
tuv thuringen
twg tea
twilio
twin liquors
twin peaks
twinset
twist bioscience
twistee treat
twisters
twitter
two hands corn dog
two men and a truck
typo
tyreplus
tyrepower
tøjeksperten
u express
u haul
u s cellular
u s polo assn
u save
uai farma
uber
ubik
ubiquiti
ubreakifix
ubs
ucar
ucb
uci
uci kinowelt
udf fuel
udon
udr
ufa
ufs
ugc
ugg
uipath
ulla popken
ulta beauty
ultra tune
ultragaz
ultramar
ultrapar participacoes
ultratech cement
ulvac
umicore
unbound collection
uncle tetsus cheesecake
under armour
under armour youth
undiz
unes
unibail rodamco westfield
unibel
unicharm
unicred
unicredit
unidas
unide
unieuro
uniform destination
unilever
unilians
unimarc
unimarkt
union pacific
uniper
unipolsai
unipolsai assicurazioni
uniprix
uniqa
uniqlo
unite
united
united breweries
united carpets and beds
united colors of benetton
united federal credit union
united grocery outlet
united internet
united parcel service
united rentals
united spirits
united states steel
united supermarkets
united utilities
unitedhealth
uniti
unitika
unitus
universa
universal display
unleashed
uno x
untuckit
unum
uob
up and running
update fitness
upim
upl
upper crust
ups
upwest
upwork
uranium energy
urban air
urban barn
urban kids
urban outfitters
urban planet
urban plates
urner kantonalbank
usa gasoline
usa pawn and jewelry
usaa
usaflex
utd therap dl 01
utile
uw credit union
v baumarkt
v f
v i m
v markt
vacheron constantin
vagabond
vagabond inn
vakantiexperts
vakgarage
valcarce
vale
valentine
valentino
valentinos
valeo
valerios tropical bakeshop
valero
valero energy
valiant
vallarta
vallen
valmano
valu mart
value city furniture
value mobile
value village
valvoline
valvoline express care
van boxtel hoorwinkel
van cleef and arpels
van dal
van graaf
van heusen
van laack
van leeuwen ice cream
vanadiumcorp res
vancity
vanden borre
vanessa bruno
vanharen
vans
vape city
vapestore
vapiano
vapostore
varta
varun beverages
vasa fitness
vat
vaude
vauxhall
vcd
vea
vedanta
veer health care
veg
vega carburanti
veganista
veggie grill
velez
velocity
velvet taco
veneta cucine
ventas
veolia environnement
veon
ver di
vera bradley
verabank
verallia
veralto
verbio vereinigte bioenergie
verbund
vereinigte lohnsteuerhilfe
vergolst
verhage
verisign
veritas
verizon
vero moda
verra mobility
versace
vertbaudet
vertex
vertiche
vertiv
vertu
vespa
vestopazzo
vesuvius
vetiq petcare
vets4pets
vfw post
vgh
vgp
via varejo
viacomcbs
viagens abreu
viajes el corte ingles
vianney
vianor
viasat
viatris
vib
viba
vibra
vibs
vicat
vicinity centres
victorias secret
victoricos
victrex
vidacaixa
video only
videotron
vidrala
viking electric
viking therapeutics
vilebrequin
villa madina
village inn
villasport
villeroy and boch
vinati organics
vince
vincents
vinci
vineyard vines
vinnies
vino volo
vintage inns
vinzenzmurr
vip tires and service
virbac
virgin active
virgin galactic
virgin money
virgin plus
virginia abc
visa
viscofan
visilab
vision express
vision plus
vision source
visionlab
visionworks
vistra
vitakustik
vitalant
vitaldent
vitalia reformhaus
vitamin world
vitaminstore
vito
vitrolife
vittoria assicurazioni
viu
viva
viva billa
vival
vivara
vivari
vive
vivendi
vivibanca
vivo
vmware
vocelli pizza
voco
vodafone
vodafoneziggo
voestalpine
vog coiffure
vogele shoes
voi
volcom
volfoni
volg
volkssolidaritat
volkswagen
voltalia
voltas
volvo
volvo trucks
vomar
vomfass
von allworden
von poll immobilien
vonovia
vons
vontobel
voo
voodoo doughnut
vorwerk
voy con energia
voyager digital
vpe wertpapierhandelsbank
vpz
vroom
vulcan materials
vulco
vuori
w p carey
w r berkley
w w grainger
waba grill
wabtec
wacker neuson
wacky warehouse
wacoal
waffle cabin
waffle house
wagamama
wagner cat
wahaca
wahlburgers
wahoos fish taco
waitrose
wajos
walbusch
waldorf astoria
waldos
walgreens
walgreens boots alliance
walkabout
walker and dunlop
walking on a cloud
wallace bishop
wallenstam
wallis
walmart
walmart express
walmart supercenter
walmart supercentre
walmart wireless
walt disney
warby parker
warehouse
warhammer
warner bros discovery
warren cat
warren james
wasabi
wasgau
wash me
wash totalenergies
wash world
washman
washy
waste connections
watchhouse
waters
waterstones
watsco
watsons
waves
waves coffee house
wawa
waxing the city
wayback burgers
wayfair
waypoint convenience
wccls
we buy any car
webbers
websterbank
webuild
wec energy
weekend max mara
weg
wegmans
weichert realtors
weigels
weir
weird fish
weis
weis gas n go
welcia
welcome
welcome break
weldom
weldricks
welkoop
wellensteyn
wellhaven pet health
wellnow urgent care
wells
wells fargo
welltower
wellwise
wellyou
weltbild
wempe
wendel
wendys
wenzels
wereldwinkel
wesbanco
wesco
west 49
west elm
west marine
westcoast energy
westconsin credit union
westenergie bucherschrank
western dental
western dental kids
western diagnostic pathology
western digital
western sizzlin
western states cat
western union
westfalen
westfield oceania
westingh ai br t dl 01
westlake
westpac
westrock
wetherspoon
wetzels pretzels
wework
wex
weyerhaeuser
whataburger
wheaton precious metals
wheel works
wheeler cat
wheelup
which wich
whirlpool
whistles
whitbread
white castle
white spot
white stuff
whitecap resources
whitehaven coal
whittard of chelsea
whsmith
wibra
wickes
wiener feinbacker heberer
wienerberger
wienerroither
wienerschnitzel
wihlborgs fastigheter
wilco
wild and the moon
wild birds unlimited
wild wing
wildwood
wilko
william h brown
william hill
williams
williams sonoma
willis towers watson
willscot
willscot mobile mini
wilma wunder
wilsons leather
wimpy
wimpys diner
winchells donut house
wind tre
windermere real estate
winemark
wing machine
wing zone
wingate
wings financial credit union
wingstop
wingstreet
wingsup
winkworth
winn dixie
winners
winpak
wintec autoglas
wintrust financial
wipro
wirelesswave
witchery
witt weiden
wizard
wm fahrzeugteile
wm morrison supermarkets
wmf
wohrl
wok a holic
wok to go
wok to walk
wolford
wolfspeed
wolle rodel
wolsdorff
wolseley
wolters kluwer
womensecret
wonderwaffel
woodcraft
woodies
woodmans markets
woodspring suites
woolworth del sol
woolworths metrogo
woops
woori financial
work authority
work life
work world
workday
workiva
workman
workout anytime
workspace
world duty free
world electric
world gym
world tennis
worldhotels
worldline
worldmark
worten
wow mobile boutique
wpp
wrapchic
wraps and wings
wreesmann
wren kitchens
wsp
wsp global
wss
wurth
wurttembergische
wustenrot
wustenrot and wurttembergische
ww international
wycon cosmetics
wyndham
wyndham garden
wyndham grand
wynnstay
wynsors
x golf
x2o
xcel energy
xenos
xercise4less
xerox
xfinity
xiaolongkan
xiaomi
xilinx
xing fu tang
xios
xl byg
xl parts
xpeng
xpo
xtr
xtra fuels
xtramart
xxi forever
xylem
yakult honsha
yamada
yamaha
yamamay
yamana gold
yamato
yamato kogyo
yamazaki baking
yandex
yankee candle
yaoko
yard house
yard sale pizza
yaskawa electric
yatas bedding
yellowkorner
yelmo
yelp
yes cosmetics
yesss electrique
yesss elektro
yesway
yeti
yi fang tea
ykt
ymca
ymca child care
ynh property bhd
yo chi
yo sushi
yodel
yogen fruz
yogi bears jellystone park
yogorino
yogurt factory
yogurt mountain
yogurtland
yoigo
yokogawa electric
yokohama rubber
yolk
yormas
yoshinoya
yotel
you me sushi
youfit
youngs
your coffee hub
your independent grocer
your move
yourfone
yours clothing
ypf
ypsomed
yuhan
yum brands
yum yum donuts
yumilicious
yunshang rice noodle
yves delorme
yves rocher
yves thuries
yx truck
z eats
z gallerie
zadig and voltaire
zagg
zalando
zales
zambrero
zap fitness
zara
zara home
zardoya otis
zarraffas coffee
zaxbys
zeb
zebra
zeeks pizza
zeeman
zegna
zehrs
zeiss
zeit fur brot
zema
zen leaf
zendesk
zenkoku hosho
zensho
zeon
zeppitz
zero
zg raiffeisen agrar
zg raiffeisen baustoffe
zg raiffeisen markt
zg raiffeisen technik
zia lucia
ziaja
ziengs
zillertaler trachtenwelt
zilli
zillow
zimmer biomet
zinzane
zippy
zippys
zips
zips dry cleaning
zizzi
zoes kitchen
zoetis
zone bowling
zooplus
zozo
zscaler
zug estates
zuger kantonalbank
zuiki
zuivelhoeve
zumiez
zurbruggen
zurcher kantonalbank
zwilling
zydus lifesciences
zymergen
zynga
`)
