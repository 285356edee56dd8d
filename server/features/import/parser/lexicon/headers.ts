import { listWords } from './list-words.ts'

/**
 * Section headers in Dutch, Italian, Portuguese, Danish, Polish and Russian, and more in French, German and Spanish.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const EXPERIENCE_HEADERS = listWords(`
academic positions
activite professionnelle
activites professionnelles
ansaettelser
anstellungen
ansættelser
ansættelsesforhold
antecedentes laborales
antecedentes profesionales
arbeidservaring
arbeidsverleden
arbeitgeber
arbeitsverhaltnisse
arbejdserfaring
attivita lavorativa
attivita professionale
atuacao profissional
beroepservaring
berufliche tatigkeit
berufliche tatigkeiten
beruflicher hintergrund
beruflicher lebenslauf
berufserfahrung und praktika
berufserfahrungen
berufspraktika
beskæftigelse
bijbaan
bijbanen
carreira
carrera profesional
carriera
carriere
carriereverloop
desempeno profesional
doswiadczenie
doswiadczenie zawodowe
doświadczenie
doświadczenie zawodowe
empleos
emploi
emplois et stages
emprego
empregos
erfaring
erhvervserfaring
erhvervsmæssig erfaring
erhvervsserfaring
ervaring
ervaringen
esperienza
esperienza lavorativa
esperienza professionale
esperienze
esperienze di lavoro
esperienze di stage
esperienze lavorative
esperienze lavorative e tirocini
esperienze professionali
estagio
estagios
experience
experience de stage
experience pro
experiences
experiences de travail
experiences en entreprise
experiences pro
experiences salariees
experiencia
experiencia de campo
experiencia de trabalho
experiencia docente
experiencia investigadora
experiencia laboral
experiencia laborales
experiencia profesional y laboral
experiencia profissinal
experiencia profissional
experiencias
experiencias anteriores
experiencias de trabalho
experiencias laborales
experiencias profesionales
experiencias profissionais
ferienjobs
historia laboral
historia zatrudnienia
historico de empregos
historico de trabalho
historico profissional
historico profissional e experiencias
huidige functie
impiego
job
job etudiant
jobs dete
jobs etudiants
karriere
lavoro
loopbaan
mes experiences
nebenjob
nebenjobs
occupazione
overige werkervaring
parcours professionnel et stages
parcours professionnels
percorso professionale
percurso profissional
praca
praktik
praktika und berufserfahrung
praktika und werkstudententatigkeit
praktische tatigkeiten
praktyki
professionele ervaring
projekt und berufserfahrung
przebieg kariery
qualificacao e experiencia
recorrido profesional
relevante ervaring
relevante werkervaring
stage
stage e tirocini
stage ervaring
stageervaring
stages
stages en werkervaring
stages et emplois
stages et experiences
storia lavorativa
studentenervaringen
studentenjob
studentenjobs
tatigkeiten
tidligere ansættelser
tirocini
tirocinio
trabajos
trajetoria profissional
vakantiejobs
vakantiewerk
vida laboral
vida profissional
vie professionnelle
vivencia profissional
vorige functies
werk
werkervaring
werkervaring en stages
werkervaringen
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
academico
academische achtergrond
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
carriera scolastica
carriera universitaria
cursus academique
cursus scolaire
diplomas
diplome
diplomes obtenus
educacao
educacao e formacao
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
escolaridad
escolaridade
escolaridade e formacao
estudios academicos
estudios formales
estudios universitarios
estudos
etude
etudes et diplomes
etudes superieures
formacao
formacao academica
formacao academica e profissional
formacao e cursos
formacao educacional
formacao escolar
formacao profissional
formacion academica y complementaria
formacion profesional
formacion reglada
formacion universitaria
formacion y estudios
formacoes
formacoes academicas
formation academiques
formation professionnelle
formation scolaire
formation universitaire
formations
formations academiques
formations universitaires
formazione
formazione accademica
formazione e istruzione
formazione scolastica
formazione universitaria
genoten opleiding
gevolgde opleidingen
graduacao
grau de escolaridade
grau de instrucao
habilitacoes academicas
habilitacoes literarias
historial academico
historico academico
historico escolar
hochschule
instrucao
istruzione
istruzione e formazione
mes formations
nivel academico
nivel de instrucao
onderwijs
onderwijs en opleiding
opleiding
opleiding en cursussen
opleiding en diplomas
opleiding en training
opleidingen
opleidingen en cursussen
opleidingen en trainingen
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
preparacion
qualificacao academica
scholing
schoolopleiding
schulausbildung
schulische bildung
schulische laufbahn
schulischer lebenslauf
schulischer und beruflicher werdegang
schulischer werdegang
schullaufbahn
schulzeit
skole
skolegang
studi
studi compiuti
studi e formazione
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
titulos
titulos academicos
trayectoria academica
uddannelse
uddannelse og kurser
uddannelser
uddannelsesbaggrund
universitat
vooropleiding
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
aptidoes
aptidoes e competencias pessoais
area de interesse
areas de interes
areas de interesse
associatif
atividades complementares
atividades e qualificacoes
attestati
attestati e certificazioni
attivita di volontariato
attivita extracurriculari
auslandserfahrung
autres
autres activites
awards and grants
besondere fahigkeiten
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
certificados
certificaten
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
cursos e certificacoes
cursos e qualificacoes
cursos e treinamentos
cursos extracurriculares
cursos realizados
cursussen
cursussen en certificaten
dados pessoais
dane kontaktowe
dane osobowe
dati anagrafici
dati personali
destrezas
digitale vaardigheden
diplomados
diplomas
distinciones
diversen
dodatkowe informacje
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
informazioni personali
infos
interessen und engagement
interesser
interesses
interessi
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
lehre
lenguajes
lenguajes de programacion
linguas
lingue
lingue straniere
madrelingua
mes coordonnees
methoden
motivation
musik
nevenactiviteiten
nevenfuncties
o mnie
obiettivi
obiettivo
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
personliche kompetenzen
personliches
personlichkeit
personlige data
personlige oplysninger
persoonlijk profiel
persoonlijke eigenschappen
persoonlijke gegevens
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
principais qualificacoes
privates
profiel
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
proyectos personales
pubblicazioni
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
reseaux sociaux
resume
resumen ejecutivo
resumo
resumo das qualificacoes
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
sobre
sobre mim
sociale vaardigheden
soft skills
softskills
software
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
stipendien und auszeichnungen
su di me
szkolenia
talen
talenkennis
talenkennis en vaardigheden
talleres
teaching interests
technologien
technologies
tecnologias
tesi
trabalho voluntario
trainingen
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
