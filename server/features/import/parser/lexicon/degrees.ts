import { listWords } from './list-words.ts'

/**
 * Degrees and certificates that a text begins with, in small letters as they are printed.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const DEGREES = listWords(`
1. staatsexamen
10.º ano
10th board
10th class
10th std
10º ano
11.º ano
11º ano
12.º ano
12.º ano de escolaridade
12th board
12th class
12th std
12º ano
12º ano de escolaridade
1st puc
1° grau
1º grau
1º grau completo
2. staatsexamen
2nd puc
2° grau
2° grau completo
2º grau
2º grau completo
4.ª classe
4ª classe
6.º ano
7de jaar bso
7e jaar bso
9.º ano
9.º ano de escolaridade
9º ano
9º ano de escolaridade
a' levels
a.d.p.
a.m.
a.o.s.
a2 level
a2 levels
abendstudium
abgangszeugnis
abgeschlossene ausbildung
abgeschlossene berufsausbildung
abgeschlossene lehre
abilitazione
abilitazione all’esercizio
abilitazione all’insegnamento
abitur (allgemeine hochschulreife)
academische bachelor
academische master
academische opleiding
acceso a la universidad
access to he
access to he diploma
access to higher education
adf
advanced apprenticeship
advanced highers
advf
aec
aggregaat
agrégation
agrégation de l’enseignement
ahs-matura
aissce
akademiuddannelse
algemeen secundair onderwijs
all india secondary school examination
all india senior school certificate examination
allg. abitur
allg. hochschulreife
allgemeine abitur
allgemeine hochschulreife
allgemeines abitur
analista de sistemas
analista universitario
anlehre
aos
apprenticeship
aprendizagem industrial
arquitecta
arquitecta técnica
arquitecto
arquitecto técnico
as level
as levels
aso
associate degree program
associate degree programme
associate’s
atheneum-diploma
atheneumdiploma
attestation d'études collégiales
attestation d’études collégiales
attestation fédérale
attestato
attestato di frequenza
attestato di qualifica
attestato oss
attestato professionale
aufbaustudium
ausbildereignung
ausbildereignungsprüfung
ausbildung als
ausbildung der ausbilder
avo
b. pharm
b.a.m.s.
b.d.s.
b.des
b.des.
b.e.c.e
b.e.c.e.
b.e.p.
b.e.p.c.
b.el.ed
b.l.
b.lib
b.p.ed
b.p.ed.
b.pharm
b.pharm.
b.phil.
b.sc
b.stat
b.t.s.
b.u.p.
b.v.sc
b.v.sc.
b.voc
b.voc.
ba/bsc
bac + 2
bac + 3
bac + 5
bac +1
bac +2
bac +3
bac +4
bac +5
bac a
bac a1
bac a2
bac b
bac c
bac d
bac e
bac f
bac f3
bac g1
bac g2
bac g3
bac international
bac littéraire
bac pro
bac professionnel
bac sanitaire et social
bac sms
bac st2s
bac stav
bac stg
bac sti
bac stl
bac stt
bac série
bac techno
bac économique et social
bac+1
bac+2
bac+3
bac+4
bac+5
bac+6
bac+8
baccalauréat
baccalauréat international
baccalauréat l2
baccalauréat professionnel
baccalauréat série
baccalauréat technologique
bacharel
bacharela
bacharelado
bacharelanda
bacharelando
bacharelato
bachelier
bachelor
bachelor na bachelor
bachelor studium
bachelor universitaire de technologie
bachelor-studiengang
bachelor-studium
bachelordiploma
bachelorgrad
bachelorstudiengang
bachelorstudium
bachelor’s
bachiller
bachiller académico
bachiller comercial
bachiller industrial
bachiller técnico
bachiller unificado polivalente
bachillerato académico
bachillerato general
bachillerato tecnológico
bachillerato técnico
bafa
bafd
bakalář
bakk.
bakk. (fh)
bakk. phil.
bakk. techn.
bakkalaureat
bakkalaureatsstudium
bams
banaba
bankkauffrau
bankkaufmann
bapaat
basisonderwijs
bdes
beatep
bece
beed
bepa
bepc
beroepssecundair onderwijs
berufliche ausbildung
berufsabschluss
berufsabschluß
berufsattest
berufslehre
berufsmatura
berufsmaturität
berufsreife
berufsreifeprüfung
bfem
bhms
bhs matura
bilanzbuchhalter (ihk)
bp coiffure
bphil
bpjeps
brevet
brevet d'études
brevet d'études professionnelles
brevet de maîtrise
brevet de technicien supérieur
brevet fédéral
brevet professionnel
bs (hons)
bsa
bsba
bscs
bsed
bshm
bshrm
bsit
bsmare
bsmt
bsn
bso
bsw
btsa
bup
burgerlijk ingenieur
bvoc
bürofachdiplom
bürokauffrau
bürokaufmann
c.a.p.
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
capa
capacité en droit
capes
carrera profesional
carrera trunca
carrera técnica
ce1d
ceb
cert i
cert ii
cert iii
cert iv
certificaat
certificado de escolaridad
certificado de estudios
certificado de profesionalidad
certificado de secundaria
certificat d'enseignement secondaire supérieur
certificat d'études
certificat d'études primaires
certificat de capacité
certificat de fin d’études
certificat de formation générale
certificat de qualification professionnelle
certificat de spécialisation
certificat d’aptitude professionnelle
certificat d’enseignement secondaire supérieur
certificat d’études primaires
certificat fédéral de capacité
certificate of achievement
certificate of attendance
certificate of competency
certificate of completion
certificate of proficiency
certificate of trade
certificato
cesdd
cess
cfc
cfgm
ciclo formativo de grado medio
ciclo formativo de grado superior
ciclo formativo grado medio
ciclo formativo grado superior
ciclo medio
ciclo superior
city & guilds
city and guilds
civilekonom
civilingeniør
civilingenjör
class 10th
class 12th
class x
class xi
classe préparatoire
classes préparatoires
corso di formazione
corso di formazione professionale
corso di laurea
corso di qualifica
corso ifts
corso its
corso oss
cou
cqp
cse's
cses
cse’s
ctesp
curso cef
curso de acceso
curso de aprendizagem
curso de educação e formação
curso de especialización
curso de especialização tecnológica
curso de experto
curso de graduação
curso de postgrado
curso efa
curso profissional
curso profissionalizante
curso superior
curso superior de tecnologia
curso superior universitario
curso tecnico
curso tecnológico
curso técnico
curso técnico superior profissional
cycle ingénieur
cycle préparatoire
d. ed
d. pharm
d.com
d.e.a.
d.e.s.s.
d.e.u.g.
d.ed
d.ed.
d.el.ed
d.el.ed.
d.n.p.
d.p.t.
d.pharm
d.pharm.
d.u.t.
d.v.m.
datamatiker
dcg
dcs
dds
deaes
deamp
deap
deas
deavs
dec
deelcertificaat
deelcertificaten
dees
degree apprenticeship
dejeps
dep
desjeps
deust
deva
dipl. d'ingénieur
dipl.-ing.
diplom-ingenieur
diplom-prüfung
diplom-studiengang
diplom-studium
diploma accademico
diploma accademico di i livello
diploma accademico di ii livello
diploma alberghiero
diploma di istituto professionale
diploma di istituto tecnico
diploma di istruzione secondaria
diploma di istruzione superiore
diploma di laurea
diploma di licenza media
diploma di liceo
diploma di liceo classico
diploma di liceo linguistico
diploma di liceo scientifico
diploma di maturità
diploma di maturità artistica
diploma di maturità classica
diploma di maturità linguistica
diploma di maturità magistrale
diploma di maturità professionale
diploma di maturità scientifica
diploma di maturità tecnica
diploma di operatore
diploma di perito
diploma di perito tecnico
diploma di ragioneria
diploma di scuola media superiore
diploma di scuola secondaria
diploma di scuola secondaria di secondo grado
diploma di scuola secondaria superiore
diploma di scuola superiore
diploma di specializzazione
diploma di tecnico
diploma di tecnico superiore
diploma di terza media
diploma hoger secundair onderwijs
diploma its
diploma liceo scientifico
diploma magistrale
diploma maturità
diploma professionale
diploma quinquennale
diploma secundair onderwijs
diploma superiore
diploma tecnico
diploma universitario
diplomada
diplomado
diplomingeniør
diplomprüfung
diplomstudiengang
diplomstudium
diplomuddannelse
diplomă de bacalaureat
diplôme d'ingénieur
diplôme d'université
diplôme d'études collégiales
diplôme d'études professionnelles
diplôme d'études secondaires
diplôme de culture générale
diplôme de fin d'études
diplôme des métiers d'art
diplôme d’ingénieur
diplôme d’université
diplôme d’état
diplôme d’études
diplôme d’études professionnelles
diplôme d’études secondaires
diplôme fédéral
diplôme interuniversitaire
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
doctorant
doctorante
doktor
doktorat
doktoratsstudium
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
duale ausbildung
duales studium
dvm
e.g.b.
e.s.o
e.s.o.
ebau
ecole d'ingénieur
ed.s.
educación básica
educación básica primaria
educación general básica
educación media
educación primaria
educación secundaria
educación secundaria obligatoria
educatieve bachelor
educatieve master
eerstegraads bevoegdheid
egb
eidg. berufsattest
eidg. diplom
eidg. fachausweis
eidg. fähigkeitszeugnis
eidgenössischer fachausweis
eidgenössisches fähigkeitszeugnis
einfacher hauptschulabschluss
einzelhandelskauffrau
einzelhandelskaufmann
enseignement secondaire
enseñanza básica
enseñanza media
enseñanza media completa
ensino básico
ensino básico completo
ensino fundamental
ensino fundamental completo
ensino fundamental incompleto
ensino medio
ensino médio
ensino médio completo
ensino médio concluído
ensino médio cursando
ensino médio incompleto
ensino médio regular
ensino médio técnico
ensino primário
ensino profissional
ensino recorrente
ensino secundário
ensino superior
ensino superior completo
ensino superior cursando
ensino superior incompleto
ensino tecnico
ensino técnico
erstes staatsexamen
erweiterter realschulabschluss
escolaridade obrigatória
especialidad
especialista
especialização
estudios básicos
estudios primarios
estudios secundarios
estudios universitarios
european baccalaureate
experta universitaria
experto universitario
externenabitur
f.s.l.c.
f.sc
f.sc.
fachabitur
facharbeiter
facharbeiterabschluss
facharbeiterausbildung
facharbeiterbrief
facharbeiterin
facharbeiterprüfung
fachausweis
fachgebundene hochschulreife
fachgebundenes abitur
fachhochschulreife
fachhochschulreife (schulischer teil)
fachhochschulstudium
fachinformatiker
fachinformatiker für systemintegration
fachinformatikerin
fachkraft für
fachmaturität
fachoberschulreife
fachschulabschluss
fachschulreife
fachschulstudium
fagbrev
fdsc
fernstudium
fin d’études secondaires
first school leaving certificate
formación profesional básica
formación profesional de grado medio
formación profesional de grado superior
formation certifiante
formation diplômante
formation développeur
formation d’adulte
formation professionnelle
formation qualifiante
formação profissional
foundation year
fp básica
fp grado medio
fp grado superior
fp i
fp ii
fp1
fp2
fpii
fsc
fslc
fähigkeitszeugnis
g.e.d
g.e.d.
gce
gce a level
gce a levels
gce o level
gce o levels
gcse's
gcse’s
ged diploma
gegradueerde
general education diploma
general educational development
geometra
geprüfte
geprüfter
gesellenbrief
gesellenprüfung
getuigschrift
grade 10
grade 11
grade 12
grade 9
grado
grado medio
grado superior
grado universitario
graduaat
graduacao
graduada
graduado
graduado en educación secundaria
graduado escolar
graduanda
graduando
graduat
graduação
graduação tecnológica
großhandelskauffrau
großhandelskaufmann
grundschulabschluss
grundstudium
gymnasiale matura
gymnasiale maturität
gymnasieexamen
gymnasium-diploma
gymnasiumdiploma
h.n.d
h.n.d.
h.s.c
h.s.c.
habilitation
habilitation à diriger des recherches
hak-matura
handelsdiplom
handelsmatura
handelsschuldiplom
handwerkliche lehre
handwerksmeister
hauptschulabschluss
hauptschulabschluß
havo
havo diploma
havo-diploma
havodiploma
hbo
hbo 5
hbo associate degree
hbo bachelor
hbo diploma
hbo master
hbo propedeuse
hbo verpleegkunde
hbo-5
hbo-bachelor
hbo-diploma
hbo-master
hbo-opleiding
hbo-v
hbo5
hd
hd i regnskab
heao
hf
hhx
high school equivalency
high school equivalency diploma
high school graduate
higher apprenticeship
higher national diploma
higher secondary examination
higher secondary school
higher secondary school examination
highers
highschool
highschool degree
highschool diploma
hiset
hochschulabschluss
hochschulabschluß
hochschulstudium
hoger algemeen voortgezet onderwijs
hoger beroepsonderwijs
hoger onderwijs
hoger secundair onderwijs
hogere technische school
hotelfachfrau
hotelfachmann
htl-matura
hts
htx
højskoleingeniør
høyere utdanning
i.c.s.
i.com
i.com.
i.t.i
i.t.i.
icse
igcse
igcses
ihk-abschluss
ii puc
inburgering
inburgeringsdiploma
industrieel ingenieur
industriekauffrau
industriekaufmann
industriemeister
ing.
ingeniera
ingeniera técnica
ingeniero
ingeniero técnico
ingeniería
ingenieurstudium
ingénieur
ingénieur diplômé
intermediate (science)
inż.
inżynier
inženýr
journeyman certificate
jovem aprendiz
junior cert
junior certificate
junior high
junior high school
junior high school diploma
junior secondary certificate
junior secondary school certificate
juris doctor
kandidaat
kandidaats
kandidat
kandidatexamen
kandidatgrad
kandidatuddannelse
kandidatuur
kandidatuurdiploma
kauffrau efz
kauffrau für
kauffrau im
kaufmann efz
kaufmann für
kaufmann im
kaufmännische ausbildung
kaufmännische berufsmaturität
kaufmännische grundausbildung
kaufmännische grundbildung
kaufmännische lehre
kcpe
kcse
kso
kunstsecundair onderwijs
kv-abschluss
kv-lehre
l1
l2
l3
lager beroepsonderwijs
lager onderwijs
lager secundair onderwijs
lagere school
lagere technische school
laurea
laurea a ciclo unico
laurea breve
laurea di dottore
laurea di i livello
laurea di ii livello
laurea di primo livello
laurea di primo livello (triennale)
laurea di secondo livello
laurea magistrale
laurea quinquennale
laurea specialistica
laurea triennale
laurea v.o.
laurea vecchio ordinamento
lbo
lbo-diploma
leao
leaving cert
leerlingstelsel
leerlingwezen
lehrabschluss
lehrabschlussprüfung
lehrabschlusszeugnis
lehrabschlußprüfung
lehramt
lehramtsstudium
lehrdiplom
lehre
lehrvertrag
lehrzeit
lerarendiploma
lerarenopleiding
lhno
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
licenciatura (trunca)
licenciatura pré-bolonha
licenciatura trunca
licencjat
licentiaat
licentiate
licenza di scuola media
licenza di scuola media inferiore
licenza elementare
licenza media
licenza media inferiore
licență
liceo artistico
liceo classico
liceo linguistico
liceo scientifico
lisans
lts
lts diploma
lts-diploma
lärarexamen
m. pharm
m.ast.
m.b.b.s
m.b.b.s.
m.des
m.des.
m.lib
m.litt.
m.p.ed
m.pharm
m.pharm.
m.res
m.res.
m.sc
m.sci
m.sci.
m.st.
m.stat
m1
m2
maestra
maestro
maestría
mag.
mag. (fh)
mag. iur.
mag. phil.
mag. rer. nat.
mag. rer. soc. oec.
mag.a
maga.
magister
magister inżynier
magisterexamen
magisterstudium
magistério
magistério superior
magíster
manaa
manama
mast
master
master di 1° livello
master di 2° livello
master di i livello
master di ii livello
master di primo livello
master di secondo livello
master i livello
master ii livello
master na master
master of science
master propio
master studium
master universitario
master universitario di i livello
master universitario di ii livello
master universitario di primo livello
master universitario di secondo livello
master-studiengang
master-studium
masterat
masterdiploma
masterexamen
mastergrad
masterstudiengang
masterstudium
master’s
mastère
matric
matric (science)
matur
matura
matura (ahs)
maturaabschluss
maturita
maturità
maturità artistica
maturità classica
maturità linguistica
maturità magistrale
maturità professionale
maturità scientifica
maturità tecnica
maturitätsabschluss
maturitätsschule
maturité
maturité fédérale
maturité gymnasiale
maturité professionnelle
maturité spécialisée
mavo
mavo diploma
mavo-diploma
mba
mba executivo
mbo
mbo 1
mbo 2
mbo 3
mbo 4
mbo diploma
mbo niveau
mbo niveau 1
mbo niveau 2
mbo niveau 3
mbo niveau 4
mbo verpleegkunde
mbo-1
mbo-2
mbo-3
mbo-4
mbo-diploma
mbo-opleiding
mbo-v
mdes
meao
media superior
medizinische fachangestellte
meisterbrief
meisterprüfung
mestrado
mestrado académico
mestrado acadêmico
mestrado integrado
mestrado profissional
mestranda
mestrando
mestre
mgr
mgr inż.
mhno
middelbaar algemeen voortgezet onderwijs
middelbaar beroepsonderwijs
middelbaar onderwijs
middelbare school
middelbare technische school
middenstandsdiploma
mittelschulabschluss
mittlere reife (realschulabschluss)
mittlerer bildungsabschluss
mittlerer schulabschluss
mittlerer schulabschluss (msa)
mlitt
modern apprenticeship
msa
mst
mts
mts diploma
mts-diploma
mulo
máster
máster oficial
máster propio
máster universitario
n.c.e.
nabteb
nanodegree
national 5
national 5s
national certificate of educational achievement
national senior certificate
national technical certificate
national vocational certificate
national vocational qualification
national youth service certificate
ncea
ncea level 1
ncea level 2
ncea level 3
neco
niveau bac
niveau bep
niveau bts
niveau cap
niveau licence
niveau master
nivel secundario
normal superior
normalista superior
o level
o levels
o' level
o' levels
o'level
o'levels
o-level
o-levels
o.n.d
o.n.d.
occupational certificate
ond
onderwijsbevoegdheid
operatore socio sanitario
operatore socio-sanitario
ordinary diploma
ordinary national diploma
o’level
o’levels
p.u.c
p.u.c.
pabo
paces
perito agrario
perito aziendale
perito chimico
perito contador
perito elettronico
perito elettrotecnico
perito industriale
perito informatico
perito meccanico
perito mercantil
perito tecnico
perito turistico
pflegebasiskurs
pflegefachfrau
pflegefachmann
pflegehilfskurs
pflichtschulabschluss
pg cert
pg certificate
pg dip
pgcert
pgdca
pgdip
ph.d.-grad
pharm. d.
pharm.d
pharm.d.
pharmd
plus 2
plus two
polytechnische oberschule
pos-graduacao
post graduate diploma
postgraduaat
pre degree
pre university
pre-apprenticeship
pre-degree
pre-master
pre-university
pre-university course
pregrado
premaster
preparatoria
preparatoria terminada
preparatoria trunca
preparatoria técnica
primaria
primaria completa
primario completo
primary school leaving certificate
primary six certificate
primeiro grau
profesor de educación
profesorado
professionele bachelor
professionsbachelor
promotionsstudium
propedeuse
prueba de acceso
prueba libre
prépa
psicóloga
psicólogo
psy.d.
psyd
puc ii
pós graduação
pós graduação lato sensu
pós-doutorado
pós-graduada
pós-graduado
pós-graduanda
pós-graduando
pós-graduação
pós-graduação lato sensu
qualifica di operatore
qualifica oss
qualifica professionale
qualifica triennale
qualifizierender abschluss
qualifizierender hauptschulabschluss
qualifizierter abschluss
qualifizierter hauptschulabschluss
queensland certificate of education
ragioneria
ragioniera
ragioniere
ragioniere e perito commerciale
realschulabschluss
realschulabschluß
rechtsanwaltsfachangestellte
referendariat
reife- und befähigungsprüfung
reife- und diplomprüfung
reifeprüfung
residência médica
restaurantfachfrau
restaurantfachmann
rncp
s.s.c
s.s.c.
s.s.c.e
s.s.c.e.
sc.d.
schakelprogramma
school leaving certificate
schulabschluss
schulabschluß
schulische ausbildung
scottish highers
scuola dell'obbligo
scuola dell’obbligo
scuola di specializzazione
secondary examination
secondary school examination
secondary school leaving certificate
secundair onderwijs
secundaria
secundaria completa
secundaria obligatoria
secundario completo
secundario incompleto
segundo grau
segundo grau completo
sekundarabschluss
sekundarschulabschluss
sekundarschulabschluß
selectividad
senior certificate
senior high
senior high school diploma
senior school certificate
senior secondary certificate
senior secondary certificate examination
senior secondary school certificate
senior secondary school certificate examination
sin estudios
some college
south australian certificate of education
specialisatie
specifieke lerarenopleiding
specifieke lerarenopleiding (slo)
speditionskauffrau
speditionskaufmann
ssce
sssce
staatlich examinierte
staatlich examinierter
staatlich geprüfte
staatlich geprüfter
standard grade
standard grades
std 10
std 12
std x
std xii
std. x
std. xii
steuerfachangestellte
steuerfachangestellter
studentereksamen
studentexamen
studia inżynierskie
studia magisterskie
studienberechtigungsprüfung
studium der
studium des
stx
superior completo
superior cursando
superior de tecnologia
superior em
superior em andamento
superior incompleto
superior trancado
supletivo
svendebrev
svq
t.s.u
t.s.u.
tasmanian certificate of education
technical certificate
technical diploma
technicien spécialisé
technicien supérieur
technik
technisch secundair onderwijs
technische berufsmaturität
tecnicatura
tecnicatura universitaria
tecnico
tecnologia
tecnologo
tecnología
tecnóloga
tecnólogo
tecnólogo en
teilfacharbeiter
terciario completo
terminale
terminale s
terza media
thèse
thèse de doctorat
tirocinio formativo attivo
titre d'ingénieur
titre professionnel
titre rncp
titulada
titulado
trade certificate
trade test
trade test certificate
tso
tweedegraads bevoegdheid
técnica
técnica superior universitaria
técnico
técnico auxiliar
técnico de grado medio
técnico especialista
técnico integrado
técnico laboral
técnico medio
técnico profesional
técnico profissional
técnico profissionalizante
técnico superior
técnico superior universitario
título de bachiller
título de bachillerato
título de experto
título de grado
título profesional
título propio
título universitario
uace
umschulung
universitaire bachelor
universitaire master
universitaire opleiding
universitario completo
universitario incompleto
universitätsstudium
vakdiploma
vavo
verpleegkundige a
verpleegkundige b
verzorgende ig
victorian certificate of education
vitnemål
vmbo basis
vmbo diploma
vmbo gemengd
vmbo kader
vmbo theoretisch
vmbo-b
vmbo-basis
vmbo-g
vmbo-gt
vmbo-k
vmbo-kader
vmbo-t
vmbo-tl
vocational certificate
vocational diploma
voorbereidend middelbaar beroepsonderwijs
voorbereidend wetenschappelijk onderwijs
vordiplom
vorlehre
vwo
vwo diploma
vwo-diploma
w.a.s.s.c.e
w.a.s.s.c.e.
waec
wassce
wasssce
weiterbildung
werkrealschulabschluss
west african senior school certificate
western australian certificate of education
wo
wo bachelor
wo master
year 10
year 11
year 12
yrkesexamen
yüksek lisans
zahnmedizinische fachangestellte
zeugnis der reife
ziekenverpleegkundige
ziekenverzorgende
zweiter bildungsweg
zweites staatsexamen
zweitstudium
zwischenprüfung
école d'ingénieurs
école préparatoire
élève ingénieur
études primaires
études secondaires
études supérieures
études universitaires
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
tecnicatura superior
técnico electromecánico
antiga 4.ª classe
graduado en eso
graduada en eso
graduado en e.s.o.
graduada en e.s.o.
graduado en bachillerato
graduada en educación secundaria
graduado en educación secundaria obligatoria
graduada en educación secundaria obligatoria
graduada escolar
maestra normal
maestra normal superior
maestra normal nacional
maestro normal
maestro normal superior
maestro normal nacional
maestro mayor de obras
maestra mayor de obras
postítulo
profesional técnico
profesional técnica
profesional técnico bachiller
bachiller agrario
bachiller nacional
bachillerato comercial
bachillerato internacional
bachillerato bilingüe
licencia de enseñanza media
tecnólogo superior
tecnóloga superior
tecnólogo universitario
ingeniero de ejecución
ingeniero comercial
ingeniera comercial
contador auditor
contadora auditora
contador general
contadora general
perito en administración
secretariado bilingüe
secretariado ejecutivo
certificado de aptitud pedagógica
certificado de aptitud profesional
prueba de acceso a la universidad
f.p. 1.º grado
f.p. 2.º grado
f.p. i
f.p. ii
f.p. de primer grado
f.p. de segundo grado
fp de grado medio
fp de grado superior
formación profesional de primer grado
formación profesional de segundo grado
grado superior de formación profesional
diplomado universitario
curso geral
curso complementar
curso de especialização
curso de aperfeiçoamento
curso de extensão
curso normal
magistério (nível médio)
ensino médio normal
licenciatura plena
licenciatura curta
superior em tecnologia
técnico de nível médio
técnico subsequente
residência multiprofissional
3.º ciclo do ensino básico
2.º ciclo do ensino básico
1.º ciclo do ensino básico
3º ciclo do ensino básico
ensino básico (9.º ano)
curso científico-humanístico
curso científico-humanístico de ciências e tecnologias
curso vocacional
curso técnico superior profissional (ctesp)
mestrado pré-bolonha
b.f.e.m.
cfee
c.f.e.e.
c.e.p.
c.e.p.e.
cepe
cepd
c.e.b.
c.e.s.s.
brevet des métiers d’art
brevet technique des métiers
brevet d’études professionnelles
brevet d'études du premier cycle
brevet d’études du premier cycle
diplôme de technicien
diplôme de technicien supérieur
diplôme d’études approfondies
diplôme d’études supérieures spécialisées
diplôme d’études universitaires générales
diplôme universitaire de technologie
diplôme d’études universitaires scientifiques et techniques
diplôme d’aptitude professionnelle
diplôme d’apprentissage
diplôme de commerce
diplôme de cadre de santé
diplôme d’état d’infirmier
diplôme d’état d’infirmière
diplôme d’état d’aide-soignant
diplôme d’état d’aide-soignante
diplôme d’état d’éducateur spécialisé
diplôme d’état d’auxiliaire de puériculture
classes préparatoires aux grandes écoles
classe préparatoire aux grandes écoles
bachelier agrégé
agrégé de l’enseignement secondaire supérieur
agrégé de l’enseignement secondaire inférieur
instituteur primaire
institutrice primaire
institutrice préscolaire
enseignement primaire
certificat d’enseignement secondaire inférieur
certificat d’études de base
certificat de maturité
certificat d’études supérieures
certificat d’études primaires élémentaires
attestation de formation professionnelle
attestation de spécialisation professionnelle
diplôme d’études secondaires professionnelles
postgrade
maîtrise fédérale
diplôme es
diplôme hes
bachelor hes
master hes
diploma di qualifica
diploma di qualifica professionale
diploma tecnico superiore
diploma di perito industriale
diploma di perito commerciale
diploma di tecnico superiore its
laurea specialistica a ciclo unico
laurea magistrale a ciclo unico
avviamento professionale
abilitazione professionale
abilitazione all’esercizio della professione
abilitazione all’esercizio della libera professione
attestato federale di capacità
maturità federale
maturità liceale
diploma cantonale
brugopleiding
brugopleiding bachelor
graduaatsopleiding
hoger beroepsonderwijs (hbo5)
buitengewoon secundair onderwijs
lager secundair beroepsonderwijs
deeltijds beroepssecundair onderwijs
syntra-opleiding
middenstandsopleiding
huishoudschool
lagere landbouwschool
middelbare landbouwschool
ambachtsschool
doctoraal examen
kandidaatsexamen
propedeutisch examen
hbs-a
hbs-b
gymnasium alfa
gymnasium bèta
gymnasium α
gymnasium β
erweiterter sekundarabschluss
erweiterter sekundarabschluss i
erweiterter sekundarabschluss ii
sekundarabschluss i
sekundarabschluss ii
sekundarabschluss i – realschulabschluss
fachoberschulabschluss
qualifizierender mittelschulabschluss
mittlere reife
abschluss 10. klasse
abschluß 10. klasse
abschluss der 10. klasse
abschluß der 10. klasse
abschluss der 8. klasse
abschluss 8. klasse
facharbeiterzeugnis
teilfacharbeiterbrief
ingenieurökonomin
ingenieurökonom
diplomingenieur
diplom-kauffrau
diplom-kaufmann
diplom-betriebswirt
diplom-betriebswirtin
diplom-verwaltungswirt
diplom-verwaltungswirtin
erste juristische staatsprüfung
zweite juristische staatsprüfung
erste staatsprüfung
zweite staatsprüfung
rechtsreferendariat
lizentiat
lizenziat
zusatzausbildung
dipl. techniker hf
berufsprüfung
höhere fachprüfung
eidg. fähigkeitsausweis
fähigkeitsausweis
zeugnis der allgemeinen hochschulreife
bundesfachabitur
fachwirt (ihk)
staatl. geprüfte
staatl. geprüfter
staatl. gepr.
`)

/** Degrees whose letters are also a small word or something else, as they are printed. */
export const DEGREE_INITIALS = listWords(`
AFP
BAS
BBL
BM
BOL
BP
CEB
CET
CESS
CFC
CFG
DAE
D.A.E.
DES
DU
D.U.
EBA
EFA
EFZ
EJA
F.A.
FA
GCE
HDR
ICS
ISC
ITI
ITS
IFTS
LAP
LPN
MA
MD
NCE
ND
NT2
OSS
PLC
PUC
RVCC
TeSP
TP
TSU
UCE
ULO
N1
N2
N3
N4
N5
N6
`)
