import { listWords } from './list-words.ts'

/**
 * Section headers in Dutch, Italian, Portuguese, Danish, Polish and Russian, and more in French, German and Spanish.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const EXPERIENCE_HEADERS = listWords(`
academic positions
actividad profesional
actividades profesionales
activite professionnelle
activites professionnelles
akademische anstellungen
ansaettelser
anstellungen
ansættelser
ansættelsesforhold
antecedentes laborales
antecedentes profesionales
antecedents professionnels
arbeidservaring
arbeidsloopbaan
arbeidsverleden
arbeitgeber
arbeitserfahrungen
arbeitspraxis
arbeitsverhaltnisse
arbejdserfaring
atividade profissional
atividades profissionais
attivita di ricerca
attivita didattica
attivita lavorativa
attivita lavorative
attivita professionale
attivita professionali
atuacao profissional
aushilfsjobs
aushilfstatigkeiten
auslandspraktika
beroepservaring
beroepsloopbaan
berufliche entwicklung
berufliche tatigkeit
berufliche tatigkeiten
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
beschaftigungsverhaltnisse
beskæftigelse
bijbaan
bijbanen
bisherige stationen
bisherige tatigkeiten
cargos desempenados
cargos ocupados
carreira
carrera profesional
carriera
carriere
carriereverloop
cursus professionnel
desempeno laboral
desempeno profesional
doswiadczenie
doswiadczenie zawodowe
doświadczenie
doświadczenie zawodowe
empleos
empleos anteriores
emploi
emploi actuel
emplois anterieurs
emplois dete
emplois et stages
emplois etudiants
emplois saisonniers
emprego
empregos
empregos anteriores
erfahrung
erfahrungen
erfaring
erhvervserfaring
erhvervsmæssig erfaring
erhvervsserfaring
ervaring
ervaringen
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
esperienze nel settore
esperienze professionali
estagio
estagios
estagios e experiencia profissional
experience
experience de recherche
experience de stage
experience denseignement
experience en entreprise
experience en recherche
experience pro
experience profesionnelle
experiences
experiences de recherche
experiences de travail
experiences denseignement
experiences en entreprise
experiences pro
experiences profesionnelles
experiences salariees
experiencia
experiencia academica e profissional
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
experiencia profissinal
experiencia profissional
experiencia tecnica
experiencias
experiencias anteriores
experiencias de trabalho
experiencias laborales
experiencias profesionales
experiencias profissionais
ferienjobs
festanstellungen
forschungserfahrung
freelance opdrachten
freiberufliche tatigkeit
freiberufliche tatigkeiten
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
huidige functie
impieghi
impiego
incarichi
incarichi professionali
incarichi ricoperti
job
job etudiant
jobs dete
jobs etudiants
karriere
lavoro
lehrerfahrung
lehrtatigkeit
lehrtatigkeiten
leidinggevende ervaring
loopbaan
loopbaanoverzicht
mes experiences
missions professionnelles
nebenjob
nebenjobs
occupazione
ocupacion actual
onderwijservaring
onderzoekservaring
overige werkervaring
parcours et experiences
parcours professionnel et stages
parcours professionnels
pasantias
percorso lavorativo
percorso professionale
percurso profissional
posizione attuale
posizioni ricoperte
postes occupes
praca
praktijkervaring
praktik
praktika und berufserfahrung
praktika und nebentatigkeiten
praktika und werkstudententatigkeit
praktische tatigkeiten
praktyki
professionele ervaring
professionele loopbaan
projekt und berufserfahrung
przebieg kariery
puestos desempenados
puestos ocupados
qualificacao e experiencia
qualificacoes e experiencia profissional
realisations professionnelles
recorrido laboral
recorrido profesional
references professionnelles
referencias laborales
relevante ervaring
relevante werkervaring
resumen de experiencia
resumo de experiencia
selbstandigkeit
selbststandigkeit
situacion laboral
sonstige tatigkeiten
stage
stage e tirocini
stage ervaring
stageervaring
stages
stages en werkervaring
stages et emplois
stages et experiences
stationen
storia lavorativa
storia professionale
studentenervaringen
studentenjob
studentenjobs
studentische tatigkeiten
tatigkeiten
tatigkeiten neben dem studium
tatigkeitsverlauf
tewerkstelling
tidligere ansættelser
tirocini
tirocinio
trabajos
trabajos anteriores
trabajos realizados
trabalhos anteriores
trabalhos realizados
trajetoria
trajetoria profissional
vakantiejobs
vakantiewerk
vida laboral
vida profissional
vie professionnelle
vivencia profissional
vorige functies
vorige werkgevers
vrijwilligerswerk en bijbanen
werk
werkervaring
werkervaring en stages
werkervaringen
werkgeschiedenis
werkgevers
werkhistorie
werkstudententatigkeit
werkverleden
werkzaamheden
werkzaamheden en ervaring
wissenschaftliche tatigkeit
zatrudnienie
опыт
опыт работы
профессиональный опыт
стажировки
трудовая деятельность
трудовой стаж
`)

export const EDUCATION_HEADERS = listWords(`
abschlusse
academico
academische achtergrond
academische opleiding
akademische bildung
akademische laufbahn
akademische qualifikationen
akademischer hintergrund
antecedentes academicos
aus und fortbildung
ausbildung und schule
ausbildungen
berufliche ausbildung
bildung und ausbildung
bildung und qualifikationen
bildungshintergrund
bildungsverlauf
carrera academica
carriera scolastica
carriera universitaria
curriculum studiorum
cursus academique
cursus scolaire
dados academicos
diploma e studi
diplomas
diplome
diplomes obtenus
diplomi
educacao
educacao e formacao
educacao formal
educacion academica
educacion basica
educacion formal
educacion superior
educatie
education
education et formation
educazione
educazione e formazione
edukacja
ensino e formacao
escolaridad
escolaridade
escolaridade e formacao
estudios academicos
estudios cursados
estudios formales
estudios universitarios
estudos
estudos academicos
etude
etudes et diplomes
etudes superieures
formacao
formacao academica
formacao academica e complementar
formacao academica e profissional
formacao e cursos
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
formacoes
formacoes academicas
formation academiques
formation professionnelle
formation scolaire
formation suivie
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
genoten opleiding
gevolgde opleiding
gevolgde opleidingen
grado academico
grados academicos
graduacao
grau de escolaridade
grau de instrucao
habilitacoes
habilitacoes academicas
habilitacoes literarias
historial academico
historico academico
historico escolar
hochschulausbildung
hochschule
informacao academica
informacion academica
informacoes academicas
instrucao
instruccion
instruccion formal
istruzione
istruzione e formazione
istruzione e titoli di studio
istruzione scolastica
mes formations
nivel academico
nivel de escolaridade
nivel de estudios
nivel de instrucao
nivel educativo
onderwijs
onderwijs en opleiding
opleiding
opleiding en cursussen
opleiding en diplomas
opleiding en training
opleidingen
opleidingen en cursussen
opleidingen en diplomas
opleidingen en trainingen
opleidingsgegevens
opleidingsverloop
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
preparacion
qualificacao academica
qualificacoes academicas
scholing
scholing en opleiding
schoolloopbaan
schoolopleiding
schulausbildung
schulische bildung
schulische laufbahn
schulischer lebenslauf
schulischer und akademischer werdegang
schulischer und beruflicher werdegang
schulischer werdegang
schullaufbahn
schulzeit
scuole frequentate
skole
skolegang
studi
studi compiuti
studi e formazione
studi effettuati
studie
studienverlauf
studies
studieverloop
studium und schule
studium und weiterbildung
titoli accademici
titoli di studio
titoli di studio e formazione
titolo di studio
titres et diplomes
titres universitaires
titulos
titulos academicos
trajetoria academica
trayectoria academica
uddannelse
uddannelse og kurser
uddannelser
uddannelsesbaggrund
universitat
vooropleiding
vorming
wyksztalcenie
wykształcenie
высшее образование
образование
основное образование
`)

export const OTHER_HEADERS = listWords(`
abilita
acerca de mi
actitudes
activiteiten
aktivitaten
allegati
altre capacita e competenze
altre informazioni
altre lingua
altre lingue
altro
angaben zur person
apresentacao
aptidoes
aptidoes e competencias pessoais
area de interesse
areas de interes
areas de interesse
associatif
atividades complementares
atividades e qualificacoes
atividades extracurriculares
attestati
attestati e certificazioni
attivita di volontariato
attivita extracurriculari
auslandserfahrung
autres
autres activites
awards and grants
becas y premios
besondere fahigkeiten
bestuurservaring
bestuursfuncties
bijscholing
bloc competences
brevets
bureautique
capacidades
capacita
capacita e competenze
capacita e competenze artistiche
capacita e competenze organizzative
capacita e competenze personali
capacita e competenze relazionali
capacita e competenze sociali
capacita e competenze tecniche
capacitacion
capacitaciones
carnet de conducir
carta de conducao
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
certificeringer
certyfikaty
chi sono
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
competenties
competenze
competenze comunicative
competenze digitali
competenze informatiche
competenze linguistiche
competenze organizzative
competenze organizzative e gestionali
competenze personali
competenze professionali
competenze relazionali
competenze tecniche
computer
computerkennis
computervaardigheden
concours
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
contact
contactame
contactgegevens
contacto
contactos
contato
contatos
contatti
corsi
corsi di formazione
corsi e certificazioni
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
dati anagrafici
dati personali
datos de contacto
destrezas
digitale vaardigheden
diplomados
diplomas
disponibilidad
disponibilidade
distinciones
diversen
dodatkowe informacje
doel
domaines de competences
educacion complementaria
educacion no formal
edv
edv kenntnisse und sprachen
edv und sprachkenntnisse
ehrenamtliche arbeit
ehrenamtliche tatigkeit
ehrenamtliche tatigkeiten
eigenschappen
enseignement
environnement technique
estudios complementarios
etat civil
eventos
experiencia voluntaria
extra
extra activiteiten
extracurriculaire activiteiten
fachliche kompetenzen
faglige kompetencer
fahigkeiten und kenntnisse
fellowships and grants
ferramentas
formacao complementar
formacion no formal
formation continue
formations complementaires
forschungsinteressen
fort und weiterbildung
fort und weiterbildungen
fortalezas
freiwilligendienst
fremdsprachen
fritid
fritidsinteresser
frivilligt arbejde
gesellschaftliches engagement
grants and awards
grants and scholarships
gustos
habilidades
habilidades blandas
habilidades e competencias
habilidades personales
habilidades sociales
habilidades y competencias
hobbies
hobbies en interesses
hobby
hobby s
hobbys
hobbys en interesses
honores
hvem er jeg
ict kennis
ict vaardigheden
idioma
idiomas
informacao adicional
informacion de contacto
informacion personal
informacoes adicionais
informacoes complementares
informacoes pessoais
informatica
informatica e idiomas
informations
informations personnelles
informatique et langues
informazioni aggiuntive
informazioni personali
infos
interessen und engagement
interesser
interesses
interessi
interessi personali
interets personnels
investigacion
it kompetencer
it kundskaber
it skills
it vaardigheden
języki
języki obce
kennis
kenntnisse und fahigkeiten
kernkompetenzen
kernkwaliteiten
kompetencer
kompetenzprofil
kontakt
kontaktdaten
kontaktoplysninger
kurser
kurser og certificeringer
kursy
kursy i szkolenia
kvalifikationer
kwaliteiten
langages
langages informatiques
langue
langues et informatique
langues etrangeres
lehre
lenguajes
lenguajes de programacion
linguaggi di programmazione
linguas
linguas estrangeiras
lingue
lingue straniere
madrelingua
mes coordonnees
methoden
mobilite
motivation
musik
nevenactiviteiten
nevenfuncties
o mnie
obiettivi
obiettivo
obiettivo professionale
objectifs
objetivo
objetivo profesional
objetivo profissional
objetivos
ofimatica
om mig
onderscheidingen
otra informacion
otros conocimientos y aptitudes
outras informacoes
over mij
overig
overige
overige activiteiten
overige vaardigheden
palestras
participaciones
pasatiempos
passioni
passions
patente
patente di guida
patente o patenti
perfil
perfil personal
perfil profissional
permis de conduire
permiso de conducir
personalia
personliche informationen
personliche kompetenzen
personliche starken
personliches
personlichkeit
personlige data
personlige oplysninger
persoonlijk profiel
persoonlijke eigenschappen
persoonlijke gegevens
persoonlijke informatie
persoonlijkheid
persoonsgegevens
ponencias
portafolio
preise
preise und auszeichnungen
premi
premios
premios e distincoes
premios y distinciones
premios y reconocimientos
presentacion
presentation
presentazione
pretensao salarial
prijzen
principais competencias
principais qualificacoes
privates
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
pubblicazioni
publicaciones y congresos
publicacoes
publicaties
publikationer
qualificacao profissional
qualificacoes
qualificacoes e atividades complementares
qualificacoes e atividades profissionais
qualificacoes profissionais
qualites personnelles
qui suis je
quien soy
realisations
recompenses
redes sociais
redes sociales
referencer
referencias
referencias familiares
referencias laborales
referencias personales
referenties
referenze
research grants
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
savoirs etre
savoirs faire
scholarship and grants
scholarships and grants
seminare
seminari
seminarios
sintese de qualificacoes
sintese profissional
sintesi
sobre
sobre mim
sociale vaardigheden
soft skills
softskills
software
softwarekennis
sonstige kenntnisse
sonstige qualifikationen
soziale kompetenzen
soziales engagement
sport
sports
sprachen und edv
sprog
sprogkundskaber
stammdaten
starken
sterke punten
stipendien und auszeichnungen
su di me
szkolenia
taalvaardigheden
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
tesi
trabalho voluntario
trainingen
trainingen en cursussen
trattamento dei dati personali
uber mich
ulteriori informazioni
umiejetnosci
umiejętności
vaardigheden
valores
varia
vie etudiante
vie extra professionnelle
volontariato
voluntariado
vortrage
voyages
vrije tijd
vrijwilligerswerk
wehrdienst
weitere fahigkeiten
weitere fahigkeiten und kenntnisse
weitere qualifikationen
werkzeuge
work in progress
working papers
zainteresowania
zertifikate und kurse
zertifikate und weiterbildungen
zivildienst
znajomość języków
zur person
zusatzliche qualifikationen
øvrige kvalifikationer
øvrigt
дополнительная информация
достижения
знание языков
интересы
ключевые навыки
контакты
курсы
личные данные
личные качества
навыки
о себе
обо мне
повышение квалификации
проекты
профессиональные навыки
публикации
хобби
цель
языки
`)
