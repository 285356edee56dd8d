import { listWords } from './list-words.ts'

/**
 * Words and acronyms of schools, without accents; endings also count at the end of a compound word.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const SCHOOL_WORDS = listWords(`
aalborg universitet
abendschule
academia
academie
academies
accademia
adult education
adult learning
agrupamento
agrupamento de escolas
akad
akademia
albeda
alfa college
alma mater studiorum
altenpflegeschule
altenpflegeseminar
alura
ammattikorkeakoulu
anhanguera
anhembi morumbi
aoc
ap hogeschool
arteveldehogeschool
arteveldehs
ateneo
athenee
athenee royal
atheneum
ausbildungsinstitut
ausbildungszentrum
avans
avondschool
bachelier haute ecole
basisonderwijs
basisschool
bbs
bbw
bbz
beaux arts
becode
berufsakademie
berufsbildungszentrum
berufsfachschule
berufsmaturitatsschule
berufsoberschule
berufsschulzentrum
bezirksschule
bfh
bfw
bg
bg brg
bhak
bht
bildungsakademie
bildungsinstitut
bildungsstatte
bildungswerk
bk
bocconi
boces
boolean careers
borg
bos
brg
bsz
buap
bundeslehranstalt
bzt
ca foscari
camara de comercio
career center
career centre
cbta
cbtis
cebac
cecyt
cecyteh
cecytem
cefet
cefim
cegep
ceip
cenfim
cens
central school
centre d apprentissage
centre de formation
centre form
centre universitaire
centro de estudios
centro de formacao
centro de formacion
centro di formazione
centro di formazione professionale
centro educativo
centro integrado
centro novas oportunidades
centro qualifica
centro universitario
cep
ces
cesi
cesur
cetam
cetis
ceu
cfa
cfct
cfp
cfpa
cfppa
chambre de commerce
chambre de metiers
chr sg
cifp
ciofs
cite scolaire
cnam
cned
cnos fap
cobach
cobaeh
cobaes
codam
coderhouse
colaiste
coleg
colegio
colegio de bachilleres
colegiul national
college saint
colleges
collège
community learning
comprehensive school
conalep
conservatoire
conservatorio
conservatorium
corporacion universitaria
cpia
cpifp
creapole
cruzeiro do sul
csg
ctp
cuc
cvo
deltion
descomplica
detailhandelsschool
dhbw
digital house
don bosco
doranco
duale hochschule
duoc
e e
e e e m
e e e p
e e s t
e e t
e m e b
e m e f
e n e t
e t e c
eafit
ebs
ecam
ecole
ecole 42
ecole de commerce
ecole hoteliere
ecole nationale
ecole polytechnique
ecole primaire
ecole superieure
ecv
edhec
ee
eeep
eem
efrei
efterskole
egyetem
ehsal
emef
emsi
enac
enaip
enet
engim
ens
ens lyon
ens paris
ensa
ensad
ensae
ensai
ensam
ensc
enseeiht
enseirb
ensemble scolaire
ensias
ensibs
ensimag
enst
ensta
ente di formazione
ente formativo
eoi
eos
epet
ephec
epicode
epita
epitech
epn
epsi
erasmus
erasmushogeschool
erhvervsakademi
erweiterte oberschule
esad
esc primaria
esc rouen
esc sec
esc tecnica
escola
escola basica
escola profissional
escola secundaria
escola superior
escola tecnica
escolapios
escuela
escuela superior
escuela tecnica
eseo
esgi
esic
esiea
esiee
esigelec
esilv
esj
espci
espe
espm
espol
estacio
estei
estg
estp
etec
ethz
etna
externato
fachakademie
fachhochschule
fachoberschule
fachschule
fachseminar
facolta
faculdade
faculdades
facultad
faculte
fanap
fatec
fct
fcup
federico ii
feevale
fernstudium
fernuni
fernuniversitat
feso
feup
ffhs
fgv
fh
fhnw
fhws
fiap
filmakademie
fmu
folkehøgskole
folkeskole
folkhogskola
fom
fontys
forderschule
fortbildungsinstitut
fos
fosbos
fp
freie universitat
fsjes
fundacion universitaria
gaelscoil
gewerbeschule
gewerbliche schule
ghss
gibb
gibz
gimnazjum
gobelins
graafschap college
grenoble inp
groupe scolaire
grundschule
gymnase cantonal
gymnasieskola
gymnasium
gymnazium
h s s
hak
handelshojskole
handelshøjskole
handelsschule
handelsskole
handelsskolen
handwerkskammer
hanze
hasch
hauptschule
haute ecole
haw
hbla
hblfa
hbo instelling
heb
heig
helb
helha
helmo
henallux
hepia
hepl
hes so
hetic
hft
hfu
high sch
hlt
hlw
hm
hochschule
hoerskool
hoge school
hogent
hogere technische school
hogeschool
hogskola
hogskolan
hojskole
holberton
horizon college
hotelschool
howest
hs
hslu
hsr
htbla
htl
htw
htwk
hubrussel
huishoudschool
humboldt
hva
hwr
høgskole
høgskolen
højskole
høyskole
høyskolen
i e p
i e s
i i s
i t c
i t i s
iae
ibmec
icesi
idrac
iefp
ies
iestp
ifal
ifas
ifba
ifce
ifes
iffar
ifmg
ifp
ifpa
ifpe
ifpr
ifrn
ifrs
ifsc
ifsi
ifsp
ignou
igs
iis
iism
iiss
ilerna
impacta
imt
inacap
inalco
inholland
inp
inpt
insa
insea
insper
institucion
institucion educativa
institucion universitaria
instituicao de ensino
institut
institut saint
institut technique
instituto
instituto federal
instituto politecnico
instituto superior
instituto tecnico
instituto tecnologico
instituut
ipb
ipca
ipem
ipes
ipet
ipetym
ipl
ipn
ipp
ipsar
ipsct
ipseoa
ipsia
ipssar
ipssct
ipssi
ipsss
irfss
ironhack
irts
isae
isart
iscap
iscom
iscte
isec
iseg
isel
isen
isep
isep paris
isfd
isft
isis
isit
ismai
isp
ist professionale
ist superiore
ist tecnico
istituto
istituto alberghiero
istituto comprensivo
istituto d arte
istituto magistrale
istituto professionale
istituto superiore
istituto tecnico
istp
ita
itba
itc
itcf
itcg
ite
itecom
itesm
itg
iti
itis
its
its academy
itt
itu
iuav
iubh
iulm
iut
j s s
jesuitas
jntu
job corps
jss
junior high
kaho
kantonsschule
karel de grote
katho
kaufmannische schule
kendriya
kgs
khlim
komvux
koninklijk atheneum
krankenpflegeschule
ksg
kta
ktu
ku leuven
kul
kunstacademie
kunstakademiet
kunsthochschule
kv business school
københavns universitet
la plateforme
laerskool
lagere school
landesberufsschule
landstede
le wagon
learning center
learning centre
legta
lehranstalt
lehrinstitut
lehrwerkstatt
lepa
lernwerk
lernzentrum
lessius
liceo
liceu
liceum
lisesi
luca
luiss
lycee
lycee pro
lycee professionnel
lycee technique
lyceum
mackenzie
madrasa
madrasah
mahavidyalaya
maison familiale rurale
marianistas
maristas
mba esg
mbo college
medac
meisterschule
mfr
microlins
middelbare school
middenschool
mines
mines paris
mittelschule
mjc
musikhochschule
muziekschool
naba
nat l high
ncoi
neue fische
neue mittelschule
nhl stenden
noorderpoort
normal superior
notre dame de
oberstufe
oberstufenschule
oberstufenzentrum
odisee
ofppt
openclassroom
openclassrooms
opleidingscentrum
osg
ostfalia
osz
oszimt
oth
padagogische hochschule
paris dauphine
pflegeschule
pigier
platzi
polimi
politechnika
politecnica
politecnico
politecnico colombiano
polito
polytech
polytechnikum
polytechnische oberschule
polytechnische schule
polyvalente
pontificia
ponts et chaussees
ponts paristech
prepa
preparatoria
primarschule
professionshøjskole
professionshøjskolen
promotion sociale
pts
puc
puc minas
puc rio
puc rs
puc sp
puce
pucrs
pxl
radboud
ragioneria
realschule
regionaal opleidingscentrum
rietveld
rijn ijssel
roc
roma tre
rsg
s h s
sacre coeur
safa
saga
salesiani
salesianos
sapienza
saxion
scalda
scholengemeenschap
scholengroep
school
schools
schule fur
scoil
scuola
scuola elementare
scuola media
scuola professionale
scuola superiore
sec sch
secondary modern
sekundarschule
seminariet
seminario
seminarium
sena
senac
senai
senati
senior high
sesi
shs
simplon
sint college
sissa
sixth form centre
skole
sonderschule
soy henry
srh
start2impact
studiengemeinschaft
studieninstitut
study centre
sup de co
supdepub
supinfo
syntra
szkola
szkoła
szkoła podstawowa
tbz
tec de monterrey
technical center
technical centre
technicum
technikerschule
technikum
technische school
technische universitat
tecnologico de
teknisk skole
tekniska
tekniska hogskola
telecom
telecom paris
telesecundaria
thm
thomas more
tor vergata
trade school
training center
training centre
training college
training trust
trybe
tudelft
uab
uade
uanl
uantwerpen
uax
uba
ubi
uc leuven limburg
uc3m
ucl
ucll
uclm
uclouvain
ucm
udelar
udemy
udesc
udg
udima
uerj
ufabc
ufba
ufc
ufersa
ufes
uff
ufg
ufjf
ufmg
ufpb
ufpe
ufpr
ufr
ufrgs
ufrj
ufrn
ufsc
ufscar
ufsm
ufu
ugent
uhasselt
uji
ulb
ulbra
ulg
uliege
ull
uminho
unad
unam
unama
unamur
unb
uneb
uned
unesa
unesc
unesp
uni
uniandes
uniasselvi
uniba
unibo
unicam
unicamp
unicap
unicauca
unicesumar
uniceub
unicid
unicsul
unict
unidad educativa
unifesp
unifi
unifieo
unifor
unige
unijui
unil
unimi
uniminuto
unina
unine
uninove
uninter
unip
unipd
unipi
unipr
unir
unisa
unisinos
unisul
unitn
unito
univali
univalle
univaq
universidad
universidade
universita
universita degli studi
universitaria
universitat
universitatea
universite
universiteit
universitesi
universitet
univerzita
univpm
uniwersytet
unizar
unlp
unoesc
unopar
uoc
upec
upf
upjv
upmc
upv
uqac
uqam
uqtr
urjc
urv
us
usal
usc
usfq
usp
utad
utbm
utc
utfpr
utn
utt
vakschool
vdab
vhs
videregaende skole
vishwavidyalaya
vives
vlerick
vo tech
vocational center
vocational centre
volkshochschule
volksschule
volwassenenonderwijs
vormingscentrum
vrije universiteit
vspw
vti
vtu
vub
vysoka skola
vysoke uceni
wananga
wbs akademie
wbs training
webtech
weiterbildungsinstitut
werkschule
wild code school
windesheim
wirtschaftsgymnasium
wirtschaftsschule
wyzsza szkoła
yliopisto
ynov
yrkeshogskola
ysgol
z p h s
zadkine
zehnklassige
zespoł szkoł
zhaw
zhdk
zphs
академия
вшэ
гимназия
институт
колледж
лицеи
лицей
мгту
мгу
мисис
мифи
мфти
ниту
спбгу
техникум
университет
університет
училища
училище
школа
інститут
技术学院
`)

export const SCHOOL_ENDINGS = listWords(`
akademie
akademiet
college
fachschule
gymnasiet
gymnasium
hochschule
hogeschool
instituut
kolleg
lyceum
oberschule
realschule
school
schule
skole
universitat
universiteit
universitet
`)

export const STUDY_FIELDS = listWords(`
accountancy
administracao
agronomia
agronomie
amministrazione
analise e desenvolvimento de sistemas
antropologia
architettura
arquitectura
arquitetura
arte
arts plastiques
audiovisuel
bedrijfsbeheer
bedrijfseconomie
bedrijfskunde
bellas artes
betriebswirtschaft
biochemie
bioinformatique
biologia
biologie
biotecnologie
bouw en techniek
bouwkunde
chimica
chimie
ciencia da computacao
ciencia de datos
ciencia politica
ciencias
ciencias contabeis
ciencias da computacao
cinema
comercio
comercio exterior
commercio
communicatie
comptabilite
computerwetenschappen
comunicacao
comunicacion
comunicacion audiovisual
comunicacion social
comunicazione
contabilidade
contaduria
cuisine
culture
cultuur and maatschappij
cultuur en maatschappij
cultuurwetenschappen
desenvolvimento
design
developpement
dienstverlening en producten
diergeneeskunde
direito
diritto
diseno
diseno grafico
donnees
ecologie
economia
economie and ondernemen
economie en ondernemen
educacao
educacao fisica
educacion
electricidad
electronica
electronique
electrotechnique
elektronica
elektronik
elektrotechniek
eletronica
eletrotecnica
elettronica
elettrotecnica
enfermagem
enfermeria
engenharia
estadistica
esthetique
europaische studien
farmacia
filosofia
finances
finanza
finanzas
fisica
fisioterapia
fotografie
geneeskunde
genie civil
geografia
geographie
germanistik
geschichte
geschiedenis
gestaltung
gestao
giurisprudenza
graphisme
handel
handel and administratie
handel en administratie
handel en verkoop
histoire
historia
horeca bakkerij en recreatie
hotellerie
informatica
informatik
informationstechnik
informatique
ingegneria
ingegneria informatica
ingenierie
ingenieurswetenschappen
ingenieurwesen
intelligence artificielle
jornalismo
journalismus
kommunikation
kommunikationswissenschaft
kulturwissenschaft
kunst
kunstgeschichte
kunstgeschiedenis
kybernetik
landbouw
latijn
lehramt
lenguas
letras
lettere
lichamelijke opvoeding
lingue
linguistik
litterature
logistica
logistiek
logistik
logistique
management
marketing
matematica
matematicas
mathematik
mathematiques
mecanica
meccanica
mechanica
mechatronik
medecine
media en vormgeving
medicina
medien
medieninformatik
moderne talen
multimedia
musica
musik
musique
muziek
nachrichtentechnik
natuur and gezondheid
natuur and techniek
natuur en gezondheid
natuur en techniek
natuurkunde
negocios
numerique
nutricao
onderwijs
orthopedagogie
pedagogia
pedagogiek
periodismo
pflege
philosophie
physique
politikwissenschaft
produceren installeren en energie
psicologia
psychologie
publicidad
publicidade
publizistik
quimica
ragioneria
recht
rechten
rechtsgeleerdheid
recursos humanos
redes de computadores
reseaux
ressources humaines
robotique
romanistik
salud
sante
scheikunde
sciences
sciences economiques
scienze
scienze della comunicazione
scienze politiche
servico social
sistemas
sistemas de informacao
sociaal werk
sociologia
sociologie
soziale arbeit
sozialpadagogik
sozialwissenschaften
soziologie
statistica
statistik
statistiques
storia
systemes
taalkunde
technologie
tecnologia
tecnologia da informacao
telecomunicaciones
theologie
toegepaste informatica
tourisme
trabajo social
traduccion
traduction
turismo
uiterlijke verzorging
umwelt
verfahrenstechnik
verpleegkunde
verwaltung
veterinaria
volkswirtschaft
volkswirtschaftslehre
web development
werktuigbouwkunde
wetenschappen
wirtschaft
wirtschaftsinformatik
wirtschaftswissenschaften
wiskunde
zorg and welzijn
zorg en welzijn
`)
