import { listWords } from './list-words.ts'

/**
 * Towns, without accents; those that are also usual words, given names or well-known firms are left out.
 * Origin: GeoNames (geonames.org), licensed CC BY 4.0: from 10,000 people on in western Europe, from
 * 40,000 to 150,000 on elsewhere.
 */
export const MORE_TOWNS = listWords(`
a estrada
aalsmeer
aalten
aalter
aarschot
aartselaar
abadan
abaetetuba
abakan
abancay
abano terme
abaran
abbeville
abbey wood
abbiategrasso
abbots langley
abbotsford
abensberg
abeokuta
abercarn
aberdare
abergavenny
abergele
aberkenfig
abertillery
aberystwyth
abha
abilene
abingdon
abobo
abomey calavi
abram
abrantes
abrera
abreu e lima
abu ghurayb
acacias
acambaro
acapulco de juarez
acayucan
accrington
acerra
acharnes
acheres
achern
achim
aci castello
aci catena
aci santantonio
acireale
acocks green
acquaviva delle fonti
acqui terme
acton
ad damazin
ad diwaniyah
adana
addlestone
adeje
adelaide hills
adelfia
aden
adlershof
adliswil
admiralteisky
ado ekiti
adoni
adra
adrano
adria
adwick le street
aerzen
aesch
afragola
agadir
agartala
agde
ageoshimo
agia paraskevi
agios dimitrios
agliana
agra
agrate brianza
agrinio
agropoli
agua prieta
aguachica
aguadulce
aguas santas
aguascalientes
agueda
aguilar
aguilas
aguimes
agustin codazzi
ahaus
ahlen
ahmadnagar
ahrensburg
ahvaz
ahwatukee foothills
aichach
aigaleo
ainring
airdrie
aire sur la lys
aiseau
aix les bains
aizawl
ajax
ajman city
ajmer
akashi
akita
akola
aksaray
aksu
aktobe
akure
al ahmadi
al amarah
al basrah al qadimah
al fallujah
al fayyum
al hillah
al hoceima
al hudaydah
al hufuf
al jubayl
al kharj
al khums
al kut
al mahallah al kubra
al mansurah
al mawsil al jadidah
al minya
al mubarraz
al qadarif
alafaya
alagoinhas
alameda
alandur
alappuzha
alaquas
alassio
alatri
alba adriatica
alba iulia
albal
albano laziale
albatera
albenga
alberic
albert
albertville
albignasego
albino
alblasserdam
albolote
alboraya
albox
albstadt
albufeira
alcabideche
alcala de guadaira
alcala del rio
alcala la real
alcamo
alcanar
alcaniz
alcantarilla
alcaudete
alcazar de san juan
alcobaca
alcoy
alcudia
aldaia
aldeia de paio pires
aldershot
aldridge
alegrete
alencon
aleppo
ales
alesund
alexandroupoli
alfafar
alfeld
alfena
alfenas
alfortville
alfragide
alfreton
alfter
algemesi
alges
algete
alghero
alginet
algorta
algueirao
alhama de murcia
alhambra
alhaurin de la torre
alhaurin el grande
alhos vedros
alief
aligarh
alijo
alimos
aljaraque
alken
allauch
allen
alloa
allonnes
allschwil
almansa
almassora
almaty
almeirim
almelo
almendralejo
almere stad
almirante tamandare
almonte
almoradi
almozara
almunecar
alor setar
alora
alovera
alpedrete
alpen
alpharetta
alpignano
alsager
alsdorf
alsfeld
alsterdorf
alt hohenschonhausen
alt treptow
alta gracia
altamira
altamura
altavilla vicentina
altdorf
altea
altena
altenburg
altenstadt
altensteig
altes lager
altglienicke
alto barinas
alton
altona
altotting
altrincham
altstadt nord
altstadt sud
altstatten
alvalade
alvaro obregon
alwar
alzano lombardo
alzenau in unterfranken
alzey
alzira
am hagenring
amagasaki
amarillo
amarnath
amay
ambares et lagrave
ambato
ambattur
amberg
amberieu en bugey
amboise
ambon
americana
amersham
amersham on the hill
ames
amesbury
amherst
amilly
ammanford
amneville
amol
amora
amorebieta
amozoc de mota
amparo
amposta
ampthill
amravati
amriswil
amritsar
amroha
amsterdam zuidoost
amstetten
amurrio
an muileann gcearr
anantapur
anapolis
anbu
anda
andenne
anderlues
andernach
andernos les bains
andijon
andoain
andover
andradina
andratx
andresy
andria
andritz
andujar
angarsk
angeles city
angermunde
anglet
angol
angra do heroismo
angra dos reis
angri
anguillara sabazia
aniche
anjo
anklam
annaba
annaberg buchholz
annabichl
annecy le vieux
annemasse
annfield plain
annoeullin
annonay
anqing
anrochte
ansan si
ansbach
anshan
anshun
anta
antakya
antalya
antananarivo
antequera
antigua
antioch
antipolo
antofagasta
antony
antrim
antsirabe
anyang
anyang si
anzegem
anzin
anzio
aomori
aparecida de goiania
apartado
apatzingan
apen
apizaco
apolda
appingedam
apple valley
appleton
apricena
aprilia
apucarana
aquiraz
ar raqqah
ar rayyan
aracati
aracatuba
aracruz
araguaina
araguari
arak
aral
aranda de duero
arandas
aranjuez
arapiraca
arapongas
ararangua
araraquara
araras
araruama
arauca
araucaria
araxa
arbon
arbroath
arcachon
archena
archway
arco
arcore
arcos de la frontera
arcos de valdevez
arcoverde
arcozelo
arcueil
ardabil
ardea
arden arcade
ardrossan
arendonk
arenella
arenys de mar
arenzano
arese
arganda
arganzuela
argeles
argentan
argentona
arhus
arica
ariccia
ariquemes
arjona
arkhangelsk
arklow
arlington heights
arlon
arluno
armadale
armagh
armavir
armentieres
armilla
armthorpe
arnavutkoy
arnedo
arnold
arnouville
arnstadt
arona
arpino
arrah
arrasate mondragon
arrecife
arrentela
arrigorriaga
arroyo de la encomienda
arroyo naranjo
arroyomolinos
arteixo
artena
artur nogueira
arucas
aruja
arusha
arvada
arzano
arzignano
arzl
asahikawa
asansol
ascheberg
aschersleben
ascot
ashbourne
ashby de la zouch
ashdod
ashford
ashgabat
ashikaga
ashington
ashtead
ashton in makerfield
ashton under lyne
asker
asmara
asnieres sur seine
aspe
asperg
asse
assemini
assenede
assis
asslar
aston
astorga
astoria
astrakhan
aswan
asyut
atamaria
atani
atarfe
atarrabia
atascocita
atasehir
atherstone
atherton
athis mons
athlone
athy
atibaia
atlixco
atsiaman
atsugi
attendorn
attleborough
atyrau
aubagne
aubange
aubenas
aubergenville
aubervilliers
aubiere
auburn
auch
auchel
audincourt
auerbach
aulendorf
aurangabad
auray
aurich
aurillac
autlan de navarro
autun
avadi
avare
aver o mar
aversa
avezzano
avintes
avion
avola
avon
avondale
avrille
avvocata
awka
ayacucho
ayamonte
aylesbury
aywaille
az zawiyah
azadshahr
azcapotzalco
azeitao
azenha
azkoitia
azpeitia
azul
azuqueca de henares
azzano decimo
baar
baarn
bab ezzouar
babahoyo
babenhausen
babol
babruysk
bacabal
bacau
backnang
bacoli
bacolod city
bacoor
bacup
bad abbach
bad aibling
bad arolsen
bad belzig
bad bentheim
bad berleburg
bad bramstedt
bad camberg
bad doberan
bad driburg
bad durkheim
bad durrenberg
bad durrheim
bad essen
bad fallingbostel
bad freienwalde
bad gandersheim
bad harzburg
bad honnef
bad iburg
bad kissingen
bad kreuznach
bad laasphe
bad langensalza
bad lauterberg im harz
bad liebenwerda
bad lippspringe
bad mergentheim
bad munder am deister
bad munstereifel
bad nauheim
bad nenndorf
bad neuenahr ahrweiler
bad oeynhausen
bad oldesloe
bad orb
bad pyrmont
bad rappenau
bad reichenhall
bad sackingen
bad salzdetfurth
bad salzuflen
bad salzungen
bad sassendorf
bad schwalbach
bad schwartau
bad segeberg
bad soden am taunus
bad soden salmunster
bad staffelstein
bad tolz
bad urach
bad vilbel
bad waldsee
bad wildungen
bad windsheim
bad worishofen
bad wurzach
bad zwischenahn
baena
baesweiler
baeza
bafoussam
bage
bagerhat
baghdad
bagheria
bagneux
bagnolet
bagnoli
bagnolo mella
bagnols sur ceze
bago
bago city
baguim do monte
baguio
bahadurgarh
baharampur
bahawalpur
bahcelievler
bahia blanca
bahir dar
bahraigh
baia mare
baiao
baicheng
baiersbronn
baildon
bailen
baille
bailleul
baiona
baishan
baiyin
baku
balaguer
balakovo
balashikha
balbriggan
baldock
baldwin park
balen
bali
balikpapan
balingen
ballarat
ballerup
ballina
ballymena
balma
balneario camboriu
balsas
balvanera
balve
balzar
bamako
bamenda
banbridge
banbury
banda
banda aceh
bandar abbas
bandar lampung
bangui
banha
bani suwayf
banja luka
banjaran
banjarmasin
bannewitz
banqiao
banstead
banyoles
bao loc
baoding
baotou
baqubah
barajas de madrid
baranagar
baranain
baranoa
baranovichi
baranzate
barasat
barbacena
barbastro
barbate
barcarena
barcellona pozzo di gotto
barcelos
barddhaman
bareggio
bareilly
barendrecht
barentin
bargoed
bargteheide
barinas
barisal
barking
barlad
barmbek nord
barnaul
barnet
barneveld
barnham
barnoldswick
barnsbury
barnstaple
baronissi
barquisimeto
barra
barra do corda
barra do garcas
barra do pirai
barra mansa
barracas
barrafranca
barranca
barrancabermeja
barranqueras
barreiras
barreiro
barretos
barrhead
barri de les corts
barri de sant andreu
barri gotic
barrie
barrow in furness
barry
barsbuttel
barsinghausen
barssel
bartley green
barton upon humber
baruta
basaksehir
basauri
basford
basildon
basrah
bassano del grappa
basse lasne
bassum
bastia umbra
bastogne
bata
batam
batangas
batatais
bathgate
bathinda
batikent
batley
batman
batna
battagram
battambang
battersea
battipaglia
batu pahat
bauchi
baumschulenweg
baunatal
bawshar
bayamo
bayamon
bayan nur
bayeux
bayside
bayswater
baytown
baza
beaconsfield
bearsden
beasain
beato antonio
beaucaire
beaumont
beaune
beausoleil
beauvais
bebedouro
bebington
bebra
beccacivetta azzano
beccles
beckenham
beckingen
beckum
becontree
bedburg
bedford
bedlington
bedworth
bedzin
beelitz
beernem
beerse
beersel
beersheba
begles
behren les forbach
beian
beighton
beihai
beipiao
beira
bejaia
bejar
bekasi
bekescsaba
belas
belford roxo
belgaum
belgorod
belgrano
bella vista
bellaria igea marina
bellary
belle de mai
bellegarde sur valserine
belleville
bellflower
bellinzona
bellizzi
bellshill
belm
belmont cragin
belmonte mezzagno
belo jardim
beloeil
belpasso
belper
belsize park
belvedere
bembibre
bemmel
bemowo
benaguasil
benalmadena
benavente
bend
bendigo
bendorf
benetusser
benevides
benfica
bengbu
benghazi
bengkulu
benguela
beni mellal
benicarlo
benicassim
benidorm
beniel
benifaio
benin city
benissa
benito juarez
bennekom
benoni
bensheim
bensonhurst
benthuizen
bentley
bento goncalves
benxi
berazategui
berbera
berck
berck plage
berezniki
berga
bergara
bergedorf
bergeijk
bergen auf rugen
bergerac
bergheim
bergkamen
bergneustadt
bergschenhoek
beringen
berja
berkel en rodenrijs
berkhamsted
berlaar
berlare
berlin kopenick
berlin treptow
bermeo
bernalda
bernau bei berlin
bernay
bernburg
bernissart
berre letang
bertoua
berwick
berwick upon tweed
besigheim
best
bestwig
betanzos
betera
bethnal green
bethune
bettola zeloforomagno
betzdorf
beuningen
beverley
beverungen
beverwijk
bexbach
bexhill on sea
bexley
beyne heusay
bezerros
bezons
bhadravati
bhagalpur
bharatpur
bharuch
bhatpara
bhavnagar
bhayandar
bhilai
bhilwara
bhimbar
bhind
bhiwandi
bhiwani
bhubaneshwar
bhusaval
biancavilla
biarritz
biassono
biberach an der riss
bibirevo
bicester
bida
bidar
biddulph
bideford
biedenkopf
biel bienne
bielany
bielsko biala
bien hoa
biesdorf
bietigheim bissingen
biggin hill
biggleswade
biguacu
bihar sharif
bijapur
bikaner
bila tserkva
bilaspur
bilderstoeckchen
bilimora
billerbeck
billere
billericay
billingham
bilzen
binan
binangonan
binche
bingen am rhein
bingley
binjai
binningen
bintulu
biratnagar
birigui
birjand
birkenau
birkenfeld
birkenhead
birsfelden
biscarrosse
bisceglie
bischheim
bischofsheim
bischofswerda
bischwiller
bishkek
bishop auckland
bishopbriggs
bishops cleeve
bishops stortford
bishopstoke
bishopsworth
biskra
bissau
bissendorf
bistrita
bitburg
bitetto
bitonto
bitritto
bitterfeld wolfen
biysk
blackburn
blackheath
blackley
blacktown
blackwood
blacon
blagnac
blagoveshchensk
blaine
blainville
blanchardstown
blandford forum
blanes
blankenberge
blankenburg
blanquefort
blantyre
blaubeuren
blaydon on tyne
blegny
bleiswijk
bletchley
blida
blieskastel
bloemfontein
bloemhof
blomberg
bloxwich
bludenz
blumberg
blyth
bnei brak
boa vista
boadilla del monte
bobenheim roxheim
bobigny
bobingen
bobo dioulasso
bochum hordel
bockenem
bodegraven
bodmin
boechout
boedo
bogen
bogenhausen
bognor regis
bogor
bogra
bohl iggelheim
bohmte
bohnsdorf
boiro
bois colombes
bois darcy
bois guillaume
boissy saint leger
boituva
boizenburg
bojnurd
bokaro
boksburg
bolanos de calatrava
bolbec
bolingbrook
bollate
bollene
bollullos par del condado
bolsover
bolton upon dearne
bom jesus da lapa
boma
bon secours
bondues
bondy
bonen
boness
bonheiden
bonneuil sur marne
bonneville
bonnyrigg
boom
boortmeerbeek
bootle
bopfingen
boppard
boras
borculo
bordj bou arreridj
bordon
borehamwood
borgaro torinese
borgo san dalmazzo
borgomanero
borgosesia
borivli
borken
borlange
bormujos
borna
borne
bornem
bornheim
borough park
borsbeek
borssele
borujerd
boscoreale
boscotrecase
boshan
boskoop
bossier city
botosani
botshabelo
botucatu
bouake
bouc bel air
bougado
boughton
bouguenais
boulogne sur mer
boumerdas
bourg de peage
bourg en bresse
bourg la reine
bourg les valence
bourgoin jallieu
bourne
boussu
bovenden
bovisio masciago
bovolone
bowling green
bowthorpe
boxmeer
boxtel
boyeros
boyle heights
boynton beach
bozhou
bracciano
brackenheim
brackley
bracknell
bradwell
braganca paulista
brahmapur
braila
braine lalleud
braine le comte
braintree
brake unterweser
brakel
brakpan
bramhall
bramsche
brand erbisdorf
brandenburg an der havel
brandon
brantford
brasov
brasschaat
bratsk
braunfels
bray
brazzaville
brecht
bredbury
bredene
bree
bregenz
breisach am rhein
bremervorde
brenes
brent
brentford
brentwood
breo
bressanone
bresso
bressuire
bretigny sur orge
bretten
bretzfeld
breukelen
breves
briancon
bridgend
bridgnorth
bridgwater
bridlington
bridport
brie comte robert
brierfield
brierley hill
brieselang
brighouse
brignais
brignoles
brilon
briton ferry
britz
brive la gaillarde
brixham
brixton
brixton hill
broadfield
broadstairs
broadstone
brockton
broken arrow
bromborough
bromma
bromsgrove
bron
bronte
brooklyn park
broomfield
brossard
brough
brownhills
brownsville
broxbourne
broxburn
bruay la buissiere
bruay sur lescaut
bruchkobel
bruchsal
bruckmuhl
bruggen
brugherio
bruhl
brumado
brummen
brunico
brunn am gebirge
brunoy
brunsbuttel
brunssum
brusciano
brusque
bruz
bry sur marne
bryan
bryansk
brymbo
brynmawr
buch
buchen in odenwald
bucheon si
buchheim
buchholz in der nordheide
buchloe
buchs
buckeburg
buckhurst hill
buckingham
buckley
buckow
budapest ii kerulet
budapest iii kerulet
budapest iv kerulet
budapest vi kerulet
budapest viii kerulet
budapest xi kerulet
budapest xii kerulet
budapest xiii kerulet
budapest xix kerulet
budapest xv kerulet
budapest xvi kerulet
budapest xvii kerulet
budapest xviii kerulet
budapest xx kerulet
budapest xxi kerulet
budapest xxii kerulet
budaun
budelsdorf
budingen
budta
buena park
buenaventura
buenavista
bueu
buggenhout
buhl
buin
bujumbura
bukan
bukavu
bukhara
bukit mertajam
bulach
bulandshahr
bulawayo
bullas
bulle
bunbury
bundaberg
bunde
bunol
buraydah
burbach
burbank
buren
bures sur yvette
burewala
burg bei magdeburg
burgas
burgess hill
burghausen
burgkirchen an der alz
burglengenfeld
burglesum
burgstadt
burgthann
burhanpur
burjassot
burladingen
burlata
burnage
burngreave
burnham on sea
burnley
burnsville
burntwood
burriana
bursa
burscheid
burstadt
burton upon trent
bury
bury st edmunds
bushehr
bushey
bushwick
bussolengo
bussum
bussy saint georges
busto arsizio
busto garolfo
butembo
buttelborn
butuan
butzbach
buxtehude
buxton
buyukcekmece
buzau
bydgoszcz
bytom
cabanatuan city
cabeceiras de basto
cabedelo
cabimas
cabinteely
cabo
cabo frio
cabra
cabuyao
cacapava
cacem
cachan
cachoeira do sul
cachoeiras de macacu
cachoeirinha
cachoeiro de itapemirim
cacoal
cadereyta
cadereyta jimenez
cadolzburg
caerphilly
cagayan de oro
cagnes sur mer
cahors
caico
caieiras
cainta
cairns
caivano
cajamar
cajamarca
cajazeiras
calabar
calafell
calahorra
calama
calamba
calarca
calasparra
calatayud
calbe
caldas
caldas da rainha
caldas de reis
caldas de vizela
caldas novas
caldes de montbui
caldicot
caldogno rettorgole cresole
calella
calendario
calenzano
callao
callosa de segura
calne
calolziocorte
calonge
caloocan city
calp
caltagirone
caluire et cuire
calvia
calvizzano
calw
camacari
camaguey
camaiore
camaqua
camarate
camargo
camarillo
camas
camayenne
cambados
cambe
camberley
camborne
cambrai
cambre
cambrils
cambuslang
camden
camden town
cameri
cameta
camminghaburen
camocim
campana
campeche
campi bisenzio
campi salentina
campina
campo belo
campo de criptana
campo largo
campo mourao
campobello di licata
campodarsego
camponogara
campos do jordao
campos dos goytacazes
can giuoc
can tho
canals
canarsie
canary wharf
candelaria
canecas
canegrate
canelas
canet de mar
canet en roussillon
canford heath
cangas del narcea
cangas do morrazo
cangzhou
canicatti
canico
canidelo
caninde
cankaya
cannock
canoga park
canosa di puglia
canovelles
canteleu
cantillana
canton
cantu
capanema
capannori
caparica
capdepera
cape coral
capelle aan den ijssel
capiata
capoterra
capua
capurso
carabanchel
caraguatatuba
carapicuiba
carate brianza
caratinga
caravaca
caravaggio
carazinho
carballo
carbonia
carcaixent
carcavelos
cardano al campo
cardedeu
cardenas
cardito
carini
carlentini
carlet
carletonville
carlow
carluke
carmagnola
carmarthen
carmaux
carmel
carmichael
carmona
carnaxide
carnisse
carnoustie
carol city
caronno pertusella
carouge
carovigno
carpenedolo
carpentras
carpina
carquefou
carrara
carrefour
carregado
carrickfergus
carrieres sous poissy
carrieres sur seine
carrigaline
carrizal
carrollton
carros
carshalton
carson
cartago
cartama
cartaxo
cartaya
carterton
carugate
carvin
cary
casa santa
casagiove
casal di principe
casal palocco
casale monferrato
casalecchio di reno
casalmaggiore
casalnuovo di napoli
casalpusterlengo
casamassima
casandrino
casarano
casas adobes
casavatore
cascavel
cascina
caselle torinese
casoria
casper
cassano allo ionio
cassano dadda
cassano delle murge
cassano magnago
cassina de pecchi
cassino
castalla
castanet tolosan
castanhal
castano primo
castel maggiore
castel mella
castel san giovanni
castel san pietro terme
castel volturno
casteldaccia
castelfidardo
castelfiorentino
castelfranco emilia
castelfranco veneto
castell platja daro
castellammare del golfo
castellammare di stabia
castellana
castellaneta
castellanza
castellar del valles
castellbisbal
castelldefels
castello de la plana
castello dempuries
castelnau le lez
castelnaudary
castelnovo nemonti
castelsarrasin
castelvetrano
castiglione delle stiviere
castilleja de la cuesta
castle vale
castlebar
castleford
castlereagh
castricum
castro
castro urdiales
castro valley
castrop rauxel
castrovillari
catacaos
cataguases
catalao
catanduva
catarroja
caterham
catterick garrison
cattolica
caucaia
caucasia
caudebec les elbeuf
caudete
caudry
cava de tirreni
cavaillon
caxias
ceccano
cecina
cedar park
cefalu
ceglie messapica
cehegin
celaya
celbridge
cenon
centennial
cento
centralniy
centreville
centurion
cercola
cerdanyola del valles
cerea
cerete
cergy pontoise
cerignola
cernay
cernusco sul naviglio
cerro de pasco
cerro maggiore
certaldo
cerveteri
cervia
cervignano del friuli
cervinara
cesano boscone
cesano maderno
cesate
cesenatico
ceske budejovice
cesson sevigne
cestas
ceuti
chafford hundred
chaidari
chakwama
chalco
chalette sur loing
chalfont saint peter
chalkida
challans
cham
chamalieres
chamartin
chamberi
chambray les tours
chamonix mont blanc
champs sur marne
chanda
chandannagar
changchun
changde
changji
changsha
changshu city
changwon
changzhi
changzhou
chania
chantilly
chaoyang
chaozhou
chapadinha
chapel allerton
chapelle lez herlaimont
chapeltown
chapra
chard
charenton le pont
charlottenburg
charlottenburg nord
charlottenlund
charlottetown
charlton kings
charneca
charneca de caparica
chateau dolonne
chateau gontier
chateau thierry
chateaubriant
chateaudun
chateauguay
chateauneuf les martigues
chateaurenard
chatelet
chatellerault
chatenay malabry
chatham
chatillon
chatou
chatteris
chaudfontaine
chaumont
chaumont gistoux
chauny
chaves
chaville
cheadle
cheadle hulme
cheam
cheboksary
cheektowaga
cheetham hill
chelles
chelmsley wood
chelsea
chelyabinsk
chene bougeries
chengde
chenghua
chengzhong
chennevieres sur marne
chenove
chenzhou
cheonan
cheongju si
chepen
chepstow
cherbourg octeville
cherepovets
cherkasy
chernihiv
chernivtsi
cherry hill
chertsey
chesham
cheshunt
chessington
chester
chester le street
chesterfield
chetumal
chevigny saint sauveur
chevilly larue
chia
chiaia
chiaiano
chiampo
chiapa de corzo
chiaravalle
chiari
chiavari
chiba
chichester
chiclana de la frontera
chiclayo
chico
chicoloapan
chieri
chifeng
chigasaki
chigorodo
chiguayante
chigwell
chihuahua
chilecito
chillan
chilliwack
chilly mazarin
chilpancingo
chimbas
chimbote
chimoio
chinatown
chincha alta
chinchina
chiniot
chinju
chino
chino hills
chioggia
chipiona
chippenham
chipping sodbury
chiquinquira
chirchiq
chisinau
chislehurst
chita
chitungwiza
chiugiana la commenda
chiva
chivasso
chivilcoy
chlef
chofu
choisy le roi
cholula
chomutov
chon buri
chone
chongjin
chorley
chorleywood
chorzow
chosica
chulucanas
chuncheon
churchdown
churriana de la vega
chuzhou
ciampea
ciampino
cianorte
cibinong
cicciano
cicero
ciechanow
ciempozuelos
cienaga
cienfuegos
cieza
cikupa
cileungsir
cimahi
cinderford
ciney
cinisello balsamo
cinisi
cinq avenues
cintalapa de figueroa
cipolletti
ciputat
cirebon
cirencester
cirie
ciro marina
cisterna di latina
citrus heights
citta di castello
cittadella
ciudad acuna
ciudad apodaca
ciudad benito juarez
ciudad bolivar
ciudad camilo cienfuegos
ciudad constitucion
ciudad del carmen
ciudad del este
ciudad delicias
ciudad guayana
ciudad guzman
ciudad hidalgo
ciudad lazaro cardenas
ciudad lerdo
ciudad lineal
ciudad lopez mateos
ciudad madero
ciudad mante
ciudad nezahualcoyotl
ciudad obregon
ciudad rio bravo
ciudad rodrigo
ciudad valles
ciudad victoria
ciutadella
ciutat meridiana
ciutat vella
civita castellana
civitanova marche
civitavecchia
clacton on sea
clamart
clarksville
clausthal zellerfeld
claye souilly
clayton le woods
clearwater
cleckheaton
cleethorpes
clermont
clevedon
cleveleys
clichy
clichy sous bois
clifton
clinton township
clitheroe
clondalkin
cloppenburg
clovis
cluain meala
cluses
clydach
clydebank
coacalco
coalville
coari
coatbridge
coatepec
coatzacoalcos
cobh
cobham
cocentaina
cochin
cockington
codicote
codo
codogno
codroipo
codsall
coesfeld
coevorden
cognac
coin
coity
colatina
coleford
colegiales
coleraine
colfontaine
colima
coll den rabassa
collado villalba
colle di val delsa
colleferro
collegno
collier row
colmenar viejo
colne
cologno al serio
cologno monzese
colomiers
colonia del sol
colonia del valle
colonia lindavista
colonia nativitas
columbia
colwyn bay
comalcalco
combs la ville
comilla
comines
comiso
comitan
comodoro rivadavia
compton
conakry
concarneau
concesio
concordia
concorezzo
conde sur lescaut
condeixa a nova
conegliano
conflans sainte honorine
congleton
congonhas
conil de la frontera
conisbrough
conroe
consett
constanta
constantine
consuegra
conversano
conway
cookstown
coon rapids
copacabana
copertino
copiapo
coquimbo
coquitlam
coral springs
corato
corbeil essonnes
corbera de llobregat
corbetta
corby
cordenons
coria
coria del rio
corigliano scalo
corleone
corlu
cormano
cormeilles en parisis
cornaredo
cornelio procopio
cornella de llobregat
cornwall
coro
corona
coronel
coronel fabriciano
corralejo
correggio
corrientes
corroios
corsham
corsico
cortazar
corum
corumba
corvera de asturias
cosham
coslada
cosmopolis
cosne cours sur loire
cossato
costa de caparica
costa mesa
coswig
cotabato
cotia
cotonou
coudekerque branche
coueron
coulommiers
coulsdon
courcelles
courcouronnes
cournon dauvergne
courrieres
couvin
covilha
cowdenbeath
cowes
cowley
coxs bazar
coyhaique
coyoacan
cozumel
craigavon
craigieburn
crailsheim
craiova
cramlington
cran gevrier
cranendonck
cranleigh
cranston
crateus
crato
creazzo
creil
crema
cremlingen
crepy en valois
creutzwald
crevillente
crewe
crimmitschau
crispano
crispiano
croissy sur seine
croix
croix des bouquets
crosby
cross hills
crouch end
crowborough
crowthorne
croydon
crumlin
crumpsall
cruz alta
cruz das almas
cruzeiro
cruzeiro do sul
cuauhtemoc
cuautitlan
cuautitlan izcalli
cuautla
cubatao
cubelles
cucujaes
cucuta
cuddalore
cudworth
cuernavaca
cuevas del almanzora
cugnaux
culemborg
culiacan
cullera
culleredo
cumana
cumbernauld
cunit
curico
curug
curvelo
cusano
cusset
custoias
cutral co
cuttack
cuxhaven
cwmbran
czestochowa
dabrowa gornicza
dachau
dadonghai
dadukou
daegu
dagenham
dagupan
dahlem
daimiel
dale city
dalfsen
daliang
dalkeith
dalmine
daloa
dalserf
daly city
damanhur
damascus
dammam
dammarie les lys
damme
danbury
dandong
daqing
darbhanga
darfo boario terme
darlington
darras hall
dartford
dartmouth
darton
darwen
dasmarinas
dasoguz
dassel
datong
datteln
davangere
davenport
daventry
davie
davos
dawlish
daytona beach
de haan
de lier
de pinte
deal
debica
decatur
decin
decines charpieu
deer valley
deerfield beach
deerlijk
deeside
deggendorf
dehiwala mount lavinia
dehra dun
deinze
deir ez zor
delbruck
delegacion cuajimalpa de morelos
delemont
delicias
delitzsch
delray beach
delta
deltebre
deltona
demmin
denain
denderleeuw
dendermonde
denia
denizli
denkendorf
denpasar
denton
denzlingen
depok
dera ghazi khan
desborough
desenzano del garda
desio
destelbergen
deuil la barre
deurne
deutz
deville les rouen
devizes
dewas
dewsbury
deyang
dezhou
dhamar
dhanbad
dhulia
diagonal mar
didcot
didsbury
dieburg
diedorf
diemen
diepholz
dieppe
diepsloot
dieren
dierkow neu
diessen am ammersee
diest
dietikon
dietzenbach
diez
diez de octubre
digne les bains
dihok
diksmuide
dilbeek
dili
dillenburg
dillingen
dillingen an der donau
dinajpur
dinan
dinant
dinapore
dinard
dindigul
dingolfing
dingzhou
dinkelsbuhl
dinklage
dinnington
dinslaken
dippoldiswalde
dire dawa
dison
diss
ditzingen
divinopolis
djelfa
djibouti
djougou
dobeln
doberlug kirchhain
dodoma
doesburg
doetinchem
dokkum
dole
dollard des ormeaux
dombivli
domodossola
domont
don benito
don torcuato
donaghmede
donaueschingen
donaustadt
donauworth
donetsk
dongen
dongguan
donghai
dongling
donnybrook
donostia san sebastian
donzdorf
doorn
dorchester
dorfen
dorking
dormagen
dorsten
dos hermanas
dosquebradas
dossenheim
dothan
douarnenez
dour
dourados
dourdan
dover
downey
downpatrick
drachten
draguignan
drama
drammen
drancy
draveil
dreieich
drensteinfurt
dreta de leixample
dreux
driebergen rijsenburg
driffield
drobeta turnu severin
drochtersen
drogheda
droichead nua
droitwich
drolshagen
dronfield
dronten
droylsden
drummondville
dubendorf
dudelange
duderstadt
dudley
dueville
duffel
dugny
duitama
duiven
dukinfield
dulmen
dumbarton
dumfries
dun laoghaire
dunaujvaros
dundalk
dundonald
dundrum
dunfermline
dungannon
dunstable
durango
durbuy
durg
durgapur
durmersheim
dursley
dushanbe
dusseldorf pempelfort
dzerzhinsk
eagan
earl shilton
earlsfield
east chattanooga
east dereham
east flatbush
east grinstead
east hampton
east harlem
east independence
east jerusalem
east kilbride
east london
east los angeles
east molesey
east new york
east norwalk
east orange
east village
east york
eastleigh
eastwood
eaton socon
eau claire
eaubonne
ebbw vale
eberbach
ebersbach an der fils
ebersberg
eberswalde
ebikon
eboli
ebute ikorodu
ecatepec de morelos
eccles
ech chettia
eching
echirolles
ecija
eckernforde
ecublens
ecully
edea
edegem
eden prairie
edewecht
edinburg
edingen neckarhausen
edison
edmond
eeklo
eerbeek
eersel
effretikon
efon alaaye
eger
eggenberg
eggenfelden
eggenstein leopoldshafen
egham
eghezee
ehingen
eibar
eibergen
eichenau
eichenzell
eichstatt
eidelstedt
eijsden
eilenburg
eimsbuttel
einbeck
einsiedeln
eisenberg
eisenhuttenstadt
eisleben lutherstadt
eislingen
eitorf
eixample
ejea de los caballeros
el achir
el arahal
el astillero
el bagre
el baix guinardo
el cajon
el campello
el carmel
el carmen de bolivar
el casar
el clot
el daein
el ejido
el escorial
el fasher
el grao
el guinardo
el masnou
el monte
el obeid
el poblenou
el prat de llobregat
el pueblito
el raval
el tigre
el vendrell
el viso del alcor
elancourt
elbeuf
elblag
elburg
elda
eldoret
elgin
elgoibar
elizabeth
elk grove
elland
ellesmere port
ellicott city
ellon
ellore
ellwangen
elm park
elmhurst
elmshorn
eloy alfaro
elsdorf
elst
eltville
embu
embu guacu
emiliano zapata
emmeloord
emmerich
empalme
emsdetten
emstek
emsworth
enchanted hills
encinitas
enfield town
engels
engelskirchen
engen
enger
enghien
enghien les bains
eningen unter achalm
enkhuizen
ennepetal
ennigerloh
ennis
enniskillen
ensenada
entroncamento
enugu
epernay
epinay sous senart
epinay sur seine
eppelborn
eppelheim
epping
eppingen
eppstein
epsom
equeurdreville hainneville
eragny
erandio
erba
erbach
erbil
ercolano
erding
erechim
erftstadt
ergolding
erie
erkelenz
erkner
erkrath
erlenbach am main
erlensee
ermelo
ermesinde
ermitagana
ermont
ermua
errenteria
erskine
erwitte
erzsebetvaros
erzurum
escada
esch sur alzette
eschwege
eschweiler
escondido
esenler
esenyurt
esgueira
esher
eskilstuna
eskisehir
esmeraldas
esmoriz
esneux
esparreguera
espartinas
espelkamp
espinal
espinho
esplugues de llobregat
esposende
essenbach
estancia
estancia velha
esteio
estella lizarra
estepa
estepona
estoril
etampes
etaples
etawah
etobicoke
ettenheim
ettlingen
eunapolis
eupen
euskirchen
eutin
everett
evergem
evesham
ewell
exmouth
eybens
eysines
ezhou
fabriano
facatativa
faches thumesnil
fafe
fagnano olona bergoro
failsworth
fairfield
falconara marittima
falkenhagener feld
falkensee
falkirk
fall river
fallowfield
falmouth
fameck
fanzeres
farciennes
fareham
farmington hills
farmsen berne
farnborough
farnham
farnworth
farroupilha
farrukhabad
fasano
fatehpur
fatima
favara
faversham
favoriten
featherstone
fecamp
federal way
fehmarn
feira
felanitx
feldkirch
feldkirchen westerham
felgueiras
felixstowe
fellbach
felling
felsberg
feltham
feltre
fendou
fene
fenghuang
fennpfuhl
ferentino
fergana
fermo
fernandopolis
ferndown
ferraz de vasconcelos
fes al bali
feucht
feuchtwangen
fianarantsoa
fiano romano
ficarazzi
fidenza
figeac
figline valdarno
figueira da foz
figueres
filderstadt
finglas
finnentrop
finsterwalde
fiorano
fiorenzuola darda
firminy
firozabad
fishers
fiumicino isola sacra
flatbush
flatlands
fleet
fleetwood
flemalle haute
fleron
flers
fleurus
fleury les aubrais
flitwick
floha
floirac
florange
florence graham
florencia
florennes
floriano
floridablanca
floridia
floridsdorf
florsheim
focsani
foligno
folkestone
follonica
folsom
fondi
fontaine
fontainebleau
fontana
fontenay aux roses
fontenay le comte
fontenay le fleury
fontenay sous bois
forbach
forchheim
fordham
fordon
forest hills
forfar
forio
formby
formia
formiga
formigine
formosa
fornacelle
forst
fort mcmurray
fort pienc
fort smith
fos sur mer
foshan
fossano
fosses
fougeres
fourmies
foxrock
foz do douro
fraga
frameries
framingham
francavilla al mare
francavilla fontana
francheville
francisco beltrao
francisco morato
franco da rocha
francofonte
franconville
franeker
frankenberg
frankenthal
franklin
franzosisch buchholz
frascati
fraserburgh
frasnes lez buissenal
frattamaggiore
frattaminore
frauenfeld
frechen
frederick
fredericton
frederiksberg
fredrikstad
freetown
freiberg
freiberg am neckar
freienbach
freilassing
freital
frejus
fresnes
fresnillo
freudenberg
freudenstadt
freyming merlebach
friedberg
friedeburg
friedenau
friedland
friedrichsdorf
friedrichsfelde
friedrichshagen
friedrichshain
friedrichsthal
friesoythe
frimley
frinton on sea
fritzlar
frohnau
frome
frondenberg
frontera
frontignan
frutal
frydek mistek
fucecchio
fuencarral el pardo
fuengirola
fuensalida
fuente palmera
fuentes del valle
fuhlsbuttel
fuji
fujisawa
fukui shi
fukushima
fukuyama
fuldatal
fuling
fullerton
funza
fuorigrotta
furstenfeldbruck
furstenwalde
fusagasuga
fushun
fussen
fuxin
fuyang
fuzhou
fylde
fyzabad
gadag
gadag betageri
gaeta
gafanha da nazare
gaggenau
gagny
gaildorf
gaillac
gaillard
gaillimh
gaimersheim
gainsborough
gaithersburg
gajuwaka
galapagar
galashiels
galati
galatina
galatone
galatsi
galdakao
galdar
galliate
gallipoli
gallus
gambettola
gamonal
gandajika
ganderkesee
gandhidham
gandhinagar
ganganagar
gangelt
gangneung
ganja
ganserndorf
gaomi
gaoping
gaozhou
garanhuns
garbagnate milanese
garbsen
garca
garches
garching bei munchen
garcia
gardanne
gardelegen
garden grove
gardena
gardone val trompia
garforth
garges les gonesse
garmisch partenkirchen
garoua
garrel
gartenstadt
gartringen
gary
gasteiz vitoria
gastonia
gauting
gava
gavere
gavle
gaya
gaza
gaziantep
gdynia
gebze
geertruidenberg
geeste
geesthacht
gehrden
geidorf
geilenkirchen
geisenheim
geislingen an der steige
gela
geldermalsen
geldern
geldrop
geleen
gelligaer
gelnhausen
gembloux
gemert
gemona
gemunden am main
genappe
genas
geneina
gengenbach
gennep
gennevilliers
genthin
gentilly
genzano di roma
george town
georgetown
georgsmarienhutte
geraardsbergen
gerardmer
geretsried
gerlingen
germantown
germering
germersheim
gernika lumo
gernsbach
gerpinnes
gerrards cross
gerstetten
gersthofen
gescher
geseke
gesundbrunnen
gevelsberg
ghedi
giarre
giaveno
gibraleon
gien
giengen an der brenz
gif sur yvette
giffnock
giffoni valle piana
gifhorn
gifu shi
gilbert
gilching
gillingham
gimcheon
gines
ginosa
ginsheim gustavsburg
gioia del colle
gioia tauro
giovinazzo
girardot city
giron
gisors
gistel
giugliano in campania
giulianova
giurgiu
giussano
givors
gladenbach
gland
glauchau
glen burnie
glen waverley
glenfield
glenrothes
glinde
gliwice
glossop
gluckstadt
glyfada
gmunden
gniezno
goch
godalming
godella
goedereede
goes
goiana
goianesia
goirle
golborne
goldbach
golyanovo
gombe
gomez palacio
gondar
gondomar
gonesse
goodyear
goole
goor
gorakhpur
gorgan
gorgonzola
gorinchem
gorseinon
gorzow wielkopolski
gosaba
gosforth
goslar
gosport
gossau
gosting
goteborg
gottmadingen
gotzis
gourock
goussainville
goya
goyang si
graben neudorf
gracia
gradignan
grafelfing
grafing bei munchen
gragnano
grammichele
granadilla de abona
granby
grand junction
grand prairie
grande prairie
grande synthe
grandola
grange hill
grangemouth
granollers
grantham
granville
grao de murviedro
grasse
graulhet
gravata
gravatai
grave
gravelines
gravesend
gravina di catania
gravina in puglia
grays
great bookham
great harwood
great malvern
great sankey
great wyrley
great yarmouth
greater noida
greater sudbury
greeley
green bay
greenburgh
greenford
greenock
grefrath
greiz
grenchen
grenzach wyhlen
gresham
greve
greven
grevenbroich
grevesmuhlen
greystones
grez doiceau
gricignano di aversa
gries
griesheim
grigny
grijo
grimbergen
grimma
grimmen
grimsby
grobbendonk
grobenzell
groesbeek
gronau
groot ijsselmonde
gropiusstadt
gross gerau
gross umstadt
gross zimmern
grossenhain
grossenkneten
grossostheim
grossraschen
grottaferrata
grottaglie
grottammare
groznyy
grudziadz
grugliasco
grumo appula
grumo nevano
grunberg
grunewald
grunstadt
grunwald
guacara
guadalajara de buga
guadalupe
guadarrama
guadix
guaiba
gualeguaychu
guamuchil
guanajuato
guanambi
guangshui
guangyuan
guankou
guantanamo
guarabira
guarapari
guarapuava
guaratingueta
guarda
guardamar del segura
guarenas
guasave
guastalla
guatemala city
guatire
guaxupe
gubbio
guben
guebwiller
guerande
gueret
guidonia
guidonia montecelio
guilherand granges
guilin
guillena
guimar
guipavas
guisborough
guiseley
guiyang
gujan mestras
gujranwala
gujrat
gulbarga
gulfport
guli
gulpilhares
gumi
gummersbach
guna
gundelfingen
gunsan
guntur
gunzburg
gunzenhausen
guri si
gurupi
gusau
guspini
gussago
gustavo adolfo madero
gustrow
guyancourt
guyong
gwalior
gwangju
gyeongju
gyor
haacht
haaksbergen
haaltert
haan
haar
hachinohe
hachioji
hacienda la calera
hacienda santa fe
hadamar
hadano
hadleigh
hadley
hadley wood
haeju
hafar al batin
hafizabad
hagenow
haguenau
haicheng
haiger
haigerloch
haikou
hail
hailar
hailsham
hain grundau
haiphong
hakenfelde
hakodate
halberstadt
haldensleben i
haldia
hale
halensee
halesowen
hall in tirol
halle neustadt
halluin
halmstad
halstead
halstenbek
haltern am see
halver
halwan
hamadan
hamah
hamamatsu
hambuhren
hamburg mitte
hamburg nord
hameenlinna
hameln
hamhung
hamilton
hamme
hammelburg
hamminkeln
hammond
hampton
hanau am main
handan
hangu
haninge
hannoversch munden
hannut
hanumangarh
haora
hapur
harbin
harburg
hard
hardenberg
harderwijk
harelbeke
haren
harenkarspel
hargeysa
haridwar
harlem
harlingen
harnes
haro
harold wood
harpenden
harringay
harrislee
harrogate
harrow on the hill
harsefeld
harsewinkel
harsum
hartlepool
hartley
hartshill
harwich
hasbergen
haselhorst
haselunne
haslemere
haslingden
hassfurt
hassloch
hat yai
hatert
hatfield
hattem
hatten
hattersheim
hattingen
haubourdin
haugesund
hautmont
hauzenberg
havana
havant
haverfordwest
haverhill
havirov
havixbeck
hawalli
hawarden
hawick
hawthorne
haxby
hayange
haydock
hayes
haywards heath
hazebrouck
hazel grove
heanor
heavitree
hebburn
hebi
hebron
hechingen
heckmondwike
heddesheim
hedge end
hedon
heemskerk
heemstede
heerhugowaard
heesch
hegang
heide
heidenau
heidenheim an der brenz
heilbad heiligenstadt
heiligenhaus
heiligensee
heiloo
heinsberg
heist op den berg
helchteren
helensburgh
hellersdorf
hellevoetsluis
hellin
helmstedt
helsingborg
helston
hemel hempstead
hemer
hemet
hemmingen
hemsbach
hendaye
henderson
hendrik ido ambacht
hengshui
hengyang
henin beaumont
henley on thames
henlow
hennebont
hennef
hennigsdorf
heppenheim an der bergstrasse
herat
herblay
herborn
herbrechtingen
herdecke
herent
hericourt
herisau
herk de stad
hermsdorf
hernals
hernani
herne bay
heroica caborca
heroica guaymas
heroica matamoros
heroica zitacuaro
herouville saint clair
herrenberg
herrsching am ammersee
hersbruck
herselt
herstal
herten
hertford
herve
hervey bay
herxheim am berg
herzberg
herzberg am harz
herzele
herzogenaurach
herzogenrath
hesperia
hessisch lichtenau
hessisch oldendorf
heswall
hetton le hole
hettstedt
heubach
heusden
heusenstamm
heusweiler
hexham
heysham
heywood
heze
hialeah
hiddenhausen
hietzing
higashimurayama
high blantyre
high peak
high point
high wycombe
highlands ranch
hilchenbach
hildburghausen
hille
hillegom
hilpoltstein
hilter
himeji
hinckley
hindley
hino
hirakata
hiratsuka
hirosaki
hiroshima
hirschaid
hirson
hisar
hitachi naka
hitchin
hochfeld
hochheim am main
hochst im odenwald
hochstadt an der aisch
hockenheim
hockley
hoddesdon
hodmezovasarhely
hoeilaart
hoensbroek
hofgeismar
hofheim am taunus
hoge vucht
hohen neuendorf
hohenberg
hohenems
hohenstein ernstthal
hohhot
holguin
holloway
hollywood
holon
holyhead
holywood
holzgerlingen
holzkirchen
holzminden
holzwickede
homberg
homburg
homestead
homs
homyel
honcho
hondarribia
honiton
hoogezand
hoogland
hoogstraten
hoogvliet
hook
hoover
horb am neckar
horbury
horgen
horizonte
horley
horlivka
hornchurch
horsforth
horsham
horstel
horta
horta guinardo
hortaleza
horw
horwich
hosbach
hoshiarpur
hospet
hostafrancs
hotting
houghton le spring
houilles
hounslow
houthalen
hove
hovelhof
hoxter
hoyerswerda
hoyland nether
hradec kralove
hrodna
huacho
huaian
huaibei
huainan
hualien city
huamantla
huambo
huancavelica
huancayo
huanggang
huangshi
huangyan
huanuco
huaral
huaraz
huauchinango
huayin
hubli
huckelhoven
huckeswagen
hucknall
huddinge
hude
huejutla de reyes
huercal de almeria
huercal overa
huetor vega
hugli
huixquilucan
huizen
huizhou
hulan ergi
hullhorst
humanes de madrid
humboldtkolonie
humen
hummelsbuttel
hunedoara
hunfeld
hungnam
huntingdon
hunxe
huocheng
hurlingham
hurstpierpoint
hurth
husum
huyton
huzhou
hvidovre
hwaseong si
hyde
hyeres
hyesan
hythe
hyvinge
ibaraki
ibarra
ibbenburen
ibipora
ibirite
ibitinga
ibiza
icara
ichalkaranji
icheon si
ichihara
ichinomiya
ichtegem
icod de los vinos
idar oberstein
idku
idstein
ieper
igarassu
iglesias
iguala de la independencia
igualada
iguatu
ijebu ode
ijero ekiti
ijmuiden
ijsselstein
ijui
ikeja
ikire
ikot ekpene
iksan
ila orangun
ilesa
ilfracombe
ilhavo
iligan
iligan city
ilion
ilioupoli
ilkeston
ilkley
illertissen
illescas
illingen
illkirch graffenstaden
illora
illzach
ilmenau
iloilo
ilorin
ilsede
imbituba
immenstadt im allgau
immingham
imperatriz
imphal
imst
imus
inca
ince in makerfield
indaial
indio
induno olona
ingelheim am rhein
ingelmunster
ingenio
ingleby greenhow
inglewood
ingraj bazar
inhumas
inisa
invercargill
inverurie
ioannina
ipatinga
ipiales
ipoh
ipojuca
iquique
iquitos
irakleio
irakleion
irapuato
irati
irbid
irece
irkutsk
irlam
ironville
irvington
isbergues
ischia
ischia porto
ise ekiti
isernhagen farster bauerschaft
isfahan
iskenderun
isla cristina
isle of lewis
isleworth
islington
ismailia
ismaning
isny
isola del liri
isparta
ispica
isselburg
issoire
issoudun
issum
istres
itabaiana
itaberaba
itabira
itaborai
itabuna
itacoatiara
itaguai
itaituba
itajuba
itamaraju
itami
itanhaem
itapecerica da serra
itaperuna
itapetinga
itapetininga
itapeva
itapevi
itapipoca
itapira
itaquaquecetuba
itarare
itatiba
itauna
ituiutaba
itumbiara
iturrama
itzehoe
ivano frankivsk
ivanovo
ivybridge
iwaki
ixtapa zihuatanejo
ixtapaluca
izegem
izhevsk
izmit
iztacalco
iztapalapa
izucar de matamoros
izumi
jabalpur
jabalya
jabbeke
jablonec nad nisou
jaboatao
jaboticabal
jaca
jacarei
jackson heights
jacobabad
jacobina
jacona de plancarte
jaffna
jaguaquara
jaigaon
jakomini
jalalabad
jalandhar
jales
jalgaon
jalna
jamaame
jamaica
jamalpur
jambi city
jammu
jamnagar
jamundi
jamuria
janauba
jandira
janesville
japeri
jaragua do sul
jardim paulista
jarrow
jarville la malgrange
jastrzebie zdroj
jatai
jaunpur
javea
jaworzno
jeju city
jelenia gora
jember
jeonju
jequie
jerez de garcia salinas
jerez de los caballeros
jesi
jessen
jessore
jesus maria
jeumont
jever
jhang sadr
jhansi
ji parana
jiamusi
jian
jiangmen
jianshui
jiaojiang
jiaozhou
jiaozuo
jiaxing
jieyang
jihlava
jilin
jimena de la frontera
jimeta
jinan
jincheng
jind
jingdezhen
jingling
jingmen
jingzhou
jining
jinzhou
jiujiang
jiutai
jiutepec
jixi
jizzax
joao monlevade
jobstown
jodar
jodhpur
jodoigne
joensuu
joetsu
johannisthal
johns creek
johnson city
johnstone
joigny
joinville le pont
joliet
jona
jonesboro
jonkoping
jonquiere
jork
jose c paz
joue les tours
joure
jouy le moutier
jozsefvaros
juarez
juazeiro do norte
juba
juchen
juchitan de zaragoza
juliaca
julich
jumilla
junagadh
junin
jupiter
juterbog
juventino rosas
juvisy sur orge
jyvaskyla
kaarst
kabul
kabwe
kaduna
kaesong
kafr ad dawwar
kagoshima
kahramanmaras
kahriz
kaifeng
kaiyuan
kakinada
kakogawacho honmachi
kalamaria
kalamata
kaliningrad
kalininskiy
kalisz
kalk
kalkar
kall
kallithea
kalmthout
kaltenkirchen
kaluga
kalyan
kamakura
kamarhati
kamen
kamensk uralskiy
kamenz
kamianske
kamirenjaku
kamloops
kamoke
kamp lintfort
kampen
kampenhout
kampung baru subang
kananga
kanasin
kanata
kanazawa
kanchipuram
kandahar
kanggye
kano
kaolack
kapellen
kaposvar
karabaglar
karagandy
karaj
karamay
karbala
karben
karimnagar
karlovy vary
karlsfeld
karlshorst
karlstad
karlstadt
karnal
karol bagh
karow
karvina
kashgar
kashiwa
kassala
kasterlee
kasugai
kasukabe
kasur
katerini
katihar
katsina
katsuta
katwijk aan zee
kaufbeuren
kaufungen
kaulsdorf
kavala
kawagoe
kawaguchi
kawanishi
kawasaki
kayseri
kearsley
kecskemet
kediri
kedzierzyn kozle
keelung
keerbergen
kehl
keighley
kelheim
kelkheim taunus
kelsterbach
kemerovo
kempen
kempston
kempston hardwick
kendal
kendall
kendari
kenilworth
kenitra
kenner
kennewick
kenosha
kent
keratsini
kerkrade
kerman
kermanshah
kerpen
kesgrave
ketsch
kettering
kevelaer
keynsham
khabarovsk
khabarovsk vtoroy
khalandrion
khamis mushait
khammam
khan yunis
khandwa
khartoum
kherson
khimki
khmelnytskyi
khobar
khomeyni shahr
khoroshevo mnevniki
khorramabad
khorramshahr
khouribga
khowy
khulna
kidderminster
kidlington
kidsgrove
kielce
kierspe
kifisia
kigoma
kikwit
killeen
kilmarnock
kilquade
kilwinning
kimberley
kimhae
kingersheim
kings bridge
kings lynn
kingsteignton
kingston
kingston upon hull
kingston upon thames
kingswinford
kingswood
kinrooi
kinshasa
kippax
kirchhain
kirchheim bei munchen
kirchheim unter teck
kirchhundem
kirchlengern
kirchlinteln
kirk sandall
kirkby
kirkby in ashfield
kirkcaldy
kirkel
kirkham
kirkintilloch
kirkuk
kirov
kisangani
kishiwada
kisi
kismayo
kispest
kissimmee
kissing
kisumu
kitakyushu
kitwe
kitzingen
kladno
kladow
klagenfurt am worthersee
klaipeda
klang
klazienaveen
klein reken
kleinblittersdorf
kleinmachnow
klerksdorp
klingenstein
kloster lehnin
klosterneuburg
kloten
kluang
knaresborough
knittelfeld
knocklyon
knokke heist
knottingley
knowle
knutsford
kobanya
kofu
kohat
koksijde
kolbermoor
kolhapur
kolkwitz
kollam
kolwezi
komaki
komotini
komsomolsk on amur
konigs wusterhausen
konigsbrunn
konigslutter am elm
konigstein im taunus
konigswinter
konin
koniz
kontich
konya
konz
kopenick
korb
korba
korbach
koreatown
korhogo
koriyama
korla
korneuburg
korntal
kornwestheim
korrewegwijk
korschenbroich
kortemark
kortenberg
korvel
korydallos
koshigaya
kostanay
kosti
kostroma
koszalin
kota
kota bharu
kota kinabalu
kothen
kotka
kotli
kousseri
kovrov
kowloon
kozhikode
kraainem
kraichtal
kramatorsk
krasnodar
krasnogvargeisky
krasnoyarsk
kremenchuk
krems an der donau
kreuzau
kreuzberg
kreuzlingen
kreuztal
kriens
kriftel
krimpen aan den ijssel
kristiansand
kronach
kronberg
kronberg tal
kronshagen
kropyvnytskyi
krosno
krugersdorp
kruibeke
krumbach
kryvyi rih
kuala terengganu
kuantan
kuching
kukatpalli
kulim
kulmbach
kultali
kulti
kumagaya
kumamoto
kummersbruck
kunduz
kungsholmen
kunming
kunshan
kunzell
kunzelsau
kuopio
kupang
kurashiki
kure
kurgan
kurnool
kursk
kurten
kurume
kushiro
kusnacht
kussnacht
kutahya
kutaisi
kutno
kuurne
kwangmyong
kyain seikgyi township
kyritz
kyzylorda
la algaba
la baneza
la barceloneta
la baule escoublac
la bisbal demporda
la blancarde
la bonanova
la bordeta
la calamine
la capelette
la carlota
la carolina
la chapelle saint luc
la chapelle sur erdre
la chaux de fonds
la ciotat
la courneuve
la crau
la dorada
la estrella
la ferte bernard
la fleche
la garde
la garenne colombes
la garriga
la gi
la guineueta
la habra
la haute saint charles
la laguna
la libertad
la llagosta
la louviere
la maddalena
la madeleine
la marina de port
la massimina casal lumbroso
la mesa
la motte servolex
la nucia
la oliva
la orotava
la palma del condado
la piedad
la pineda
la pintana
la pobla de vallbona
la pomme
la prosperitat
la puebla de cazalla
la puebla del rio
la queue en brie
la rinconada
la roca del valles
la roche sur foron
la roda
la romana
la rose
la sagrera
la salut
la serena
la seu durgell
la seyne sur mer
la solana
la teixonera
la teste de buch
la tour de peilz
la trinitat vella
la trinite
la union
la valette du var
la vila de gracia
laarne
laatzen
laayoune
labuan bajo
ladenburg
ladispoli
lagarto
lage
lages
lagny sur marne
lagoa
lagoa da prata
lagos de moreno
laguna de duero
laguna niguel
lahnstein
lahr
lahti
laichingen
lainate
laives
laiyang
laizhou
lajeado
lake charles
lake elsinore
lake forest
lakeland
lakeville
lakewood
lal bahadur nagar
lalcora
lalcudia
lalfas del pi
lalin
lamballe
lambayeque
lambersart
lamego
lamezia terme
lamia
lampang
lampertheim
lanaken
lancenigo villorba
lanciano
lancing
lancy
landau an der isar
landau in der pfalz
landen
landerneau
landsberg am lech
lanester
langelsheim
langen
langenau
langenfeld
langenhagen
langenhorn
langenselbold
langenthal
langenzenn
langerwehe
langfang
langgons
langwedel
lankaran
lankow
lankwitz
lannion
lantiga esquerra de leixample
lanzhou
laohekou
laon
lappeenranta
lappersdorf
lapu lapu city
laquila
laracha
laranjeira
laranjeiro
laren
largo
largs
lariano
larisa
larkana
larkhall
larne
las choapas
las gabias
las matas
las pinas
las rozas de madrid
las torres de cotillas
las tres torres
las tunas
lasarte
lastra a signa
latacunga
latakia
laterza
latiano
lattes
latur
laubach
lauchhammer
lauda konigshofen
lauderhill
laudio llodio
lauenburg
lauf an der pegnitz
lauffen am neckar
lauingen
launceston
laupheim
lauro de freitas
lauterach
lauterbach
lavagna
lavaur
lavello
lavinio
lavradio
lavras
lawang
lawrence
lawton
laxou
layton
laytown
le blanc mesnil
le bourget
le bouscat
le cabot
le camas
le cannet
le chambon feugerolles
le chesnay
le creusot
le grand quevilly
le kremlin bicetre
le locle
le mee sur seine
le pecq
le perreux sur marne
le petit quevilly
le plessis robinson
le plessis trevise
le pont de claix
le pontet
le portel
le pradet
le pre saint gervais
le puy en velay
le raincy
le relecq kerhuon
le vesinet
league city
leatherhead
lebach
lebbeke
lebrija
leca da palmeira
leca do bailio
lede
leek
leer
leerdam
lees summit
leesten
legaspi
legionowo
legnago
legnica
lehigh acres
lehrte
leichlingen
leiderdorp
leigh
leighton buzzard
leimen
leinefelde worbis
leinfelden echterdingen
leingarten
leini
leioa
leixlip
lekki
leliana
lembang
leme
lemgo
lemmer
lencois paulista
lend
lengede
lengerich
lennestadt
leno
lentate sul seveso
lentini
leominster
leon de los aldama
leonberg
leonforte
leopoldina
leopoldsburg
leopoldshohe
lepe
les clayes sous bois
les corts
les herbiers
les lilas
les mureaux
les olives
les pavillons sous bois
les pennes mirabeau
les ponts de ce
les roquetes
les sables dolonne
les ulis
lescala
leshan
lessines
leszno
letchworth garden city
lethbridge
letterkenny
leusden
leutenbach
leutkirch
leverano
levis
lewes
lewisville
lexington fayette
leyland
lhay les roses
lhospitalet de llobregat
lianghu
lianshan
liaocheng
liaoyang
liaoyuan
liberec
libertad
libourne
libreville
licata
lich
licheng
lichfield
lichtenau
lichtenberg
lichtenfels
lichtenrade
lichtenstein
lichtenvoorde
lichterfelde
lidingo
lido
lido di jesolo
lido di ostia
liebenau
liedekerke
lienz
liestal
lievin
lijiang
likasi
lilienthal
lillers
lilongwe
limassol
limavady
limay
limbach oberfrohna
limbiate
limburg an der lahn
limburgerhof
limeil brevannes
limoeiro
limoux
lincoln park
linda a velha
lindenholt
lindlar
linfen
lingen
lingolsheim
linhai
linhares
linkenheim hochstetten
linlithgow
linnich
lins
linxia chengguanzhen
linyi
lipa city
lipetsk
lisieux
lisle adam
lisle dabeau
lisle sur la sorgue
lisse
lissone
litherland
littau
little hulton
little lever
little rock
littleborough
littlehampton
liupanshui
livermore
liversedge
livingston
livonia
livry gargan
lizzano
llandudno
llanelli
llanera
llanes
llantrisant
llefia
llica damunt
lliria
lloret de mar
llucmajor
lo prado
loa janan
loano
lobau
lobito
locarno
loch garman
lochem
lochristi
locri
lofthouse
logan city
logan square
lognes
lohfelden
lohmar
lohne
lohr am main
lollar
lombardijen
lome
lomme
lommel
lonate pozzolo
londerzeel
long eaton
long xuyen
longfeng
longfield
longjumeau
longmont
longsight
longton
longuenesse
longueuil
longview
longwy
loni
lonigo
loningen
lons
lons le saunier
loon op zand
loos
lopik
lora del rio
lorain
lorch
lordelo
lorena
lorica
lormont
lorsch
los alcazares
los andes
los barrios
los corrales de buelna
los llanos de aridane
los mochis
los palacios y villafranca
los patios
los polvorines
los realejos
los reyes acaquilpan
losheim
lossnitz
lota
lotte
loudeac
loudi
loule
loum
lourdes
loures
lousa
louth
louviers
loveland
lower earley
lower hutt
lowestoft
loxstedt
luancheng
luanco
luanda
lubbecke
lubbeek
lubben
lubbenau
lubin
lubumbashi
lucan
luce
lucera
luckau
luckenwalde
lucon
ludenscheid
ludhiana
ludinghausen
ludlow
ludwigsfelde
ludwigshafen am rhein
ludwigslust
lugde
lugoj
lugones
luhansk
luimneach
luino
lujan
lulea
lumezzane
lummen
lunel
lunetten
luneville
lunion
lunteren
luohe
luoyang
luqiao
lurup
lusciano
lustenau
lutsk
luxor
luziania
lymington
lymm
lynn
lynwood
lys lez lannoy
lyss
lytham st annes
lyubertsy
lyublino
maarssen
maaseik
maasmechelen
maassluis
mabalacat city
mablethorpe
macae
macaiba
macau
macclesfield
macerata campania
machala
machelen
machico
machida
machilipatnam
mackay
macomer
maddaloni
made
madera
madhyamgram
madison
madiun
madridejos
maebashi
maesteg
mafra
magangue
magdalena contreras
magenta
maghull
maglie
magnitogorsk
magugpo poblacion
mahabad
mahajanga
mahilyow
mahlsdorf
maia
maicao
maidenhead
maiduguri
mainburg
maintal
mainvilliers
mairena del alcor
mairena del aljarafe
mairinque
mairipora
maisach
maitland
majadahonda
makassar
makati city
makhachkala
makiyivka
makurdi
malabo
malacca
malahide
malakal
malakoff
malambo
malang
malatya
malayer
maldegem
malden
maldon
malegaon
malente
malgrat de mar
malingao
malir cantonment
malkajgiri
malmedy
malnate
malo
malolos
malpasse
malsch
maltby
maltepe
manacapuru
manacor
manado
manage
mancha real
manching
mandalay
mandaluyong city
mandaue city
mandelieu la napoule
mandello del lario
mandurah
manduria
manerbio
manfredonia
mangere
mangotsfield
manhattan
manhuacu
maniago
manilva
manisa
manises
manlleu
manosque
manresa
mansfield
mansfield woodhouse
mansilingan
manta
mantampay
manteca
mantes la jolie
mantes la ville
manukau city
manzanares
manzanillo
maple grove
maple ridge
maputo
maraba
maracanau
maracay
maracena
maradi
marano di napoli
marbach am neckar
marburg an der lahn
marche en famenne
marchena
marcianise
marcon gaggio colmello
mardan
marechal candido rondon
marechal deodoro
margaride
margate
margherita di savoia
mariana
mariano comense
marica
marienberg
mariendorf
marienfelde
marienheide
marienthal
marigliano
marignane
marilia
marin
marina di carrara
marina di massa
marinha grande
marino
mariupol
marka
markdorf
markgroningen
markham
markisches viertel
markkleeberg
markranstadt
markt schwaben
marktheidenfeld
marktoberdorf
marktredwitz
marl
marlow
marly
marly le roi
marmande
maromme
maroua
marousi
marpingen
marple
marquette lez lille
marrakesh
marratxi
marsberg
marsdijk
martigny ville
martigues
martinez de la torre
martinsicuro
martorell
martos
marysville
maryvale
marzahn
masan
mascalucia
mascara
mashhad
masina
maspalomas
massa lubrense
massafra
massama
massamagrell
massarosa
matadi
matamoros
matao
mataram
matehuala
mathura
matino
matlock
matola
matosinhos
matsudo
matsue
matsumoto
matsuyama
maturin
maubeuge
mauguio
maurepas
mawlamyine
maxhutte haidhof
mayen
mayenne
mayfield
maynooth
mazamet
mazar e sharif
mazara del vallo
mazargues
mazarron
mazatlan
mazzarino
mbandaka
mbeya
mbuji mayi
mcallen
meads
mecca
mechernich
meckenbeuren
meckenheim
meco
meda
medan
medemblik
medford
medgidia
medias
medina
medina del campo
medina sidonia
medinipur
meerane
meerbusch
meerut
meiderich
meidling
meiktila
meinerzhagen
meiningen
meise
meissen
meitingen
mejaniga
mejicanos
mejorada del campo
mekele
meknes
melegnano
melfi
meliana
melipilla
melito di napoli
melitopol
melksham
melle
melres
melsungen
melton mowbray
melzo
mende
menden
mendip
menen
menfi
mengen
mengenich
menifee
mennecy
mentana
menton
mentougou
meppen
merano
merate
mercato san severino
merced
mercedes
merchtem
merchweiler
merelbeke
merenwijk
mericourt
meridian
merignac
mering
merkezefendi
merlo
merseburg
mersin
merthyr tydfil
meru
merzig
mesagne
meschede
mesquite
messstetten
metairie
metairie terrace
methil
mettet
mettingen
mettmann
metzingen
meudon
meulebeke
mexborough
mexicali
meycauayan
meylan
meyrin
meyzieu
miajadas
miami beach
miami gardens
miano
mianyang
miass
michelstadt
michendorf
middelharnis
middelkerke
middleton
middlewich
midland
midrand
midsomer norton
mielec
miercurea ciuc
mieres
miesbach
miguel hidalgo
miguelturra
mijas
mijdrecht
mikkeli
milagro
milazzo
mildenhall
milford haven
millau
millcreek
milngavie
milnrow
milton
minamirinkan
minatitlan
minato
mindelheim
minehead
mingora
minna
minturno
mions
mira mesa
mira taglio
miramar
miramas
miranda de ebro
mirandela
mirandola
mirano
mirfield
miri
mirpur khas
mirzapur
misilmeri
miskolc
mislata
misratah
mission viejo
missouri city
misterbianco
mitcham
mito
mitry mory
mitte
mittegrossefehn
mittweida
mixco
miyazaki
mlada boleslav
moabit
moana
mococa
modica
modling
modugno
mogadishu
mogan
mogi guacu
mogi mirim
mogliano veneto
moglingen
moguer
mohammedia
mohnesee
moimenta da beira
moissac
moissy cramayel
moita
mokolo
mokotow
mokpo
mola di bari
mold
molfetta
molina de segura
molins de rei
mollerussa
mollet del valles
molln
molndal
mombasa
mombris
moncada
moncalieri
moncao
moncloa aravaca
monclova
moncton
mondeville
mondovi
mondragone
monfalcone
monforte de lemos
mongagua
monghyr
monheim am rhein
monmouth
monopoli
monovar
monreale
monrovia
monsanto
monschau
monselice
monserrato
monster
monsummano terme
mont de marsan
mont roig del camp
mont saint aignan
montabaur
montargis
montataire
montbrison
montcada i reixac
monte alto
monte argentario
monte carmelo
monte di procida
monte estoril
monte mor
monte santangelo
montebello
montebelluna
montecalvario
montecanal
montecatini terme
montecchio maggiore alte ceccato
montefiascone
montegranaro
montegrotto terme
montelibano
montelimar
montelupo fiorentino
montemor o novo
montemurlo
montenegro
montereau fault yonne
monterey park
monteria
monteroni di lecce
monterotondo
monterusciello
montesarchio
montesilvano marina
montesson
monteux
montevarchi
montfavet
montfermeil
montgat
montgeron
monthey
montichiari
montignoso
montigny en gohelle
montigny le bretonneux
montigny les cormeilles
montigny les metz
montijo
montilla
montivilliers
montlouis sur loire
montlucon
montmagny
montmorency
montolivet
montornes del valles
montrose
montrouge
monywa
monzon
moore
moorslede
moosburg
moquegua
mora
moradabad
moralzarzal
morangis
moratalaz
moratuwa
morbach
morbegno
morden
morecambe
moreira
morelia
morena
moreno
moreno valley
moreton
morfelden walldorf
morges
morioka
morlaix
morlanwelz mariemont
morlenbach
morley
morogoro
moroleon
moron
moron de la frontera
morpeth
morsang sur orge
morsbach
mortara
mortsel
mosbach
moscavide e portela
moshi
mossingen
mosul
motherwell
motril
mottola
mougins
moulins
mount pleasant
mount vernon
mountain ash
mountsorrel
mouscron
mouvaux
moyobamba
mubi
much
mucumpiz
mudanjiang
mueang nonthaburi
muggia
muggio
mugnano di napoli
muhlacker
muhldorf
muhlhausen
muhlheim am main
mukalla
mula
mulheim karlich
mullheim
mulsen
multan
munchberg
munchenstein
muncie
mungia
munsingen
muratpasa
muret
murfreesboro
muri
muriae
muridke
murmansk
murnau am staffelsee
murrhardt
murrieta
murwara
musaffah
musselburgh
mutare
muttenz
mutterstadt
mutxamel
muzaffarabad
muzaffargarh
muzaffarnagar
muzaffarpur
mwanza
mwene ditu
myeik
mykolayiv
mymensingh
mytishchi
mzuzu
naaldwijk
naarden
naas
naberezhnyye chelny
nacala
nadiad
naga
nagano
nagaoka
nagareyama
nagarpur
nagasaki
nagercoil
nagold
nagykanizsa
naha
naihati
nailsea
najaf
najafabad
najafgarh
najran
nakhon ratchasima
nakuru
nalchik
namangan
nampa
nampo
nampula
nanaimo
nanchang
nanchong
nanded
nandyal
nangi
nangloi jat
nanning
nanpiao
nanping
nantong
nantwich
nanyang
napa
napier
nara shi
narayanganj
nardo
narela
naron
narsingdi
nashua
nasiriyah
nassau
natahoyo
national city
natore
naucalpan de juarez
nauen
naumburg
navalcarnero
navalmoral de la mata
navan
navas
nave
navegantes
navi mumbai
navojoa
navotas
navsari
nawabshah
nay pyi taw
nazarabad
nazaret
nazareth
nazran
nazret
ndalatando
ndjamena
ndola
nea ionia
nea smyrni
near north side
neath
neckargemund
neckarsulm
necochea
neerpelt
neijiang
nellore
nemours
nepean
nerja
nerviano
neston
netanya
netphen
nettetal
nettuno
neu anspach
neu hohenschonhausen
neu isenburg
neu wulmstorf
neubiberg
neubruck
neuburg an der donau
neue neustadt
neuehrenfeld
neuenburg am rhein
neuenhagen
neuenkirchen
neuenrade
neufahrn bei freising
neuhausen
neuhausen auf den fildern
neuhof
neuilly plaisance
neuilly sur marne
neuilly sur seine
neukolln
neumarkt in der oberpfalz
neumunster
neunkirchen
neuquen
neuruppin
neustadt
neustadt am rubenberge
neustadt an der aisch
neustadt an der donau
neustadt bei coburg
neustadt in holstein
neustadt in sachsen
neustadt nord
neustadt sud
neustrelitz
neutraubling
neuwied
nevele
new bedford
new braunfels
new britain
new cairo
new kingston
new malden
new mills
new milton
new plymouth
new rochelle
new south memphis
new westminster
newark on trent
newburn
newbury
newcastle under lyme
newcastle upon tyne
newhaven
newmarket
newport
newport beach
newport pagnell
newquay
newry
newton abbot
newton aycliffe
newton le willows
newton mearns
newtown
newtownabbey
newtownards
neyagawa
neyshabur
ngaoundere
nha trang
niagara falls
niamey
nicastro
nichelino
nicolas romero
nicosia
nidda
nidderau
nideggen
nieder ingelheim
niederkassel
niederkruchten
niedernhausen
niederrad
niederschoneweide
niederschonhausen
niederzier
niefern oschelbronn
nienburg
niesky
nieuwpoort
nigran
niigata
nijar
nijkerk
nijlen
nikaia
nikolassee
nilopolis
ningbo
nippes
niscemi
nishi tokyo shi
nishinomiya hama
nivelles
nizamabad
nizhnekamsk
nizhnevartovsk
nizhniy novgorod
nizhny tagil
nnewi
noale
nocera inferiore
nocera superiore
noci
nogales
nogent le rotrou
nogent sur marne
nogent sur oise
nohfelden
noicattaro
noisiel
noisy le sec
nola
nonantola
noordwijk binnen
noordwijkerhout
norden
nordenham
nordhausen
nordhorn
nordkirchen
nordlingen
nordstemmen
norman
norrkoping
north bay
north bergen
north charleston
north hollywood
north las vegas
north little rock
north miami
north peoria
north port
north richland hills
north shields
north shore
north stamford
north vancouver
north walsham
north york
northallerton
northeim
northolt
northridge
northwich
norvenich
norwalk
nossa senhora do socorro
noto
notre dame de grace
notre dame limite
nottuln
nou barris
nouakchott
nova friburgo
nova lima
nova milanese
nova odessa
novate milanese
novelda
novellara
novi ligure
novocherkassk
novokuznetsk
novorossiysk
nowa sol
nowrangapur
nowy sacz
noyon
nuenen
nuevo casas grandes
nuevo laredo
nukus
nules
numazu
numbrecht
nuneaton
nunspeet
nur sultan
nurtingen
nussloch
nyala
nyiregyhaza
nysa
o barco de valdeorras
o carballino
o grove
oadby
oakham
oakville
oaxaca
obera
oberasbach
oberderdingen
oberhaching
oberkirch
obernai
oberndorf
obernkirchen
oberschleissheim
oberschoneweide
obertshausen
oberursel
oberwil
obidos
obihiro
ocana
oceanside
ochota
ochsenfurt
ochtrup
ocosingo
ocotlan
octeville
ocumare del tuy
odawara
odenthal
oderzo
odivelas
oegstgeest
oeiras
oelde
oelsnitz
oer erkenschwick
oerlinghausen
ofallon
oftersheim
oftringen
ogaki
ogijares
ohlsdorf
ohringen
oignies
oirschot
oissel
oisterwijk
oita
ojo de agua
okanagan
okara
okayama
okazaki
okene
olathe
olavarria
olbernhau
olbia
olching
oldbury
oldenzaal
oleggio
olen
olesa de montserrat
olfen
olgiate comasco
olgiate olona
olhao
olimpia
oliva
olivais
oliveira de azemeis
oliveira do douro
olivenza
oliver valdefierro
olivet
ollioules
olomouc
olongapo
olonne sur mer
oloron sainte marie
olot
olpe
olsberg
olsztyn
olten
omagh
omdurman
omegna
ommen
ommoord
omsk
onati
onda
ondo
onex
ongole
onitsha
ontinyent
oosterbeek
oosterhout
oosterpark
oosterzele
oostkamp
opava
opera
opladen
opmeer
opole
opwijk
oradea
orai
oral
oranienburg
orbassano
ordes
ordos
orel
orem
orenburg
oria
orihuela
orizaba
orkney
orlandia
orly
ormoc
ormskirk
oropesa del mar
orpington
orsk
orta di atella
orta nova
orthez
ortona
orumiyeh
oruro
orvault
osan
oschatz
oschersleben
oshawa
oshkosh
osimo
osio sotto
osmaniye
osny
osogbo
osorno
ospitaletto
ossendorf
ossett
ostbevern
ostend
osterhofen
osterholz scharmbeck
ostersund
ostfildern
ostheim
ostrhauderfehn
ostringen
ostrow wielkopolski
ostrowiec swietokrzyski
ostuni
ostwald
osuna
oswestry
oswiecim
otley
otsu
ottakring
ottaviano
ottendorf okrilla
ottensen
ottersberg
ottobrunn
ottweiler
otwock
ouagadougou
oud beijerland
oud heverlee
oud turnhout
oudenaarde
oujda angad
oullins
oupeye
ourem
ourinhos
ouro preto
outreau
ovalle
ovar
overath
overijse
overland park
overpelt
owerri
oxted
oyama
oyonnax
oyten
ozoir la ferriere
paarl
pabianice
pabna
pacajus
pacatuba
pachino
pachuca de soto
paco de arcos
padang
paderno dugnano
padiham
pagadian
pagani
paignton
paiporta
paita
pajara
pak kret
pakenham
palafrugell
palagiano
palagonia
palaio faliro
palaiseau
palamos
palatine
palazzolo sulloglio
palembang
palenque
palestrina
palhoca
pali
pallanza intra suna
pallavaram
palleja
palm bay
palm coast
palma campania
palma del rio
palma di montechiaro
palmares
palmdale
palmela
palmerston north
palmi
palmira
palo del colle
palpala
paltan
palu
pamiers
pamulang
panalanoy
panazol
panchkula
panihati
panipat
pankow
panshan
pantin
panuco
paola
paolo vi
papantla de olarte
papenburg
papendrecht
par naogaon
para de minas
parabiago
paracatu
paracuellos de jarama
paradsasvar
paragominas
parakou
paramaribo
paranagua
paranavai
parauapebas
parbhani
parchim
pardubice
parede
paredes
parete
parets del valles
parintins
park slope
parkchester
parla
parnaiba
parnamirim
parobe
parral
partanna
parthenay
partinico
parung
pasaia
pasaje
pasarkemis
pasay
pascani
pasco
pasewalk
pasig city
pasing
paso de los libres
pasragad branch
passaic
passos
passy
pasuruan
patan
paterna
paterno
paterson
pathankot
pathein
patiala
pato branco
patos
patos de minas
patra
patrocinio
pattensen
patzcuaro
paulinia
paulista
paullo
paulo afonso
pavlodar
pawtucket
peacehaven
pearland
peckham
pecs
pedara
pedralbes
pedro leopoldo
pedroso
pedroucos
peer
pegnitz
pego
peine
peissenberg
peiting
pekalongan
pekanbaru
peligros
pellaro
pelsall
pemalang
pematangsiantar
pembroke pines
penaflor
penapolis
penarroya pueblonuevo
penarth
penco
pendino
pendrecht
penedo
peniche
penicuik
penig
penistone
penjamo
penrith
penza
penzance
penzberg
perafita
perbaungan
perchtoldsdorf
percut
pergamino
pergine valsugana
perier
peristeri
perleberg
perm
pernes les fontaines
perris
pertuis
peruibe
peruwelz
pescantina
pescia
pesqueira
pessac
petah tiqwa
petaling jaya
petaluma
petare
peterhead
peterlee
petersfield
petershagen
petionville
petrolina
petropavl
petropavlovsk kamchatsky
petrosani
petroupolis
petrozavodsk
pfaffenhofen an der ilm
pfarrkirchen
pfullendorf
pfullingen
pfungstadt
phan thiet
pharr
philippsburg
phra pradaeng
pianezza
piano di sorrento
pianura
piatra neamt
piazza
piazza armerina
picanya
picassent
pickering
pico rivera
picos
picsi
piedade
piedecuesta
piedimonte matese
piedras negras
piekary slaskie
piendamo
piera
pierrefitte sur seine
pierrelatte
pietermaritzburg
pietrasanta
pieve emanuele
pijnacker
pikine
pilar
pilar de la horadada
pilas
pilsen
pimpri
pinar de chamartin
pinar del rio
pindamonhangaba
pine hills
pineda de mar
pinerolo
pingdingshan
pingxiang
pinhais
pinhal novo
pinneberg
pinner
pinos puente
pinto
pinxton
pioltello
piombino
piossasco
piotrkow trybunalski
piove di sacco piovega
piraeus
pirapora
piraquara
pirassununga
piripiri
pirmasens
pirna
piscinola
pisco
pitalito
pitesti
pitsea
pittsburg
piura
plaisance du touch
plaisir
plan de cuques
plan les ouates
planaltina
planegg
plantation
planterwald
plasencia
plato
plattling
playa blanca
playa del carmen
playa del ingles
plerin
plettenberg
plochingen
ploemeur
ploiesti
plon
ploufragan
plougastel daoulas
plouzane
plumbon
plymstock
poble sec
pocito
pocking
pocos de caldas
podolsk
poggibonsi
poggiomarino
poggioreale
pohang
poing
pointe noire
poio
poissy
pokhara
pola de laviana
pola de lena
pola de siero
polanco
policoro
polignano a mare
poll
pollena trocchia
pollenca
poltava
pombal
pomezia
pomigliano darco
pomona
pompano beach
pompei
ponce
ponferrada
ponsacco
pont a celles
pont a mousson
pont saint esprit
pont sainte maxence
ponta delgada
ponta pora
pontarlier
pontault combault
ponte de lima
ponte de sor
ponte nova
ponte san nicolo
ponte san pietro
ponteareas
pontecagnano
pontedera
pontefract
ponteland
ponthierry
pontianak
ponticelli
pontinha
pontivy
pontoise
pontypool
pontypridd
ponzano
poperinge
poppenbuttel
porcia
pori
porirua
pornic
pornichet
porrino
port au prince
port coquitlam
port de bouc
port de paix
port glasgow
port louis
port macquarie
port moresby
port said
port saint lucie
port sudan
porta
porta westfalica
portadown
portage park
porthcawl
portici
portimao
portishead
portlaoise
porto empedocle
porto feliz
porto novo
porto recanati
porto salvo
porto san giorgio
porto santelpidio
porto seguro
porto tolle
porto torres
porto vecchio
porto viro
portogruaro
portoviejo
portslade
portsmouth heights
portugalete
porvoo
porz am rhein
posadas
posillipo
possneck
poulton le fylde
pouso alegre
povoa de santa iria
povoa de santo adriao
povoa de varzim
poynton
poza rica de hidalgo
pozoblanco
pozuelo de alarcon
pozzallo
pozzuoli
pradera
pradl
pratteln
preetz
premia de mar
premnitz
prenton
prenzlau
prenzlauer berg
prerov
prescot
presidencia roque saenz pena
prestatyn
prestwich
prestwick
preussisch oldendorf
priego de cordoba
prien am chiemsee
prilly
primer ensanche
prince george
prinsenbeek
prinzenpark
priolo gargallo
pristina
pritzwalk
priverno
prizren
probolinggo
procida
proddatur
profondeville
progresso
prokopyevsk
prostejov
provenals del poblenou
provins
prudhoe
pruszkow
przemysl
pskov
pucallpa
puchheim
pucol
pudsey
puducherry
pueblo
puente alto
puente de vallecas
puente genil
puerto cabello
puerto de la cruz
puerto del carmen
puerto del rosario
puerto eldorado
puerto francisco de orellana
puerto la cruz
puerto lumbreras
puerto madryn
puerto montt
puerto penasco
puerto princesa
puerto real
puerto tejada
puerto vallarta
puertollano
pulheim
pully
punasa
puno
punta alta
punta arenas
punta umbria
purfleet
puri
purisima de bustos
purley
purmerend
purnia
purwakarta
purwodadi
purwokerto
puthia
putian
putignano
putte
putten
puttlingen
puurs
puyang
puyang chengguanzhen
pyle
pyongyang
qapqal
qarchak
qarshi
qazvin
qianjiang
qina
qingdao
qingyuan
qinhuangdao
qionghai
qiqihar
qo qon
quakenbruck
qualiano
quanzhou
quaregnon
quart de poblet
quarteira
quarto
quartu santelena
quartucciu
quattromiglia
quedlinburg
queens
queimados
quelimane
queluz
quetigny
quetta
quevedo
qui nhon
quibdo
quickborn
quierschied
quillota
quilmes
quilpue
quimperle
quincy
quinta do conde
quintanar de la orden
quinte west
quixada
quthbullapur
raalte
rach gia
raciborz
racine
radcliffe
radeberg
radebeul
radevormwald
radolfzell
radom
radomsko
raebareli
raesfeld
rafaela
raffadali
rahden
rahim yar khan
raichur
raiganj
rainhill
raismes
raj nandgaon
rajahmundry
rajkot
rajshahi
ramacca
ramada
ramadi
ramagundam
rambouillet
ramgundam
ramnicu valcea
ramonville saint agne
ramos arizpe
rampur
ramsbottom
ramsgate
rancagua
rancho cordova
rancho cucamonga
rancho penasquitos
randburg
rangpur
rankweil
ranst
rapallo
rapid city
rapperswil
ras al khaimah city
ras bayrut
rasht
rastede
rastrick
ratekau
rath
rathenow
rathmines
ratlam
ratzeburg
raubling
raunheim
raurkela
ravanusa
ravels
rawmarsh
rawtenstall
rayleigh
realejo alto
rebecq rognon
rebordosa
recanati
recke
reconquista
red deer
redcar
redding
redditch
redencao
redhill
redlands
redondela
redondo beach
redruth
rees
reeuwijk
regenstauf
reggio nellemilia
regina
registro
rehau
rehburg loccum
reichenbach vogtland
reigate
reinbek
reinheim
reinickendorf
reinosa
reiskirchen
rejon placu swietego macieja
rellingen
remagen
rendsburg
renens
renfrew
rengasdengklok
renningen
renton
repentigny
requena
rescaldina
resende
reservoir
resistencia
resita
retford
retie
retiro
rewa
reynosa
reze
rezzato
rheda wiedenbruck
rhede
rheinau
rheinbach
rheinberg
rheinfelden
rheinstetten
rhenen
rhondda
rhoon
rhosllanerchrugog
rhyl
rialto
rianxo
ribarroja del turia
ribeira
ribeirao das neves
ribeirao pires
ribera
ribnitz damgarten
riccione
richards bay
richardson
richmond hill
richterswil
rickmansworth
ridderkerk
ridgewood
ried im innkreis
riedisheim
riedlingen
riedstadt
riegelsberg
riehen
riehl
rielasingen worblingen
riemst
riesa
riesi
rietberg
rijen
rijkevorsel
rijswijk
rillieux la pape
rimouski
rincon de la victoria
ringwood
rinteln
rio blanco
rio claro
rio cuarto
rio das ostras
rio de mouro
rio do sul
rio gallegos
rio grande
rio largo
rio maior
rio negrinho
rio rancho
rio tercero
rio tinto
rio verde
riobamba
riohacha
riom
rionegro
rionero in vulture
riorges
rioverde
ripley
ripoll
ripollet
ripon
riposto
ris orangis
risca
rishon leziyyon
ritterhude
riva del garda
rivalta di torino
rivarolo canavese
rivas vaciamadrid
rivazzurra
rive de gier
riverview
rivne
rivoli
rixensart
rixheim
rizhao
rocca di papa
roche la moliere
rochefort
rochester hills
rochford
rock hill
rockhampton
rockingham
rocklin
rodenbach
rodental
rodgau
roding
rodinghausen
rodos
rogers
rognac
rohini
rohtak
roissy en brie
rojales
rolandia
romainville
romano dezzelino
romano di lombardia
romans sur isere
rombas
romford
romilly sur seine
rommerskirchen
romorantin lanthenay
romsey
ronchi dei legionari
ronchin
roncq
ronda
rondonopolis
ronnenberg
ronse
roodepoort
roquebrune cap martin
roquebrune sur argens
roquetas de mar
rosa zarate
rosarito
rosarno
rosbach vor der hohe
rosdorf
roses
roseto degli abruzzi
roseville
rosignano solvay castiglioncello
rosny sous bois
rosolini
rosrath
ross on wye
rossano stazione
rossdorf
rossendale
rosslau
rosstal
rostov na donu
roswell
rosyth
rota
rotenburg
rotenburg an der fulda
roth
rothenbach an der pegnitz
rothenburg ob der tauber
rotkreuz
rotorua
rotselaar
rottenburg
rottingdean
rouet
round rock
rovato
rovereto
rowlett
royal tunbridge wells
royal wootton bassett
royan
royston
royton
rozenburg
rozzano
ruayer
rubi
rubiera
rubtsovsk
ruda slaska
rudersberg
rudolstadt
rudow
rugby
rugeley
ruislip
rumia
rumilly
rummelsburg
rumst
runcorn
ruppichteroth
ruse
rushden
russeifa
rustington
rute
rutesheim
ruthen
rutherglen
rutigliano
ruvo di puglia
ryazan
rybinsk
rybnik
ryde
ryhope
ryton
rzeszow
s gravenland
s gravenzande
saalfeld
saarlouis
saarwellingen
sabanalarga
sabinanigo
sabinas
sable sur sarthe
sabzevar
sacavem
sachsenheim
sacile
sada
saddiqabad
saffron walden
safi
sagrada familia
saguenay
sagunto
sahagun
saharanpur
sahiwal
sahuayo de morelos
saidpur
saint amand les eaux
saint amand montrond
saint andre lez lille
saint andrews
saint avertin
saint avold
saint barnabe
saint barthelemy
saint brevin les pins
saint brice sous foret
saint chamond
saint charles
saint claude
saint cyr lecole
saint cyr sur loire
saint cyr sur mer
saint die des vosges
saint dizier
saint egreve
saint esteve
saint etienne du rouvray
saint eustache
saint fargeau ponthierry
saint fons
saint francois
saint gaudens
saint genis laval
saint george
saint ghislain
saint gilles
saint giniez
saint gratien
saint herblain
saint hyacinthe
saint jean de braye
saint jean de luz
saint jean sur richelieu
saint jerome
saint john
saint joseph
saint julien en genevois
saint junien
saint just
saint just saint rambert
saint laurent
saint laurent du var
saint lazare
saint leonard
saint leonards on sea
saint leu
saint leu la foret
saint lo
saint loup
saint mande
saint marcel
saint martin boulogne
saint martin de crau
saint martin dheres
saint maur des fosses
saint maurice
saint mauront
saint max
saint medard en jalles
saint michel sur orge
saint neots
saint nicolas
saint omer
saint orens de gameville
saint ouen
saint ouen laumone
saint paul les dax
saint peters
saint pierre des corps
saint pol sur mer
saint priest
saint quentin en yvelines
saint raphael
saint remy de provence
saint saulve
saint sebastien sur loire
saint tronc
sainte foy les lyon
sainte genevieve des bois
sainte luce sur loire
sainte marguerite
sainte maxime
sainte savine
saintes
saitama
sakai
saki
sakura
sala consilina
salalah
salatiga
salavat
sale
sale al jadida
salem
salford
salgueiro
salina cruz
salinas
salinopolis
sallanches
sallaumines
salobrena
salon de provence
salou
salsomaggiore terme
salt
salta
saltash
saltcoats
saltillo
salto
saluzzo
salzhemmendorf
salzkotten
salzwedel
sama
samara
samarate
samarinda
samarkand
samarra
sambalpur
sambhal
sambiase
samora correia
samsun
samut prakan
san agustin del guadalix
san andres
san andres del rabanedo
san andres tuxtla
san angelo
san bartolome
san bartolome de tirajana
san benedetto del tronto
san bernardino tlaxcalancingo
san bernardo
san blas canillejas
san bonifacio
san buenaventura
san carlo allarena
san carlos de bariloche
san cataldo
san cesareo
san cipriano daversa
san clemente
san cristobal
san dona di piave
san donato milanese
san felice a cancello
san felipe
san ferdinando
san ferdinando di puglia
san fernando
san fernando de henares
san francisco del rincon
san gennaro vesuviano
san giorgio a cremano
san giorgio ionico
san giovanni a teduccio
san giovanni in fiore
san giovanni in persiceto
san giovanni la punta
san giovanni lupatoto
san giovanni rotondo
san giovanni valdarno
san giuliano milanese
san giuseppe vesuviano
san isidro
san javier
san jose del cabo
san jose del monte
san juan de alicante
san juan de aznalfarache
san juan del rio
san lazzaro
san leandro
san leone mose
san lorenzo
san luis
san luis rio colorado
san marcellino
san marco in lamis
san marcos
san martin
san martino di lupari
san mateo atenco
san mauro torinese
san miguel
san miguel de abona
san miguel de allende
san miguel de tucuman
san miguel del padron
san miguelito
san miniato
san miniato basso
san nicola la strada
san pablo
san pancrazio salentino
san paolo
san pedro
san pedro de alcantara
san pedro de jujuy
san pedro de macoris
san pedro del pinatar
san pedro garza garcia
san pedro sula
san pietro a patierno
san pietro vernotico
san prisco
san rafael
san ramon
san remo
san roque
san salvador de jujuy
san salvador tizatlalli
san salvo
san sebastiano
san severo
san tan valley
san vicent del raspeig
san vito al tagliamento
san vito dei normanni
sanaa
sanandaj
sanary sur mer
sancaktepe
sandakan
sandbach
sandefjord
sandhausen
sandnes
sandown
sandy
sandy hills
sandy springs
sandyford
sangerhausen
sangli
sankt augustin
sankt gallen
sankt georgen im schwarzwald
sankt ingbert
sankt leon rot
sankt leonhard
sankt martin
sankt peter
sankt wendel
sanlucar de barrameda
sanlucar la mayor
sanming
sannicandro garganico
sannois
sansepolcro
sanshui
sant adria de besos
sant andreu
sant andreu de llavaneres
sant antoni
sant antoni de portmany
sant boi de llobregat
sant celoni
sant cugat del valles
sant feliu de guixols
sant feliu de llobregat
sant gervasi galvany
sant joan de vilatorrada
sant joan despi
sant just desvern
sant marti
sant marti de provencals
sant pere de ribes
sant quirze del valles
sant sadurni danoia
santa ana
santa ana chiautempan
santa barbara doeste
santa brigida
santa clarita
santa coloma de farners
santa coloma de gramenet
santa comba
santa comba dao
santa croce sullarno
santa cruz de bezana
santa cruz do capibaribe
santa cruz do sul
santa cruz xoxocotlan
santa elena
santa eularia des riu
santa ines
santa iria da azoia
santa lucia
santa luzia
santa margalida
santa maria
santa maria a vico
santa maria capua vetere
santa maria chimalhuacan
santa maria la carita
santa marinella
santa marta de tormes
santa perpetua de mogoda
santa pola
santa ponsa
santa rita
santa rosa de cabal
santa teresa del tuy
santa ursula
santa uxia de ribeira
santafe
santagata degoti
santambrogio di valpollicella
santana
santana de parnaiba
santana do livramento
santanastasia
santander de quilichao
santangelo lodigiano
santantimo
santantioco
santantonio
santantonio abate
santanyi
santarcangelo
santarpino
santena
santeramo in colle
santiago de los caballeros
santiago de queretaro
santiago de surco
santiago del estero
santiago del teide
santiago teyahualco
santo amaro
santo angelo
santo antonio da charneca
santo antonio de jesus
santo antonio dos olivais
santo domingo este
santo domingo oeste
santo domingo tehuantepec
santo tirso
santo tome
santol
santomera
santona
santos dumont
sants
sants badal
sants montjuic
santurtzi
santutxu
sanxenxo
sao bento do sul
sao borja
sao bras de alportel
sao carlos
sao cristovao
sao domingos de rana
sao felix da marinha
sao gabriel
sao joao da madeira
sao joao da talha
sao joao das lampas
sao joao de meriti
sao joao del rei
sao joaquim da barra
sao jose dos pinhais
sao lourenco
sao lourenco da mata
sao mamede de infesta
sao martinho
sao mateus
sao miguel dos campos
sao pedro da aldeia
sao pedro da cova
sao roque
sao sebastiao
sao sebastiao do paraiso
sao vicente
sapele
sapiranga
sapucaia
saqqez
saquarema
saran
sarandi
saransk
saratov
sarcelles
sarenal
sarezzo
sargodha
sari
sariwon
sarlat la caneda
sarnia
sarno
saronno
sarpsborg
sarrebourg
sarreguemines
sarria
sarria sant gervasi
sarriguren
sarstedt
sartrouville
sarzana
sasebo
sasel
sassenage
sassenberg
sassenburg
sassenheim
sassnitz
sassuolo
satna
satu mare
saugor
saulgau
sault ste marie
saumur
sava
saveh
saverne
saviano
savigliano
savignano sul rubicone
savigny le temple
savigny sur orge
sayama
scafati
scampia
scandiano
scandicci
scarborough
schalksmuhle
scharbeutz
schaumburg
scheessel
schenectady
schermbeck
scheveningen
schiebroek
schiffdorf
schifferstadt
schiffweiler
schijndel
schilde
schiltigheim
schio
schkeuditz
schleiden
schleswig
schlieren
schlitz
schluchtern
schmalkalden
schmallenberg
schmargendorf
schmelz
schmolln
schneeberg
schneverdingen
schonaich
schonebeck
schoneberg
schonefeld
schoneiche
schongau
schoningen
schoonhoven
schopfheim
schorndorf
schortens
schoten
schotten
schramberg
schriesheim
schrobenhausen
schuttorf
schwabach
schwabisch gmund
schwabmunchen
schwaigern
schwalbach
schwalbach am taunus
schwalmstadt
schwalmtal
schwandorf in bayern
schwanewede
schwarzenbach an der saale
schwarzenbek
schwarzenberg
schwaz
schwechat
schwedt oder
schwelm
schwerte
schwetzingen
schwieberdingen
schwyz
sciacca
scicli
scordia
scunthorpe
seaford
seaham
seclin
secondigliano
secunderabad
sedan
sedriano
seeb
seeheim jugenheim
seelze
seesen
seevetal
segrate
sehnde
sejong
selargius
selb
selby
selestat
selho
seligenstadt
selm
selsey
semarang
semelhe
semey
senago
sendai
senden
sendenhorst
seneffe
senftenberg
senhor do bonfim
senhora da hora
senigallia
senlis
sens
seogwipo
seongnam si
sepang
septemes les vallons
sequeira
seraing
serang
seregno
serekunda
seremban
seriate
serilingampalle
seropedica
serra
serra talhada
serres
serrinha
sertaozinho
sesena
sesimbra
sestao
sesto fiorentino
sestri levante
sestu
sete
sete lagoas
setif
settimo milanese
settimo torinese
sevastopol
sevenoaks
severnyy
severodvinsk
seveso
sevran
sevres
seynod
seyssinet pariset
sezze
sfantu gheorghe
shagamu
shah alam
shahjanpur
shahkot
shakhty
shangqiu
shangrao
shangyu
shankill
shantou
shanwei
shaoguan
shaoxing
shashi
shawnee
sheepshead bay
sheerness
shefford
shekhupura
shelby
shengli
shenyang
shepperton
shepshed
shepton mallet
sherbrooke
sherwood park
shibganj
shibin al kawm
shihezi
shijiazhuang
shikarpur
shimla
shimoga
shimonoseki
shipley
shiqi
shiraz
shirebrook
shirley
shivaji nagar
shivpuri
shiyan
shizuoka
shoreham by sea
shrirampur
shuangyashan
shyamnagar
shymkent
si racha
sialkot
sibiu
sibu
sidcup
siderno
sidi bel abbes
sidmouth
sidon
siedlce
siegburg
siemensstadt
siemianowice slaskie
sieradz
sierre
sighetu marmatiei
sigmaringen
signa
sihanoukville
sikar
silao
silchar
siliguri
silla
silves
silvi
simferopol
simi valley
simmerath
simmering
simoes filho
sin le noble
sincelejo
sines
sinfin
singa
singrauli
sinnai
sinop
sinsheim
sint genesius rode
sint gillis waas
sint katelijne waver
sint kruis
sint oedenrode
sint pieters leeuw
sint truiden
sinuiju
sinzheim
sinzig
sioux city
siping
sirinhaem
sirjan
sirsa
sisli
sitapur
sitges
sitten
sittingbourne
sittwe
situbondo
sivas
siverek
six fours les plages
skarzysko kamienna
skegness
skelmersdale
skien
skierniewice
skikda
skipton
skokie
skudai
slatina
sleaford
sliedrecht
sligo
slobozia
smethwick
smolensk
snodland
soacha
sobral
sobreda
soccavo
sochi
socuellamos
sodermalm
sodertalje
sogamoso
sohag
soignies
soissons
soisy sous montmorency
soka
sokoto
solapur
solaro
soledad
soledad de graciano sanchez
solihull
sollentuna
soller
sollies pont
solms
solna
solofra
soltau
somain
someren
somma lombardo
somma vesuviana
sommerda
son servera
sondershausen
songnim
sonipat
sonneberg
sonseca
sonthofen
sopela
sopot
sopron
sora
soreang
sorel tracy
sorgues
sorrento
sorso
sosnowiec
sotteville les rouen
souk ahras
soumagne
sousa
sousse
south benfleet
south boston
south croydon
south elmsall
south gate
south hayling
south lawndale
south ockendon
south san francisco
south shields
south suffolk
south tangerang
southall
southend on sea
southfield
southport
southsea
soweto
soyapango
soyaux
spaichingen
spalding
spandau
spangen
sparks
spenge
spennymoor
spiesen elversberg
spiez
spinea orgnano
spittal an der drau
spokane valley
spoleto
spreitenbach
spresiano
sprimont
spring hill
spring valley
springdale
springe
sprockhovel
squinzano
srinagar
srodmiescie
st albert
st austell
st catharines
st georg
st helens
st johns
st pauli
staaken
stabroek
staden
stadskanaal
stadtallendorf
stadtbergen
stadthagen
stadtlohn
stafford
stahnsdorf
staines
stains
stalowa wola
stalybridge
stanford le hope
stanley
staphorst
starachowice
stargard
starnberg
starogard gdanski
staryy oskol
stassfurt
statte
staveley
stavropol
steenbergen
steenokkerzeel
steenwijk
steffisburg
steglitz
steilshoop
steinau an der strasse
steinbach am taunus
steinen
steinfurt
steinhagen
steinheim
steinheim am der murr
stekene
stella
stelle
stellingen
stendal
stenhousemuir
sterling heights
sterlitamak
steyr
stezzano
stiring wendel
stockach
stockelsdorf
stockerau
stocksbridge
stockton on tees
stoke gifford
stolberg
stollberg
stonehaven
stourbridge
stourport on severn
stowmarket
strabane
stradella
straelen
stranraer
strassgang
strasshof an der nordbahn
stratford upon avon
strausberg
street
streetly
stretford
strogino
strood
stroud
stuhr
stuttgart feuerbach
stuttgart muhlhausen
stuttgart ost
subang jaya
suceava
sucre
sucy en brie
sudbury
sueca
suez
suffolk
sugar land
suihua
suita
suizhou
sujangarh
sukabumi
sukkur
suleja
sulingen
sullana
sulmona
sultanah
sultanbeyli
sultangazi
sulz am neckar
sulzbach
sulzbach rosenberg
sumare
sumedang
sumy
sunbury on thames
suncheon
sunchon
sundern
sundsvall
sungai petani
sunggal
sunrise
sunrise manor
sunset park
surakarta
surbiton
surbo
surendranagar
suresnes
surgut
surprise
surrey
sussen
sutton
sutton coldfield
sutton in ashfield
suwon
suzano
suzuka
suzzara
swadlincote
swanage
swanley
swanscombe
swidnica
swidnik
swinoujscie
swinton
swords
syke
sykies
syktyvkar
sylhet
syston
syzran
szekesfehervar
szolnok
szombathely
ta izz
tabriz
tabua
tabuk
taby
tacloban
tacna
tacoronte
tadley
tafalla
tafi viejo
taganrog
taggia
taglio
taian
taichung
taif
taihecun
taiping
taiyuan
taizhou
takamatsu
takaoka
takarazuka
takasaki
takatsuki
takeo
takoradi
talagante
talant
talara
talavera de la reina
talayuela
talca
talcahuano
talence
talkha
tallaght
tamale
tamarac
tambaram
tambov
tamm
tampico
tamworth
tanda
tandil
tanga
tangail
tangerang
tanggu
tangshan
tanjore
tanjung pinang
taoyuan city
tapachula
taquara
taquaritinga
tarancon
tarare
tarascon
taraz
tarazona
targoviste
targowek
targu jiu
targu mures
tarhuna
tarifa
tarija
tarlac city
tarma
tarnobrzeg
tarnos
tarnow
tarnowskie gory
tarquinia
tarrega
tarsus
tartagal
tashkent
tasikmalaya
tassin la demi lune
tatabanya
tatui
tauberbischofsheim
taucha
taufkirchen
taunggyi
taunton
taunusstein
tauranga
taurianova
taurisano
tavagnacco
tavernes de la valldigna
taverny
taviano
tavira
tavistock
tawau
taxco de alarcon
taylor
taylorsville
taytay
tbilisi
tczew
tebessa
tecate
tecoman
tecuci
tefe
tegal
tegel
tegelen
tegueste
teguise
tehuacan
teignmouth
telde
telemaco borba
telfs
telgte
teltow
tema
temara
tembisa
temecula
temirtau
temixco
tempe junction
tempelhof
tempio pausania
templin
temse
temuco
teni
teningen
teofilo otoni
teoloyucan
tepatitlan de morelos
tepexpan
tepic
teplice
teresopolis
tergnier
terlizzi
termini imerese
termoli
ternat
terneuzen
ternopil
teror
terracina
terre haute
terrebonne
tervuren
terzigno
tesistan
tessenderlo
tetouan
tettnang
tetuan de las victorias
teulada
teverola
tewkesbury
texcoco de mora
teziutlan
thale
thalwil
thame
thane
thatcham
the boldons
the bronx
the woodlands
thetford
theux
thi xa phu my
thiais
thiene
thiers
thies
thies nones
thika
tholey
thonex
thonon les bains
thoothukudi
thornaby on tees
thornbury
thorne
thornton
thornton cleveleys
thornton heath
thouars
thousand oaks
thrissur
thuin
thunder bay
tiangua
tianshui
tiaret
tias
tiel
tieling
tielt
tiergarten
tierra blanca
tilbury
timbauba
timmins
timon
timoteo
timperley
tineo
tingo maria
tinqueux
tipton
tiraspol
tiruchirappalli
tirunelveli
tirupati
tiruppur
tiruvottiyur
titisee neustadt
tiverton
tivoli
tizayuca
tizimin
tlahuac
tlalnepantla
tlalpan
tlapa de comonfort
tlaquepaque
tlaxcala
toamasina
todmorden
tokorozawa
tokushima
tolentino
tolosa
tolyatti
tomakomai
tomar
tomares
tomaszow mazowiecki
tome
tomelloso
tomino
toms river
tomsk
tonala
tonbridge
tongchuanshi
tongelre
tonghua
tongliao
tongshan
tongzhou
tonisvorst
tonk
tonypandy
toowoomba
topeka
tor lupara
torcy
tordera
tordher
torello
torgau
torgelow
torhout
tornesch
torquay
torre annunziata
torre del campo
torre del greco
torre del lago puccini
torre del mar
torre pacheco
torredembarra
torredonjimeno
torrejon de ardoz
torrelodones
torremaggiore
torremolinos
torrent
torreon
torres novas
torres vedras
torrijos
torroella de montgri
torrox
tortona
tortosa
tortuguitas
torun
torvaianica
tostedt
totana
totton
tottori
touba
toul
tourlaville
tournai
tournefeuille
tournon sur rhone
town n country
townsville
toyama
toyohashi
toyonaka
trabzon
tracy
tradate
tralee
tranent
trani
trappes
traun
traunreut
traunstein
travagliato
travemunde
trebur
trecastagni
trecate
tredegar
treharris
trelaze
trelew
tremblay en france
tremelo
tremestieri etneo
trentola ducenta
trepuzzi
tres arroyos
tres cantos
tres coracoes
tres lagoas
tres pontas
tres rios
treuchtlingen
treviglio
trezzano sul naviglio
trezzo sulladda
tricase
triel sur seine
triggiano
trikala
trindade
tring
trinitapoli
tripoli
trofa
trofarello
trois rivieres
troisdorf
trollhattan
troon
trossingen
trostberg an der alz
trowbridge
troy
trujillo
tshikapa
tsuen wan
tsukuba
tubarao
tubbergen
tubize
tucurui
tudela
tuineje
tula
tulancingo
tulare
tulcan
tulcea
tullamore
tulle
tulln
tultepec
tulua
tumaco
tumba
tumbes
tumkur
tungi
tupa
turbaco
turbo
turda
turi
turkmenabat
turlock
turmero
turpan
tuscaloosa
tustin
tutamandahostel
tuxpam de rodriguez cano
tuxtepec
tuxtla
tver
twello
twistringen
tychy
tyldesley
tyler
tynemouth
tyumen
ubach palenberg
ubatuba
ubeda
uberherrn
uberlingen
ubrique
ubstadt weiher
uckfield
udaipur
uden
udon thani
udupi
ueckermunde
uetersen
ugep
uhingen
uijeongbu si
uitenhage
uitgeest
uithoorn
ujjain
ulan bator
ulan ude
ulanhot
ulhasnagar
ulsan
ulverston
ulyanovsk
umbertide
umea
umraniye
umuahia
umuarama
unai
unhos
uniao da vitoria
uniao dos palmares
union city
universal city
unna
unnao
unterhaching
unterkrozingen
unterschleissheim
upland
upminster
urganch
uriangato
urmston
ursus
ursynow
uruapan
uruguaiana
urumqi
usak
usera
ushuaia
usingen
uskudar
uslar
ussel
ussuriysk
ust kamenogorsk
uster
uster kirch uster
usti nad labem
utebo
utica
utiel
utrera
utsunomiya
uttoxeter
uvira
uzwil
vaasa
vaassen
vacaria
vacaville
vaihingen an der enz
vaires sur marne
val de reuil
valbom
valbonne
valdagno
valdemorillo
valdemoro
valdepenas
valdes
valdivia
vale da amoreira
vale of leven
valenca
valentigney
valenton
valenza
valenzano
valfin les saint claude
valinhos
valkenswaard
vallauris
vallcarca
valle de santiago
valle hermoso
vallejo
vallenar
valley glen
vallirana
valls
valmadrera caserta
valmontone
valongo
valreas
valverde del camino
van nuys
vanderbijlpark
vantaa
vanves
varamin
varazze
varedo
varel
varennes vauzelles
varginha
varzea grande
varzea paulista
vasastan
vaslui
vasto
vasylevsky ostrov
vaterstetten
vaughan
vaulx en velin
vaureal
vauvert
vaux le penil
vaxjo
vechelde
vechta
vecindario
vegesack
veghel
veglie
veitshochheim
vejer de la frontera
velasco ibarra
velen
velez malaga
velikiy novgorod
velilla de san antonio
velizy villacoublay
velletri
vellmar
velp
velsen zuid
velten
venado tuerto
venancio aires
venaria reale
vence
vendas novas
vendome
venosa
venray
ventanas
ventimiglia
ventura
venustiano carranza
veracruz
veraval
verden
verdun
vereeniging
verin
verl
verneuil sur seine
vernier
vernon
vernouillet
veroia
verrieres le buisson
versmold
versoix
vertou
verviers
verwood
vesoul
vespasiano
veszprem
vetralla
veurne
viadana
vialonga
viamao
viana
vianen
vibo valentia
vicalvaro
vicar
vicaria
vichy
vico equense
vicosa
victoria de durango
victorville
videira
viedma
vienenburg
vienne
vientiane
viernheim
vierzon
vieste
vieux conde
viewpark
vigevano
vigneux sur seine
vignola
vigonza
vijayawada
vila do conde
vila franca de xira
vila seca
viladecans
vilafranca del penedes
vilagarcia de arousa
vilalba
vilanova de arousa
vilanova del cami
vilanova i la geltru
vilar de andorinho
vilar do paraiso
vilaseca
vilassar de mar
vilhena
villa adriana
villa alemana
villa angela
villa carcina
villa carlos paz
villa constitucion
villa de mayo
villa de vallecas
villa del rosario
villa literno
villa lugano
villa maria
villa mercedes
villa nueva
villa san giovanni
villa vicente guerrero
villabate
villablino
villacanas
villacarrillo
villacidro
villafranca de los barros
villafranca di verona
villahermosa
villajoyosa
villamartin
villanova
villanueva de cordoba
villanueva de la serena
villanueva del pardillo
villaquilambre
villaricca
villarrobledo
villarrubia de los ojos
villars sur glane
villasanta
villaverde
villaviciosa
villaviciosa de odon
ville davray
villefontaine
villefranche de rouergue
villefranche sur saone
villejuif
villemomble
villena
villenave dornon
villeneuve dascq
villeneuve la garenne
villeneuve le roi
villeneuve les avignon
villeneuve loubet
villeneuve saint georges
villeneuve sur lot
villeparisis
villepinte
villers cotterets
villers les nancy
villetaneuse
villiers le bel
villiers sur marne
vilsbiburg
vilshofen
vimercate
vimodrone
vinaros
vincennes
vineland
vinh
vinhedo
vinnytsia
vinovo
viransehir
virar
vire
viroflay
virton
viry chatillon
visalia
vise
visselhovede
vista
vitebsk
vitoria da conquista
vitoria de santo antao
vitre
vitrolles
vitry le francois
vittoria
vittorio veneto
viveiro
vizianagaram
vladikavkaz
vladimir
vladivostok
vlotho
voerde
voghera
vohringen
voiron
voisins le bretonneux
volendam
volgodonsk
volgograd
volklingen
volla
vologda
volos
volpiano
volzhskiy
vomero
voorburg
voorschoten
voreppe
voronezh
vosselaar
votorantim
votuporanga
vreden
vreewijk
vriezenveen
vryheid
vught
vung tau
vykhino zhulebino
vyronas
waalwijk
waasmunster
wachtberg
wachtersbach
wad medani
waddinxveen
wadenswil
wadern
wadersloh
wadgassen
wadi as sir
wafangdian
wageningen
waghausel
wakayama
walcourt
wald michelbach
waldbrol
waldkirch
waldkirchen
waldkraiburg
waldorf
waldshut tiengen
walkden
wallasey
walldurn
wallenhorst
wallingford
wallisellen
wallsend
walsall
walsrode
waltendorf
waltershausen
waltham abbey
waltham cross
walton on thames
walton on the naze
waltrop
wandlitz
wandsbek
wanganui
wangen
wantage
wanxian
wanze
warangal
warburg
wardenburg
ware
waremme
waren
warendorf
warminster
warner robins
warren
warri
warstein
warwick
washington heights
washwood heath
wasquehal
wassenaar
wassenberg
wasserburg am inn
waterbury
waterlooville
wath upon dearne
wattignies
wattrelos
waukegan
waukesha
wavre
wawer
wedding
wedel
wednesbury
wednesfield
weener
weesp
weeze
wegberg
wehr
weifang
weihai
weil am rhein
weil im schonbuch
weilburg
weilerswist
weilheim
weinan
weinbohla
weinheim
weinsberg
weinstadt endersbach
weinzierl bei krems
weissenburg in bayern
weissenfels
weissenhorn
weissensee
weisswasser
weiterstadt
wejherowo
welkom
welland
welling
wellingborough
wellingsbuttel
welver
welwyn garden city
welzheim
wembley
wemmel
wendeburg
wendelstein
wenden
wendlingen am neckar
wennigsen
wenshan city
wentorf bei hamburg
wenzhou
werdau
werdohl
werkendam
werl
wermelskirchen
wernau
werne
werneck
wernigerode
werribee
wertheim
werther
wervik
wesel
wesseling
west albany
west allis
west bloomfield township
west bridgford
west bromwich
west coon rapids
west covina
west des moines
west drayton
west end
west end of london
west gulfport
west hartford
west hollywood
west jerusalem
west lynchburg
west molesey
west raleigh
west ridge
west town
west valley city
west vancouver
west wickham
westbury
westend
westerkappeln
westerlo
westerstede
westhill
westhoughton
westland
westminster
weston
weston super mare
westonaria
weststadt
wetherby
wetter ruhr
wetteren
wettingen
wetzelsdorf
wetzikon
wevelgem
weybridge
weymouth
wezembeek oppem
whangarei
whickham
whitburn
whitby
white rock
whitefield
whitehaven
whitley bay
whitstable
whittier
whittlesey
wichelen
wichita falls
wickede
wickford
wicklow
widnes
wiefelstede
wiehl
wiener neustadt
wierden
wiesloch
wiesmoor
wietmarschen
wigston magna
wijchen
wijk bij duurstede
wildberg
wildeshausen
wilhelmstadt
wilkau hasslau
willebroek
willenhall
willich
willowdale
wilmersdorf
wilmslow
wilnsdorf
wilsdruff
wilten
wimborne minster
windhoek
windsor
winejok
wingene
winnenden
winschoten
winsen
winsford
winterberg
winterhude
winterswijk
wipperfurth
wisbech
wisch
wishaw
witbank
witham
witney
wittelsheim
wittenau
wittenberg
wittenberge
wittenheim
wittingen
wittlich
wittmund
wittstock
witzenhausen
woerden
wohlen
woippy
wokingham
wola
wolfen
wolfenbuttel
wolfhagen
wolfratshausen
wolgast
wollongong
wolmirstedt
wolnzach
wolvega
wombourn
wombwell
wommelgem
wonju
wonsan
woodbridge
woodbury
woodford green
woodland hills
woodlands
woodstock
worb
worcester park
worgl
workington
worksop
worth am rhein
worthing
woudenberg
woudrichem
wuhai
wuhu
wulfrath
wunnenberg
wunsiedel
wunstorf
wurselen
wurzen
wusong
wuustwezel
wuwei
wuxi
wuxue
wuzhou
xalapa de enriquez
xanten
xanthi
xativa
xiamen
xiangtan
xiangyang
xianning
xiantao
xianyang
xiaogan
xico
xindi
xingtai
xinguara
xinhui
xining
xinpu
xintai
xinxiang
xinyang
xinyuan
xinzhou
xinzo de limia
xirivella
xiuying
xochimilco
xuchang
yakima
yakutsk
yamagata
yamoussoukro
yamunanagar
yanbu
yancheng
yangchun
yangjiang
yangju
yangquan
yangshuo
yangzhou
yanji
yantai
yarm
yaroslavl
yasenevo
yate
yateley
yatton
yautepec
yazd
yeadon
yecla
yekaterinburg
yeosu
yeovil
yerba buena
yerevan
yerres
yibin
yichang
yichun
yinchuan
yingkou
yiyang
yokkaichi
yokosuka
yono
yopal
yorba linda
yoshkar ola
ypenburg
ystalyfera
yuba city
yuci
yueyang
yuma
yumbo
yuncheng
yunfu
yurimaguas
yutz
yuzhno sakhalinsk
yvetot
yzeure
zaanstad
zabrze
zacapu
zacatecas
zafra
zagarolo
zagazig
zahedan
zalaegerszeg
zalau
zaltbommel
zamboanga
zamosc
zandhoven
zandvoort
zanjan
zanzibar
zaoyang
zaozhuang
zaporizhia
zarate
zarautz
zaria
zarqa
zaventem
zawiercie
zawiya
zdunska wola
zedelgem
zeewolde
zehdenick
zehlendorf
zeitz
zele
zelenograd
zella mehlis
zelzate
zemst
zemun
zenica
zerbst
zetel
zeulenroda
zeuthen
zeven
zevenaar
zevio
zeytinburnu
zgierz
zhabei
zhangjiakou
zhangjiakou shi xuanhua qu
zhangzhou
zhanjiang
zhaodong
zhaoqing
zhengzhou
zhenjiang
zhenzhou
zhicheng
zhongshan
zhoukou
zhu cheng city
zhuhai
zhulebino
zhumadian
zhuzhou
zhytomyr
zibo
zielona gora
zierikzee
zigong
ziguinchor
zinacantepec
zinder
zipaquira
zirndorf
zittau
zizur mayor
zlatoust
zlin
zoersel
zofingen
zografos
zola predosa
zoliborz
zonhoven
zonnebeke
zory
zossen
zottegem
zoucheng
zschopau
zubia
zuglo
zuidwijk
zulpich
zulte
zumarraga
zumpango
zunyi
zweibrucken
zwevegem
zwiesel
zwijndrecht
zwonitz
zyrardow
`)
