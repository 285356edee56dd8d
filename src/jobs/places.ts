import { fold } from '../fold.ts'
import { isTown } from './towns.ts'

// Places that postings add to a title. Those that are also words of a trade (Reading, Mobile, Nice)
// are left out.
const NAMES =
  'remote,home office,homeoffice,hybrid,worldwide,emea,dach,apac,latam,europe,eu,' +
  'germany,deutschland,berlin,hamburg,munich,münchen,cologne,köln,frankfurt,frankfurt am main,stuttgart,düsseldorf,leipzig,dortmund,essen,bremen,dresden,hannover,hanover,nuremberg,nürnberg,duisburg,bochum,wuppertal,bielefeld,bonn,münster,karlsruhe,mannheim,augsburg,wiesbaden,mainz,kiel,lübeck,erfurt,rostock,kassel,potsdam,saarbrücken,freiburg,heidelberg,darmstadt,ulm,ingolstadt,wolfsburg,regensburg,aachen,braunschweig,magdeburg,jena,walldorf,' +
  'austria,österreich,vienna,wien,graz,linz,salzburg,innsbruck,switzerland,schweiz,suisse,zurich,zürich,geneva,genf,genève,basel,bern,lausanne,zug,luzern,winterthur,st gallen,' +
  'france,paris,lyon,marseille,toulouse,nantes,strasbourg,montpellier,bordeaux,lille,rennes,grenoble,rouen,toulon,la défense,sophia antipolis,belgium,belgique,belgië,brussels,bruxelles,brussel,antwerp,antwerpen,ghent,gent,leuven,liège,luxembourg,netherlands,nederland,the netherlands,amsterdam,rotterdam,the hague,den haag,utrecht,eindhoven,groningen,tilburg,breda,nijmegen,delft,leiden,haarlem,' +
  'united kingdom,uk,great britain,england,scotland,wales,northern ireland,london,manchester,birmingham,leeds,glasgow,edinburgh,liverpool,bristol,sheffield,cardiff,belfast,newcastle,nottingham,cambridge,oxford,brighton,leicester,southampton,york,ireland,dublin,cork,galway,limerick,' +
  'spain,españa,madrid,barcelona,valencia,seville,sevilla,málaga,bilbao,zaragoza,alicante,portugal,lisbon,lisboa,porto,braga,coimbra,aveiro,italy,italia,rome,roma,milan,milano,turin,torino,naples,napoli,bologna,florence,firenze,genoa,genova,venice,venezia,verona,padova,bari,palermo,' +
  'denmark,danmark,copenhagen,københavn,aarhus,odense,aalborg,sweden,sverige,stockholm,gothenburg,göteborg,malmö,uppsala,lund,linköping,norway,norge,oslo,bergen,trondheim,stavanger,finland,suomi,helsinki,espoo,tampere,oulu,turku,iceland,reykjavik,estonia,tallinn,tartu,latvia,riga,lithuania,vilnius,kaunas,' +
  'poland,polska,warsaw,warszawa,kraków,krakow,cracow,wrocław,poznań,gdańsk,gdynia,łódź,katowice,lublin,szczecin,czech republic,czechia,česko,česká republika,prague,praha,brno,ostrava,plzeň,olomouc,liberec,slovakia,slovensko,bratislava,košice,žilina,hungary,budapest,debrecen,szeged,romania,bucharest,bucurești,cluj-napoca,cluj,timișoara,iași,brașov,bulgaria,sofia,plovdiv,varna,greece,athens,thessaloniki,croatia,zagreb,slovenia,ljubljana,serbia,belgrade,novi sad,ukraine,kyiv,kiev,lviv,kharkiv,turkey,türkiye,istanbul,ankara,izmir,cyprus,nicosia,limassol,malta,valletta,' +
  'united states,united states of america,usa,us,u.s.,america,new york,new york city,nyc,brooklyn,los angeles,san francisco,sf,bay area,san francisco bay area,san jose,san diego,palo alto,mountain view,menlo park,sunnyvale,santa clara,oakland,berkeley,sacramento,seattle,bellevue,redmond,portland,boston,chicago,houston,dallas,austin,san antonio,denver,boulder,phoenix,atlanta,miami,tampa,orlando,philadelphia,pittsburgh,washington,washington dc,washington d.c.,baltimore,detroit,minneapolis,st. louis,kansas city,nashville,charlotte,raleigh,durham,salt lake city,las vegas,columbus,cleveland,cincinnati,indianapolis,milwaukee,new orleans,honolulu,jersey city,arlington,' +
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,west virginia,wisconsin,wyoming,' +
  'al,ak,az,ar,ca,co,ct,de,fl,ga,hi,id,il,in,ia,ks,ky,la,me,md,ma,mi,mn,ms,mo,mt,ne,nv,nh,nj,nm,ny,nc,nd,oh,ok,or,pa,ri,sc,sd,tn,tx,ut,vt,va,wa,wv,wi,wy,dc,' +
  'canada,toronto,montreal,montréal,vancouver,ottawa,calgary,edmonton,waterloo,quebec,québec,ontario,british columbia,alberta,mexico,méxico,mexico city,ciudad de méxico,guadalajara,monterrey,brazil,brasil,são paulo,rio de janeiro,belo horizonte,curitiba,porto alegre,florianópolis,recife,argentina,buenos aires,córdoba,chile,santiago,colombia,bogotá,medellín,peru,perú,lima,uruguay,montevideo,' +
  'australia,sydney,melbourne,brisbane,perth,adelaide,canberra,new zealand,auckland,wellington,christchurch,india,bangalore,bengaluru,mumbai,delhi,new delhi,hyderabad,chennai,pune,gurgaon,gurugram,noida,kolkata,singapore,malaysia,kuala lumpur,indonesia,jakarta,philippines,manila,thailand,bangkok,vietnam,hanoi,ho chi minh city,hong kong,china,shanghai,beijing,shenzhen,taiwan,taipei,japan,tokyo,osaka,south korea,korea,seoul,pakistan,karachi,lahore,islamabad,bangladesh,dhaka,' +
  'israel,tel aviv,jerusalem,haifa,united arab emirates,uae,dubai,abu dhabi,saudi arabia,riyadh,jeddah,qatar,doha,egypt,cairo,morocco,casablanca,rabat,tunisia,tunis,nigeria,lagos,abuja,kenya,nairobi,ghana,accra,south africa,cape town,johannesburg,pretoria,durban'

const KNOWN: ReadonlySet<string> = new Set(NAMES.split(',').map(fold))

/** Whether every part of `text` names a place: a known one, or a part of `location`. */
export function isPlace(text: string, location: string | null): boolean {
  const parts = text.split(
    /\s*(?:[,;/|&+]|\s-\s|\s(?:or|and|oder|und|ou|et|o|y|e|of|en|nebo|a|lub|i)\s)\s*/i,
  )
  const own = new Set(
    location === null ? [] : [location, ...location.split(/[,;/()|]|\s-\s/)].map(fold),
  )
  return parts.every((part) => {
    const folded = fold(part)
    return folded !== '' && (KNOWN.has(folded) || own.has(folded) || isTown(part))
  })
}
