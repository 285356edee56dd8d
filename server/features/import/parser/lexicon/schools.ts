import { listWords } from './list-words.ts'

/**
 * Words and acronyms of schools, without accents; endings also count at the end of a compound word.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const SCHOOL_WORDS = listWords(`
aalborg universitet
academia
academie
accademia
akademia
alura
anhanguera
anhembi morumbi
ateneo
atheneum
avans
bachelier haute ecole
basisschool
bbw
bbz
beaux arts
berufsfachschule
berufsoberschule
berufsschulzentrum
bfh
bg
bocconi
borg
brg
bzt
ca foscari
cefet
cegep
ceip
centro de formacion
centro universitario
cep
ces
cesi
cifp
cnam
colegio
collège
conalep
conservatoire
conservatorio
conservatorium
corporacion universitaria
cuc
dhbw
duale hochschule
eafit
ecam
ecole
edhec
eem
efrei
ensa
ensae
ensai
enseirb
ensibs
ensimag
ensta
eoi
epita
epitech
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
esiea
esiee
esigelec
esilv
espe
espol
estacio
estp
etec
ethz
fachakademie
fachoberschule
fachschule
facolta
faculdade
faculdades
facultad
faculte
fatec
ffhs
fgv
fh
fhnw
fiap
filmakademie
folkeskole
fontys
fp
freie universitat
fundacion universitaria
gewerbeschule
gibb
gibz
gobelins
grenoble inp
grundschule
gymnasium
hak
handelshojskole
handelshøjskole
handelsschule
handelsskole
hanze
hauptschule
haute ecole
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
hojskole
howest
hslu
htl
htw
htwk
humboldt
hwr
iae
icesi
ies
ifal
ifba
ifce
ifes
iffar
ifmg
ifp
ifpe
ifpr
ifrn
ifrs
ifsc
ifsp
iis
impacta
imt
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
isart
iscom
iscte
iseg
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
itesm
itg
iti
itis
its
itt
itu
iuav
kaho
kantonsschule
khlim
ktu
ku leuven
kul
kunsthochschule
københavns universitet
liceo
liceum
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
mittelschule
muziekschool
oberstufe
odisee
openclassrooms
osz
oszimt
politechnika
politecnica
politecnico
pontificia
ponts et chaussees
preparatoria
primarschule
puc
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
sena
senac
senai
simplon
sup de co
supdepub
supinfo
syntra
szkola
tbz
technicum
technikum
technische universitat
tecnologico de
teknisk skole
telecom
tudelft
uade
uantwerpen
uax
uba
uc3m
ucl
ucm
udemy
udima
ufabc
ufba
ufc
ufes
uff
ufg
ufjf
ufmg
ufpb
ufpe
ufpr
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
unesp
uni
uniandes
uniasselvi
unicamp
unicap
unicauca
unicesumar
unicid
unifesp
unige
unil
uniminuto
unine
uninove
uninter
unip
unir
unisinos
univalle
universidad
universidade
universita
universitaria
universitat
universite
universiteit
universitet
uniwersytet
unizar
unopar
uoc
upf
upv
uqac
uqam
uqtr
urjc
us
usal
usc
usp
utbm
utc
utfpr
utn
utt
vdab
vives
volkshochschule
volksschule
vormingscentrum
vrije universiteit
vub
webtech
wild code school
windesheim
wirtschaftsschule
ynov
zhaw
zhdk
гимназия
институт
колледж
лицей
техникум
университет
школа
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
