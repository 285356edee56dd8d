import { listWords } from './list-words.ts'

/**
 * Labels of forms in Italian, Portuguese, Dutch, Polish, Russian and the languages of the north, as fold
 * writes them.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const COMPANY_LABELS = listWords(`
agency
arbeidsgiver
arbeitsort und arbeitgeber
arbeitsstelle
arbejdsgiver
arbetsgivare
azienda
azienda ente
bedrift
bedrijf
bedrijfsnaam
company employer
company worked for
current employer
datore di lavoro
dernier employeur
ditta
donde
employed by
empregador
empresa empleadora
ente azienda
entidade
entidade empregadora
firma
foretag
hospital
hospital address
instituicao empregadora
institution and address
laatste werkgever
last employer
letzter arbeitgeber
lieu de travail
local de trabalho
lugar de trabajo
luogo di lavoro
naam bedrijf
naam en adres van de werkgever
naam en adres van werkgever
naam en adres werkgever
naam organisatie
naam van de organisatie
naam van de werkgever
naam van het bedrijf
naam werkgever
name der firma
name des unternehmens
name of company
name of employer
name of firm
name of organisation
name of organization
name of school
name of the company
nazwa firmy
nazwa pracodawcy
nom de l employeur
nom de l entreprise
nom entreprise
nom et adresse de l entreprise
nombre de empresa
nombre del empleador
nombre del patron
nombre empresa
nombre y direccion de la empresa
nombre y direccion del empleador
nome azienda
nome da empresa
nome del datore di lavoro
nome dell azienda
nome della ditta
nome do empregador
nome e cognome del datore di lavoro
nome e endereco do empregador
nome e indirizzo datore di lavoro
nome e indirizzo del datore di lavoro
nome e morada do empregador
nome e sede del datore di lavoro
nome empresa
onde
organisatie
patron
place of employment
place of work
pracodawca
present employer
previous employer
razon social
societa
ultima empresa
ultimo datore di lavoro
ultimo empleador
virksomhed
werkgever
worked for
workplace
zamestnavatel
компания
место работы
название компании
название организации
наименование организации
организация
работодатель
`)

export const TITLE_LABELS = listWords(`
arbeit als
ausgeubte tatigkeit
baan
befattning
beroep of functie
beruf
berufsbezeichnung
beschaftigt als
cargo desempenado
cargo desempenhado
cargo funcao
cargo ocupado
emploi
fonction occupee
funcao
funcao exercida
funcao ou cargo ocupado
funcoes exercidas
functie
functie of beroep
functienaam
functietitel
job
job held
lavoro o posizione ricoperta
lavoro o posizione ricoperti
lavoro svolto
mansione
mestiere
metier
metier exerce
occupazione
occupazione o posizione ricoperta
ocupacao
oficio
posicion
posizione
posizione ricoperta
post
post held
posto
posto o qualifica
pozice
profissao
profissao ou cargo ocupado
puesto de trabajo
puesto ocupado
qualifica
qualifica ricoperta
rol
roll
ruolo
ruolo ricoperto
servico
stanowisko
stellenbezeichnung
stilling
stillingsbetegnelse
stillingstittel
tatigkeit
tipo di impiego
titel
trabajo realizado
trade or job
werk als
work as
work done
yrke
zajmowane stanowisko
должность
занимаемая должность
позиция
профессия
`)

export const PLACE_LABELS = listWords(`
adres
by
cidade
citta
comune
endereco
indirizzo
local
locatie
luogo
morada
paese
plaats
sede
stad
sted
`)

export const DATE_LABELS = listWords(`
abschlussjahr
academic year
admissao
annee d obtention
annee scolaire
annees
anni
anno
anno accademico
anno conseguimento
anno di conseguimento
anno di conseguimento del titolo
anno di diploma
anno di immatricolazione
anno di inizio
anno di laurea
anno di maturita
anno diploma
anno immatricolazione
anno laurea
anno maturita
anno scolastico
ano conclusao
ano de conclusao
ano de egreso
ano de finalizacion
ano de formacao
ano de graduacion
ano de obtencion
ano de termino
ano de titulacion
ano escolar
ano letivo
anstallningstid
anstellungsdauer
arbeitszeitraum
batch
beschaftigungsdauer
beschaftigungszeitraum
completed
conclusao
cuando
data
data conseguimento titolo
data de admissao
data de inicio
data di conseguimento
data di conseguimento del titolo
data di laurea
data inizio fine
data laurea
data van tot
datas
date completed
date d obtention
date da a
date employed
date from till to
date from to
date obtained
date of award
date of completion
date of graduation
dates attended
dates d emploi
dates from to
dates of employment
dates of service
datum
daty
dauer der anstellung
dauer der beschaftigung
dienstverband
dienstzeit
duracao
duracion
duracion del contrato
durata
durata del contratto
durata del rapporto
duration of employment
duree d emploi
duree du contrat
duur
duur dienstverband
employment duration
employment period
enrollment
enrolment
fecha de ingreso
fecha de inicio
fecha de obtencion
fecha de titulacion
from date to date
from to
inclusive date
inclusive dates
inclusive years
jaar
jaar behaald
jaar van afstuderen
jahrgang
jaren
length of service
month and year of passing
okres
okres nauki
okres zatrudnienia
passed year
period
period attended
period employed
period of employment
period of enrollment
period of enrolment
period of service
period served
period worked
periode
periode d emploi
periode d etudes
periode de travail
periode dienstverband
periode van tewerkstelling
periodo
periodo de empleo
periodo de emprego
periodo de servicio
periodo de trabalho
periodo di impiego
periodo di lavoro
periodo di studio
periodo laboral
periodo lavorativo
periodo trabajado
quando
schooljaar
schuljahr
service period
session
tempo de casa
tempo de servico
tidsperiode
tidsrum
tiempo
tiempo de servicio
tiempo laborado
tiempo trabajado
time worked
van tot
von
when
year attended
year completed
year graduated
year obtained
year of award
year of graduation
year of pass
year passed
years of service
years of study
yop
zeit
год окончания
годы
годы обучения
дата
даты
период
период обучения
период работы
сроки
`)

export const SCHOOL_LABELS = listWords(`
ateneo
ausbildungsbetrieb
ausbildungsort
ausbildungsstatte
awarding body
awarding institution
besuchte schule
bildungsstatte
bildungstrager
casa de estudios
centre de formation
centro de formacion
centro formativo
colegio
college attended
college or university
ecole frequentee
educational institution
ente
ente di formazione
ente erogatore
ente formativo
entidade
entidade formadora
escola
escola frequentada
escola universidade
escuela
estabelecimento de ensino
establecimiento
estudios de posgrado
estudios superiores
etablissement de formation
etablissement frequente
etablissement scolaire
faculdade
gevolgde school
high school attended
hochschule ort
hogeschool
instelling
institucion de ensenanza
institucion educativa
instituicao
instituicao de ensino
instituicao universidade
institut
institute name and location
institution and location
institution attended
institutions attended
instituto
instituut
istituto
istituto di istruzione
istituto frequentato
istituto o scuola
istituto scolastico
istituto universita
laatst gevolgde school
larosate
last institution attended
last school
last school attended
learning institution
lehranstalt
lehrbetrieb
letzte schule
lieu de formation
lærested
naam instelling
naam onderwijsinstelling
naam opleiding en instelling
naam school
naam van de instelling
naam van de school
name der ausbildungsstatte
name der bildungseinrichtung
name der schule
name of college
name of institute
name of institution attended
name of school
name of tertiary institution
name of the institute
name of the institution
name of the school
name of university
nazwa szkoły
nazwa uczelni
nom de l ecole
nom de l etablissement
nom de l etablissement scolaire
nom de l organisme
nombre de la escuela
nombre de la institucion
nombre de la universidad
nombre del centro
nombre del centro de estudios
nombre del centro educativo
nombre del colegio
nome da escola
nome da faculdade
nome da instituicao
nome da universidade
nome dell istituto
nome della scuola
nome della universita
nome istituto
onderwijsinstelling
onderwijsinstituut
opleidingsinstituut
organisme
organisme de formation
plantel
primary school attended
provider
school and location
school and university
school attended
school instelling
school of instelling
school or college
schools attended
schools attended with dates
schule hochschule
schule ort
schule und ort
scuola
scuola frequentata
scuola o istituto
scuola universita
secondary school attended
skola
skole
szkoła
tertiary institution
tertiary institution attended
training institution
training provider
uczelnia
uddannelsessted
ultima escola frequentada
universidad o institucion
universidade
universidade faculdade
universita
universiteit
university attended
university college
university or college
where
zuletzt besuchte schule
вуз
заведение
название учебного заведения
университет
учебное заведение
`)

export const DEGREE_LABELS = listWords(`
abschluss qualifikation
abschlussart
academic qualification
angestrebter abschluss
art des abschlusses
ausbildung
award
award obtained
award title
behaald certificaat
behaald diploma
behaalde diploma
behaalde kwalificatie
behaalde titel
berufsabschluss
berufsausbildung
bezeichnung der qualifikation
bezeichnung der verliehenen qualifikation
bezeichnung des abschlusses
bildungsabschluss
carrera o curso
certificaat of diploma
certificado
certificado obtenido
certificate awarded
certificate obtained
certificates awarded
certificates obtained
certification
certification obtenue
certificato o diploma ottenuto
corso
corso di studio
course degree
course taken
cualificacion
cualificacion obtenida
curso
curso concluido
curso formacao
degree and major
degree diploma
degree level
degree or diploma
degree title
denominacion del titulo
designacao da qualificacao
designacao da qualificacao atribuida
diploma
diploma behaald
diploma certificaat
diploma conseguito
diploma degree
diploma di scuola secondaria
diploma di scuola superiore
diploma o qualifica
diploma of certificaat
diploma or degree
diploma s
diploma scuola superiore
diploma secondario
diploma titolo
diplome
diplome formation
diplome obtenu
diplome ou certificat
diplome prepare
diplome vise
diplomes obtenus
educational qualification
erlangter abschluss
erlernter beruf
erreichter abschluss
erworbener abschluss
escolaridade
exam degree
examen
examinations
formacao
formacao academica
formacion
formation
grad
grade passed
grado academico
grado alcanzado
grado de estudios
grado obtenido
grau
grau academico
grau de ensino
grau obtido
habilitacao
habilitacao literaria
habilitacoes
habilitacoes literarias
highest grade
highest grade completed
highest grade passed
highest level
highest qualification
highest qualification obtained
highest standard passed
hochster abschluss
intitule
intitule de la formation
intitule de la qualification
intitule du certificat ou diplome delivre
intitule du diplome
kwalificatie
last grade passed
last standard passed
lehrberuf
level of education
level of study
matric
naam opleiding
naam van behaald diploma
naam van de kwalificatie
naam van de opleiding
naam van het behaalde certificaat of diploma
naam van het diploma
name der qualifikation
name des abschlusses
name of diploma
name of qualification
niveau d etudes
niveau en naam
nivel de ensino
nivel de estudios
nom du diplome
nombre de la titulacion
nombre del titulo
nome do curso
opleiding
opleiding studie
opleidingsniveau
pos grado
pos graduacao
posgrado
postgrado
postgraduate
pregrado
qualifica
qualifica conseguita
qualifica o certificato conseguito
qualifica rilasciata
qualificacao
qualificacao academica
qualificacao obtida
qualification achieved
qualification and grade
qualification attained
qualification awarded
qualification completed
qualification gained
qualification obtained
qualification obtenue
qualification preparee
qualifications and grades
qualifications obtained
schulabschluss
standard
standard passed
std
studie
tipo di corso
tipo di diploma
tipo di laurea
tipologia di corso
titel van de kwalificatie
titel van het behaalde certificaat of diploma
title of award
title of qualification
title of the qualification awarded
titolo
titolo conseguito
titolo della qualifica
titolo della qualifica rilasciata
titolo di studio
titolo di studio conseguito
titolo o qualifica
titolo ottenuto
titolo rilasciato
titre de la qualification
titre de la qualification attribuee
titre de la qualification obtenue
titre obtenu
titulacao
titulacion academica
titulacion obtenida
titulo academico
titulo academico obtenido
titulo adquirido
titulo alcanzado
titulo conferido
titulo conseguido
titulo da qualificacao
titulo da qualificacao atribuida
titulo de la cualificacion
titulo de la cualificacion obtenida
titulo expedido
titulo logrado
titulo o certificado
titulo obtenido
titulo profesional
titulo recibido
type of qualification
tytuł
tytuł zawodowy
uddannelse
ultimo grado de estudios
undergraduate
voraussichtlicher abschluss
wykształcenie
квалификация
степень
уровень
уровень образования
`)

export const FIELD_LABELS = listWords(`
afstudeerrichting
area
area de conocimiento
area de especializacao
area de estudios
area de estudo
area de formacao
area disciplinare
area of specialization
area of study
classe di laurea
corso di studi
course major
curso area
denominazione corso
denominazione corso di studi
denominazione del corso
domaine d etudes
especializacao
fachgebiet
facolta
filiere option
indirizzo
indirizzo di studi
indirizzo di studio
inriktning
kierunek
kierunek studiow
linje
major field
major subject
major subjects
modalidad
optie
option
option filiere
orientacion
orientatie
profiel
programme major
ramo
richting
schwerpunktfach
section
specialisatie
specializzazione
specialty
specjalizacja
specjalnosc
studiegebied
studienrichtung
studieretning
studierichting
subject major
trade
vakgebied
направление
направление подготовки
специализация
специальность
`)

export const OTHER_LABELS = listWords(`
additional courses
additional training
ansvarsomraden
ansvarsomrader
apercu
arbeidsoppgaver
arbejdsopgaver
arbetsuppgifter
argomento
argomento tesi
atividades
atividades desenvolvidas
atribuicoes
attivita
attivita o settore
banca examinadora
bedrijf of sector
begeleider
begeleiders
beknopte omschrijving
belangrijkste activiteiten
belangrijkste onderwerpen verworven beroepsvaardigheden
belangrijkste vakken
betreuerin
breve descripcion
breve descrizione
business or sector
capo
ce que j ai fait
ce que je faisais
certifications
certifications and licenses
chef
chefe
classificacao final
clientes
commission d examen
competences acquises
composition du jury
comprobante
constancia
context
contexte
contexte technique
correlatore
cosa facevo
directeur de these
directeurs de these
documento
documento obtenido
durata legale
durata tesi
durata ufficiale del corso
durata ufficiale del corso di studi
duties included
eindproject
eindwerk
empresa o sector
empresa ou setor
encadrante
encadrants
entreprise ou secteur
entreprise ou secteur d activite
eta al conseguimento
eta alla data di conseguimento del titolo
examinateurs
extra curric activities
extra curricular activities
extracurricular activities
favorite subjects
favourite subjects
funciones realizadas
funcoes
funcoes desempenhadas
grund des austritts
handledare
hauptfacher berufliche fahigkeiten
hoofdvakken
idiomas
impresa o settore
jefe directo
jefe inmediato
jury
jury de these
kurse
kurzbeschreibung
languages
langues
langues etrangeres
leidinggevende
licences
licenses
licenses and certifications
licenses certifications
lieblingsfacher
lingue
lingue straniere
livello nella classificazione nazionale
livello nella classificazione nazionale o internazionale
livello qeq
lo que hacia
mansioni
materia di tesi
media
meine aufgaben
membres du jury
modules passed
motif de depart
motivo cessazione
motivo da saida
motivo de retiro
motivo de salida
motivo del retiro
my duties
my tasks
niveau dans la classification nationale ou internationale
niveau in de nationale of internationale classificatie
nivel
nivel en la clasificacion nacional o internacional
nivel segundo a classificacao nacional ou internacional
nombre del jefe
nombre del jefe inmediato
o que fazia
obowiazki
onderwerp
opgaver
opiekun
orientador
orientadora
orientadores
osiagniecia
other courses
overview
overzicht
panoramica
parole chiave
permis
principais actividades e responsabilidades
principais atividades
principais atividades e responsabilidades
principais disciplinas competencias profissionais
principales actividades y responsabilidades
principales activites et responsabilites
principales materias o capacidades profesionales estudiadas
principales matieres competences professionnelles couvertes
principali attivita e responsabilita
principali mansioni e responsabilita
principali materie
principali materie abilita professionali oggetto dello studio
principali tematiche competenze professionali acquisite
professional certifications
progetto finale
projecto final
projeto final
promotor
promotoren
proyecto final
que hacia
rapporteurs
reden van vertrek
relatore
relatori
responsabilidades
resumen
resumo
riepilogo
samenvatting
scriptie
settore
short courses
sintese
sintesi
sintesis
site internet
sitio web
sito web
situacao
sommario
sonstige kurse
soort bedrijf of sector
sprachen
sprachkenntnisse
stufe der nationalen oder internationalen klassifikation
subjects passed
subjects taken
sujet
sujet de these
summary
superviseur
superviseure
superviseurs
superviseuse
supervisor a
supervisora
supervisores
synthese
taakomschrijving
taken
talen
tarefas
tatigkeitsbereich oder branche
telefono
telefono del jefe
tema
tema da dissertacao
tema de tesis
temat
tesi
tesi di laurea
thema
thema der arbeit
thesis
tipo de empresa o sector
tipo de empresa ou sector
tipo de empresa ou setor
tipo di attivita o settore
tipo di azienda o settore
tipo diploma
tipo studi preferito
titel der arbeit
titolo della tesi
titolo di tesi
titolo tesi
tribunal de tesis
tuteur
tutor accademico
tutor aziendale
tutores
tutrice
type of business or sector
type or sector of activity
type ou secteur d activite
type ou secteur d activites
ubersicht
veileder
vejleder
verantwoordelijkheden
visao geral
vision general
voornaamste activiteiten en verantwoordelijkheden
voornaamste werkzaamheden en verantwoordelijkheden
vorgesetzter
votazione
votazione finale
voto
voto di diploma
voto di laurea
voto di maturita
voto diploma
voto massimo conseguibile
voto maturita
was ich gemacht habe
wat ik deed
werkzaamheden
what i did
what i do
wichtigste tatigkeiten und zustandigkeiten
work involved
wydział
zakres obowiazkow
zusammenfassung
должностные обязанности
достижения
кафедра
обязанности
факультет
форма обучения
функции
функциональные обязанности
`)
