import { listWords } from './list-words.ts'

/**
 * Degrees and certificates that a text begins with, in small letters as they are printed.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const DEGREES = listWords(`
1. staatsexamen
1. staatsprüfung
1.º ciclo do ensino básico
10. klasse
10.º ano
10.º ano de escolaridade
10th board
10th class
10th grade
10th std
10º ano
10º ano de escolaridade
11.º ano
11.º ano de escolaridade
11th grade
11º ano
11º ano de escolaridade
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
2. staatsprüfung
2.º ciclo do ensino básico
2nd puc
2° grau
2° grau completo
2º grau
2º grau completo
3.º ciclo do ensino básico
3º ciclo do ensino básico
4.ª classe
4.º ano de escolaridade
4ª classe
4° año medio
4° medio
4º ano de escolaridade
4º medio
5.º ano do liceu
5º ano do liceu
6.º ano
6.º ano de escolaridade
6º ano de escolaridade
7.º ano do liceu
7de jaar
7de jaar bso
7e jaar
7e jaar bso
7º ano do liceu
8. klasse
8th grade
8° básico
8º básico
9. klasse
9.º ano
9.º ano de escolaridade
9th grade
9º ano
9º ano de escolaridade
a' levels
a.d.p.
a.e.c.
a.m.
a.o.s.
a.s.p.
a1 verpleegkunde
a1 verpleging
a1-diploma
a2 level
a2 levels
a2 verpleegkunde
a2 verpleging
a2-diploma
a3-diploma
abendstudium
abgang nach klasse 9
abgangszeugnis
abgeschlossene ausbildung
abgeschlossene berufsausbildung
abgeschlossene lehre
abi
abilitazione
abilitazione all’esercizio
abilitazione all’esercizio della libera professione
abilitazione all’esercizio della professione
abilitazione all’insegnamento
abilitazione professionale
abitur (allgemeine hochschulreife)
abschluss 10. klasse
abschluss 8. klasse
abschluss 9. klasse
abschluss der 10. klasse
abschluss der 8. klasse
abschluss der pos
abschluss nach der 10. klasse
abschluß 10. klasse
abschluß der 10. klasse
academische bachelor
academische master
academische opleiding
acceso a la universidad
access course
access programme
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
agrégé de l’enseignement secondaire inférieur
agrégé de l’enseignement secondaire supérieur
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
ambachtsschool
analista de sistemas
analista universitario
anlehre
antiga 4.ª classe
aos
apprendistato
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
associate of science degree
associate’s
assolvimento dell'obbligo scolastico
atheneum-diploma
atheneumdiploma
attestation d'études collégiales
attestation de formation professionnelle
attestation de spécialisation professionnelle
attestation d’études collégiales
attestation d’études professionnelles
attestation fédérale
attestato
attestato di frequenza
attestato di qualifica
attestato federale di capacità
attestato oss
attestato professionale
aufbaustudium
ausbildereignung
ausbildereignungsprüfung
ausbildung als
ausbildung der ausbilder
avo
avviamento professionale
b. pharm
b.a.m.s.
b.agric
b.agric.
b.c.s.
b.d.s.
b.des
b.des.
b.e.c.e
b.e.c.e.
b.e.p.
b.e.p.c.
b.el.ed
b.f.e.m.
b.l.
b.lib
b.p.ed
b.p.ed.
b.p.t
b.p.t.
b.pharm
b.pharm.
b.phil.
b.sc
b.stat
b.t.s.
b.u.p.
b.u.t.
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
bachelier agrégé
bachelor
bachelor hes
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
bachiller agrario
bachiller comercial
bachiller completo
bachiller incompleto
bachiller industrial
bachiller nacional
bachiller polimodal
bachiller técnico
bachiller unificado polivalente
bachillerato académico
bachillerato bilingüe
bachillerato comercial
bachillerato general
bachillerato internacional
bachillerato tecnológico
bachillerato técnico
baf
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
bar professional training course
bar vocational course
basisonderwijs
bbit
bbm
bcomm
bcs
bcsc
bdes
beatep
bece
beed
befähigungsprüfung
bepa
bepc
beroepssecundair onderwijs
berufliche ausbildung
berufsabschluss
berufsabschluß
berufsattest
berufsbildungsreife
berufslehre
berufsmatura
berufsmaturität
berufsprüfung
berufsreife
berufsreifeprüfung
bfem
bhm
bhms
bhrm
bhs matura
bhsc
bilanzbuchhalter (ihk)
bkin
blis
bmath
bmm
bnurs
botswana general certificate of secondary education
bp coiffure
bphil
bpjeps
bps
bpt
brevet
brevet d'études
brevet d'études du premier cycle
brevet d'études professionnelles
brevet de maîtrise
brevet de technicien supérieur
brevet des métiers d’art
brevet d’études du premier cycle
brevet d’études professionnelles
brevet fédéral
brevet professionnel
brevet technique des métiers
brugopleiding
brugopleiding bachelor
bs (hons)
bsa
bsabe
bsacct
bsag
bsai
bsarch
bsba
bsbio
bschem
bsci
bscn
bscoe
bscpe
bscrim
bscs
bsece
bsed
bsentrep
bshm
bshrm
bsie
bsit
bsmare
bsmath
bsmt
bsn
bso
bsoa
bspsych
bsse
bstm
bsw
btsa
buitengewoon secundair onderwijs
bundesfachabitur
bup
burgerlijk ingenieur
bvoc
bvsc
bürofachdiplom
bürokauffrau
bürokaufmann
c.a.p.
c.e.b.
c.e.p.
c.e.p.e.
c.e.s.s.
c.f.e.e.
c.f.g.s.
c.o.u.
c.q.p.
ca final
ca foundation
ca inter
ca intermediate
cambridge a level
cambridge a levels
cambridge igcse
cambridge international a level
cambridge international a levels
cambridge o level
cambridge o levels
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
candidature en
cap-bep
capa
capacité en droit
capes
caribbean secondary education certificate
carrera profesional
carrera trunca
carrera técnica
cdl class a
cdl class b
ce1d
ceb
ceni
cepd
cepe
cert
cert i
cert ii
cert iii
cert iv
certhe
certificaat
certificado de aptitud pedagógica
certificado de aptitud profesional
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
certificat de maturité
certificat de qualification professionnelle
certificat de spécialisation
certificat d’aptitude professionnelle
certificat d’enseignement secondaire inférieur
certificat d’enseignement secondaire supérieur
certificat d’études de base
certificat d’études primaires
certificat d’études primaires élémentaires
certificat d’études secondaires
certificat d’études supérieures
certificat fédéral de capacité
certificate of achievement
certificate of advanced studies
certificate of advanced studies (cas)
certificate of apprenticeship
certificate of attendance
certificate of competency
certificate of completion
certificate of primary education
certificate of proficiency
certificate of qualification
certificate of secondary education
certificate of trade
certificato
cesdd
cess
cfc
cfee
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
class a cdl
class b cdl
class x
class xi
classe préparatoire
classe préparatoire aux grandes écoles
classes préparatoires
classes préparatoires aux grandes écoles
commercial driver license
commercial driver's license
contador auditor
contador general
contadora auditora
contadora general
corso di formazione
corso di formazione professionale
corso di laurea
corso di qualifica
corso ifts
corso its
corso oss
cou
cpe
cqp
cse's
cses
cse’s
ctesp
cuarto medio
curso cef
curso científico-humanístico
curso científico-humanístico de ciências e tecnologias
curso comercial
curso complementar
curso de acceso
curso de aperfeiçoamento
curso de aprendizagem
curso de educação e formação
curso de especialización
curso de especialização
curso de especialização tecnológica
curso de experto
curso de extensão
curso de graduação
curso de postgrado
curso efa
curso geral
curso geral do comércio
curso normal
curso profissional
curso profissionalizante
curso superior
curso superior de tecnologia
curso superior universitario
curso tecnico
curso tecnológico
curso técnico
curso técnico superior profissional
curso técnico superior profissional (ctesp)
curso vocacional
cycle ingénieur
cycle préparatoire
d. ed
d. pharm
d.com
d.e.a.
d.e.c.
d.e.p.
d.e.s.
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
de d'aide-soignant
de d'aide-soignante
deaes
deamp
deap
deas
deavs
dec
deelcertificaat
deelcertificaten
deeltijdpabo
deeltijds beroepssecundair onderwijs
dees
degree apprenticeship
dejeps
deng
dep
desjeps
deust
deuxième prix
deva
dip. ed.
diphe
dipl. d'ingénieur
dipl. techniker hf
dipl.-ing.
diplom-betriebswirt
diplom-betriebswirtin
diplom-ingenieur
diplom-kauffrau
diplom-kaufmann
diplom-prüfung
diplom-studiengang
diplom-studium
diplom-verwaltungswirt
diplom-verwaltungswirtin
diploma accademico
diploma accademico di i livello
diploma accademico di ii livello
diploma alberghiero
diploma bachillerato internacional
diploma cantonale
diploma de bachillerato internacional
diploma del bachillerato internacional
diploma del programa del bachillerato internacional
diploma di baccalaureato internazionale
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
diploma di perito commerciale
diploma di perito industriale
diploma di perito tecnico
diploma di qualifica
diploma di qualifica professionale
diploma di ragioneria
diploma di scuola media superiore
diploma di scuola secondaria
diploma di scuola secondaria di secondo grado
diploma di scuola secondaria superiore
diploma di scuola superiore
diploma di specializzazione
diploma di tecnico superiore
diploma di tecnico superiore its
diploma di terza media
diploma hoger secundair onderwijs
diploma its
diploma liceo scientifico
diploma magistrale
diploma maturità
diploma of advanced studies
diploma of advanced studies (das)
diploma professionale
diploma quinquennale
diploma secundair onderwijs
diploma superiore
diploma tecnico
diploma tecnico superiore
diploma universitario
diplomada
diplomado
diplomado universitario
diplomingenieur
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
diplôme de cadre de santé
diplôme de commerce
diplôme de culture générale
diplôme de fin d'études
diplôme de grande école
diplôme de technicien
diplôme de technicien supérieur
diplôme des métiers d'art
diplôme du baccalauréat international
diplôme d’apprentissage
diplôme d’aptitude professionnelle
diplôme d’ingénieur
diplôme d’université
diplôme d’état
diplôme d’état d’aide-soignant
diplôme d’état d’aide-soignante
diplôme d’état d’auxiliaire de puériculture
diplôme d’état d’infirmier
diplôme d’état d’infirmière
diplôme d’état d’éducateur spécialisé
diplôme d’études
diplôme d’études approfondies
diplôme d’études collégiales
diplôme d’études professionnelles
diplôme d’études secondaires
diplôme d’études secondaires professionnelles
diplôme d’études supérieures spécialisées
diplôme d’études universitaires générales
diplôme d’études universitaires scientifiques et techniques
diplôme es
diplôme fédéral
diplôme grande école
diplôme hes
diplôme interuniversitaire
diplôme national
diplôme national du brevet
diplôme supérieur
diplôme universitaire de technologie
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
doctoraal examen
doctoraalexamen
doctoraat
doctoral candidate
doctoral degree
doctoral student
doctoral studies
doctorandus
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
dsc
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
eidg. berufsmaturität
eidg. diplom
eidg. fachausweis
eidg. fähigkeitsausweis
eidg. fähigkeitszeugnis
eidgenössische berufsmatura
eidgenössische berufsmaturität
eidgenössische matura
eidgenössische maturität
eidgenössischer fachausweis
eidgenössisches fähigkeitszeugnis
einfache berufsbildungsreife
einfacher hauptschulabschluss
einzelhandelskauffrau
einzelhandelskaufmann
eleventh grade
enseignement primaire
enseignement secondaire
enseñanza básica
enseñanza media
enseñanza media completa
ensino básico
ensino básico (9.º ano)
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
ensino médio normal
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
erste juristische prüfung
erste juristische staatsprüfung
erste staatsprüfung
erstes juristisches staatsexamen
erstes staatsexamen
erweiterte berufsbildungsreife
erweiterter hauptschulabschluss
erweiterter realschulabschluss
erweiterter sekundarabschluss
erweiterter sekundarabschluss i
erweiterter sekundarabschluss ii
esame di stato
escolaridade obrigatória
especialidad
especialista
especialização
estudios básicos
estudios primarios
estudios secundarios
estudios universitarios
european baccalaureate
examinierte
examinierter
experta universitaria
experto universitario
externenabitur
f.p.
f.p. 1.º grado
f.p. 2.º grado
f.p. de primer grado
f.p. de segundo grado
f.p. grado medio
f.p. grado superior
f.p. i
f.p. ii
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
facharbeiterzeugnis
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
fachoberschulabschluss
fachoberschulreife
fachschulabschluss
fachschulreife
fachschulstudium
fachwirt (ihk)
fagbrev
fdsc
fernstudium
fetac level 3
fetac level 4
fetac level 5
fetac level 6
fin d’études secondaires
first school leaving certificate
formación profesional básica
formación profesional de grado medio
formación profesional de grado superior
formación profesional de primer grado
formación profesional de segundo grado
formation certifiante
formation diplômante
formation développeur
formation d’adulte
formation d’aide-soignant
formation d’aide-soignante
formation professionnelle
formation qualifiante
formação profissional
fortbildung zum
fortbildung zur
foundation year
fp básica
fp de grado medio
fp de grado superior
fp grado medio
fp grado superior
fp i
fp ii
fp1
fp2
fpb
fpii
fsc
fslc
fás certificate
fähigkeitsausweis
fähigkeitszeugnis
g.e.d
g.e.d.
gce
gce a level
gce a levels
gce a-level
gce a-levels
gce advanced level
gce n level
gce n levels
gce o level
gce o levels
gce o-level
gce o-levels
gce ordinary level
gcse's
gcse’s
ged certificate
ged diploma
ged equivalency
gegradueerde
general certificate of education
general certificate of secondary education
general education diploma
general educational development
geometra
geprüfte
geprüfter
gesellenbrief
gesellenprüfung
gestalterische berufsmaturität
gesundheitlich-soziale berufsmaturität
getuigschrift
grad cert
grade 10
grade 11
grade 12
grade 9
grado
grado medio
grado superior
grado superior de formación profesional
grado universitario
graduaat
graduaatsopleiding
graduacao
graduada
graduada en e.s.o.
graduada en educación secundaria
graduada en educación secundaria obligatoria
graduada en eso
graduada escolar
graduado
graduado en bachillerato
graduado en e.s.o.
graduado en educación secundaria
graduado en educación secundaria obligatoria
graduado en eso
graduado escolar
graduanda
graduando
graduat
graduate diploma in law
graduação
graduação tecnológica
gradué en
graduée en
group cert
großhandelskauffrau
großhandelskaufmann
grundschulabschluss
grundstudium
gymnasiale matura
gymnasiale maturität
gymnasieexamen
gymnasium alfa
gymnasium bèta
gymnasium α
gymnasium β
gymnasium-diploma
gymnasiumdiploma
h.n.d
h.n.d.
h.s.c
h.s.c.
habilitation
habilitation à diriger des recherches
habilitação em magistério
hak matura
hak-matura
handelsdiplom
handelsmatura
handelsschuldiplom
handwerkliche lehre
handwerksmeister
hasch
hauptschulabschluss
hauptschulabschluss nach klasse 10
hauptschulabschluss nach klasse 9
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
hbs-a
hbs-b
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
higher nitec
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
hoger beroepsonderwijs (hbo5)
hoger middelbaar
hoger onderwijs
hoger secundair
hoger secundair onderwijs
hoger secundair technisch onderwijs
hogere technische school
hotelfachfrau
hotelfachmann
hsao
hsc certificate
htl matura
htl-matura
hts
htx
huishoudschool
humaniora
humanités
humanités générales
humanités techniques
höhere fachprüfung
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
indian certificate of secondary education
industrieel ingenieur
industriekauffrau
industriekaufmann
industriemeister
industriële leerovereenkomst
ing.
ingeniera
ingeniera comercial
ingeniera técnica
ingeniero
ingeniero comercial
ingeniero de ejecución
ingeniero técnico
ingeniería
ingenieurstitel
ingenieurstudium
ingenieurökonom
ingenieurökonomin
ingénieur
ingénieur civil
ingénieur civil des mines
ingénieur diplômé
ingénieure civile
ingénieure civile des mines
inservice opleiding
inservice-opleiding
instituteur primaire
institutrice primaire
institutrice préscolaire
inter cert
intermediate (science)
international baccalaureate diploma
interprovincial certificate
inż.
inżynier
inženýr
journeyman certificate
journeyman certification
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
kandidaatsexamen
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
kenya certificate of primary education
kenya certificate of secondary education
kmbo
kmbo-diploma
konzessionsprüfung
kso
kunstsecundair onderwijs
kv-abschluss
kv-lehre
l1
l2
l3
lager beroepsonderwijs
lager middelbaar
lager onderwijs
lager secundair
lager secundair beroepsonderwijs
lager secundair onderwijs
lagere landbouwschool
lagere school
lagere technische school
lato sensu
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
laurea magistrale a ciclo unico
laurea quinquennale
laurea specialistica
laurea specialistica a ciclo unico
laurea triennale
laurea v.o.
laurea vecchio ordinamento
lbo
lbo-diploma
leao
leaving cert
leercontract
leerlingstelsel
leerlingwezen
legal practice course
lehrabschluss
lehrabschlussprüfung
lehrabschlusszeugnis
lehrabschlußprüfung
lehramt
lehramtsstudium
lehrdiplom
lehre
lehre mit berufsmatura
lehre mit berufsmaturität
lehre mit matura
lehre mit reifeprüfung
lehrerpatent
lehrvertrag
lehrzeit
lerarendiploma
lerarenopleiding
lhno
lhno-diploma
lic.
licence 1
licence 2
licence 3
licence 3ème année
licencia de enseñanza media
licenciada
licenciado
licencianda
licenciando
licenciatura
licenciatura (trunca)
licenciatura curta
licenciatura plena
licenciatura pré-bolonha
licenciatura trunca
licencjat
licentiaat
licentiate
licenza di scuola media
licenza di scuola media inferiore
licenza elementare
licenza ginnasiale
licenza liceale
licenza media
licenza media inferiore
licență
liceo artistico
liceo classico
liceo linguistico
liceo scientifico
lisans
lizentiat
lizenziat
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
m.p.t
m.p.t.
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
macc
madhyamik
maestra
maestra mayor de obras
maestra normal
maestra normal nacional
maestra normal superior
maestro
maestro mayor de obras
maestro normal
maestro normal nacional
maestro normal superior
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
magisterio
magisterstudium
magistério
magistério (nível médio)
magistério superior
magíster
malawi school certificate of education
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
master grande école
master hes
master i livello
master ii livello
master na master
master nitec
master of advanced studies
master of advanced studies (mas)
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
maturità federale
maturità liceale
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
maîtrise fédérale
mb bch bao
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
mbus
mcs
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
mestrado pré-bolonha
mestranda
mestrando
mestre
mfin
mgr
mgr inż.
mha
mhno
mhrm
middelbaar
middelbaar algemeen voortgezet onderwijs
middelbaar beroepsonderwijs
middelbaar onderwijs
middelbare landbouwschool
middelbare school
middelbare technische school
middenstandsdiploma
middenstandsopleiding
mittelschulabschluss
mittlere reife
mittlere reife (realschulabschluss)
mittlerer bildungsabschluss
mittlerer schulabschluss
mittlerer schulabschluss (msa)
mlitt
modern apprenticeship
mpacc
mps
mpt
msa
mscpe
msece
msie
mst
mtra.
mtro.
mts
mts diploma
mts-diploma
mulo
máster
máster oficial
máster propio
máster universitario
n level
n levels
n.c.e.
n3 national certificate
n4 national certificate
n5 national certificate
n6 national certificate
nabteb
nanodegree
national 5
national 5s
national certificate i
national certificate ii
national certificate iii
national certificate of educational achievement
national professional qualification for headship
national senior certificate
national technical certificate
national vocational certificate
national vocational qualification
national youth service certificate
nc i
nc ii
nc iii
nc iv
ncea
ncea level 1
ncea level 2
ncea level 3
neco
new zealand university entrance
nitec
niveau 3ème
niveau bac
niveau bep
niveau bts
niveau cap
niveau licence
niveau master
nivel secundario
normal superior
normalista superior
northern territory certificate of education
npqh
npqml
npqsl
nsw higher school certificate
nvq 1
nvq 2
nvq 3
nvq 4
nvq 5
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
obbligo scolastico
occupational certificate
octavo básico
ond
onderwijsbevoegdheid
operatore socio sanitario
operatore socio-sanitario
ordinary diploma
ordinary national diploma
otd
o’level
o’levels
p.u.c
p.u.c.
pabo
paces
perito
perito agrario
perito aziendale
perito chimico
perito contador
perito elettronico
perito elettrotecnico
perito en administración
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
pg diploma
pg program
pg programme
pgcert
pgdca
pgdip
ph.d.-grad
pharm. d.
pharm.d
pharm.d.
pharmd
pitman shorthand
pitman typewriting
pitman typing
plus 2
plus two
polimodal
polytechnische oberschule
pos-abschluss
pos-graduacao
post graduate diploma
post-hbo
post-hbo-opleiding
post-mbo
postdoctoraal
postgrade
postgraduaat
posthbo
postítulo
pre degree
pre university
pre-apprenticeship
pre-degree
pre-master
pre-university
pre-university course
pregrado
premaster
premier cycle
premier prix
prepa
preparatoria
preparatoria terminada
preparatoria trunca
preparatoria técnica
primaria
primaria completa
primario completo
primarlehrerpatent
primary school leaving certificate
primary six certificate
primeiro grau
profesional técnica
profesional técnico
profesional técnico bachiller
profesor de educación
profesorado
professionele bachelor
professionsbachelor
programme grande école
programme grandes écoles
programme ingénieur
promotionsstudium
propedeuse
propedeutisch examen
prueba de acceso
prueba de acceso a la universidad
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
qqi level 3
qqi level 4
qqi level 5
qqi level 6
qqi level 7
qqi level 8
quali
qualifica
qualifica di operatore
qualifica o.s.a.
qualifica o.s.s.
qualifica oss
qualifica professionale
qualifica regionale
qualifica triennale
qualifizierender abschluss
qualifizierender hauptschulabschluss
qualifizierender mittelschulabschluss
qualifizierter abschluss
qualifizierter hauptschulabschluss
queensland certificate of education
quinta elementare
quinta superiore
quinto de secundaria
ragioneria
ragioniera
ragioniere
ragioniere e perito commerciale
realschulabschluss
realschulabschluß
rechtsanwaltsfachangestellte
rechtsreferendariat
red seal
referendariat
regentaat
reife- und befähigungsprüfung
reife- und diplomprüfung
reifeprüfung
residência multiprofissional
residência médica
restaurantfachfrau
restaurantfachmann
rncp
rsa level 1
rsa level 2
rsa level 3
rsa stage 1
rsa stage 2
rsa stage 3
rsa stage i
rsa stage ii
rsa stage iii
régence
régendat
s.s.c
s.s.c.
s.s.c.e
s.s.c.e.
sc.b.
sc.d.
sc.m.
schakeljaar
schakelprogramma
school certificate
school leaving certificate
schulabschluss
schulabschluß
schulische ausbildung
scottish highers
scuola dell'obbligo
scuola dell’obbligo
scuola di specializzazione
secondaire 5
secondaire v
secondary examination
secondary school examination
secondary school leaving certificate
secretariado bilingüe
secretariado ejecutivo
secundair onderwijs
secundaria
secundaria completa
secundaria obligatoria
secundario completo
secundario incompleto
segundo grau
segundo grau completo
sekundarabschluss
sekundarabschluss i
sekundarabschluss i – realschulabschluss
sekundarabschluss ii
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
served apprenticeship
sin estudios
skilled trades certificate
solicitors qualifying examination
south australian certificate of education
specialisatie
specializzazione
specifieke lerarenopleiding
specifieke lerarenopleiding (slo)
speditionskauffrau
speditionskaufmann
spw
spw 3
ssce
sssce
staatl. anerk.
staatl. anerkannte
staatl. anerkannter
staatl. exam.
staatl. gepr.
staatl. geprüfte
staatl. geprüfter
staatlich anerkannte
staatlich anerkannter
staatlich examinierte
staatlich examinierter
staatlich geprüfte
staatlich geprüfter
staatsexamen havo
staatsexamen vwo
staatsprüfung
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
superior em tecnologia
superior incompleto
superior trancado
supletivo
sveb 1
sveb zertifikat 1
sveb-zertifikat
svendebrev
svq
svq 1
svq 2
svq 3
svq 4
syntra-opleiding
t level
t-level
t.s.u
t.s.u.
tasmanian certificate of education
tec.
technical certificate
technical diploma
technicien spécialisé
technicien supérieur
technik
technisch secundair onderwijs
technische berufsmaturität
technisches abitur
tecnicatura
tecnicatura superior
tecnicatura universitaria
tecnico
tecnologia
tecnologo
tecnología
tecnóloga
tecnóloga superior
tecnólogo
tecnólogo en
tecnólogo superior
tecnólogo universitario
teilfacharbeiter
teilfacharbeiterbrief
tenth grade
terciario completo
terminale
terminale s
terza media
thd
thèse
thèse de doctorat
time-served apprenticeship
tirocinio formativo attivo
titre d'ingénieur
titre pro
titre pro.
titre professionnel
titre professionnel niveau 3
titre professionnel niveau 4
titre professionnel niveau 5
titre rncp
titulada
titulado
trade certificate
trade papers
trade qualification
trade test
trade test certificate
tso
tweedegraads bevoegdheid
twelfth grade
téc.
técnica
técnica superior universitaria
técnico
técnico auxiliar
técnico de grado medio
técnico de nivel medio
técnico de nivel superior
técnico de nível médio
técnico electromecánico
técnico en nivel medio
técnico en nivel superior
técnico especialista
técnico integrado
técnico laboral
técnico medio
técnico nivel medio
técnico nivel superior
técnico profesional
técnico profissional
técnico profissionalizante
técnico subsequente
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
uchcha madhyamik
ue bursary
uganda advanced certificate of education
uganda certificate of education
umschulung
universitaire bachelor
universitaire master
universitaire opleiding
universitario completo
universitario incompleto
university bursary
university entrance
university entrance examination
universitätsstudium
vakdiploma
vavo
verkorte deeltijdpabo
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
vmbo-diploma
vmbo-g
vmbo-gt
vmbo-k
vmbo-kader
vmbo-t
vmbo-tl
vocational certificate
vocational diploma
vollabitur
voorbereidend middelbaar beroepsonderwijs
voorbereidend wetenschappelijk onderwijs
vordiplom
vorlehre
vwo
vwo diploma
vwo-diploma
w.a.s.s.c.e
w.a.s.s.c.e.
wace
waec
wassce
wasssce
weiterbildung
werkrealschulabschluss
west african senior school certificate
western australian certificate of education
wirtepatent
wirteprüfung
wirtschaftsabitur
wo
wo bachelor
wo master
year 10
year 11
year 12
yrkesexamen
yüksek lisans
zahnmedizinische fachangestellte
zesde jaar
zeugnis der allgemeinen hochschulreife
zeugnis der reife
zevende jaar
ziekenverpleegkundige
ziekenverzorgende
zusatzausbildung
zweite juristische staatsprüfung
zweite staatsprüfung
zweiter bildungsweg
zweites juristisches staatsexamen
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
`)

/** Degrees whose letters are also a small word or something else, as they are printed. */
export const DEGREE_INITIALS = listWords(`
AEC
AFC
AFP
ASP
BAS
BBL
BM
BOL
BP
CDL
CEB
CET
CESS
CFC
CFG
DAE
D.A.E.
DEC
DES
DU
D.U.
DEP
EBA
EFA
EFZ
EJA
F.A.
FA
GCE
HASIV
HDR
HiSET
ICS
ISC
ITI
ITS
IFTS
LAP
LPN
MA
MD
NC I
NC II
NC III
NC IV
NCE
ND
NT2
NTCET
OSS
PLC
PUC
QCE
RVCC
SACE
SSCE
TASC
TCE
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
NC(?= \\p{Lu}\\p{Ll})
NPA
PDA
ACCA
ACA
CIMA
AAT
CIPD
CILEx
FdA
FdEng
PGDE
GDL
LPC
BPTC
BVC
GNVQ
EPQ
CXC
CSEC
STPM
SPM
HSSC
ICom
NSC
CRPE
CAPES
CE1D
CE2D
CFES
HFP
BMS
PCPI
FPB
NQF
CACHE
ICWA
GNM
ANM
PGDBA
DCA
ADCA
TTC
OSSD
PLE
JCE
HSLC
PMR
UPSR
PSLE
LCVP
QTS
MSCE
BPA
BPREA
BTA
BMA
CAPET
CAFERUIS
AESI
AESS
TFA
SSIS
BKB
PDB
`)
