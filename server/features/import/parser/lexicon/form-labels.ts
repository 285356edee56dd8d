import { listWords } from './list-words.ts'

/**
 * Labels of forms in Italian, Portuguese, Dutch, Polish, Russian and the languages of the north, as fold
 * writes them.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const COMPANY_LABELS = listWords(`
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
datore di lavoro
ditta
donde
empregador
ente azienda
entidade
entidade empregadora
firma
foretag
instituicao empregadora
local de trabalho
lugar de trabajo
luogo di lavoro
naam bedrijf
naam en adres van de werkgever
naam en adres van werkgever
naam en adres werkgever
naam werkgever
nazwa firmy
nazwa pracodawcy
nom de l entreprise
nom et adresse de l entreprise
nombre empresa
nombre y direccion de la empresa
nombre y direccion del empleador
nome da empresa
nome del datore di lavoro
nome e cognome del datore di lavoro
nome e endereco do empregador
nome e indirizzo datore di lavoro
nome e indirizzo del datore di lavoro
nome e morada do empregador
nome e sede del datore di lavoro
onde
organisatie
pracodawca
razon social
societa
virksomhed
werkgever
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
ausgeubte tatigkeit
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
lavoro o posizione ricoperta
lavoro o posizione ricoperti
mansione
occupazione
occupazione o posizione ricoperta
ocupacao
posicion
posizione
posizione ricoperta
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
stanowisko
stellenbezeichnung
stilling
stillingsbetegnelse
stillingstittel
tatigkeit
tipo di impiego
titel
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
endereco
indirizzo
local
locatie
luogo
morada
plaats
sede
stad
sted
`)

export const DATE_LABELS = listWords(`
admissao
anno
ano de conclusao
anstallningstid
beschaftigungszeitraum
conclusao
cuando
data
data de admissao
data de inicio
data inizio fine
data van tot
datas
date da a
dates d emploi
datum
daty
dauer der beschaftigung
duracao
duracion
durata
duur
fecha de ingreso
fecha de inicio
jaar
okres
okres nauki
okres zatrudnienia
period
periode
periode d emploi
periodo
periodo de trabalho
periodo laboral
periodo lavorativo
periodo trabajado
quando
tidsperiode
tidsrum
tiempo
tiempo laborado
van tot
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
ausbildungsstatte
bildungsstatte
ente
escola
estabelecimento de ensino
establecimiento
faculdade
hogeschool
instelling
instituicao
instituicao de ensino
istituto
istituto di istruzione
larosate
lehranstalt
lærested
naam en soort instelling voor onderwijs en opleiding
naam en soort instituut voor onderwijs en opleiding
naam en type onderwijsinstelling
naam en type van de instelling die het onderwijs of de opleiding verzorgde
naam school
nazwa szkoły
nazwa uczelni
nom de l etablissement
nom et type de l etablissement d enseignement ou de formation
nombre de la institucion
nombre y tipo de la organizacion que ha impartido la educacion o la formacion
nombre y tipo de organizacion que ha impartido la educacion o la formacion
nombre y tipo del centro de estudios
nome da instituicao
nome e tipo d istituto di istruzione o formazione
nome e tipo d organizzazione erogatrice dell istruzione e formazione
nome e tipo da organizacao de ensino ou formacao
nome e tipo di istituto di istruzione o formazione
nome e tipo di organizzazione erogatrice
nome e tipo di organizzazione erogatrice dell istruzione e formazione
onderwijsinstelling
scuola
skola
skole
szkoła
uczelnia
uddannelsessted
universidade
universita
universiteit
вуз
заведение
название учебного заведения
университет
учебное заведение
`)

export const DEGREE_LABELS = listWords(`
art des abschlusses
behaald diploma
certificaat of diploma
certificato o diploma ottenuto
curso
designacao da qualificacao atribuida
diploma
diploma conseguito
diplome
diplome obtenu
diplome prepare
diplome vise
erreichter abschluss
erworbener abschluss
examen
formacao
grad
grado alcanzado
grado obtenido
grau
grau academico
grau obtido
habilitacao
hochster abschluss
intitule du certificat ou diplome delivre
kwalificatie
naam van behaald diploma
naam van de kwalificatie
naam van het behaalde certificaat of diploma
niveau en naam
nome do curso
opleiding
qualifica conseguita
qualifica o certificato conseguito
qualificacao
titolo
titolo conseguito
titolo della qualifica rilasciata
titolo di studio
titolo di studio conseguito
titolo ottenuto
titulacao
titulacion obtenida
titulo academico
titulo adquirido
titulo alcanzado
titulo conferido
titulo conseguido
titulo de la cualificacion obtenida
titulo obtenido
titulo recibido
tytuł
tytuł zawodowy
uddannelse
wykształcenie
квалификация
степень
уровень
уровень образования
`)

export const FIELD_LABELS = listWords(`
afstudeerrichting
area
area de estudo
area de formacao
corso di studi
facolta
indirizzo di studi
inriktning
kierunek
kierunek studiow
linje
profiel
ramo
richting
specialisatie
specjalizacja
specjalnosc
studieretning
studierichting
направление
направление подготовки
специализация
специальность
`)

export const OTHER_LABELS = listWords(`
ansvarsomraden
ansvarsomrader
arbeidsoppgaver
arbejdsopgaver
arbetsuppgifter
argomento
atividades
atividades desenvolvidas
atribuicoes
attivita
begeleider
begeleiders
belangrijkste activiteiten
belangrijkste onderwerpen verworven beroepsvaardigheden
belangrijkste vakken
betreuerin
classificacao final
clientes
competences acquises
context
contexte
contexte technique
correlatore
directeur de these
directeurs de these
eindwerk
encadrante
encadrants
funciones realizadas
funcoes
funcoes desempenhadas
handledare
hauptfacher berufliche fahigkeiten
hoofdvakken
jefe inmediato
livello nella classificazione nazionale
livello nella classificazione nazionale o internazionale
livello qeq
mansioni
media
motivo de retiro
motivo de salida
niveau dans la classification nationale ou internationale
niveau in de nationale of internationale classificatie
nivel
nivel en la clasificacion nacional o internacional
nivel segundo a classificacao nacional ou internacional
obowiazki
onderwerp
opgaver
opiekun
orientador
orientadora
orientadores
osiagniecia
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
promotor
promotoren
relatore
relatori
responsabilidades
scriptie
settore
situacao
soort bedrijf of sector
stufe der nationalen oder internationalen klassifikation
sujet
sujet de these
superviseur
superviseure
superviseurs
superviseuse
supervisor a
supervisora
supervisores
taakomschrijving
taken
tatigkeitsbereich oder branche
telefono
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
titel der arbeit
titolo della tesi
tuteur
tutor accademico
tutor aziendale
tutores
tutrice
type of business or sector
type or sector of activity
type ou secteur d activite
type ou secteur d activites
veileder
vejleder
verantwoordelijkheden
voornaamste activiteiten en verantwoordelijkheden
voornaamste werkzaamheden en verantwoordelijkheden
votazione
votazione finale
voto
voto di laurea
werkzaamheden
wichtigste tatigkeiten und zustandigkeiten
wydział
zakres obowiazkow
должностные обязанности
достижения
кафедра
обязанности
факультет
форма обучения
функции
функциональные обязанности
`)
