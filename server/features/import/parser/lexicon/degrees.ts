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
a.m.
a.o.s.
abgeschlossene ausbildung
abilitazione
abitur (allgemeine hochschulreife)
academische bachelor
academische master
aec
aggregaat
agrégation
akademiuddannelse
allg. abitur
allg. hochschulreife
allgemeine abitur
allgemeine hochschulreife
allgemeines abitur
analista universitario
aos
arquitecta
arquitecto
as level
as levels
aso
attestato
attestato di qualifica
ausbildung als
avo
b.des
b.des.
b.phil.
b.sc
b.u.p.
b.voc
b.voc.
bac + 2
bac + 3
bac + 5
bac+1
bac+2
bac+3
bac+4
bac+5
baccalauréat
baccalauréat international
baccalauréat professionnel
baccalauréat technologique
bacharel
bacharela
bacharelado
bacharelanda
bacharelando
bacharelato
bachelier
bachelor
bachelordiploma
bachelorgrad
bachelorstudiengang
bachelorstudium
bachiller
bachiller académico
bachiller técnico
bachillerato técnico
bafa
bakalář
bams
basisonderwijs
bdes
berufsmatura
berufsmaturität
bfem
bhms
bhs matura
bphil
bpjeps
brevet
brevet d'études
brevet d'études professionnelles
brevet de technicien supérieur
bso
bsw
bup
burgerlijk ingenieur
bvoc
c.f.g.s.
c.o.u.
cand. jur.
cand. mag.
cand. merc.
cand. polyt.
cand. psych.
cand. scient.
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
capacité en droit
capes
certificaat
certificado de profesionalidad
certificat d'études
certificat de capacité
certificat de qualification professionnelle
certificat d’aptitude professionnelle
certificato
cfc
cfgm
ciclo medio
ciclo superior
civilekonom
civilingeniør
civilingenjör
classe préparatoire
classes préparatoires
corso di laurea
cou
ctesp
curso de especialización
curso de graduação
curso profissional
curso superior
curso superior de tecnologia
curso tecnico
curso técnico
cycle ingénieur
cycle préparatoire
d.v.m.
datamatiker
dcg
dcs
dds
dec
dep
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
diploma di perito tecnico
diploma di ragioneria
diploma di scuola media superiore
diploma di scuola superiore
diploma di tecnico
diploma liceo scientifico
diploma maturità
diploma professionale
diploma quinquennale
diploma superiore
diploma tecnico
diplomado
diplomingeniør
diplomstudiengang
diplomuddannelse
diplomă de bacalaureat
diplôme d'ingénieur
diplôme d'études collégiales
diplôme de fin d'études
diplôme des métiers d'art
diplôme d’ingénieur
diplôme d’état
diplôme d’études
diplôme national
diplôme national du brevet
diplôme supérieur
dma
dmd
dnap
dnb
dnmade
dnp
dnsep
doctor
doctora
doctoraal
doctoraat
doctoral candidate
doctoral degree
doctoral student
doctoral studies
doktor
doktorat
dottorato
dottorato di ricerca
dottore magistrale
doutor
doutorado
doutoramento
doutoranda
doutorando
dpt
dr. rer. nat.
drs.
dscg
dvm
e.g.b.
e.s.o
e.s.o.
ecole d'ingénieur
ed.s.
educación media
educación primaria
educación secundaria
educatieve master
egb
eidg. fähigkeitszeugnis
eidgenössisches fähigkeitszeugnis
ensino básico
ensino fundamental
ensino medio
ensino médio
ensino médio completo
ensino médio técnico
ensino profissional
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
f.sc
f.sc.
fachabitur
facharbeiterbrief
fachgebundene hochschulreife
fachhochschulreife
fachinformatiker
fachinformatiker für systemintegration
fachinformatikerin
fachoberschulreife
fachschulreife
fagbrev
formation développeur
fsc
geprüfte
geprüfter
gesellenbrief
gesellenprüfung
getuigschrift
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
gymnasieexamen
gymnasiumdiploma
h.s.c
h.s.c.
habilitation
habilitation à diriger des recherches
handelsdiplom
handelsmatura
handwerksmeister
hauptschulabschluss
havo
havo diploma
havodiploma
hbo
hbo associate degree
hbo bachelor
hbo propedeuse
hbo-bachelor
hbo-diploma
hd
hd i regnskab
hdr
heao
hf
hhx
higher national diploma
highschool
highschool degree
highschool diploma
hochschulabschluss
hochschulstudium
hoger onderwijs
hts
htx
højskoleingeniør
høyere utdanning
igcse
igcses
ihk-abschluss
industrieel ingenieur
industriemeister
ing.
ingeniera
ingeniero
ingeniería
ingénieur
inż.
inżynier
inženýr
juris doctor
kandidaat
kandidaats
kandidat
kandidatexamen
kandidatgrad
kandidatuddannelse
kandidatuur
kandidatuurdiploma
kauffrau für
kaufmann für
kaufmännische ausbildung
kcpe
kcse
kso
l1
l2
l3
lager onderwijs
lagere school
laurea
laurea a ciclo unico
laurea breve
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
lehrabschlussprüfung
lehramt
lehrdiplom
lehre
lerarenopleiding
lic.
licence 1
licence 2
licence 3
licence 3ème année
licenciada
licenciado
licencianda
licenciando
licenciatura
licenciatura pré-bolonha
licencjat
licentiaat
licenza media
licență
liceo artistico
liceo classico
liceo linguistico
liceo scientifico
lisans
lts
lärarexamen
m.ast.
m.des
m.des.
m.litt.
m.res
m.res.
m.sc
m.sci
m.sci.
m.st.
m1
m2
maestra
maestro
maestría
mag. iur.
mag. phil.
mag. rer. nat.
mag. rer. soc. oec.
magister
magister inżynier
magisterexamen
magistério
magíster
manaa
manama
mast
master
master di i livello
master di ii livello
master di primo livello
master di secondo livello
master of science
master universitario
masterat
masterdiploma
masterexamen
mastergrad
masterstudiengang
masterstudium
mastère
matric
matura
maturita
maturità
maturità artistica
maturità classica
maturità linguistica
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
mbo-diploma
mdes
meao
media superior
meisterbrief
meisterprüfung
mestrado
mestrado integrado
mestranda
mestrando
mestre
mgr
mgr inż.
middelbaar onderwijs
middelbare school
mittlerer bildungsabschluss
mittlerer schulabschluss
mlitt
msa
mst
mts
mulo
máster
máster oficial
máster universitario
nanodegree
national certificate of educational achievement
nivel secundario
o level
o levels
o-level
o-levels
ond
pabo
paces
perito industriale
perito informatico
perito mercantil
perito tecnico
pgdca
ph.d.-grad
pharm. d.
pharm.d
pharm.d.
pharmd
polytechnische oberschule
pos-graduacao
post graduate diploma
postgraduaat
pre-master
pre-university course
pregrado
premaster
preparatoria
primaria
profesorado
professionele bachelor
professionsbachelor
promotionsstudium
propedeuse
prueba de acceso
prépa
psicóloga
psicólogo
psy.d.
psyd
pós graduação
pós-doutorado
pós-graduada
pós-graduado
pós-graduanda
pós-graduando
pós-graduação
qualifica professionale
qualifizierender hauptschulabschluss
queensland certificate of education
ragioneria
realschulabschluss
referendariat
rncp
s.s.c
s.s.c.
sc.d.
schakelprogramma
school leaving certificate
scuola dell’obbligo
scuola di specializzazione
secondary school leaving certificate
secundair onderwijs
secundaria
segundo grau
sekundarabschluss
sekundarschulabschluss
selectividad
senior school certificate
south australian certificate of education
specialisatie
specifieke lerarenopleiding
ssce
staatlich geprüfte
staatlich geprüfter
studentereksamen
studentexamen
studia inżynierskie
studia magisterskie
studium der
studium des
stx
superior completo
superior cursando
superior em
superior incompleto
supletivo
svendebrev
tasmanian certificate of education
technik
tecnicatura
tecnicatura universitaria
tecnico
tecnologia
tecnologo
tecnología
tecnóloga
tecnólogo
tecnólogo en
terminale
terminale s
thèse
thèse de doctorat
titre d'ingénieur
titre professionnel
titre rncp
titulada
titulado
tso
técnica
técnico
técnico integrado
técnico laboral
técnico profesional
técnico profissional
técnico profissionalizante
técnico superior
título profesional
título universitario
umschulung
victorian certificate of education
vitnemål
vmbo-t
vmbo-tl
vordiplom
vwo
vwo diploma
wassce
weiterbildung
west african senior school certificate
western australian certificate of education
wo
wo bachelor
wo master
yrkesexamen
yüksek lisans
zweites staatsexamen
zwischenprüfung
école d'ingénieurs
école préparatoire
élève ingénieur
аспирантура
бакалавр
бакалавриат
высшее
кандидат наук
магистр
магистратура
специалист
специалитет
среднее общее
среднее специальное
`)
