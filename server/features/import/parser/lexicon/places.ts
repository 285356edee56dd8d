import { listWords } from './list-words.ts'

/**
 * Countries, regions and towns as German, French, Spanish, Portuguese, Italian and Dutch resumes print them.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const COUNTRY_NAMES = listWords(`
africa do sul
agypten
alemanha
algerien
angleterre
angola
argelia
argentina
argentine
argentinien
australia
australie
australien
austria
autriche
belgica
belgie
belgio
brasile
brasilien
brazilie
bresil
cabo verde
canada
chile
chili
china
chine
cile
cina
corea del sur
cote d ivoire
croacia
croatie
croazia
danemark
danimarca
danmark
denemarken
dinamarca
duitsland
ecosse
egypte
el salvador
engeland
england
escocia
espanha
estados unidos
estland
etats unis
filipinas
finland
finlande
finlandia
finnland
franca
francia
frankreich
frankrijk
germania
giappone
gran bretagna
gran bretana
grande bretagne
grecia
griechenland
griekenland
groot brittannie
grossbritannien
holanda
honduras
hongrie
hungria
ierland
ile maurice
inde
inghilterra
inglaterra
irland
irlanda
irlande
island
islande
italie
japan
japao
japon
kanada
kenia
kroatien
lettland
liban
liechtenstein
litauen
luxemburg
madagascar
marokko
marruecos
mexiko
mexique
mocambique
nederland
neuseeland
nicaragua
noorwegen
norge
noruega
norvege
norvegia
norwegen
nouvelle zelande
nueva zelanda
olanda
oostenrijk
paesi bassi
paises baixos
paises bajos
paraguai
polen
polonia
polska
portogallo
regno unito
reino unido
repubblica ceca
republica checa
republica dominicana
roemenie
romania
romenia
roumanie
royaume uni
rusia
rusland
russia
russie
russland
schotland
schottland
schweden
scozia
serbien
slovaquie
slovenia
slovenie
slowakei
slowenien
spagna
spanje
stati uniti
storbritannien
sudafrica
sudafrika
suecia
suica
suriname
sverige
svezia
svizzera
tchequie
tsjechie
turchia
turkije
turquia
tyskland
ucrania
ukraine
ungarn
ungheria
uruguai
vereinigte staaten
vereinigtes konigreich
verenigd koninkrijk
verenigde staten
vietnam
vs
wales
zuid afrika
zweden
zwitserland
россия
украина
`)

export const REGION_NAMES = listWords(`
aargau
abruzzo
achterhoek
acores
acre
alagoas
alava
alentejo
algarve
allgau
alpes maritimes
alsace
amazonas
andalucia
antilles
antioquia
antwerpen
appenzell
aquitaine
aragon
ardeche
asturias
atlantico
auvergne
azuay
baden wurttemberg
bahia
baja california
baleares
bas rhin
basel landschaft
basel stadt
basilicata
beira alta
beira interior
bizkaia
bouches du rhone
bourgogne
boyaca
brabant
brabant wallon
bretagne
burgenland
calabria
caldas
campania
canarias
cantabria
carabobo
castilla la mancha
castilla y leon
ceara
centre val de loire
champagne ardenne
charente maritime
chihuahua
coahuila
comunitat valenciana
cordoba
corse
cote d or
cotes d armor
cundinamarca
distrito federal
doubs
drenthe
drome
edomex
eifel
emilia romagna
espirito santo
essonne
estado de mexico
estado de sao paulo
extremadura
finistere
flevoland
franche comte
franken
friesland
friuli venezia giulia
gelderland
gipuzkoa
gironde
goias
grand est
graubunden
guadeloupe
guayas
guipuzcoa
guyane
hainaut
haut rhin
haute garonne
haute savoie
hauts de france
hauts de seine
henegouwen
herault
hessen
ille et vilaine
illes balears
indre et loire
isere
islas baleares
jalisco
karnten
kempen
la reunion
la rioja
languedoc roussillon
lausitz
lazio
liguria
limburg
limousin
loire atlantique
loiret
lombardia
lorraine
luik
madeira
maine et loire
maranhao
marche
martinique
mato grosso
mato grosso do sul
mecklenburg vorpommern
meurthe et moselle
michoacan
midi pyrenees
minas gerais
minho
mittelfranken
molise
morbihan
moselle
munsterland
namen
narino
navarra
niederbayern
niederosterreich
noord brabant
noord holland
nordrhein
nordrhein westfalen
normandie
nouvelle aquitaine
nrw
nuevo leon
oaxaca
oberbayern
oberosterreich
oberpfalz
oost vlaanderen
overijssel
paca
pais vasco
para
paraiba
parana
pas de calais
pays de la loire
pernambuco
piaui
picardie
pichincha
piemonte
poitou charentes
principado de asturias
provence alpes cote d azur
provincia de buenos aires
puglia
puy de dome
pyrenees atlantiques
quintana roo
region de murcia
region parisienne
rheinland pfalz
rhone alpes
ribatejo
rio grande do norte
rio grande do sul
risaralda
rondonia
roraima
ruhrgebiet
saarland
sachsen anhalt
santa catarina
sardegna
sauerland
savoie
schleswig holstein
schwaben
seine et marne
seine saint denis
sergipe
sicilia
sinaloa
solothurn
sonora
steiermark
tabasco
tamaulipas
tessin
thurgau
thuringen
ticino
tirol
tocantins
tolima
toscana
tras os montes
trentino
trentino alto adige
twente
umbria
val d oise
val de marne
valais
valle d aosta
valle del cauca
vaucluse
vaud
veluwe
vendee
veneto
veracruz
vizcaya
vlaams brabant
vlaanderen
vorarlberg
waals brabant
wallis
wallonie
west vlaanderen
westfalen
yucatan
yvelines
zeeland
zuid holland
zulia
`)

export const TOWN_NAMES = listWords(`
aalst
agrigento
aix en provence
alba
albacete
albi
alcobendas
alcorcon
alessandria
algeciras
alkmaar
almada
almeria
alphen aan den rijn
amadora
amersfoort
amiens
amstelveen
ananindeua
ancona
antwerpen
aosta
apeldoorn
aracaju
arezzo
armenia
arras
ascoli piceno
assen
asti
auxerre
aveiro
avellino
avignon
avila
bad homburg
badajoz
baden
bamberg
bari
barletta
barranquilla
barueri
bauru
beja
belem
bello
belluno
belo horizonte
benevento
bergamo
bergen op zoom
besancon
betim
beveren
beziers
biella
blois
blumenau
boblingen
bocholt
bolzano
boulogne billancourt
braga
braganca
brasilia
brescia
brindisi
brive
brugge
brussel
bruxelles
bucaramanga
burgdorf
burgos
caceres
cadiz
cagliari
cali
caltanissetta
campina grande
campinas
campo grande
campobasso
canoas
caruaru
cascais
caserta
castellon
castelo branco
castres
catania
catanzaro
caxias do sul
celle
cesena
chalon sur saone
chalons en champagne
chapeco
chartres
chateauroux
chemnitz
cherbourg
chieti
ciudad real
clermont ferrand
coburg
coimbra
como
compiegne
contagem
cordoba
cosenza
courbevoie
cremona
creteil
criciuma
crotone
cuenca
cuiaba
cuneo
curitiba
delfzijl
den bosch
den helder
deventer
diadema
diepenbeek
dordrecht
dunkerque
duque de caxias
ede
emden
emmen
emmendingen
empoli
enna
envigado
epinal
esbjerg
evora
evreux
evry
faenza
fano
faro
feira de santana
ferrara
fiumicino
florianopolis
foggia
forli
fortaleza
foz do iguacu
frankfurt a m
frankfurt oder
freising
frosinone
fuenlabrada
funchal
furth
gallarate
geel
genk
genova
gent
getafe
girona
goiania
goppingen
gorizia
gouda
groningen
grosseto
guadalajara
guaruja
guarulhos
guimaraes
hagen
hamm
hasselt
heerenveen
heerlen
heilbronn
helmond
hengelo
herentals
hermosillo
herne
herning
hilversum
hof
hoofddorp
hoogeveen
hoorn
horsens
hortolandia
huelva
huesca
ibague
ilheus
imola
imperia
indaiatuba
isernia
itagui
itajai
ivrea
jaboatao dos guararapes
jaen
joao pessoa
joinville
juiz de fora
jundiai
kempten
kleve
kobenhavn
koblenz
kolding
kortrijk
krefeld
l aquila
la roche sur yon
la spezia
landau
landshut
latina
laval
le havre
le mans
lecce
lecco
leeuwarden
leganes
legnano
leiria
lelystad
lens
leon
lier
limeira
limoges
lindau
livorno
lleida
lodi
logrono
lokeren
londrina
lorrach
louvain
lubeck
lucca
ludwigshafen
lugo
luik
luneburg
maastricht
macapa
maceio
macerata
manaus
manizales
mantova
mar del plata
maringa
marsala
massa
massy
mataro
matera
maua
meaux
mechelen
medellin
melun
memmingen
meppel
merida
messina
mestre
middelburg
modena
mogi das cruzes
mol
monchengladbach
montauban
montes claros
montreuil
montreux
monza
mossoro
mostoles
mulhouse
nanterre
narbonne
natal
neiva
neuchatel
neuss
nevers
nieuwegein
nimes
ninove
niteroi
nova iguacu
novara
novo hamburgo
nuoro
nyon
oberhausen
offenbach
offenburg
oldenburg
olinda
oostende
oristano
orleans
orsay
osasco
oss
ourense
paderborn
padova
palencia
palermo
palmas
parma
passo fundo
pasto
pavia
pelotas
pereira
perigueux
perpignan
perugia
pesaro
pescara
petropolis
pforzheim
piacenza
piracicaba
pisa
pistoia
poitiers
ponta grossa
pontevedra
popayan
pordenone
portalegre
porto alegre
porto velho
potenza
praia grande
prato
puteaux
ragusa
randers
ravenna
ravensburg
recife
recklinghausen
reggio calabria
reggio emilia
remscheid
reutlingen
ribeirao preto
rieti
rimini
rio branco
roermond
roeselare
roosendaal
rosenheim
roskilde
rottweil
roubaix
rovigo
s gravenhage
s hertogenbosch
sabaneta
saclay
saint brieuc
saint denis
saint etienne
saint germain en laye
saint quentin
salerno
san luis potosi
santa marta
santarem
santiago de compostela
santo andre
santos
sao bernardo do campo
sao caetano do sul
sao goncalo
sao jose
sao jose do rio preto
sao jose dos campos
sao leopoldo
sao luis
sassari
savona
sceaux
schaffhausen
schiedam
schweinfurt
segovia
sesto san giovanni
setubal
siena
silkeborg
sindelfingen
singen
sint niklaas
sintra
sion
siracusa
sittard
sneek
solingen
sonderborg
sondrio
soria
sorocaba
speyer
spijkenisse
straubing
suhl
taboao da serra
taranto
tarbes
tarragona
taubate
teramo
teresina
terni
teruel
thionville
thun
tienen
tilburg
toledo
toluca
tongeren
toulon
tourcoing
trapani
trento
treviso
trieste
tunja
turnhout
tuttlingen
uberaba
uberlandia
udine
uelzen
valenciennes
valledupar
vannes
varese
veendam
veenendaal
vejle
veldhoven
venezia
venlo
verbania
vercelli
verona
versailles
vevey
viana do castelo
viareggio
viborg
vicenza
vila nova de gaia
vila real
vila velha
villavicencio
villeneuve d ascq
vilvoorde
viseu
viterbo
vitoria
vitoria gasteiz
vitry sur seine
vlaardingen
vlissingen
volta redonda
waiblingen
waregem
warszawa
weert
weiden
weingarten
wetzlar
wilhelmshaven
worms
yverdon les bains
zaandam
zamora
zapopan
zeist
zoetermeer
zutphen
zwickau
zwolle
москва
санкт петербург
`)
