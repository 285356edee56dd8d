import { listWords } from './list-words.ts'

/**
 * Countries, regions and towns as German, French, Spanish, Portuguese, Italian and Dutch resumes print them.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const COUNTRY_NAMES = listWords(`
afeganistao
afganistan
afghanistan
africa do sul
agypten
albania
albanie
albanien
alemanha
algerien
algerije
andorra
andorre
angleterre
angola
arabia saudita
arabie saoudite
argelia
argentina
argentine
argentinien
armenie
armenien
aserbaidschan
athiopien
australia
australie
australien
austria
autriche
azerbaidjan
azerbaijan
belarus
belgica
belgie
belgio
benin
bielorrusia
bielorussia
bielorussie
birmanie
bosnia
bosnia and herzegovina
bosnia ed erzegovina
bosnia y herzegovina
bosnie
bosnien
bosnien und herzegowina
brasile
brasilien
brazilie
bresil
bulgarie
bulgarien
bulgarije
burkina faso
burundi
cabo verde
camaroes
cambodge
cambodia
cameroun
camerun
canada
cap vert
cechia
chequia
chile
chili
china
chine
cile
cina
colombie
corea del sud
corea del sur
coree du sud
coreia do sul
costa davorio
costa de marfil
costa do marfim
cote d ivoire
croacia
croatie
croazia
curacao
danemark
danimarca
danmark
denemarken
dinamarca
dominikanische republik
dr congo
dr kongo
duitsland
ecosse
egipto
egito
egitto
egypte
el salvador
elfenbeinkuste
emirados arabes unidos
emirati arabi uniti
emiratos arabes unidos
emirats arabes unis
engeland
england
equador
equateur
eritrea
erythree
escocia
eslovaquia
eslovenia
espanha
estados unidos
estland
estonie
etats unis
ethiopie
etiopia
filipijnen
filipinas
filippine
finland
finlande
finlandia
finnland
franca
francia
frankreich
frankrijk
gabon
gabun
gambia
georgie
georgien
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
guine bissau
guinea
guinee
haiti
holanda
hollande
honduras
hongarije
hongrie
hungria
ierland
ile maurice
inde
inghilterra
inglaterra
irak
irao
iraque
irland
irlanda
irlande
island
islande
italie
ivoorkust
japan
japao
japon
jemen
jordania
jordanie
jordanien
kambodscha
kameroen
kamerun
kanada
kap verde
kasachstan
katar
kazakhstan
kenia
kirghizistan
kirgisistan
kolumbien
kongo
kosovo
koweit
kroatie
kroatien
kuba
laos
letland
letonia
lettland
lettonia
lettonie
liban
libano
libanon
liberia
libia
libye
libyen
liechtenstein
litauen
litouwen
lituania
lituanie
lussemburgo
luxemburg
luxemburgo
macedoine
macedonia
madagascar
mali
marocco
marokko
marrocos
marruecos
mauretanien
mauritanie
mauritius
mazedonien
mexiko
mexique
mocambique
moldau
moldavia
moldavie
moldawien
moldova
monaco
mongolei
mongolia
montenegro
mosambik
mozambique
myanmar
namibia
nederland
neuseeland
nicaragua
nieuw zeeland
niger
noorwegen
nordmazedonien
norge
north macedonia
noruega
norvege
norvegia
norwegen
nouvelle zelande
nova zelandia
nueva zelanda
nuova zelanda
oekraine
olanda
oman
oostenrijk
ouzbekistan
paesi bassi
paises baixos
paises bajos
paraguai
perou
philippinen
polen
polonia
polska
portogallo
rd congo
regno unito
reino unido
repubblica ceca
repubblica dominicana
republica checa
republica dominicana
republik moldau
republique democratique du congo
republique dominicaine
republique tcheque
roemenie
romania
romenia
roumanie
royaume uni
ruanda
rumania
rusia
rusland
russia
russie
russland
sambia
sao tome e principe
saudi arabien
schotland
schottland
schweden
scozia
serbie
serbien
servia
servie
sierra leone
simbabwe
siria
slovacchia
slovaquie
slovenia
slovenie
slowakei
slowakije
slowenien
somalia
somalie
soudan
spagna
spanje
stati uniti
storbritannien
sudafrica
sudafrika
sudan
sudkorea
suecia
suica
surinam
suriname
sverige
svezia
svizzera
syria
syrie
syrien
tadschikistan
tansania
tanzania
tanzanie
tchad
tchequie
timor leste
togo
tsjechie
tunesie
tunesien
tunez
turchia
turkije
turkmenistan
turquia
tyskland
ucraina
ucrania
ukraina
ukraine
ungarn
ungheria
uruguai
usbekistan
uzbekistan
vereinigte arabische emirate
vereinigte staaten
vereinigtes konigreich
verenigd koninkrijk
verenigde staten
viet nam
vietnam
vs
wales
weissrussland
wit rusland
yemen
zambia
zimbabwe
zuid afrika
zuid korea
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
caba
calabria
caldas
campania
canarias
cantabria
carabobo
castilla la mancha
castilla y leon
cdmx
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
agram
agrigento
aix en provence
aix la chapelle
aken
alba
albacete
albi
alcobendas
alcorcon
aleppo
alessandria
alexandrie
algeciras
alger
algeri
algier
alkmaar
almada
almaty
almeria
alphen aan den rijn
amadora
amberes
amburgo
amersfoort
amiens
amstelveen
amsterda
amsterdao
ananindeua
ancona
antananarivo
antuerpia
antwerpen
anversa
aosta
apeldoorn
aracaju
arezzo
armenia
arras
ascoli piceno
assen
asti
atenas
atene
athen
athene
athenes
auxerre
aveiro
avellino
avignon
avila
avinon
bad homburg
badajoz
baden
bagdad
baku
bale
bamako
bamberg
barcellona
barcelone
bari
barletta
barranquilla
barueri
basilea
basileia
bauru
bazel
beja
belem
belgrad
belgrado
bello
belluno
belo horizonte
benevento
bergamo
bergen op zoom
berlijn
berlino
berna
berne
besancon
betim
beveren
beyrouth
beziers
biella
blois
blumenau
boblingen
bocholt
boedapest
boekarest
bolonha
bolonia
bolzano
bordeus
bordo
boulogne billancourt
braga
braganca
brasilia
brazzaville
breme
brescia
breslau
brindisi
brive
brugge
brujas
brunn
bruselas
brussel
bruxelas
bruxelles
bucaramanga
bucarest
bucareste
budapeste
bujumbura
bukarest
burdeos
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
charkiw
charkow
chartres
chateauroux
chemnitz
cherbourg
chieti
chisinau
ciudad real
clermont ferrand
coburg
coimbra
colonia
como
compiegne
conakry
constantine
contagem
copenaghen
copenhaga
copenhague
cordoba
cordoue
cosenza
cotonou
courbevoie
courtrai
cracovia
cracovie
cremona
creteil
criciuma
crotone
cuenca
cuiaba
cuneo
curitiba
czernowitz
damaskus
danzica
danzig
delfzijl
den bosch
den helder
deventer
diadema
diepenbeek
doornik
dordrecht
dresda
dresde
dublim
dublino
duinkerke
dunkerque
duque de caxias
ede
edimbourg
edimburgo
el cairo
emden
emmen
emmendingen
empoli
enna
envigado
epinal
eriwan
esbjerg
estambul
estocolmo
estrasburgo
estugarda
evora
evreux
evry
faenza
fano
faro
feira de santana
ferrara
filadelfia
fiumicino
florenca
florencia
florenz
florianopolis
foggia
forli
fortaleza
foz do iguacu
francfort
francfort sur le main
francoforte
francoforte sul meno
frankfurt a m
frankfurt oder
freising
fribourg en brisgau
friburgo
frosinone
fuenlabrada
funchal
furth
gallarate
gante
geel
genebra
genes
genk
genova
gent
genua
getafe
ginebra
ginevra
girona
goiania
goppingen
gorizia
gotemburgo
gouda
grenade
groningen
grosseto
guadalajara
guaruja
guarulhos
guimaraes
hagen
haia
hambourg
hamburgo
hamm
hasselt
havanna
heerenveen
heerlen
heilbronn
helmond
hengelo
herentals
hermannstadt
hermosillo
herne
herning
hilversum
hof
homs
hoofddorp
hoogeveen
hoorn
horsens
hortolandia
huelva
huesca
ibague
il cairo
ilheus
imola
imperia
indaiatuba
isernia
istambul
itagui
itajai
ivrea
jaboatao dos guararapes
jaen
jaunde
jerewan
joao pessoa
joinville
juiz de fora
jundiai
kabul
kairo
kattowitz
kempten
keulen
kharkov
kiev
kiew
kinshasa
klausenburg
kleve
kobenhavn
koblenz
kolding
kopenhagen
kortrijk
krakau
krefeld
l aquila
la haya
la haye
la nouvelle orleans
la roche sur yon
la spezia
laia
laibach
landau
landshut
latina
lausana
laval
le caire
le havre
le mans
lecce
lecco
leeuwarden
leganes
legnano
leiria
lelystad
lemberg
lens
leon
liao
libreville
lieja
lier
limeira
limoges
lindau
lione
lipsia
lisbona
lisbonne
lissabon
livorno
lleida
lodi
logrono
lokeren
lome
londen
londra
londres
londrina
lorrach
losanna
louvain
lovaina
lovanio
luanda
lubeck
lubiana
lubumbashi
lucca
lucerna
lucerne
ludwigshafen
lugo
luik
luneburg
luttich
lwiw
lwow
maastricht
macapa
macau
maceio
macerata
mailand
malines
manaus
manizales
mantova
mantua
maputo
mar del plata
maringa
marsala
marselha
marsella
marsiglia
massa
massy
mataro
matera
maua
mayence
meaux
mechelen
medellin
meknes
melun
memmingen
meppel
merida
messina
mestre
mexiko stadt
middelburg
milaan
milao
modena
mogi das cruzes
mol
monaco di baviera
monchengladbach
montauban
montes claros
montreuil
montreux
monza
mosca
moscou
moscovo
moscu
moskau
moskou
mossoro
mossul
mostoles
mulhausen
mulhouse
munique
nanterre
napels
napoles
narbonne
natal
neapel
neiva
neu delhi
neuchatel
neurenberg
neuss
nevers
niamey
nieuwegein
nijvel
nimes
ninove
niteroi
niza
nizza
norimberga
nova deli
nova iguacu
nova iorque
novara
novo hamburgo
nueva delhi
nueva orleans
nueva york
nuoro
nuova delhi
nyon
oberhausen
offenbach
offenburg
oldenburg
olinda
oostende
oporto
oristano
orleans
orsay
osasco
oss
ostende
ouagadougou
ourense
paderborn
padova
palencia
palermo
palmas
paramaribo
parigi
parijs
parma
passo fundo
pasto
pavia
pechino
pekin
peking
pelotas
pequim
pequin
pereira
perigueux
perpignan
perugia
pesaro
pescara
petropolis
pforzheim
philadelphie
piacenza
pilsen
piracicaba
pisa
pistoia
podgorica
pointe noire
poitiers
ponta grossa
pontevedra
popayan
pordenone
portalegre
porto alegre
porto velho
posen
potenza
praag
prag
praga
praia
praia grande
prato
pressburg
prishtina
pristina
puteaux
ragusa
randers
ratisbonne
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
rijsel
rimini
rio branco
roermond
roeselare
roosendaal
rosenheim
roskilde
roterda
roterdam
roterdao
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
saint gall
saint germain en laye
saint petersbourg
saint quentin
salerno
salisburgo
salonicco
saloniki
salzbourg
salzburgo
san gallo
san luis potosi
san petersburgo
san pietroburgo
sankt petersburg
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
sao petersburgo
saporischschja
saragosse
saragozza
sarrebruck
sassari
savona
sceaux
schaffhausen
schanghai
schiedam
schweinfurt
segovia
sesto san giovanni
setubal
seul
siena
silkeborg
sindelfingen
singen
sint niklaas
sint petersburg
sintra
sion
siracusa
sittard
siviglia
sneek
soleure
solingen
sonderborg
sondrio
soria
sorocaba
speyer
spijkenisse
stettin
stoccarda
stoccolma
straatsburg
strasburgo
strassburg
straubing
suhl
taboao da serra
taranto
tarbes
tarragona
taschkent
tashkent
taubate
tbilisi
teheran
teramo
teresina
terni
teruel
thionville
thun
tienen
tiflis
tilburg
tokio
toledo
tolosa
toluca
tongeren
toquio
toulon
tourcoing
tournai
trapani
trento
treves
treviso
trieste
tscherniwtsi
tunisi
tunja
turim
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
varsavia
varsovia
varsovie
veendam
veenendaal
vejle
veldhoven
venecia
venedig
venetie
veneza
venezia
venise
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
viena
vienne
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
warschau
warszawa
waver
weert
weiden
weingarten
wenen
wetzlar
wilhelmshaven
willemstad
worms
xangai
yerevan
yverdon les bains
zaandam
zagabria
zamora
zapopan
zeist
zoetermeer
zurigo
zurique
zutphen
zwickau
zwolle
москва
санкт петербург
`)
