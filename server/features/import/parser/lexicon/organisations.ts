import { listWords } from './list-words.ts'

/**
 * Words and legal forms of organisations, without accents.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const ORGANISATION_WORDS = listWords(`
aannemersbedrijf
accountantskantoor
acougue
adega
administratiekantoor
adviesbureau
advocacia
advocatenkantoor
aerospace
agencia
agenzia
agenzia immobiliare
agriturismo
agropecuaria
agrupamento de escolas
air france
airport
airways
albergo
albergue
alcaldia
aldi
alianca
alianza
alimentari
alleanza
alliance
allianz
almacenes
alpenresort
altenheim
altenpflegeheim
alterszentrum
altran
ambasciata
ambassade
ambulatorio
amt
amtsgericht
anlagenbau
anstalt
anwaltskanzlei
apotheek
apotheke
apparel
architectenbureau
architekturburo
armazens
arztehaus
arztpraxis
aseguradora
asesoria
asilo
asilo nido
asl
asociacion
assemblee
assemblee nationale
assembleia
assembly
assessoria
assicurazioni
assisted living
associacao
association
associazione
assurance
assurances
atelier
auberge
auchan
authority
auto repair
autobedrijf
autofficina
autohaus
autos
autotrasporti
aviation
awo
ayto
azienda
azienda agricola
azienda ospedaliera
backstube
bakkerij
banca
banco bradesco
banco do brasil
bar
basisschool
battalion
bauernhof
baugesellschaft
baumarkt
bauunternehmen
bedrijf
behorde
berufsbildungswerk
berufsschule
betriebskuche
bezirksamt
biblioteca
bibliotheek
biergarten
bildungswerk
biologics
bioscoop
biotech
biscuiterie
bistro
bistrot
bnp paribas
board of education
bodega
bodegas
body shop
boekhandel
boerderij
bookmakers
borough
bottega
boucherie
boulangerie
boutique
bouwbedrijf
bouwmarkt
bpost
brandweer
brasserie
brauerei
brauhaus
brewery
brigade
buchhandlung
bufete
buitenschoolse opvang
bundesagentur
bundesamt
bundesheer
bundestag
bundesverband
bundeswehr
bureau
cabinet
cadena
cafetaria
cafeteria
caffe
caisse
caisse d epargne
caixa economica
caixilharias
caja
callcenter
calzados
calzaturificio
camara
camara municipal
camera di commercio
camping
cantina
cantine
car wash
care home
caritas
caritasverband
carniceria
carpets
carpintaria
carrefour
carriers
carrosserie
carrozzeria
cartorio
casa de repouso
casa di riposo
casa editrice
casas bahia
caseificio
cassa di risparmio
castings
caterers
catering
centre aere
centre de loisirs
centre hospitalier
centre social
centro de saude
centro hospitalar
ceramiche
cerveceria
chamber of commerce
chambers
chambre de commerce
charcuterie
chateau
chaudronnerie
chemist shop
chiringuito
chronicle
chu
churrascaria
cinema
circolo
city hall
clinica
clinica dental
clinica veterinaria
clinique
clube
cnrs
coalition
coalizione
coffee
coffee dock
colegio
collective
collectivite
comercial
comercializadora
comercio
comision
comissao
commissie
commission
commissione
commune
comune
comune di
comunita montana
concesionario
concessionaria
condominio
confecciones
confederacao
confederacion
confederation
confederazione
confeitaria
conseil departemental
conseil general
conseil regional
consejeria
conserverie
conserveries
consorcio
consortium
consorzio
construcciones
construcoes
constructora
construtora
consulat
consulate
consultora
consultoria
consultorio
contracting
cooperatie
cooperativa
cooperativa sociale
corporacion
correctional center
correctional facility
correios
correos
corretora
costruzioni
couriers
cpas
creamery
creche
credit agricole
credit mutuel
credit union
creperie
crew management
crew mgt
croce rossa
croix rouge
crous
cruz roja
cruz vermelha
dachdeckerei
dachverband
dairy
day care
daycare
dealership
defensie
demenagements
despacho
despacho de abogados
deutsche bahn
developments
diagnostics
diakonie
dienst
diner
diocese
diputacion
distillery
distribuidora
distributors
ditta
dm drogerie markt
dockyard
domaine viticole
domiciliary care
drilling
drk
drogaria
drogerie
drogisterij
druckerei
drugstore
drukkerij
dry cleaners
edicola
editions
editora
editore
editorial
eetcafe
ehpad
einwohnermeldeamt
eisdiele
el corte ingles
elektrotechnik
embaixada
embajada
embassy
emisora
empreiteira
enterprise
entreprise
epicerie
escola
escritorio
estudio
etablissements
etude notariale
everis
exploitation agricole
exports
fabbrica
fabrica
fabrication
fabricators
fabriek
fahrschule
falegnameria
family medicine
family practice
farm
farmacia
fattoria
fazenda
federacao
federacion
federation
federazione
ferienpark
ferme
ferreteria
ferries
ferrovie dello stato
feuerwehr
finanzamt
finca
fire department
fire service
fitnesscentrum
fitnessstudio
fleischerei
florists
fondazione
fonderia
fonderie
fordertechnik
forschungszentrum
foundry
frantoio
freight
friseursalon
frituur
fromagerie
fruteria
fuhrunternehmen
fundacao
fundacion
gaec
garage
garagebedrijf
garments
garrison
gartnerei
gasolinera
gasthaus
gasthof
gaststatte
gazette
gebaudereinigung
gelateria
gemeente
gemeentehuis
gemeinde
gemeindeverwaltung
gemeinschaftspraxis
generalitat
geriatrico
gesellschaft
gestoria
getrankemarkt
gewerkschaft
gimnasio
ginasio
giornale
gobernacion
gobierno
grafica
grand cafe
grange
granja
greengrocers
grill
grocers
grocery
groep
groothandel
grosshandel
grundschule
grupo
gruppo
guarderia
guild
gym
gymnasium
hacienda
handelskammer
handwerk
haulage
hausverwaltung
heladeria
herald
herberg
herdade
hilfswerk
hipercor
hipermercado
hochbau
hogeschool
home care ltd
home health
homecare
hort
hospice
hospital
hostal
hosteleria
hotel
hotel ibis
hoveniersbedrijf
huisartsenpraktijk
hypermarche
imbiss
immobilier
imobiliaria
imobiliario
importadora
imprenta
impresa
impresa edile
imprimerie
inditex
industria
industrias
infirmary
infosys
infotech
ingenieurburo
ingenieurgesellschaft
ingenieursbureau
inmobiliaria
inn
inria
inserm
installatiebedrijf
instituto
intermarche
investments
ipermercato
ironmongers
istituto
itau
jeugdhuis
jewelers
jewellers
johanniter
joinery
jornal
jugendamt
jugendhilfe
jugendzentrum
junta de
junta de freguesia
juzgado
kabinet
kabinett
kantine
kanzlei
kapsalon
kaufhaus
kellerei
kennels
kinderdagverblijf
kindergarten
kinderkrippe
kinderopvang
kindertagesstatte
kirche
kita
kliniek
kommanditgesellschaft
kommission
konditorei
kosmetikstudio
krankenkasse
krant
kreis
kreisverwaltung
kringloop
kunsthalle
kwekerij
la poste
laboratorio
laiterie
lanchonete
landesamt
landgasthof
landgericht
landratsamt
landtag
landwirtschaftsbetrieb
lar de idosos
law firm
law office
lebenshilfe
lehrstuhl
leroy merlin
lettings
librairie
libreria
liceo
livraria
lodge
logistikzentrum
loja
lojas
ludotheque
lycee
macelleria
machinefabriek
magasin
magazine luiza
magazzini
maglificio
maison
maison d arret
maison de retraite
makelaardij
malerbetrieb
malteser
manege
manor
manufacturas
maquiladora
mart
maschinenbau
mediatheque
medical group
medienagentur
melkveebedrijf
mensa
mensajeria
menuiserie
mercadona
mercearia
meson
metaalbedrijf
metallbau
metallerie
metalurgica
metzgerei
microfinance
mills
mini mercado
minimart
ministerie
ministerio
ministero
ministries
misericordia
mission locale
mobelhaus
mobilificio
modehaus
molkerei
monoprix
mosque
movers
municipalidad
municipality
municipio
musikschule
mutualiteit
mutuelle
negozio
newsagents
notaria
notariat
notariskantoor
nursery school
nursing home
obras y servicios
ocmw
office de tourisme
office notarial
officina
oficina
omroep
ong
onlus
optica
orchard
ordnungsamt
ospedale
osteria
outlet
packaging
padaria
palestra
panaderia
panetteria
panificio
papelaria
papeleria
paper mills
parafarmacia
parish
parlament
parlamento
parlement
parrocchia
parroquia
pastelaria
pasteleria
pasticceria
patisserie
peluqueria
pensao
pepiniere
periodico
personaldienstleister
personaldienstleistungen
personalservice
pescaderia
pescheria
petrobras
petroleum
pflegedienst
pflegeheim
pharmacie
physicians group
pizzaria
pizzeria
plant hire
planungsburo
plastics
plomberie
pole emploi
police department
policia
policlinico
politie
polizia
polytechnic
posada
postamt
poste italiane
posto
pousada
praxis
prefecture
prefeitura
prefeitura municipal
prefettura
preschool
pretpark
printers
prison
provincia di
provincie
pub
publications
publishers
quarry
raiffeisenbank
railways
ranch
realschule
realtors
rechtbank
rechtsanwalte
rechtsanwaltskanzlei
reclamebureau
rectorat
red cross
redaktion
rederij
regiment
regione
rehabilitation center
rehabilitation centre
reiseburo
removals
rentals
rescue squad
residence
residence universitaire
residencia
residencia de ancianos
residencia geriatrica
residential home
rest home
restaurant
restaurant de
restaurante
rijksdienst
ristorante
rode kruis
roofing
rotes kreuz
rsa
rundfunk
rusthuis
saint gobain
salao de beleza
salon
salumeria
salumificio
santa casa
sawmill
scaffolding
scheepswerf
schildersbedrijf
schlosserei
schoonmaakbedrijf
schreinerei
scierie
scouting
scuola
sdn bhd
secretaria de
secretaria municipal
secretariat
seehotel
seguradora
seguros
senado
senat
senato
senior living
seniorenheim
seniorenresidenz
seniorenzentrum
sensorik
serralharia
servicios
sheriffs office
shipping
shipyard
siderurgica
sindacato
sindicato
slagerij
snackbar
sncf
sociedad
societa
societe
societe generale
softech
solicitors
sondermaschinen
sozialstation
sparkasse
spedition
spitex
sportschool
sportverein
squadron
staatsanwaltschaft
stabilimento balneare
stables
stadtbibliothek
stadtverwaltung
staffing
stahlbau
start up
station service
steakhouse
steuerberatung
steuerberatungsgesellschaft
steuerburo
steuerkanzlei
stichting
studio associato
studio commerciale
studio dentistico
studio fotografico
studio legale
studio tecnico
supermarche
supermarkt
supermercado
supermercados
supermercati
supermercato
superstore
surgery center
syndicat
tabaccheria
tagesstatte
talho
taller
taller mecanico
talleres
tandartspraktijk
tankstation
tankstelle
tanzschule
tavern
taxibetrieb
tea room
teatro
telecom
telecoms
telecomunicacoes
temps
textiles
theater
theatre
thuiszorg
tiefbau
tienda
tierarztpraxis
tierheim
timmerbedrijf
tipografia
tischlerei
torneria
township
trade union
traders
trading
trading est
transportadora
transportbedrijf
transporte
transportes
transports
trasporti
trattoria
treuhand
tribunal
tribunale
trucking
tuincentrum
tuyauterie
tyres
ufficio
uitgeverij
uitzendbureau
unione
unternehmen
urgent care
usina
usine
utilities
vakbond
ventures
verband
verein
vereniging
verpleeghuis
vertrieb
verwaltung
verzekeringen
verzekeringskantoor
verzorgingshuis
verzorgingstehuis
villaggio
villaggio turistico
vinedos
vineyard
volksbank
volkshochschule
waggonbau
warenhaus
water board
waterschap
waterworks
weingut
werbeagentur
werkstatt
wholesale
wholesalers
winery
winkel
wirtschaftskammer
wirtschaftsprufung
wirtshaus
wohngruppe
wohnungsbau
woonzorg
woonzorgcentrum
wzc
ymca
ywca
zahnarztpraxis
zeitarbeit
zeitung
ziekenfonds
ziekenhuis
zimmerei
zorg
zorgcentrum
zorggroep
zwembad
`)

/** The ends of German and Dutch compounds for organisations: "Fachklinik", "Notfalldienst". */
export const ORGANISATION_ENDINGS = listWords(`
accountantskantoor
adviesbureau
advocatenkantoor
agentur
altenheim
altersheim
amtsgericht
apotheek
apotheke
arbeitsamt
arbeitsgericht
architectenbureau
archiv
autohaus
backerei
bakkerij
bauernhof
baufirma
baumarkt
behindertenheim
behorde
berghotel
besuchsdienst
bezirksamt
bibliothek
bildungshaus
bildungswerk
bioladen
biomarkt
boerderij
bouwbedrijf
brauerei
brauhaus
brouwerij
buchladen
bundesamt
dentallabor
diakoniewerk
drogerie
drogeriemarkt
druckerei
drukkerij
ersatzkasse
fabriek
fabrik
fachmarkt
fahrdienst
familiebedrijf
familienbetrieb
finanzamt
fleischerei
fotolabor
gartenbaubetrieb
gartnerei
gasthaus
gasthof
gemeindeverwaltung
genossenschaft
genossenschaftsbank
gesellschaft
gesundheitsamt
getrankemarkt
handelsfirma
handwerksbetrieb
hausnotrufdienst
hausverwaltung
hilfsdienst
hilfswerk
hofladen
hospital
hospiz
ingenieursbureau
installatiebedrijf
installationsbetrieb
institut
jugendamt
jugendheim
jugendwerk
kanzlei
kaufhaus
kelterei
kindergarten
kinderheim
kindertagesstatte
kindertagesstatten
kita
klinik
klinikum
konditorei
konzern
kraftwerk
krankenhaus
krankenkasse
kreisverwaltung
krippe
kurhotel
kurierdienst
kwekerij
landesamt
landesbank
landesverwaltung
landgericht
landgut
landhaus
landhotel
landratsamt
landwirtschaftsbetrieb
leihfirma
lieferdienst
loonbedrijf
maatschappij
makelaardij
makelaarskantoor
malerbetrieb
malerei
medienhaus
metzgerei
mobelhaus
modehaus
molkerei
museum
notariskantoor
notdienst
notfalldienst
oberlandesgericht
paketdienst
parkhotel
pflegeheim
praktijk
praxis
privatbank
produktionsbetrieb
raiffeisenbank
reclamebureau
reederei
reformhaus
reinigungsdienst
reinigungsfirma
reiterhof
rettungsdienst
rundfunk
sagewerk
sanatorium
sanitatshaus
schildersbedrijf
schlosserei
schoonmaakbedrijf
schreinerei
schuhhaus
seehotel
seniorenheim
seniorenresidenz
sicherheitsdienst
slagerij
softwarefirma
sozialamt
sozialdienst
sozialgericht
sozialwerk
sparkasse
speciaalzaak
spedition
spital
sporthotel
stadtverwaltung
stahlwerk
standesamt
stichting
stiftung
studentenwerk
studierendenwerk
supermarkt
tankstelle
tierheim
tischlerei
transportbedrijf
uitzendbureau
unternehmen
verband
verbrauchermarkt
verein
vereniging
verlag
verpleeghuis
verwaltungsgericht
verzorgingshuis
volksbank
wachdienst
walzwerk
warenhaus
wascherei
wasserij
wasserwerk
weberei
weingut
weltladen
werft
werkstatt
winkel
wirtshaus
wohnheim
zahnlabor
zeitarbeitsfirma
zementwerk
zentrum
ziekenhuis
zimmerei
zustellbetrieb
zustelldienst
`)

export const LEGAL_FORMS = listWords(`
a.s.b.l
a/s
aps
asbl
b.v.b.a
b.v.o
bvba
c.b
c.v.b.a
co. kg
cvba
e. v
e.k
e.p.e
e.u.r.l
eireli
epe
epp
ev
ges.m.b.h
gesmbh
gmbh & co
i/s
k.g
lda
ltda
n.v
o.h.g
s. coop
s.a
s.a. de c.v
s.a.r.l
s.a.s
s.a.s.u
s.a.u
s.c.a.r.l
s.c.i
s.c.l
s.g.p.s
s.n.c
s.p.r.l
s.r.l.s
s.r.l.u
s.s
s/a
sapa
sasu
sau
scarl
scp
selarl
sgps
snc
soc. agr
soc. coop
sp. z o.o
sprl
srls
unipessoal lda
v.o.f
v.z.w
vof
vzw
`)
