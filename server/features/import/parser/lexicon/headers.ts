import { listWords } from './list-words.ts'

/**
 * Section headers in Dutch, Italian, Portuguese, the languages of the north, Polish, Russian and some
 * neighbours of theirs, and more in English, French, German and Spanish.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const EXPERIENCE_HEADERS = listWords(`
academic and clinical career
academic and professional appointments
academic and professional career
academic and professional positions
academic and research career
academic positions
acting credits
acting experience
actividad profesional
actividades profesionales
activite professionnelle
activites professionnelles
administrative experience
akademische anstellungen
akademische und berufliche laufbahn
aktuelle position
aktuelle stelle
aktuelle tatigkeit
anden erhvervserfaring
annen arbeidserfaring
ansaettelser
anstallningar
anstellungen
ansættelser
ansættelsesforhold
antecedentes de trabajo
antecedentes docentes
antecedentes laborales
antecedentes profesionales
antecedents professionnels
apprenticeships
arbeidserfaring
arbeidservaring
arbeidsloopbaan
arbeidspraksis
arbeidsverleden
arbeitgeber
arbeitserfahrungen
arbeitsleben
arbeitsplatze
arbeitspraxis
arbeitsstationen
arbeitsstellen
arbeitsverhaltnisse
arbejdserfaring
arbeten
arbetserfarenhet
arbetslivserfarenhet
arbetslivserfarenheter
at sea
atividade profissional
atividades profissionais
attivita di ricerca
attivita didattica
attivita lavorativa
attivita lavorative
attivita professionale
attivita professionali
atuacao profissional
auf dem bau
aushilfen
aushilfsjobs
aushilfstatigkeiten
auslandspraktika
auslandspraktikum
baantjes
banen
beroepservaring
beroepsleven
beroepsloopbaan
berufliche entwicklung
berufliche erfahrungen
berufliche tatigkeit
berufliche tatigkeiten
berufliche und akademische laufbahn
beruflicher hintergrund
beruflicher lebenslauf
berufliches
berufs und praxiserfahrung
berufserfahrung und praktika
berufserfahrungen
berufsleben
berufspraktika
berufspraktische erfahrung
berufspraktische erfahrungen
berufspraktische tatigkeiten
berufspraxis und praktika
berufstatigkeiten
beschaftigungen
beschaftigungsverhaltnisse
beskæftigelse
bijbaan
bijbaantjes
bijbanen
bisherige anstellungen
bisherige arbeitgeber
bisherige positionen
bisherige stationen
bisherige stellen
bisherige tatigkeit
bisherige tatigkeiten
bisheriger werdegang
cantieri
career chronology
career contour
career graph
career overview
career summary and experience
career to date
cargo actual
cargo atual
cargos
cargos actuales
cargos anteriores
cargos atuais
cargos desempenados
cargos ejercidos
cargos exercidos
cargos ocupados
cargos previos
cariche ricoperte
carreira
carrera profesional
carriera
carriere
carriere militaire
carriere professionnelle
carriereverloop
changas y trabajos
chronology of employment
chronology of experience
clinical placements
clinical posts
clinical rotations
contract work
cote boulot
cote travail
current and previous roles
current employment
current job
current position
current positions
current role
cursus professionnel
customer service experience
desarrollo profesional
desempeno laboral
desempeno profesional
details of employment
dienstbetrekkingen
dienstlaufbahn
dienststellen
dienstverhaltnisse
dienstzeiten
doswiadczenie
doswiadczenie i praktyki
doswiadczenie zawodowe
dove lavoro
doświadczenie
doświadczenie zawodowe
earlier employment
earlier positions
earlier roles
eerdere banen
eerdere functies
eerdere werkervaring
ejercicio profesional
embarquements
embarques
empleos
empleos anteriores
empleos previos
emploi
emploi actuel
emplois anterieurs
emplois dete
emplois et stages
emplois etudiants
emplois occupes
emplois precedents
emplois saisonniers
employer history
employers
employeurs
employment chronology
employment details
employment scan
employment to date
emprego
empregos
empregos anteriores
empregos passados
empregos previos
empresas em que trabalhei
empresas onde trabalhei
en cuisine
en que he trabajado
engagements und rollen
erfahrung
erfahrungen
erfarenhet
erfaring
erhvervserfaring
erhvervskarriere
erhvervsmæssig erfaring
erhvervsserfaring
ervaring
ervaringen
erwerbstatigkeit
erwerbstatigkeiten
esperienza
esperienza di lavoro
esperienza di ricerca
esperienza didattica
esperienza lavorativa
esperienza nel settore
esperienza professionale
esperienze
esperienze di lavoro
esperienze di ricerca
esperienze di stage
esperienze formative e lavorative
esperienze lavorative
esperienze lavorative e professionali
esperienze lavorative e tirocini
esperienze lavorative precedenti
esperienze nel settore
esperienze professionali
esperienze professionali principali
estagio
estagios
estagios e experiencia profissional
etats de service
experience
experience de recherche
experience de stage
experience denseignement
experience details
experience en entreprise
experience en recherche
experience pro
experience profesionnelle
experiences
experiences anterieures
experiences de recherche
experiences de travail
experiences denseignement
experiences en entreprise
experiences et projets professionnels
experiences precedentes
experiences pro
experiences profesionnelles
experiences professionnelles et benevoles
experiences professionnelles principales
experiences salariees
experiencia
experiencia academica e profissional
experiencia anterior
experiencia de campo
experiencia de trabalho
experiencia docente
experiencia en el sector
experiencia en investigacion
experiencia internacional
experiencia investigadora
experiencia laboral
experiencia laboral y profesional
experiencia laborales
experiencia previa
experiencia profesional y laboral
experiencia professional
experiencia profissinal
experiencia profissional
experiencia tecnica
experiencias
experiencias anteriores
experiencias de trabalho
experiencias laborales
experiencias profesionales
experiencias profissionais
experienta profesionala
fachpraxis
faenas
farm work
ferialjobs
ferialpraktika
ferienjobs
festanstellungen
field experience
field placements
film credits
fonctions exercees
fonctions occupees
former career
former employment
former positions
former posts
former roles
forschungserfahrung
freelance
freelance credits
freelance experience
freelance opdrachten
freelance work
freiberufliche tatigkeit
freiberufliche tatigkeiten
freie mitarbeit
fritidsjob
fruhere berufserfahrung
fruhere positionen
fruhere stellen
fruhere tatigkeit
fruhere tatigkeiten
fruherer werdegang
funcoes anteriores
funcoes desempenhadas
funcoes exercidas
functies bekleed
gearbeitet
gearbeitet bei
gearbeitet habe ich
gewerkt
gewerkt als
gewerkt bij
he trabajado
he trabajado en
hier werkte ik
historia laboral
historia zatrudnienia
historial de trabajo
historial profesional
historico de empregos
historico de trabalho
historico profissional
historico profissional e experiencia
historico profissional e experiencias
historique demploi
historique professionnel
history of work
ho lavorato
ho lavorato per
ho lavorato presso
hospital posts
huidige functie
i miei lavori
il mio lavoro
il mio percorso
im beruf
imbarchi
impieghi
impiego
in cucina
in der pflege
incarichi
incarichi professionali
incarichi ricoperti
incarichi svolti
internship details
internships and training
is deneyimi
is tecrubesi
job
job etudiant
jobberfaring
joberfaring
jobs
jobs dete
jobs et stages
jobs etudiants
jobs held
jobs i have had
jobs ive had
karriere
kitchens
lavori
lavori svolti
lavoro
le mie esperienze lavorative
leadership and work experience
lehrerfahrung
lehrtatigkeit
lehrtatigkeiten
leidinggevende ervaring
lesopdrachten
loopbaan
loopbaanoverzicht
mandats
mes experiences
mes experiences professionnelles
mes postes
mestieri
meu percurso
meus trabalhos
mi camino
mi experiencia laboral
mi recorrido
mi trayectoria
mijn banen
mijn loopbaan
mijn werkervaring
military history
minha experiencia
ministry experience
missions professionnelles
mon chemin
mon travail
munkatapasztalat
my journey
my story at work
my work so far
my working life
nebenjob
nebenjobs
nebentatigkeiten und praktika
nursing career
o meu percurso
obras realizadas
occupazione
ocupacion actual
ocupaciones
onderwijservaring
onderzoekservaring
op de werkvloer
organisational experience
organizational experience
otros trabajos
overige werkervaring
paid work
parcours et experiences
parcours pro
parcours professionnel et stages
parcours professionnels
parish work
pasantias
past career
past employment
past positions
past roles
percorso lavorativo
percorso professionale
percurso
percurso profissional
performance credits
petits boulots
petits jobs
placements
posizione attuale
posizioni precedenti
posizioni ricoperte
postes
postes anterieurs
postes occupes
postes occupes precedemment
postes precedents
posts held
praca
praca zawodowa
pracovne skusenosti
pracovni zkusenosti
praksis
praktijkervaring
praktik
praktika und berufserfahrung
praktika und jobs
praktika und nebentatigkeiten
praktika und werkstudentenstellen
praktika und werkstudententatigkeit
praktikophold
praktikumserfahrung
praktische erfahrungen und praktika
praktische tatigkeiten
praktyki
praktyki i staze
praktyki zawodowe
praxe
praxiserfahrungen
praxissemester
present job
present position
present post
previous career
previous employers
previous employment
previous positions
previous posts
previous roles
prior career
prior employment
prior positions
prior posts
prior roles
professional
professional and academic appointments
professional and academic career
professional and academic positions
professional employment
professional engagements
professional experience details
professional journey
professional life
professional path
professionele ervaring
professionele loopbaan
projekt und berufserfahrung
prubeh zamestnani
przebieg kariery
przebieg pracy zawodowej
przebieg zatrudnienia
puesto actual
puestos
puestos anteriores
puestos desempenados
puestos ocupados
puestos previos
qualificacao e experiencia
qualificacoes e experiencia profissional
realisations professionnelles
record of employment
record of sea service
record of service
record of work
recorrido laboral
recorrido profesional
references professionnelles
relevant arbeidserfaring
relevant erhvervserfaring
relevante ervaring
relevante werkervaring
residencies
resumen de experiencia
resumo de experiencia
retail experience
roles held
ruoli precedenti
ruoli ricoperti
sales experience
sea experience
sea going experience
sea service
sea service record
sea time
seagoing experience
selbstandige tatigkeit
selbstandigkeit
selbststandige tatigkeit
selbststandigkeit
selected credits
selected freelance credits
service history
service record
servicios prestados
servizi prestati
servizio prestato
situacion laboral
sonstige tatigkeiten
staff posts
stage
stage e tirocini
stage ervaring
stage work
stageervaring
stages
stages en bijbanen
stages en werkervaring
stages et emplois
stages et experiences
stagioni lavorative
stationen
staze
stellen
storia lavorativa
storia professionale
student teaching
studentenervaringen
studentenjob
studentenjobs
studentische tatigkeiten
studiejob
summary of employment
summer internship
summer internships
sur le terrain
szakmai tapasztalat
tatigkeiten
tatigkeiten neben dem studium
tatigkeitsverlauf
teaching history
teaching posts
tewerkstelling
theatre credits
tidigare anstallningar
tidigare arbeten
tidligere ansættelser
tidligere job
tirocini
tirocinio
trabajo
trabajos
trabajos anteriores
trabajos previos
trabajos realizados
trabalhei em
trabalhos
trabalhos anteriores
trabalhos realizados
trajetoria
trajetoria profissional
tyokokemus
ultimi impieghi
ultimos empregos
umschulung und praktika
university posts
vakantiejobs
vakantiewerk
vida laboral
vida profesional
vida profissional
vie professionnelle
vinculos empregaticios
vita professionale
vivencia profissional
vorherige positionen
vorherige stellen
vorherige tatigkeiten
vorige banen
vorige functies
vorige werkervaring
vorige werkgevers
vrijwilligerswerk en bijbanen
waar ik gewerkt heb
werk
werk en stage
werkervaring
werkervaring en bijbanen
werkervaring en stages
werkervaring en vrijwilligerswerk
werkervaringen
werkgeschiedenis
werkgevers
werkhistorie
werkstudententatigkeit
werkverleden
werkzaamheden
werkzaamheden en ervaring
where i have been
where i have cooked
where i have taught
where ive been
where ive cooked
where ive taught
wissenschaftliche tatigkeit
work chronology
work engagements
work experience and internships
work exposure
work i have done
work placements
work profile
work record
work to date
work undertaken
working history
working life
yrkeserfarenhet
yrkeserfaring
zamestnani
zatrudnienie
øvrig erhvervserfaring
досвід роботи
карьера
место работы
опыт
опыт работы
опыт работы и стажировки
профессиональный опыт
работа
стаж
стажировки
трудова діяльність
трудовая деятельность
трудовои опыт
трудовой стаж
arbeit
praxis
beruflicher weg
berufsstationen
percurso laboral
carriera lavorativa
beroepsverleden
parcours de travail
`)

export const EDUCATION_HEADERS = listWords(`
abschlusse
academia
academic chronicle
academic institutions attended
academic preparation
academic qualification
academic qualification obtained
academic qualifications obtained
academic training
academico
academische achtergrond
academische opleiding
acting training
akademische bildung
akademische laufbahn
akademische qualifikationen
akademischer hintergrund
akademisk utbildning
antecedentes academicos
antecedentes de estudio
antecedentes educacionales
apprenticeships and training
artistic training
aus und fortbildung
ausbildung und schule
ausbildungen
ausbildungsstationen
ausbildungsweg
ausgebildet
bagage scolaire
berufliche ausbildung
besuchte schulen
bildung und ausbildung
bildung und qualifikationen
bildungshintergrund
bildungsverlauf
bildungswerdegang
carrera academica
carriera scolastica
carriera universitaria
certificates obtained
college and school
colleges attended
corso di studi
cote ecole
culinary training
curriculum studi
curriculum studiorum
cursus academique
cursus de formation
cursus scolaire
dados academicos
degrees earned
diploma di studio
diploma e studi
diplomas
diplomas behaald
diplome
diplomes et etudes
diplomes obtenus
diplomi
drama training
educacao
educacao e formacao
educacao formal
educacion academica
educacion basica
educacion formal
educacion superior
educatie
educatie si formare
education
education and certifications
education details
education et formation
education profile
education summary
education training
educational attainment
educational credentials
educational institutions attended
educational profile
educational qualification
educational qualifications obtained
educazione
educazione e formazione
edukacja
egitim
egitim bilgileri
ensino e formacao
escolaridad
escolaridade
escolaridade e formacao
estudei
estudei em
estudios academicos
estudios cursados
estudios formales
estudios superiores
estudios universitarios
estudios y titulaciones
estudos
estudos academicos
etude
etudes et diplomes
etudes superieures
etudes universitaires
formacao
formacao academica
formacao academica e complementar
formacao academica e profissional
formacao e cursos
formacao e qualificacoes
formacao educacional
formacao escolar
formacao profissional
formacao superior
formacao tecnica
formacao universitaria
formacion academica y complementaria
formacion oficial
formacion profesional
formacion reglada
formacion universitaria
formacion y estudios
formaciones
formacoes
formacoes academicas
formal qualifications
formal training
formation academiques
formation professionnelle
formation scolaire
formation suivie
formation superieure
formation universitaire
formations
formations academiques
formations suivies
formations universitaires
formazione
formazione accademica
formazione culturale
formazione e istruzione
formazione professionale
formazione scolastica
formazione universitaria
geleerd
gelernt
gelernt bei
gelernt habe ich
genoten onderwijs
genoten opleiding
gestudeerd
gevolgde opleiding
gevolgde opleidingen
gevolgde scholing
grado academico
grado de estudios
grados academicos
graduacao
grau de escolaridade
grau de instrucao
habilitacoes
habilitacoes academicas
habilitacoes literarias
he estudiado
he estudiado en
hier leerde ik
historial academico
historico academico
historico escolar
ho studiato
hochschulabschluss
hochschulabschlusse
hochschulausbildung
hochschulausbildung und schule
hochschule
informacao academica
informacion academica
informacoes academicas
institutions and schools attended
institutions attended
instrucao
instruccion
instruccion formal
istruzione
istruzione e formazione
istruzione e titoli di studio
istruzione scolastica
koulutus
kształcenie
la mia formazione
la mia scuola
legal education
lehrjahre
medical education
medical training
mes formations
meus estudos
mi formacion
mijn opleidingen
minha formacao
music studies
musical training
my studies
my study
niveau detudes
nivel academico
nivel de escolaridade
nivel de estudios
nivel de instrucao
nivel educativo
nurse training
o que estudei
ogrenim
onde estudei
onderwijs
onderwijs en opleiding
onderwijs en vorming
opleiding
opleiding en cursussen
opleiding en diplomas
opleiding en scholing
opleiding en training
opleidingen
opleidingen en cursussen
opleidingen en diplomas
opleidingen en scholing
opleidingen en trainingen
opleidingsgegevens
opleidingsverloop
os meus estudos
parcours academiques
parcours d etudes
parcours de formation
parcours scolaire et universitaire
parcours universitaire
percorso accademico
percorso di studi
percorso formativo
percorso scolastico
percurso academico
perfil academico
perfil educativo
pos graduacao
post secondary education
preparacion
przebieg edukacji
qualificacao academica
qualificacoes academicas
qualifications academiques
qualifications and certificates obtained
qualifications and schools
qualifications gained
qualifications obtained
que he estudiado
scholastic profile
scholen
scholing
scholing en opleiding
school
school and training
school attended
school days
school en opleiding
schooling and training
schoolloopbaan
schoolopleiding
schools
schools and colleges attended
schools and training
schools attended
schooltijd
schul und ausbildung
schulabschluss
schulabschlusse
schulausbildung
schulbesuch
schule und ausbildung
schule und studium
schulen
schulische bildung
schulische laufbahn
schulischer bildungsweg
schulischer lebenslauf
schulischer und akademischer werdegang
schulischer und beruflicher werdegang
schulischer und universitarer werdegang
schulischer werdegang
schulisches
schullaufbahn
schulweg
schulzeit
scuole frequentate
secondary education
primary education
first level education
second level education
third level education
skole
skole og uddannelse
skolegang
studi
studi compiuti
studi e formazione
studi effettuati
studia
studie
studienabschluss
studienabschlusse
studiengang
studienverlauf
studies
studies and training
studies en diplomas
studieverloop
studii
studium und schule
studium und weiterbildung
study
tanulmanyok
tertiary education
theological training
titoli
titoli accademici
titoli di studio
titoli di studio e formazione
titolo di studio
titres et diplomes
titres universitaires
titulacion academica
titulos
titulos academicos
trade qualifications
trade training
trajetoria academica
trayectoria academica
uddannelse
uddannelse og efteruddannelse
uddannelse og kurser
uddannelser
uddannelsesbaggrund
umschulung
umschulungen
universitat
universitat und schule
university and school
university studies
utbildning
utbildning och kurser
utbildningar
utdannelse
utdanning
utdanning og kurs
vegzettseg
videregaende uddannelse
vocal training
vooropleiding
vorming
vzdelani
vzdelani a kurzy
vzdelanie
waar ik geleerd heb
wat ik geleerd heb
what i studied
what ive studied
where i learned
where i learnt
where i trained
where i went to school
where ive studied
wyksztalcenie
wykształcenie
wykształcenie i kursy
wykształcenie i kwalifikacje
высшее образование
образование
образование и курсы
обучение
освіта
основное образование
учеба
lehre und schulen
lehre und schule
lehre und ausbildung
schulen und lehre
schule und lehre
schule und beruf
schulischer weg
schul und ausbildungsweg
schul und studienzeit
schulische und akademische ausbildung
schulische und berufliche ausbildung
berufliche und schulische ausbildung
berufsbildung
grundausbildung
lehrausbildung
lehrzeit
vorbereitungsdienst und studium
studium und promotion
studium und referendariat
universitare laufbahn
graus academicos
graus e titulos
titulos e graus academicos
habilitacoes e formacao
percurso academico e formativo
percurso escolar
percurso formativo
vida academica
escolaridade e cursos
instrucao escolar
grau academico
estudios y formacion
estudios y titulos
titulos y grados
titulos obtenidos
grados y titulos
escolaridad y formacion
instruccion academica
nivel de instruccion
trayectoria educativa
trayectoria escolar
recorrido academico
preparacion academica y profesional
mis estudios
etudes et formation
etudes effectuees
etudes et diplomes obtenus
formation et scolarite
scolarite et diplomes
scolarite et formation
parcours d apprentissage
cursus academique et professionnel
titres academiques
formazione e studi
studi e titoli
studi e diplomi
titoli conseguiti
istruzione e studi
iter formativo
iter scolastico
iter di studi
curriculum scolastico
schoolverleden
studieverleden
studies en opleiding
studies en opleidingen
opleiding en studie
opleiding en studies
scholing en diplomas
schoolcarriere
diploma en opleiding
learning
my learning
learning and qualifications
learning and training
education and learning
college and university
university and college
school and college
schools and colleges
school college
school college university
leren
leerweg
lernen
lernweg
gelerntes
scuole
escuelas
escolas
ecoles
colegios
colegio y universidad
escuela y universidad
apprentissages
aprendizaje
aprendizajes
aprendizado
apprendimento
`)

export const OTHER_HEADERS = listWords(`
a bit about me
a cote
a little about me
aanvullende cursussen
aanvullende opleiding
aanvullende opleidingen
abilita
about myself
acerca de mi
actitudes
activiteiten
additional education and certificates
additional training and certificates
advising
aktivitaten
allegati
altre capacita e competenze
altre cose
altre cose utili
altre informazioni
altre lingua
altre lingue
altro
angaben zur person
anlagen
annet
apresentacao
aptidoes
aptidoes e competencias pessoais
aptitudini
area de interesse
areas de interes
areas de interesse
areas of competence
areas of interest
areas of research
areas of specialisation
areas of specialization
associatif
atividades
atividades complementares
atividades e qualificacoes
atividades extracurriculares
atividades pessoais
attestati
attestati e certificazioni
attesten
attivita
attivita di volontariato
attivita extracurriculari
attivita extrascolastiche
attivita personali
auslandserfahrung
auslandserfahrungen
ausstellungen
autorizzazione
autorizzazione al trattamento dei dati
autres
autres activites
awards and grants
bar admissions
becas y premios
besondere fahigkeiten
besonderes
bestuurservaring
bestuursfuncties
bestuurswerk
bijscholing
bloc competences
board certifications
bourses
bourses et distinctions
brevets
buiten het werk
bureautique
can do
capacidades
capacita
capacita e competenze
capacita e competenze artistiche
capacita e competenze organizzative
capacita e competenze personali
capacita e competenze relazionali
capacita e competenze sociali
capacita e competenze tecniche
capacita relazionali
capacitacion
capacitaciones
caracteristicas pessoais
cards
cards etc
career goal
career goals
carnet de conducir
carta de conducao
ce que je sais faire
ce que je sais faire d autre
cel zawodowy
centres d interets
certificacion
certificacoes
certificacoes e cursos
certificados
certificaten
certificati
certifications et langues
certificazioni
certificazioni e corsi
certificeringen
certificeringer
certs
certs and licenses
certyfikaty
character references
charlas
chi sono
chi sono io
communications
competences cles
competences et langues
competences personnelles
competences professionnelles
competences transversales
competencias
competencias personales
competencias pessoais
competencias profesionales
competencias tecnicas
competente
competenties
competenze
competenze comunicative
competenze digitali
competenze informatiche
competenze linguistiche
competenze organizzative
competenze organizzative e comunicative
competenze organizzative e gestionali
competenze personali
competenze professionali
competenze relazionali
competenze tecniche
competicoes
competitions
competitions and hackathons
competitions et concours
computer
computer ervaring
computer ervaringen
computer proficiency
computerkennis
computervaardigheden
comunicative
comunicative e relazionali
concorsi
concorsi e premi
concours
concursos
conference presentations
conferenze
congresos
conhecimentos
conhecimentos de informatica
conhecimentos em informatica
conhecimentos tecnicos
conocimientos y habilidades
conoscenze
conoscenze informatiche
conoscenze linguistiche
conselhos
conselhos e entidades
contact
contactame
contactgegevens
contacto
contactos
contato
contatos
contatti
contests
core qualifications
corsi
corsi di formazione
corsi e certificazioni
cosa so fare
cualidades
cursos
cursos complementares
cursos complementarios
cursos de aperfeicoamento
cursos e capacitacao
cursos e certificacoes
cursos e qualificacoes
cursos e treinamentos
cursos extracurriculares
cursos livres
cursos realizados
cursos y talleres
cursussen
cursussen en certificaten
cursussen en trainingen
dados pessoais
dane kontaktowe
dane osobowe
das bin ich
das kann ich
das kann ich noch
datakunskaper
dati anagrafici
dati personali
datos de contacto
destrezas
di me dicono
digitale vaardigheden
diplomados
diplomas
disponibilidad
disponibilidade
distinciones
dit kan ik
diversen
dodatkowe informacje
doel
domaines de competences
dovednosti
driving summary
due parole
due parole su di me
educacao adicional
educacao adicional e certificados
educacion adicional
educacion complementaria
educacion no formal
edv
edv kenntnisse und sprachen
edv und sprachkenntnisse
ehrenamter
ehrenamtliche arbeit
ehrenamtliche tatigkeit
ehrenamtliche tatigkeiten
eigenschappen
einzelausstellungen
en dehors du travail
en verder
encadrement
enseignement
environnement technique
equipment
ervaring met computers
esperienze personali
estancias y becas
estudios complementarios
et sinon
etat civil
eventos
events
events and hackathons
exhibitions
experiences personnelles
experiencia personal
experiencia voluntaria
experiencias personales
experiencias pessoais
exposiciones
exposiciones colectivas
exposiciones individuales
exposicoes
expositions
expositions collectives
expositions individuelles
extra
extra activiteiten
extracurriculaire activiteiten
fachliche kompetenzen
faglige kompetencer
fahigkeiten und kenntnisse
fardigheter
fellowships and grants
ferdigheter
ferramentas
field skills
financement
financements
financements et prix
find me
fora do trabalho
formacao adicional
formacao complementar
formacion adicional
formacion de recursos humanos
formacion no formal
formaciones adicionales
formacoes adicionais
formation additionnelle
formation continue
formation courte
formations additionnelles
formations continues
formations complementaires
formations courtes
formazione aggiuntiva
formazione complementare
forschungsinteressen
fort und weiterbildung
fort und weiterbildungen
fortalezas
freiwilligendienst
fremdsprachen
fritid
fritidsinteresser
fritidsintressen
frivillig arbeid
frivilligt arbejde
fuera del trabajo
funding
fuori dal lavoro
gesellschaftliches engagement
gestion institucional
get in touch
good at
grants and awards
grants and funding
grants and scholarships
grants awarded
group exhibitions
group shows
gruppenausstellungen
gustos
habilidades
habilidades blandas
habilidades e competencias
habilidades personales
habilidades sociales
habilidades y competencias
hackathons
hackathons and competitions
harrastukset
hobbies
hobbies en interesses
hobby
hobby s
hobbys
hobbys en interesses
honores
hvem er jeg
i speak
ict kennis
ict vaardigheden
ideella uppdrag
idioma
idiomas
in my spare time
informacao adicional
informacion
informacion de contacto
informacion personal
informacoes
informacoes adicionais
informacoes complementares
informacoes pessoais
informatica
informatica e idiomas
informatie
informationen
informations
informations personnelles
informatique et langues
informazioni
informazioni aggiuntive
informazioni personali
infos
interessen und engagement
interesser
interesses
interessi
interessi personali
interets personnels
intressen
investigacion
invited lectures
it kendskab
it kompetencer
it kundskaber
it skills
it vaardigheden
jazykove znalosti
jazyky
je sais faire
job related training
języki
języki obce
kennis
kenntnisse und fahigkeiten
kernkompetenzen
kernkwaliteiten
keszsegek
key qualifications
kielitaito
kisisel bilgiler
kompetencer
kompetenser
kompetenzprofil
kontakt
kontaktdaten
kontaktoplysninger
korkort
kurs
kurs og sertifikater
kurser
kurser och certifikat
kurser og certificeringer
kursy
kursy i szkolenia
kurzy
kvalifikationer
kwalifikacje
kwalifikacje dodatkowe
kwaliteiten
kørekort
lab skills
lab techniques
laboratory techniques
langages
langages informatiques
langue
langues et informatique
langues etrangeres
learned societies
lehre
lenguajes
lenguajes de programacion
licences and tickets
licenses and tickets
limbi straine
linguaggi di programmazione
linguas
linguas estrangeiras
lingue
lingue straniere
lo que se hacer
madrelingua
manejo de programas
meriter
meritos
mes coordonnees
methoden
mobilite
moi en quelques mots
mostre
motivation
musik
my philosophy
naast het werk
nach feierabend
neben der arbeit
nebenberufliches
nevenactiviteiten
nevenfuncties
nyelvtudas
nøglekompetencer
nøkkelkvalifikasjoner
o mnie
o que sei fazer
obiettivi
obiettivo
obiettivo professionale
objectifs
objetivo
objetivo profesional
objetivo profissional
objetivos
off duty
off the clock
ofimatica
om meg
om mig
onderscheidingen
opleidingen en attesten
organizzative
organizzative e comunicative
osobni udaje
oswiadczenie
other useful info
other useful information
otra informacion
otras cosas
otros conocimientos y aptitudes
otros cursos
otros datos de interes
outras coisas
outras informacoes
outside of work
outside work
over mij
overig
overige
overige activiteiten
overige informatie
overige vaardigheden
ovriga meriter
ovrigt
palestras
paqueteria
participaciones
pasatiempos
passioni
passions
patente
patente di guida
patente o patenti
peer review
people who know my work
people who will speak for me
perfil
perfil personal
perfil profissional
performances
permis de conduire
permiso de conducir
personal attributes
personal experience
personal experiences
personalia
personliche eigenschaften
personliche erfahrung
personliche erfahrungen
personliche informationen
personliche kompetenzen
personliche starken
personliches
personlichkeit
personliga uppgifter
personlige data
personlige kompetencer
personlige oplysninger
personuppgifter
persoonlijk profiel
persoonlijke eigenschappen
persoonlijke ervaring
persoonlijke ervaringen
persoonlijke gegevens
persoonlijke informatie
persoonlijke kenmerken
persoonlijkheid
persoonsgegevens
podsumowanie
ponencias
portafolio
posters
prawo jazdy
preise
preise und auszeichnungen
premi
premios
premios e distincoes
premios y distinciones
premios y reconocimientos
presentacion
presentaties
presentation
presentazione
pretensao salarial
prijzen
principais competencias
principais qualificacoes
privat
private interessen
privates
prix et bourses
professional licences
professional licenses
professional organizations
professionali
profiel
profielschets
profil
profilo
profilo personale
profilo professionale
progetti
programmierkenntnisse
programmiersprachen
projecten
projectos
projekter
projetos
projets academiques
projets realises
proyectos personales
proyectos realizados
pubblicazioni
publicaciones y congresos
publicacoes
publicaties
publicaties en presentaties
publikationer
qualificacao profissional
qualificacoes
qualificacoes e atividades complementares
qualificacoes e atividades profissionais
qualificacoes profissionais
qualites personnelles
que mas se hacer
que se hacer
quem pode falar de mim
quem sou
quem sou eu
qui suis je
quien puede hablar de mi
quien soy
rayonnement
reach me
realisations
recompenses
reconhecimentos
redes sociais
redes sociales
ref
referanser
referanslar
referencer
references available upon request
referencias
referencias familiares
referencias laborales
referencias personales
referenser
referenties
referenze
refs
relazionali e comunicative
research grants
research areas
research interests
reseaux
reseaux sociaux
resume
resumen ejecutivo
resumo
resumo das qualificacoes
resumo de qualificacoes
resumo profissional
riconoscimenti
riconoscimenti e premi
riepilogo
rijbewijs
samenvatting
sammanfattning
sammendrag
savoirs etre
savoirs faire
say hello
scholarship and grants
scholarships and grants
selected exhibitions
selected group exhibitions
selected solo exhibitions
seminare
seminari
seminarios
seminars attended
sertifiseringer
service a la communaute
shows
sintese
sintese de qualificacoes
sintese profissional
sintesi
so fare
sobre
sobre mim
sociale vaardigheden
societies
soft skills
softskills
software
softwarekennis
solo and group exhibitions
solo and two person exhibitions
solo exhibitions
solo shows
sommaire
sonstige kenntnisse
sonstige qualifikationen
soziale kompetenzen
soziales engagement
speaks
special skills
sport
sports
sprachen und edv
sprachkompetenz
sprachkompetenzen
sprak
sprakkunnskaper
sprakkunskaper
sprog
sprogkundskaber
stammdaten
starken
sterke punten
stipendien und auszeichnungen
students supervised
su di me
subventions
szkolenia
taalvaardigheden
taidot
talen
talenkennis
talenkennis en vaardigheden
talleres
teaching interests
technische fahigkeiten
technische kenntnisse
technische vaardigheden
technologien
technologies
tecnologias
tempo libero
tentoonstellingen
tesi
tickets
tickets and cards
tickets and licences
toolbox
trabalho voluntario
trabalhos voluntarios
trainingen
trainingen en cursussen
trainings and seminars
trainings and seminars attended
trattamento dei dati personali
uber mich
udlandsophold
ulteriori informazioni
umiejetnosci
umiejętności
und sonst
uprawnienia
useful information
vaardigheden
valores
varia
verder
verder nog
verv
vie etudiante
vie extra professionnelle
volontariato
voluntariado
volunteer service
vortrage
voyages
vrije tijd
vrijwilligerswerk
was ich kann
was ich sonst kann
was ich sonst noch kann
was mich ausmacht
wat ik kan
wedstrijden
wehrdienst
weitere fahigkeiten
weitere fahigkeiten und kenntnisse
weitere qualifikationen
wer ich bin
werkzeuge
wettbewerbe
what else
what else i can do
what i am good at
what i can do
what i do
what i know
what i like
what im good at
when i am not working
who can vouch for me
who i am
wie ben ik
wie ik ben
work in progress
working papers
yabancı dil
yetenekler
zainteresowania
zajmy
zertifikate und kurse
zertifikate und weiterbildungen
zivildienst
znajomość języków
znalosti
zur person
zusatzliche qualifikationen
øvrige kvalifikationer
øvrigt
дополнительная информация
дополнительное образование
достижения
знание языков
иностранные языки
интересы
ключевые навыки
контактна інформація
контакты
курсы
личная информация
личные данные
личные качества
мови
навички
навыки
о себе
обо мне
общие сведения
персональные данные
повышение квалификации
про себе
проекты
профессиональные навыки
публикации
рекомендации
сертификаты
технические навыки
увлечения
хобби
цель
языки
bundeswehr
bundesheer
prasenzdienst
grundwehrdienst
militar
militardienst
service militaire
servicio militar
servico militar
servizio militare
militaire dienst
dienstplicht
membership
professional membership
professional body membership
membership of professional bodies
professional bodies
professional registration
registrations
mitgliedschaft
berufsverbande
verbande
vereine
adhesion
adhesions
affiliations professionnelles
associations professionnelles
ordre professionnel
afiliacion
afiliaciones
membresia
membresias
colegiacion
colegiatura
asociaciones
filiacao
filiacoes
associacoes
inscricao na ordem
lidmaatschap
lidmaatschappen
verenigingen
iscrizione all albo
iscrizioni
albo professionale
associazioni
appartenenza ad associazioni
`)
