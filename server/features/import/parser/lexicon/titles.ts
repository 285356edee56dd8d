import { listWords } from './list-words.ts'

/**
 * Nouns that name a position, without accents. Endings also count at the end of a compound word.
 * Origin: written for this project from the usual wording of resumes and of the Europass form.
 */
export const TITLE_NOUNS = listWords(`
able seaman
abogada
accompagnateur
accompagnatrice
acheteur
acheteuse
addetta
addetta alle pulizie
addetta alle vendite
addetto
addetto alle pulizie
addetto alle vendite
adjoint
adjointe
administrador
administradora
administrateur
administratief medewerker
administratief werk
administratrice
adviseur
advocaat
advogada
advogado
aesh
afdelingsleder
afstudeerder
afstudeeropdracht
afstudeerstage
afwasser
agare
agent
agent d accueil
agent d entretien
agent de securite
agente
agente comunitario
agriculteur
agricultrice
agronomo
aide a domicile
aide soignant
aide soignante
airman
aiuto cuoca
aiuto cuoco
ajudante
ajudante geral
albanil
alcalde
alleinkoch
allenatrice
almacenista
almoner
almoxarife
ambulancechauffeur
ambulancier
amministrativa
amministrativo
amministratore
amministratrice
analist
analista
analityk
analyste
animador
animadora
animator
animator kampen
animatore
animatrice
anwalt
anwaltin
apprendista
approvisionneur
aprendiz
arbeider
arbitre
architect
architetto
archivaris
arquiteta
arquiteto
artesao
artigiano
artisan
arts
asbestos remover
asesor
asesora
asfaltista
assegnista
assessor
assessora
assistant
assistant deducation
assistent
assistente
associe
associee
assureur
asystent
asystentka
atencion al cliente
atendente
ater
ats
atsem
attache
attache temporaire
attachee
attachee de presse
au pair
auditor
auditrice
aufsichtsrat
aushilfskraft
aushilfstatigkeit
aushilfstatigkeiten
austrager
autista
auto entrepreneur
autoentrepreneur
autonoma
autonomo
auxiliaire
auxiliar
auxiliar contable
auxiliar de escritorio
auxiliar de limpeza
auxiliar de logistica
auxiliar de producao
avvocato
ayudante
ayudantia
azafata
azafato
azulejista
baba
baby sitter
babysitter
babysitting
bachelorand
bachelorandin
bachiller practicante
badante
bagger
bagnino
bailiff
bakker
balconista
bancheur
banconiere
banconista
banksman
barback
barbiere
bardame
barfrau
barista
barman
barmann
barmedewerker
barnehagelærer
barnskotare
bauingenieur
bauleitung
beamter
beamtin
beautician
bediende
beekeeper
begeleider
beheerder
bellboy
bellhop
bellman
bellringer
bestuurslid
betonbauer
betonvlechter
betreuer
betreuerin
betriebsrat
bezirksleiter
bezorger
bibliotecaria
bibliotecario
bibliotekar
bibliothecaire
bibliothecaris
bidella
bijbaan
bijles
bijlesdocent
biologa
biologo
bitrade
boatswain
boekhouder
bogholder
boilermaker
bolsista
bolsista de iniciacao cientifica
bookseller
borracheiro
borsista
bosun
boucher
boulanger
boulangere
bouncer
bracciante
bracciante agricolo
brandweerman
brevbarare
bricklayer
brygadzista
bucheron
bufdi
bundesfreiwilligendienst
bundesfreiwilligendienstleistende
bundesfreiwilligendienstleistender
bundesfreiwilliger
burohilfe
busboy
busker
busser
butikkmedarbeider
cabin crew
caddie
cadet
cadetship
cadista
cadre
caissier
caissiere
caixa
cajera
cajero
call center
camareira
camarera de pisos
camarista
cameraman
cameriera
cameriere
camionista
canguro
cantinero
capacitador
capo
capo reparto
capocantiere
caporeparto
capoturno
captador
captadora
capturista
caretaker
cariste
carpentiere
carpinteiro
carreleur
carretillero
cartongessista
caseiro
cassiera
cassiere
catechista
catedratica
catedratico
catequista
chambermaid
chapista
chaplain
charcutera
charge de mission
chargee de mission
chauffagiste
chauffeur
chauffør
chef
chef d entreprise
chef d equipe
chef de rang
chef de secteur
chef de service
chefarzt
chefe
chefkonsulent
childminder
chimico
chofer
choirmaster
churrasqueiro
cientifica de datos
cientifico
cinegrafista
clases particulares
clerc
clerkship
co gerant
co op student
cobbler
cobrador
cocinera
coffreur
cofondateur
cofondatrice
coiffeur
coiffeuse
colaborador
colaboradora
colf
collaborateur
collaboratore
collaboratrice
collaborazione occasionale
comercial de ventas
comerciante
commercialista
commercieel medewerker
commessa
commesso
commis
concejal
concepteur
conceptrice
concierge
concreter
conducteur
conductrice
conferencier
consejero
conserje
consigliere
constable
consulent
consulente
consultor
consultora
contabile
contabilista
contadino
contador
contratista
contremaitre
controleur
controleuse
coordenador
coordenadora
coordinator
coordinatore
coordinatrice
copeira
copeiro
copywriter
corper
corpsman
corrector
corriere
costureira
courtier
couvreur
cozinheira
cozinheiro
createur
creatrice
cuentapropista
cuidador
cuidadora
cuisiniere
cumim
cuoca
cuoco
custode
custodian
daglig leder
data entry
datenanalyst
datenanalystin
datore
deacon
deck cadet
deckhand
delegue
deleguee
delineante
delivery rider
demi chef
dentista
dependiente
desenhista
desenvolvedor
desenvolvedora
designer
dessinateur
dessinatrice
detailer
diarista
dibujante
dietitian
digitador
digitadora
dinner lady
dipendente
diplomand
diplomandin
directeur
directivo
direktor
direktør
diretor
diretora
direttore
direttrice
dirigeant
dishwasher
disponent
disponentin
distributeur
ditta individuale
docencia
docente
documentaliste
dog walker
dominee
doradca
dottoranda
dottorando
doula
drywall hanger
duales studium
dueno
dyrektor
ebeniste
economista
econoom
ecrivain
edecan
editor
editora
educador
educadora
educateur
educatore
educatrice
eigenaar
eindredacteur
einkaufer
einkauferin
ejecutiva
ejecutivo
ejer
ekonom
electricien
electricista
elektricien
elektriker
elektryk
eletricista
elettricista
elev
embalmer
empacador
empacotador
empacotadora
empfangsdame
empleada
empleado
employe libre service
employe polyvalent
employee polyvalente
empreendedor
empreendedora
empregada
empregada de mesa
empregado
empregado de balcao
empregado de mesa
emprendedor
empresario
encadrant
encanador
encarregada
encarregado
encoder
encuestador
encuestadora
enfermeira
enfermeiro
engenheira
engenheiro
engine cadet
enqueteur
enquetrice
entraineur
entregador
entrenador
entrenadora
enumerator
equipier
equipiere
erzieher
erzieherin
escavatorista
escayolista
escriturario
especialista
estagiaria
estagiario
estagio
estagio curricular
estagio profissional
estheticienne
estibador
estoquista
etancheur
exam scorer
expediter
explicador
exportleiter
externship
fabbro
fachberater
fachbereichsleiter
fachfrau betreuung
fachfrau gesundheit
fachinformatiker
fachmann betreuung
facilitador
facilitadora
facteur
factrice
falegname
famulant
famulatur
farm hand
farmaceutica
farmaceutico
farmhand
fattorino
faturista
faxineira
faxineiro
feirante
femme de chambre
femme de menage
ferienarbeit
ferienarbeiter
ferienjob
ferraiolo
ferrallista
feuerwehrmann
fietskoerier
filialleiter
filialleitung
fille au pair
filler
fisherman
fishmonger
fisioterapeuta
fisioterapista
flagger
fleuriste
florista
fondateur
fondatore
fondatrice
fonoaudiologa
formador
formadora
formatore
formatrice
forscher
forscherin
forskare
forsker
fotograaf
fotografa
fotografo
franchisee
freelance
freelancer
freiberufler
freiberuflerin
freiberuflich
frentista
frigorista
frivillig
frutero
fryzjer
fryzjerka
fsj
fsjler
fsjlerin
fuhrunternehmer
fuldmægtig
funcionario
fundador
fundadora
førsteamanuensis
ganger
garcom
garconete
garde d enfant
garde d enfants
garde denfants
gardien
gardienne
garrotero
garzon
garzona
garzone
gasfiter
gasista
gastdozent
gastdozentin
gastouder
gastvrouw
gehilfe
gelataia
gelataio
gemusebauer
gendarme
geometra
geometre
gerechtsbode
gerente
gerustbauer
geschaftsfuhrung
geschaftsleitung
gesellschafter
gesseiro
gestor
gestora
giornalista
gobernanta
goldsmith
gouvernante
governanta
governante
grafico
grafik
grafiker
grafikerin
gravedigger
greengrocer
greeter
griffier
groundskeeper
groundsman
gruista
grundare
grunder
grunderin
grundwehrdiener
grundwehrdienst
gruppenleitung
grutier
guia
guida turistica
gunner
gutachter
habilitand
habilitandin
hairdresser
handlaggare
handlowiec
handværker
hausdame
haushaltshilfe
hausmadchen
hebamme
heftruckchauffeur
herdsman
herdsmen
hilfskoch
hiwi
hod carrier
holiday job
hoofd
hoogleraar
horecamedewerker
hospitant
hospitantin
hospitation
hostess
hostessa
hote de caisse
hotelfachfrau
hotelfachmann
hotesse de caisse
housemaid
hovenier
huiswerkbegeleider
hulpkok
hulpkracht
idraulico
illustratrice
imam
impiegata
impiegato
impulsadora
infantryman
infermiera
infermiere
infographiste
informatico
ingegnere
ingenior
ingeniør
inhaber
inhaberin
iniciacao cientifica
inkoper
insegnante
instituteur
institutrice
instructor
instructora
instruktor
instrutor
instrutora
interieurverzorgster
interimaire
intermittent
interprete
intervenant
intervenante
invalkracht
investigador
investigadora
invigilator
inzynier
ironworker
istruttore
istruttrice
janitor
jardinier
jefe de proyecto
jeugdwerker
job d ete
job etudiant
jobiste
jobstudent
jobstudente
jornalista
journaliste
journeyman
jovem aprendiz
jugendleiter
jungkoch
jurist
juristin
kamerafrau
kameramann
kamerbode
kamermeisje
kantonspolizist
kapitan
kapper
kasjer
kasjerka
kassamedewerker
kassamedewerkster
kassierer
kassiererin
kelner
kelnerka
kemiker
keuken
key holder
keyholder
kierowca
kierowniczka
kierownik
kinderfrau
kinderoppas
koerier
kok
kommissionierer
konstrukteur
konstrukteurin
konsulent
konsult
konsultant
konsultantka
kontorassistent
koordynator
koster
kraftfahrer
krantenbezorger
krantenbezorgster
ksiegowa
ksiegowy
kucharz
kuchenhilfe
kunstler
kunstlerin
laborantin
laboratorista
laerer
lagerist
lakare
landbouwer
landlord
lanterneiro
larare
lasser
launderer
lavador
lavapiatti
lavapiatto
lavaplatos
learnership
leder
leefgroepbegeleider
leerkracht
leerling
lege
lehrbeauftragte
lehrbeauftragter
lehrling
lehrtochter
lehrvertretung
lehrvertretungen
leidinggevende
leihoma
lekarz
lektor
lektorin
leraar
lerares
lernende
lernender
letter carrier
lezioni private
libero professionista
lid
lider
lifeguard
limpiador
limpiadora
limpieza
lineman
lingere
livreur
locataria
locatario
locksmith
logisticien
logisticienne
logistiker
logistikerin
logopade
logopadin
logopeda
logopedista
lojista
lumberjack
læge
lærer
lærling
macellaio
macon
magasinier
magasiniere
magazijnier
magazynier
magazziniere
magistrat
mail carrier
maitre d hotel
maitre de conferences
maitre nageur
maitresse de conferences
manicure
manutentionnaire
manutentore
maraicher
marceneiro
marinaio
marker
masterand
masterandin
matroos
matrose
mecanicien
mecanicienne
mecanico
meccanico
mechanik
medarbeider
medarbejder
medarbetare
medecin
medeoprichter
medeoprichtster
medewerker
medewerkster
mediador
mediatore
medica
medico
mediengestalter
mediengestalterin
meewerkstage
melker
menedzer
menor aprendiz
mercaderista
merchandiser
merendeira
mesera
mesero
messehostess
messman
mestre
micro entrepreneur
microempreendedor
militair
militaire
milkman
millwright
minijob
minijobber
minijobberin
miroitier
missionary
mixologist
moderator
moderatorin
moniteur
monitor
monitor de tiempo libre
monitor kampen
monitora
monitoria
monitrice
montatore
monteur
montor
motoboy
motorista
motorman
mozo
mozo de almacen
mta
mucama
mulettista
muratore
musico
nachhilfe
nachhilfelehrer
nachhilfelehrerin
nail tech
nanny
national service
nauczyciel
nauczycielka
nebentatigkeit
negociateur
night crew
night fill
ninera
nostromo
notaire
notaris
notary public
note taker
notetaker
nounou
nutricionista
ober
odontoiatra
odontologo
office boy
office junior
oficial
oficial de primera
oiler
onderzoeker
onderzoekster
ontwerper
ontwikkelaar
operador
operador de caixa
operador de telemarketing
operadora
operadora de caixa
operaia
operaio
operario
operateur
operatore
operatore socio sanitario
operatrice
opiekun
opiekunka
oppas
oppasmoeder
oppasser
oprichter
oproepkracht
opvoeder
order filler
orderly
orderpicker
ordinary seaman
organisator
organist
organizzatore
orientador
orientadora
orthophoniste
oss
ostetrica
ostreiculteur
ourives
ouvrier agricole
ouvriere
packer
panadero
panettiere
paper round
paper setter
paraprofessional
park ranger
pasante
pasantia
pasantias
passadeira
pasticcere
patissier
paysagiste
pdg
pedreiro
peintre
peluquera
peluquero
penningmeester
peon
peon de obra
pepinieriste
percebeiro
perchero
perito
pesquisador
pesquisadora
pflegefachfrau
pflegefachmann
pfortner
pharmacien
pharmacienne
phlebotomist
photographe
piastrellista
picker
pielegniarka
pigiste
pintor
pipefitter
pizzaiola
pizzaiolo
planchista
planner
plaquiste
pleegzorger
ploegbaas
plombier
plomero
plongeur
plukker
poetshulp
poetsvrouw
policial
politieagent
polizist
polizistin
pollster
pompier
portalettere
porteiro
porter
portiere
post doctorant
post doctorante
postbezorger
postbode
postbote
postbotin
postdoctorant
postdoctorante
postdoktorand
postdoktorandin
postier
postman
pracownik
practicante
practicas
praktikant
praktisches jahr
praktykant
praktykantka
praticante
praxissemester
preparateur
preparateur de commandes
preparatrice
preparatrice de commandes
preparatrice en pharmacie
president
presidenta
presidente
prestazione occasionale
preventista
prezes
priest
privatdozent
proctor
procuratore
profesor particular
profesora particular
professeure
professor
professora
progettista
programador
programadora
programista
programistka
programmatore
programmatrice
programmeur
programmierer
programmiererin
programmor
projectleider
projectmedewerker
projektant
projektledare
projektleder
projektleitung
projektmanager
projetista
prokurist
prokuristin
promodiser
promoter
promotor
promotor de vendas
promotora
promotora de vendas
promotore
promovendus
proofreader
propietaria
proprietario
proyectista
prufer
pruferin
przedstawiciel
psicologa
psicologo
psychologin
psychologue
pta
putzfrau
putzhilfe
pædagog
quarryman
question setter
quimico
rabbi
radgiver
ragioniera
ragioniere
ranch hand
rappresentante
rayonmanager
realisateur
realisatrice
rececionista
recepcionista
recepcjonista
recepcjonistka
receptionist
receptionniste
rechtsanwalt
rechtsanwaltin
recruteur
rector
redaktor
redator
redatora
referendar
referendarin
referent
referente
regieassistent
regisseur
regisseurin
reinigungskraft
rekryterare
remplacement
remplacements
renholder
repartidor
replenisher
reponedor
reponedor cajero
reponedora
repositor
representant
representante
representante comercial
residente de obra
responsabile
responsable
responsavel
revisor
revisore
ricercatore
ricercatrice
rifleman
rigger
rilevatore
rilevatrice
ripetizioni
roughneck
roustabout
sacerdote
sachverstandige
sachverstandiger
saelger
safrista
sage femme
saisonarbeiter
saisonnier
saisonnier agricole
saisonniere
saksbehandler
sales girl
sales lady
salesboy
saleslady
salgadeira
saljare
salumiere
sander
sargento
scaffalista
scaffolder
schaffner
schoffe
schoonmaakster
schoonmaker
schulerpraktikum
schulpraktikum
schulvertretung
schulvertretungen
scientifique
scrum
scrutatore
scrutatrice
seamstress
secretaresse
secretaria executiva
secretario
segretaria
segretario
seizoensarbeider
sekretaer
sekretar
sekretariat
sekretarin
sekretarka
sekretær
selbstandig
selbststandig
selger
serralheiro
servente
service civique
service crew
service personnel
servicekraft
servicio social
serviertochter
servizio civile
sexton
shearer
shelf filler
sheriff
shift incharge
signaller
sistemista
site incharge
sjukskoterska
slinger
snedker
snickare
socia
socio
socio fondatore
socio gerente
socorrista
softwareudvikler
soignant
soldaat
soldado
soldador
soldat
soldat auf zeit
soldatin
soldato
sonographer
soporte
sorter
souschef
sozialarbeiter
sozialarbeiterin
sozialpadagoge
sozialpadagogin
specialista
specjalista
specjalistka
sprzedawca
sprzedawczyni
stable hand
stadare
stadtfuhrer
stage
stagehand
stagelopen
stagelopend
stageplaats
stages
stagiair
stagiaire
stagista
stationshilfe
stationsleitung
stazysta
stazystka
steigerbouwer
stellvertretung
stellvertretungen
stenographer
steuerberater
steuermann
steward
stifter
stipendiat
stocker
stockman
stoffeerder
stone mason
store incharge
storekeeper
studentenjob
studentermedhjaelper
studentermedhjælper
studentische hilfskraft
studentjob
studienrat
studienratin
stukadoor
stunt performer
subdirector
summer job
supervisor
supervisora
suplencia
suplencias
suporte
supplente
supplenza
supplenze
surtidor
surveillant
surveillante
sviluppatore
sviluppatrice
sygeplejerske
sykepleier
systemadministrator
systemudvikler
systemutvecklare
sælger
tagesmutter
tailor
tandlæge
taquillera
tassista
tattooist
taxista
teamleider
teamleitung
technico commercial
technicus
technieker
tecnica
tecnica de enfermagem
tecnica di laboratorio
tecnica superior
tecnico
tegelzetter
tekenaar
tekniker
tekstschrijver
tele caller
teleacteur
teleactrice
teleassistant
teleassistante
telecaller
telecommercial
teleconseiller
teleconseillere
teleenqueteur
teleenquetrice
telefonista
telemarketeur
telemarketing
teleoperador
teleoperadora
teleoperateur
teleoperatrice
telephonist
teleprospecteur
teleprospectrice
televendeur
televendeuse
temporero
terapeuta
terrassier
tesista
tesoureiro
test scorer
texter
texterin
therapeut
therapeutin
third mate
thuishulp
tiler
timmerman
tirocinante
tirocinio
tirocinio curriculare
titolare
tjener
toerbode
topografo
tractorista
traducteur
traductrice
tradutor
tradutora
traduttore
traduttrice
trainer
transportista
tratorista
trener
tresorier
trockenbauer
tuinder
tuinman
tuteur
tutor
tutora
tutorium
tuttofare
tømrer
tłumacz
ubersetzer
ubersetzerin
ubungsleiter
ubungsleiterin
udvikler
ufficiale
uitvoerder
uitzendkracht
umschulerin
underskoterska
undertaker
unloader
unterrichtsvertretung
unterrichtsvertretungen
usher
usineur
usineuse
utvecklare
utvikler
vacataire
vakantiebaan
vakantiejob
vakantiekracht
vakantiewerk
vakantiewerker
vakkenvuller
vakkenvulster
vaktmastare
valet
valet de chambre
vaqueiro
vendangeur
vendangeuse
vendedor
vendedora
venditore
venditrice
vennoot
verantwoordelijke
verger
verkaufspersonal
verkoop
verkoopster
verkoper
verpleegkundige
verpleger
vertaler
vertegenwoordiger
vertreter
vertreterin
verwalter
verzorgende
veterinaire
veterinario
vicar
vicepresidente
vicerrector
videaste
vidraceiro
vigilante
vigile
vikar
voedingsassistent
volontaire
volontaria
volontariat
volontario
voluntaria
voluntario
voorzitter
vormgever
vorsitzende
vorsitzender
vorstand
vorstandsmitglied
vrachtwagenchauffeur
vrijwilliger
vrijwilligster
vroedvrouw
wachmann
warehouse hand
webdeveloper
weekend job
wehrdienst
werkstudententatigkeit
werkvoorbereider
wharfie
winkelmedewerker
wirtschaftsprufer
wirtschaftspruferin
wissenschaftler
wissenschaftlerin
wohnbereichsleitung
wychowawca
własciciel
yesero
youth corper
zaakvoerder
zaakvoerster
zaterdagbaan
zeitsoldat
zeitungsaustrager
zeitungsbote
zelador
zelfstandige
zimmerfrau
zimmermadchen
zimmermann
zivi
zivildiener
zivildienstleistender
zorghelpende
zorgmedewerker
zzper
администратор
аналитик
архитектор
ассистент
бармен
бухгалтер
водитель
воспитатель
врач
вчитель
дизаинер
директор
журналист
заместитель
инженер
кассир
кладовщик
консультант
курьер
лаборант
логист
маркетолог
медсестра
менеджер
методист
механик
начальник
оператор
официант
переводчик
повар
помощник
представитель
преподаватель
программист
программіст
продавец
психолог
разработчик
редактор
руководитель
секретарь
слесарь
сотрудник
специалист
стажер
тестировщик
технолог
тренер
учитель
экономист
электрик
юрист
інженер
`)

export const TITLE_ENDINGS = listWords(`
adviseur
afdelingsleder
analist
anwalt
anwaltin
arbeider
architekt
architektin
arzt
arztin
assistente
assistenz
avdelingsleder
avdelningschef
beauftragte
beauftragter
begeleider
behandelaar
behandler
beheerder
berater
beraterin
bereichsleitung
bezorger
bezorgster
butikschef
chauffeur
chauffør
consulent
consultant
coordinator
developer
direktør
docent
entwickler
experte
expertin
fachangestellte
fachangestellter
fachfrau
fachmann
forscher
fuhrerin
gehilfe
gestalter
gestalterin
grunder
gruppenleitung
hjælper
hulp
ingenieur
ingeniør
ingenjor
jobber
jobberin
kaufleute
koerier
konsulent
konsult
kracht
krachten
larare
leder
leerkracht
lehrerin
leider
leidster
lærer
macher
madchen
medarbeider
medarbejder
medarbetare
medewerker
medewerkster
monteur
monteuse
onderzoeker
ontwerper
ontwikkelaar
padagoge
padagogin
planer
planerin
programmierer
projektant
projektledare
projektleder
pædagog
radgiver
referent
referentin
saljare
sekretar
sekretarin
sekreterare
sekretær
selger
skotare
spezialist
spezialistin
stage
stagiair
stationsleitung
student
sygeplejerske
sælger
teamleder
trainer
trainerin
udvikler
utvecklare
utvikler
vejleder
verantwoordelijke
verantwortliche
verantwortlicher
verkoper
verpleegkundige
verwalter
verwalterin
volontariat
vuller
wissenschaftler
wissenschaftlerin
zusteller
zustellerin
økonom
`)
