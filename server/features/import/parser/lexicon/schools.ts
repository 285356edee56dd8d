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
accademia
akad
akademia
albeda
alura
ammattikorkeakoulu
anhanguera
anhembi morumbi
ateneo
atheneum
avans
bachelier haute ecole
basisschool
bbs
bbw
bbz
beaux arts
berufsfachschule
berufsoberschule
berufsschulzentrum
bfh
bfw
bg
bhak
bht
bocconi
borg
brg
bsz
buap
bzt
ca foscari
cbta
cbtis
cecyt
cefet
cefim
cegep
ceip
centro de formacion
centro universitario
cep
ces
cesi
cetam
cetis
ceu
cfpa
cifp
cnam
cobaes
colegio
colegiul national
collège
conalep
conservatoire
conservatorio
conservatorium
corporacion universitaria
cuc
descomplica
dhbw
doranco
duale hochschule
duoc
e e
e e e m
e e e p
e m e b
e m e f
e t e c
eafit
ecam
ecole
ecole 42
edhec
ee
eeep
eem
efrei
efterskole
egyetem
emef
ens lyon
ens paris
ensa
ensae
ensai
enseeiht
enseirb
ensibs
ensimag
ensta
eoi
epita
epitech
epn
epsi
erasmushogeschool
erhvervsakademi
escola
escola secundaria
escola superior
escola tecnica
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
espci
espe
espm
espol
estacio
estei
estp
etec
ethz
etna
fachakademie
fachoberschule
fachschule
facolta
faculdade
faculdades
facultad
faculte
fanap
fatec
feevale
fernstudium
fernuni
fernuniversitat
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
fos
fp
freie universitat
fundacion universitaria
gewerbeschule
gibb
gibz
gimnazjum
gobelins
graafschap college
grenoble inp
grundschule
gymnasieskola
gymnasium
gymnazium
hak
handelshojskole
handelshøjskole
handelsschule
handelsskole
handelsskolen
hanze
hauptschule
haute ecole
haw
hbo instelling
heb
heig
hepia
hetic
hft
hfu
hlw
hm
hochschule
hoge school
hogent
hogere technische school
hogeschool
hogskola
hogskolan
hojskole
howest
hs
hslu
htbla
htl
htw
htwk
humboldt
hwr
høgskole
høgskolen
højskole
høyskole
høyskolen
iae
ibmec
icesi
ies
ifal
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
ifsp
iis
impacta
imt
inacap
inalco
inholland
inp
insper
institucion educativa
institut
instituto
instituto federal
instituto politecnico
instituto superior
instituto tecnico
instituto tecnologico
instituut
ipn
ipsar
ipsia
ipssar
ipssi
isart
iscom
iscte
iseg
isen
isep
isep paris
isis
istituto
istituto comprensivo
istituto professionale
istituto tecnico
ita
itba
itc
itcg
ite
itecom
itesm
itg
iti
itis
its
itt
itu
iuav
iubh
iulm
kaho
kantonsschule
khlim
komvux
ktu
ku leuven
kul
kunstakademiet
kunsthochschule
københavns universitet
la plateforme
le wagon
lernzentrum
liceo
liceum
lisesi
luca
luiss
lycee
lyceum
mackenzie
mba esg
mbo college
microlins
middelbare school
mines
mines paris
mittelschule
muziekschool
naba
nhl stenden
oberstufe
oberstufenzentrum
odisee
openclassrooms
ostfalia
osz
oszimt
oth
polimi
politechnika
politecnica
politecnico
polito
polytech
pontificia
ponts et chaussees
ponts paristech
preparatoria
primarschule
professionshøjskole
professionshøjskolen
puc
puce
pxl
radboud
ragioneria
roc
saga
sapienza
saxion
scholengemeenschap
school
scuola
scuola media
sekundarschule
seminariet
seminarium
senac
senai
sesi
simplon
sissa
skole
srh
studiengemeinschaft
sup de co
supdepub
supinfo
syntra
szkola
szkoła
szkoła podstawowa
tbz
technicum
technikum
technische universitat
tecnologico de
teknisk skole
tekniska
tekniska hogskola
telecom
telecom paris
thm
thomas more
tudelft
uab
uade
uanl
uantwerpen
uax
uba
uc3m
ucl
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
unad
unam
unama
unb
uneb
uned
unesc
unesp
uni
uniandes
uniasselvi
unibo
unicamp
unicap
unicauca
unicesumar
unicid
unicsul
unidad educativa
unifesp
unifieo
unifor
unige
unil
unimi
uniminuto
unine
uninove
uninter
unip
unipd
unir
unisinos
unisul
univali
univalle
universidad
universidade
universita
universitaria
universitat
universitatea
universite
universiteit
universitesi
universitet
univerzita
uniwersytet
unizar
unlp
unoesc
unopar
uoc
upec
upf
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
utbm
utc
utfpr
utn
utt
vdab
vhs
videregaende skole
vives
volkshochschule
volksschule
vormingscentrum
vrije universiteit
vub
vysoka skola
vysoke uceni
wbs akademie
wbs training
webtech
wild code school
windesheim
wirtschaftsschule
wyzsza szkoła
yliopisto
ynov
yrkeshogskola
zadkine
zespoł szkoł
zhaw
zhdk
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
cultuurwetenschappen
desenvolvimento
design
developpement
diergeneeskunde
direito
diritto
diseno
diseno grafico
donnees
ecologie
economia
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
histoire
historia
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
umwelt
verfahrenstechnik
verpleegkunde
verwaltung
veterinaria
volkswirtschaft
volkswirtschaftslehre
werktuigbouwkunde
wetenschappen
wirtschaft
wirtschaftsinformatik
wirtschaftswissenschaften
wiskunde
`)
