import { listWords } from './list-words.ts'

/**
 * Words and legal forms of organisations, without accents.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const ORGANISATION_WORDS = listWords(`
aannemersbedrijf
accountantskantoor
adviesbureau
advocatenkantoor
agencia
agenzia
agenzia immobiliare
agriturismo
air france
airport
albergo
aldi
almacenes
altenheim
altenpflegeheim
altran
amt
amtsgericht
anstalt
apotheek
apotheke
architectenbureau
arztehaus
arztpraxis
asesoria
asilo nido
asl
asociacion
assembleia
assessoria
assisted living
associacao
association
associazione
assurances
atelier
auberge
auchan
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
bedrijf
behorde
berufsbildungswerk
biblioteca
bibliotheek
bildungswerk
bnp paribas
boucherie
boulangerie
boutique
bouwbedrijf
bouwmarkt
bpost
brasserie
buchhandlung
bufete
buitenschoolse opvang
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
camara
camara municipal
camping
car wash
care home
caritas
caritasverband
carniceria
carrefour
cartorio
casa di riposo
casas bahia
centre aere
centre de loisirs
centre hospitalier
centre social
centro de saude
centro hospitalar
cerveceria
chambre de commerce
chu
clinica
clinica dental
clinica veterinaria
clinique
cnrs
colegio
collectivite
comercial
comercializadora
comercio
commune
comune di
comunita montana
concesionario
concessionaria
condominio
confecciones
conseil departemental
conseil general
conseil regional
consejeria
consorzio
constructora
construtora
consultora
consultoria
consultorio
cooperativa
cooperativa sociale
correios
correos
creche
credit agricole
credit mutuel
credit union
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
drk
drogaria
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
el corte ingles
entreprise
escritorio
estudio
etablissements
everis
fahrschule
family medicine
family practice
farmacia
ferme
ferreteria
ferrovie dello stato
feuerwehr
finanzamt
fire department
fondazione
frituur
fundacao
fundacion
garage
garagebedrijf
gartnerei
gasthaus
gasthof
gaststatte
gelateria
gemeente
gemeentehuis
gemeinde
gemeinschaftspraxis
generalitat
gesellschaft
gestoria
gobierno
grafica
grand cafe
grill
grocery
groep
grupo
gruppo
guarderia
handelskammer
handwerk
hausverwaltung
hipercor
hipermercado
hogeschool
home health
hort
hospice
hospital
hosteleria
hotel
hotel ibis
imobiliaria
imobiliario
impresa
impresa edile
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
itau
jeugdhuis
jewelers
jewellers
johanniter
junta de
junta de freguesia
kanzlei
kapsalon
kinderdagverblijf
kindergarten
kinderkrippe
kinderopvang
kindertagesstatte
kirche
kita
kliniek
kommanditgesellschaft
kreis
kringloop
kunsthalle
la poste
laboratorio
lanchonete
landesamt
landratsamt
law firm
lebenshilfe
leroy merlin
librairie
libreria
livraria
loja
lojas
magasin
magazine luiza
maison
maison d arret
maison de retraite
makelaardij
malteser
manor
mart
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
molkerei
monoprix
municipalidad
mutualiteit
mutuelle
notariskantoor
nursery school
nursing home
ocmw
office de tourisme
officina
oficina
ong
onlus
ospedale
outlet
padaria
palestra
panaderia
panetteria
panificio
papelaria
papeleria
pastelaria
pasticceria
patisserie
petrobras
pflegeheim
pharmacie
physicians group
pizzeria
planungsburo
pole emploi
police department
policia
politie
polizia
postamt
poste italiane
posto
praxis
prefecture
prefeitura
prefeitura municipal
preschool
provincia di
provincie
ranch
rechtbank
rechtsanwaltskanzlei
reclamebureau
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
roofing
rotes kreuz
rundfunk
saint gobain
salon
santa casa
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
stadtverwaltung
staffing
steuerberatung
steuerberatungsgesellschaft
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
talho
taller
taller mecanico
talleres
teatro
telecomunicacoes
temps
textiles
theater
theatre
thuiszorg
tienda
tischlerei
transportadora
transportbedrijf
transportes
trattoria
tribunal
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
villaggio turistico
volksbank
volkshochschule
waterschap
werbeagentur
werkstatt
winkel
wirtschaftsprufung
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
