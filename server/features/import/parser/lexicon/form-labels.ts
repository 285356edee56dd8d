import { listWords } from './list-words.ts'

/**
 * Labels of forms in Italian, Portuguese, Dutch, Polish, Russian and the languages of the north, as fold
 * writes them.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const COMPANY_LABELS = listWords(`
arbeidsgiver
arbejdsgiver
arbetsgivare
azienda
bedrift
bedrijf
bedrijfsnaam
datore di lavoro
ditta
donde
empregador
entidade empregadora
firma
foretag
instituicao empregadora
naam bedrijf
naam en adres van de werkgever
naam werkgever
nazwa firmy
nazwa pracodawcy
nome da empresa
nome del datore di lavoro
nome e endereco do empregador
nome e indirizzo del datore di lavoro
nome e morada do empregador
onde
organisatie
pracodawca
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
befattning
beroep of functie
cargo funcao
cargo ocupado
funcao
funcao ou cargo ocupado
functie
functietitel
lavoro o posizione ricoperta
lavoro o posizione ricoperti
mansione
ocupacao
posizione
posizione ricoperta
pozice
profissao ou cargo ocupado
qualifica ricoperta
rol
roll
ruolo
stanowisko
stilling
stillingsbetegnelse
stillingstittel
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
anno
ano de conclusao
anstallningstid
conclusao
cuando
data
data de inicio
data van tot
datas
date da a
datum
daty
duracao
durata
jaar
okres
okres nauki
okres zatrudnienia
period
periode
periodo
quando
tidsperiode
tidsrum
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
ente
escola
estabelecimento de ensino
faculdade
hogeschool
instelling
instituicao
istituto
istituto di istruzione
larosate
lærested
naam en soort instituut voor onderwijs en opleiding
naam en type onderwijsinstelling
naam school
nazwa szkoły
nazwa uczelni
nome e tipo d istituto di istruzione o formazione
nome e tipo d organizzazione erogatrice dell istruzione e formazione
nome e tipo da organizacao de ensino ou formacao
nome e tipo di istituto di istruzione o formazione
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
behaald diploma
certificato o diploma ottenuto
curso
designacao da qualificacao atribuida
diploma
diploma conseguito
examen
formacao
grad
grau
habilitacao
kwalificatie
naam van de kwalificatie
niveau en naam
opleiding
qualifica conseguita
qualificacao
titolo
titolo conseguito
titolo della qualifica rilasciata
titolo di studio
titulacao
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
ansvarsomrader
arbejdsopgaver
atividades
atividades desenvolvidas
atribuicoes
attivita
belangrijkste activiteiten
belangrijkste vakken
classificacao final
clientes
competences acquises
contexte
contexte technique
context
eindwerk
funcoes
hoofdvakken
livello nella classificazione nazionale
livello nella classificazione nazionale o internazionale
livello qeq
mansioni
media
nivel
nivel segundo a classificacao nacional ou internacional
opgaver
orientador
principais actividades e responsabilidades
principais atividades
principais atividades e responsabilidades
principais disciplinas competencias profissionais
principali attivita e responsabilita
principali mansioni e responsabilita
principali materie
principali materie abilita professionali oggetto dello studio
principali tematiche competenze professionali acquisite
relatore
responsabilidades
scriptie
settore
situacao
soort bedrijf of sector
taakomschrijving
taken
tesi
tesi di laurea
thesis
tipo de empresa ou sector
tipo de empresa ou setor
tipo di attivita o settore
tipo di azienda o settore
verantwoordelijkheden
voornaamste activiteiten en verantwoordelijkheden
votazione
votazione finale
voto
voto di laurea
werkzaamheden
obowiazki
zakres obowiazkow
wydział
osiagniecia
arbetsuppgifter
ansvarsomraden
arbeidsoppgaver
факультет
кафедра
форма обучения
обязанности
должностные обязанности
функции
достижения
функциональные обязанности
`)
