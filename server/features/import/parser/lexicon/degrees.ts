import { listWords } from './list-words.ts'

/**
 * Degrees and certificates that a text begins with, in small letters as they are printed.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const DEGREES = listWords(`
1. staatsexamen
12º ano
2. staatsexamen
2° grau
2º grau
9º ano
abgeschlossene ausbildung
abilitazione
academische bachelor
academische master
aec
agrégation
akademiuddannelse
allgemeine hochschulreife
arquitecta
arquitecto
aso
attestato
avo
b.sc
baccalauréat
bacharel
bacharelado
bacharelato
bachelier
bachelor
bachelorstudium
bachiller
bachiller académico
bachiller técnico
bachillerato técnico
basisonderwijs
berufsmatura
berufsmaturität
brevet
brevet d'études professionnelles
bso
burgerlijk ingenieur
cand.it
cand.it.
cand.jur.
cand.mag
cand.mag.
cand.merc
cand.merc.
cand.oecon.
cand.polyt
cand.polyt.
cand.scient
cand.scient.
capes
certificat d'études
certificat de capacité
cfc
ciclo medio
ciclo superior
classe préparatoire
classes préparatoires
corso di laurea
curso profissional
curso superior
curso superior de tecnologia
curso tecnico
curso técnico
cycle ingénieur
cycle préparatoire
datamatiker
dcg
dec
deust
deva
dipl. d'ingénieur
dipl.-ing.
diplom-ingenieur
diploma accademico
diploma di istruzione secondaria
diploma di istruzione superiore
diploma di laurea
diploma di liceo
diploma di liceo classico
diploma di liceo linguistico
diploma di liceo scientifico
diploma di maturità
diploma di maturità classica
diploma di maturità scientifica
diploma di perito
diploma di ragioneria
diploma di scuola media superiore
diploma di scuola superiore
diploma liceo scientifico
diploma maturità
diploma quinquennale
diploma superiore
diploma tecnico
diplomado
diplomingeniør
diplomuddannelse
diplôme d'ingénieur
diplôme d'études collégiales
diplôme des métiers d'art
diplôme d’ingénieur
diplôme d’études
diplôme national
diplôme supérieur
dma
dnap
dnb
dnmade
dnsep
doctor
doctora
doctoraat
doktor
doktorat
dottorato
dottorato di ricerca
dottore magistrale
doutor
doutorado
doutoramento
dr. rer. nat.
dscg
ecole d'ingénieur
educación primaria
educación secundaria
educatieve master
ensino básico
ensino fundamental
ensino medio
ensino médio
ensino médio completo
ensino médio técnico
ensino secundário
ensino superior
ensino superior completo
ensino superior incompleto
ensino tecnico
ensino técnico
erstes staatsexamen
erweiterter realschulabschluss
especialidad
especialista
especialização
estudios primarios
estudios secundarios
estudios universitarios
fachabitur
fachgebundene hochschulreife
fachhochschulreife
fachoberschulreife
fachschulreife
grado
grado medio
grado superior
grado universitario
graduaat
graduacao
graduada
graduado
graduado escolar
graduanda
graduando
graduat
graduação
grundschulabschluss
grundstudium
gymnasiale matura
gymnasiumdiploma
habilitation à diriger des recherches
handelsdiplom
handelsmatura
hauptschulabschluss
havo
havo diploma
havodiploma
hbo
hbo bachelor
hbo-bachelor
hf
hhx
hochschulabschluss
hoger onderwijs
htx
industrieel ingenieur
ingeniera
ingeniero
ingeniería
ingénieur
inżynier
kandidaat
kandidat
kandidatuddannelse
kso
l1
l2
l3
lager onderwijs
laurea
laurea a ciclo unico
laurea di i livello
laurea di ii livello
laurea di primo livello
laurea di secondo livello
laurea magistrale
laurea quinquennale
laurea specialistica
laurea triennale
laurea vecchio ordinamento
lehrabschluss
lehramt
lehrdiplom
lehre
lerarenopleiding
licence 1
licence 2
licence 3
licence 3ème année
licenciada
licenciado
licenciatura
licencjat
licentiaat
licenza media
m.sc
m1
m2
maestra
maestro
maestría
magister
magister inżynier
magíster
manaa
manama
master
master di i livello
master di ii livello
master di primo livello
master di secondo livello
master of science
master universitario
masterstudium
mastère
matura
maturità
maturità classica
maturità scientifica
maturità tecnica
maturitätsschule
maturité
maturité gymnasiale
maturité professionnelle
mavo
mba
mbo
mbo 4
mbo niveau 1
mbo niveau 2
mbo niveau 3
mbo niveau 4
mbo-4
meisterprüfung
mestrado
mestrado integrado
mestre
middelbaar onderwijs
middelbare school
mittlerer bildungsabschluss
mittlerer schulabschluss
msa
mulo
máster
máster oficial
máster universitario
perito industriale
perito informatico
pos-graduacao
postgraduaat
pre-master
pregrado
premaster
preparatoria
primaria
profesorado
professionele bachelor
professionsbachelor
propedeuse
prépa
psicóloga
psicólogo
pós graduação
pós-doutorado
pós-graduada
pós-graduação
qualifizierender hauptschulabschluss
ragioneria
realschulabschluss
schakelprogramma
scuola di specializzazione
secundair onderwijs
secundaria
segundo grau
sekundarabschluss
specifieke lerarenopleiding
studentereksamen
studia inżynierskie
studia magisterskie
stx
superior completo
superior incompleto
technik
tecnicatura
tecnicatura universitaria
tecnico
tecnologia
tecnologo
tecnología
tecnóloga
tecnólogo
thèse
thèse de doctorat
titre d'ingénieur
tso
técnica
técnico
técnico laboral
técnico profesional
técnico profissional
técnico superior
título profesional
título universitario
umschulung
vmbo-t
vmbo-tl
vwo
vwo diploma
weiterbildung
wo
wo bachelor
wo master
zweites staatsexamen
école d'ingénieurs
élève ingénieur
аспирантура
бакалавр
высшее
магистр
специалист
среднее специальное
`)
