import { listWords } from './list-words.ts'

/**
 * Words and legal forms of organisations, without accents.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const ORGANISATION_WORDS = listWords(`
agencia
agenzia
albergo
almacenes
amt
anstalt
apotheek
apotheke
asl
asociacion
assembleia
assessoria
associacao
association
associazione
assurances
atelier
azienda
azienda ospedaliera
bakkerij
banca
banco do brasil
bar
bedrijf
behorde
berufsbildungswerk
biblioteca
bibliotheek
bildungswerk
boulangerie
bouwbedrijf
buchhandlung
bundesamt
bundeswehr
bureau
cabinet
cadena
caisse
caja
camara
camara municipal
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
credit agricole
despacho
dienst
distribuidora
drogaria
druckerei
drukkerij
editions
editora
editore
editorial
entreprise
escritorio
estudio
etablissements
farmacia
ferme
feuerwehr
finanzamt
fondazione
frituur
fundacao
fundacion
garage
gaststatte
gelateria
gemeente
gemeentehuis
gemeinde
gesellschaft
gobierno
grafica
groep
grupo
gruppo
handelskammer
handwerk
hort
hospital
hotel
imobiliaria
impresa
industria
industrias
ingenieurburo
inria
inserm
instituto
kanzlei
kindergarten
kindertagesstatte
kirche
kita
kliniek
kreis
kringloop
kunsthalle
laboratorio
landesamt
landratsamt
librairie
libreria
livraria
loja
lojas
magasin
maison
metalurgica
ministerie
ministerio
ministero
mission locale
molkerei
municipalidad
mutuelle
officina
ong
ospedale
padaria
palestra
panaderia
pasticceria
patisserie
pflegeheim
pharmacie
pizzeria
planungsburo
policia
politie
polizia
postamt
posto
praxis
prefecture
prefeitura
provincia di
provincie
redaktion
regione
residence
residencia
restaurant
restaurante
rijksdienst
ristorante
rundfunk
secretaria de
secretaria municipal
seguradora
seguros
seniorenheim
servicios
slagerij
sncf
sociedad
societa
societe
staatsanwaltschaft
stadtverwaltung
stichting
studio legale
studio tecnico
supermarche
supermarkt
supermercado
supermercados
supermercato
syndicat
teatro
telecomunicacoes
theater
theatre
tienda
transportadora
transportes
trattoria
tribunal
ufficio
uitgeverij
uitzendbureau
unione
unternehmen
usina
usine
verband
verein
vereniging
vertrieb
verwaltung
verzekeringen
volksbank
waterschap
werkstatt
winkel
zeitung
ziekenhuis
zorg
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
