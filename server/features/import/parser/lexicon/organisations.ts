import { listWords } from './list-words.ts'

/**
 * Words and legal forms of organisations, without accents.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const ORGANISATION_WORDS = listWords(`
aannemersbedrijf
accountantskantoor
advocatenkantoor
agencia
agenzia
agenzia immobiliare
airport
albergo
almacenes
altenheim
altenpflegeheim
amt
amtsgericht
anstalt
apotheek
apotheke
arztpraxis
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
autohaus
autotrasporti
azienda
azienda ospedaliera
bakkerij
banca
banco do brasil
bar
baumarkt
bedrijf
behorde
berufsbildungswerk
biblioteca
bibliotheek
bildungswerk
boucherie
boulangerie
boutique
bouwbedrijf
brasserie
buchhandlung
bufete
bundesamt
bundeswehr
bureau
cabinet
cadena
caisse
caja
camara
camara municipal
car wash
care home
carniceria
cartorio
casa di riposo
centre hospitalier
chambre de commerce
chu
clinica
clinique
cnrs
colegio
collectivite
comercial
comercializadora
comercio
commune
comune di
concesionario
concessionaria
condominio
conseil departemental
conseil general
conseil regional
consorzio
constructora
construtora
consultora
consultoria
consultorio
cooperativa
correios
creche
credit agricole
credit union
day care
daycare
despacho
dienst
diner
distribuidora
drogaria
druckerei
drukkerij
dry cleaners
editions
editora
editore
editorial
ehpad
entreprise
escritorio
estudio
etablissements
fahrschule
family medicine
family practice
farmacia
ferme
ferreteria
feuerwehr
finanzamt
fire department
fondazione
frituur
fundacao
fundacion
garage
gartnerei
gasthaus
gasthof
gaststatte
gelateria
gemeente
gemeentehuis
gemeinde
gesellschaft
gestoria
gobierno
grafica
grill
grocery
groep
grupo
gruppo
guarderia
handelskammer
handwerk
hausverwaltung
home health
hort
hospice
hospital
hotel
imobiliaria
impresa
impresa edile
industria
industrias
ingenieurburo
inmobiliaria
inn
inria
inserm
instituto
jewelers
jewellers
kanzlei
kinderdagverblijf
kindergarten
kindertagesstatte
kirche
kita
kliniek
kreis
kringloop
kunsthalle
laboratorio
lanchonete
landesamt
landratsamt
law firm
librairie
libreria
livraria
loja
lojas
magasin
maison
maison de retraite
makelaardij
manor
mart
medical group
mercearia
metalurgica
metzgerei
ministerie
ministerio
ministero
ministries
mission locale
mobelhaus
molkerei
municipalidad
mutuelle
nursery school
nursing home
office de tourisme
officina
ong
ospedale
outlet
padaria
palestra
panaderia
panificio
papelaria
papeleria
pasticceria
patisserie
pflegeheim
pharmacie
physicians group
pizzeria
planungsburo
police department
policia
politie
polizia
postamt
posto
praxis
prefecture
prefeitura
prefeitura municipal
preschool
provincia di
provincie
ranch
rechtsanwaltskanzlei
redaktion
regione
rehabilitation center
rehabilitation centre
reiseburo
residence
residencia
residencia de ancianos
rest home
restaurant
restaurante
rijksdienst
ristorante
roofing
rundfunk
salon
schreinerei
secretaria de
secretaria municipal
seguradora
seguros
senior living
seniorenheim
seniorenresidenz
servicios
slagerij
sncf
sociedad
societa
societe
spedition
staatsanwaltschaft
stadtverwaltung
staffing
steuerkanzlei
stichting
studio dentistico
studio legale
studio tecnico
supermarche
supermarkt
supermercado
supermercados
supermercato
surgery center
syndicat
taller
teatro
telecomunicacoes
temps
theater
theatre
tienda
tischlerei
transportadora
transportes
trattoria
tribunal
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
volksbank
waterschap
werkstatt
winkel
woonzorgcentrum
ymca
ywca
zahnarztpraxis
zeitung
ziekenhuis
zimmerei
zorg
zorgcentrum
zorggroep
`)

export const LEGAL_FORMS = listWords(`
a/s
aps
b.v.b.a
bvba
cvba
e. v
e.k
eireli
epp
ev
i/s
lda
ltda
s.a. de c.v
s.a.r.l
s.a.s
s.a.u
s.n.c
s.r.l.s
s/a
sapa
sasu
sau
snc
soc. coop
sp. z o.o
srls
v.o.f
vof
vzw
`)
