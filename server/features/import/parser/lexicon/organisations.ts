import { listWords } from './list-words.ts'

/**
 * Words and legal forms of organisations, without accents.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const ORGANISATION_WORDS = listWords(`
aannemersbedrijf
accountantskantoor
acougue
administratiekantoor
adviesbureau
advocatenkantoor
agencia
agenzia
agenzia immobiliare
agriturismo
air france
airport
albergo
albergue
alcaldia
aldi
almacenes
altenheim
altenpflegeheim
altran
ambasciata
ambassade
amt
amtsgericht
anstalt
anwaltskanzlei
apotheek
apotheke
architectenbureau
architekturburo
armazens
arztehaus
arztpraxis
aseguradora
asesoria
asilo nido
asl
asociacion
assembleia
assessoria
assicurazioni
assisted living
associacao
association
associazione
assurances
atelier
auberge
auchan
autofficina
autohaus
autotrasporti
ayto
azienda
azienda agricola
azienda ospedaliera
bakkerij
banca
banco bradesco
banco do brasil
bar
baugesellschaft
baumarkt
bauunternehmen
bedrijf
behorde
berufsbildungswerk
bezirksamt
biblioteca
bibliotheek
biergarten
bildungswerk
bioscoop
bistrot
bnp paribas
bodegas
boekhandel
boerderij
boucherie
boulangerie
boutique
bouwbedrijf
bouwmarkt
bpost
brandweer
brasserie
brauerei
buchhandlung
bufete
buitenschoolse opvang
bundesagentur
bundesamt
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
caja
callcenter
calzaturificio
camara
camara municipal
camera di commercio
camping
cantina
car wash
care home
caritas
caritasverband
carniceria
carrefour
carrozzeria
cartorio
casa di riposo
casa editrice
casas bahia
caseificio
cassa di risparmio
centre aere
centre de loisirs
centre hospitalier
centre social
centro de saude
centro hospitalar
cerveceria
chambre de commerce
chateau
chu
churrascaria
cinema
circolo
clinica
clinica dental
clinica veterinaria
clinique
clube
cnrs
colegio
collectivite
comercial
comercializadora
comercio
commune
comune
comune di
comunita montana
concesionario
concessionaria
condominio
confecciones
confeitaria
conseil departemental
conseil general
conseil regional
consejeria
consorzio
constructora
construtora
consulat
consultora
consultoria
consultorio
cooperatie
cooperativa
cooperativa sociale
corporacion
correios
correos
creche
credit agricole
credit mutuel
credit union
creperie
croce rossa
croix rouge
cruz roja
cruz vermelha
day care
daycare
despacho
despacho de abogados
deutsche bahn
diakonie
dienst
diner
diputacion
distribuidora
ditta
dm drogerie markt
domaine viticole
drk
drogaria
drogerie
drogisterij
druckerei
drukkerij
dry cleaners
editions
editora
editore
editorial
eetcafe
ehpad
einwohnermeldeamt
eisdiele
el corte ingles
embaixada
embajada
emisora
entreprise
epicerie
escritorio
estudio
etablissements
etude notariale
everis
fabbrica
fabrica
fabriek
fahrschule
family medicine
family practice
farmacia
ferme
ferreteria
ferrovie dello stato
feuerwehr
finanzamt
finca
fire department
fitnesscentrum
fitnessstudio
fleischerei
fondazione
forschungszentrum
frituur
fruteria
fundacao
fundacion
garage
garagebedrijf
gartnerei
gasolinera
gasthaus
gasthof
gaststatte
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
gimnasio
giornale
gobierno
grafica
grand cafe
grill
grocery
groep
groothandel
grupo
gruppo
guarderia
handelskammer
handwerk
hausverwaltung
heladeria
herberg
hilfswerk
hipercor
hipermercado
hogeschool
home health
hort
hospice
hospital
hostal
hosteleria
hotel
hotel ibis
huisartsenpraktijk
hypermarche
imbiss
imobiliaria
imobiliario
imprenta
impresa
impresa edile
imprimerie
inditex
industria
industrias
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
ipermercato
itau
jeugdhuis
jewelers
jewellers
johanniter
jornal
jugendamt
jugendzentrum
junta de
junta de freguesia
juzgado
kanzlei
kapsalon
kaufhaus
kinderdagverblijf
kindergarten
kinderkrippe
kinderopvang
kindertagesstatte
kirche
kita
kliniek
kommanditgesellschaft
konditorei
krankenkasse
krant
kreis
kreisverwaltung
kringloop
kunsthalle
kwekerij
la poste
laboratorio
lanchonete
landesamt
landgasthof
landgericht
landratsamt
lar de idosos
law firm
lebenshilfe
lehrstuhl
leroy merlin
librairie
libreria
livraria
loja
lojas
ludotheque
macelleria
magasin
magazine luiza
maison
maison d arret
maison de retraite
makelaardij
malteser
manor
mart
mediatheque
medical group
medienagentur
mercadona
mercearia
metalurgica
metzgerei
mini mercado
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
municipalidad
mutualiteit
mutuelle
negozio
notaria
notariat
notariskantoor
nursery school
nursing home
ocmw
office de tourisme
officina
oficina
omroep
ong
onlus
optica
ordnungsamt
ospedale
osteria
outlet
padaria
palestra
panaderia
panetteria
panificio
papelaria
papeleria
parafarmacia
pastelaria
pasteleria
pasticceria
patisserie
peluqueria
periodico
personaldienstleister
pescaderia
pescheria
petrobras
pflegeheim
pharmacie
physicians group
pizzaria
pizzeria
planungsburo
pole emploi
police department
policia
policlinico
politie
polizia
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
provincia di
provincie
raiffeisenbank
ranch
rechtbank
rechtsanwaltskanzlei
reclamebureau
rectorat
redaktion
regione
rehabilitation center
rehabilitation centre
reiseburo
residence
residence universitaire
residencia
residencia de ancianos
residencia geriatrica
rest home
restaurant
restaurant de
restaurante
rijksdienst
ristorante
rode kruis
roofing
rotes kreuz
rundfunk
rusthuis
saint gobain
salao de beleza
salon
salumificio
santa casa
schildersbedrijf
schoonmaakbedrijf
schreinerei
scouting
secretaria de
secretaria municipal
seguradora
seguros
senior living
seniorenheim
seniorenresidenz
seniorenzentrum
servicios
slagerij
snackbar
sncf
sociedad
societa
societe
societe generale
sparkasse
spedition
staatsanwaltschaft
stabilimento balneare
stadtbibliothek
stadtverwaltung
staffing
start up
station service
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
surgery center
syndicat
tagesstatte
talho
taller
taller mecanico
talleres
tandartspraktijk
tankstation
tankstelle
teatro
telecomunicacoes
temps
textiles
theater
theatre
thuiszorg
tienda
tierarztpraxis
tierheim
tipografia
tischlerei
transportadora
transportbedrijf
transportes
trattoria
tribunal
tribunale
tuincentrum
ufficio
uitgeverij
uitzendbureau
unione
unternehmen
urgent care
usina
usine
verband
verein
vereniging
verpleeghuis
vertrieb
verwaltung
verzekeringen
verzekeringskantoor
verzorgingshuis
villaggio turistico
volksbank
volkshochschule
warenhaus
waterschap
werbeagentur
werkstatt
winkel
wirtschaftsprufung
wirtshaus
wohnungsbau
woonzorg
woonzorgcentrum
ymca
ywca
zahnarztpraxis
zeitung
ziekenfonds
ziekenhuis
zimmerei
zorg
zorgcentrum
zorggroep
zwembad
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
