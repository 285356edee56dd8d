import { COUNTRY_NAMES, REGION_NAMES, TOWN_NAMES } from './lexicon/places.ts'
import { MORE_TOWNS } from './lexicon/towns.ts'
import { fold, memoizeText } from './text.ts'
import { scoreTitle } from './title-words.ts'
import { TOWNS } from './town-words.ts'

const set = (words: string): Set<string> => new Set(words.split(',').map(fold))

const STATE_CODES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS ON PE QC SK NSW VIC QLD ACT UK GB USA UAE EU D CH IE FR ES NL BE SE DK FI PL CZ AU NZ BR MX SG HK JP ZA SP RJ MG RS PE CE GO DF'.split(
    ' ',
  ),
)
const REGIONS = set(
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,district of columbia,ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,england,scotland,wales,northern ireland,bayern,bavaria,hessen,sachsen,thuringen,niedersachsen,nordrhein westfalen,baden wurttemberg,brandenburg,schleswig holstein,rheinland pfalz,saarland,karnataka,maharashtra,tamil nadu,gujarat,kerala,telangana,delhi ncr,uttar pradesh,west bengal,punjab,rajasthan,haryana,andhra pradesh,ile de france,bretagne,occitanie,catalunya,cataluna,andalucia,comunidad de madrid,pais vasco,galicia,comunidad valenciana,victoria,new south wales,queensland,bay area,san francisco bay area,greater london,greater boston,silicon valley,d c',
)
const COUNTRIES = set(
  'united states,united states of america,usa,u s a,us,u s,america,canada,mexico,brazil,brasil,argentina,chile,colombia,peru,venezuela,ecuador,uruguay,paraguay,bolivia,costa rica,panama,guatemala,cuba,puerto rico,dominican republic,united kingdom,uk,great britain,england,scotland,wales,ireland,france,germany,deutschland,allemagne,alemania,austria,osterreich,autriche,switzerland,schweiz,suisse,suiza,italy,italia,italie,italien,spain,espana,espagne,spanien,portugal,netherlands,the netherlands,niederlande,pays bas,belgium,belgien,belgique,belgica,luxembourg,luxemburg,denmark,danemark,sweden,schweden,suede,norway,norwegen,finland,finnland,iceland,poland,polen,pologne,polonia,czech republic,czechia,tschechien,slovakia,hungary,ungarn,romania,rumanien,bulgaria,greece,griechenland,grece,grecia,turkey,turkiye,turkei,turquie,croatia,kroatien,serbia,slovenia,ukraine,russia,estonia,latvia,lithuania,india,indien,inde,china,hong kong,taiwan,japan,japon,south korea,korea,s korea,republic of korea,singapore,singapur,malaysia,indonesia,thailand,vietnam,philippines,pakistan,bangladesh,sri lanka,nepal,israel,egypt,morocco,maroc,marruecos,algeria,algerie,tunisia,tunisie,senegal,nigeria,kenya,ghana,ethiopia,south africa,uganda,rwanda,cameroon,saudi arabia,united arab emirates,uae,qatar,kuwait,jordan,lebanon,iran,iraq,australia,new zealand,europe,remote,ivory coast,cote divoire,malta,cyprus',
)
const CITIES = set(
  'new york,new york city,nyc,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,san jose,austin,jacksonville,fort worth,columbus,charlotte,san francisco,indianapolis,seattle,denver,boston,nashville,detroit,portland,las vegas,memphis,baltimore,milwaukee,albuquerque,tucson,fresno,sacramento,atlanta,kansas city,miami,oakland,minneapolis,tampa,cleveland,pittsburgh,cincinnati,raleigh,st louis,orlando,salt lake city,palo alto,mountain view,cupertino,menlo park,sunnyvale,santa clara,redmond,bellevue,cambridge,berkeley,brooklyn,washington dc,toronto,montreal,vancouver,calgary,ottawa,waterloo,edmonton,mexico city,ciudad de mexico,guadalajara,monterrey,sao paulo,rio de janeiro,buenos aires,santiago,santiago de chile,bogota,medellin,lima,quito,montevideo,caracas,london,manchester,birmingham,leeds,liverpool,bristol,edinburgh,glasgow,cardiff,belfast,oxford,sheffield,nottingham,leicester,newcastle,brighton,reading,york,dublin,cork,galway,paris,lyon,marseille,toulouse,nice,nantes,bordeaux,lille,strasbourg,rennes,grenoble,montpellier,dijon,tours,reims,rouen,caen,brest,angers,nancy,metz,sophia antipolis,la defense,berlin,hamburg,munchen,munich,koln,cologne,frankfurt,frankfurt am main,stuttgart,dusseldorf,dortmund,essen,leipzig,bremen,dresden,hannover,nurnberg,nuremberg,duisburg,bochum,wuppertal,bielefeld,bonn,munster,karlsruhe,mannheim,augsburg,wiesbaden,aachen,kiel,freiburg,heidelberg,darmstadt,potsdam,jena,erfurt,mainz,kassel,regensburg,ulm,wurzburg,gottingen,tubingen,konstanz,rostock,magdeburg,halle,saarbrucken,braunschweig,wolfsburg,ingolstadt,erlangen,bayreuth,passau,trier,wien,vienna,graz,linz,salzburg,innsbruck,zurich,geneva,geneve,genf,basel,bern,lausanne,luzern,lugano,madrid,barcelona,valencia,sevilla,seville,zaragoza,malaga,murcia,bilbao,alicante,granada,cordoba,valladolid,vigo,gijon,oviedo,santander,pamplona,salamanca,palma,palma de mallorca,a coruna,donostia,san sebastian,vitoria,lisbon,lisboa,porto,rome,roma,milan,milano,turin,torino,florence,firenze,naples,napoli,bologna,venice,amsterdam,rotterdam,the hague,den haag,utrecht,eindhoven,delft,brussels,bruxelles,antwerp,ghent,leuven,luxembourg,copenhagen,stockholm,gothenburg,malmo,oslo,bergen,helsinki,espoo,reykjavik,warsaw,krakow,wroclaw,prague,brno,bratislava,budapest,bucharest,sofia,athens,istanbul,ankara,izmir,zagreb,belgrade,ljubljana,kyiv,lviv,moscow,tallinn,riga,vilnius,mumbai,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,pune,kolkata,ahmedabad,gurgaon,gurugram,noida,jaipur,kochi,coimbatore,lucknow,indore,nagpur,surat,chandigarh,beijing,shanghai,shenzhen,guangzhou,hangzhou,hong kong,taipei,tokyo,osaka,kyoto,seoul,busan,singapore,kuala lumpur,jakarta,bangkok,ho chi minh city,hanoi,manila,karachi,lahore,islamabad,dhaka,colombo,tel aviv,jerusalem,haifa,cairo,alexandria,casablanca,rabat,tunis,algiers,lagos,abuja,nairobi,accra,cape town,johannesburg,durban,dakar,abidjan,dubai,abu dhabi,doha,riyadh,jeddah,amman,beirut,tehran,sydney,melbourne,brisbane,perth,adelaide,canberra,auckland,wellington',
)
for (const town of [...TOWNS, ...TOWN_NAMES]) CITIES.add(fold(town))
const LESS_KNOWN = new Set(MORE_TOWNS)
for (const region of REGION_NAMES) REGIONS.add(fold(region))
for (const country of COUNTRY_NAMES) COUNTRIES.add(fold(country))
/** A postal code before a town, or a province's code after it: "24534 Bergen", "Carini (PA)". */
const POSTAL =
  /^(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? \p{Lu}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]+){0,2}$|^\p{Lu}[\p{L}'’ ]{2,25} \((?!UK|US|EU|IE|NZ)[A-Z]{2}\)$/u
/** A British or Canadian postal code: "LS1 4AP", "K1A 0B1". */
const POSTCODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)$/
/** A street: "Via Aurelia 36a", "12 rue des Lilas", "Hauptstraße 5", "Avda. Mayor". */
const STREET =
  /^(?:via|viale|piazza|piazzale|corso|rue|avenue|boulevard|calle|paseo|plaza|rua|praça|travessa|alameda|chemin|quai|allée) \p{L}[\p{L} .'’-]* (?:n[.º°]? ?)?\d+\s?\p{L}?$|^(?:avda|av)(?:\.| ) ?\p{L}|^c\/\.? ?\p{L}|^(?:calle|avenida|rua) \p{Lu}|^\d+(?:\s?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|chemin|impasse|quai|allée|route) |(?:straße|strasse|str\.|gasse|allee|laan|straat|kade|gracht|steenweg| street| road| avenue) \d+\s?\p{L}?$|^\d+ [\p{L}. ]+ (?:street|road|avenue|ave\.?|lane|drive)$/iu
/** A street and its number beside an employer: "12 Old Mint Street", "Via Baccarini 9", "Lindenweg 4". */
const STREET_WORDS =
  'street|st\\.?|road|rd\\.?|lane|ln\\.?|drive|dr\\.?|avenue|ave\\.?|close|row|way|crescent|terrace|square|place|parkway|pkwy\\.?|highway|hwy\\.?|trail|boulevard|blvd\\.?|quay'
const STREET_NAMES =
  'via|viale|v\\.le|piazza|piazzale|corso|largo|vicolo|strada|rue|avenue|av\\.?|bd|boulevard|place|chemin|allée|impasse|quai|route|cours|calle|c/|avda\\.?|avenida|plaza|paseo|carrera|cra\\.?|jirón|jr\\.?|rua|r\\.|travessa|praça|estrada|alameda|rodovia'
const ADDRESS = new RegExp(
  `^(?:no\\.? ?)?\\d+[a-z]?,? (?:[\\p{L}.’'-]+ ){0,4}(?:${STREET_WORDS})(?: (?:n|s|e|w|ne|nw|se|sw|north|south|east|west))?$|^\\d+(?: ?bis| ?ter)?,? (?:${STREET_NAMES}) \\p{L}.*$|^(?:${STREET_NAMES}) ?(?:dell['’])?\\p{L}.* (?:n[.º°]? ?)?\\d+\\s?\\p{L}?$|^\\p{L}[\\p{L} .-]*(?:straße|strasse|str\\.|weg|platz|gasse|allee|ring|damm|straat|laan|plein|kade|gracht|dreef|singel|steenweg) \\d+ ?\\p{L}?$`,
  'iu',
)
/** Whether a text is a street with a number, which names no employer. */
export const isStreet = (text: string): boolean => text.length < 60 && ADDRESS.test(text)

/** A street without its number, which may also be a name: "Manor Road". */
const NAMED_STREET =
  /^(?:\p{Lu}[\p{L}.’'-]{1,20} ){1,3}(?:Street|Road|Lane|Avenue|Drive|Crescent|Terrace|Boulevard|Parkway|Highway|Way|Close)$/u
export const isNamedStreet = (text: string): boolean => NAMED_STREET.test(text)

/** A name, a street with its number, and a postal code with its town, without commas. */
const ADDRESSED = new RegExp(
  `^(\\S.{2,50}?) (?:(?:${STREET_NAMES}) (?:[\\p{L}.'’-]{1,20} ){1,4}(?:n[.º°]? ?)?\\d{1,4}\\p{L}?|\\p{L}{2,30}(?:straße|strasse|str\\.|weg|platz|gasse|allee|straat|laan|plein|kade|gracht) \\d{1,4}\\p{L}?|\\d{1,4} (?:${STREET_NAMES}) (?:[\\p{L}.'’-]{1,20} ){1,4}),? ?((?:[A-Z]{1,2}-)?\\d{4,5} \\p{Lu}.{2,40})$`,
  'iu',
)

/** Splits the address off a name before it: "Hotel Airone Via Roma 2 20121 Milano". */
export function splitAddress(text: string): { name: string; town: string } | null {
  const [, name, town] = text.length < 120 ? (ADDRESSED.exec(text) ?? []) : []
  return name && town && /\d{4,5} \p{Lu}/u.test(town) ? { name, town } : null
}

const REMOTE =
  /^(?:fully |100 ?% )?(?:remote|remoto|teletrabajo|home ?office|teletravail|hybrid|on ?site|distributed|worldwide|telecommute|work from home|deutschlandweit|bundesweit|thuiswerk|a distancia|a distance|da remoto|presencial|semi ?presencial|hibrid[oa]|hybride|in presenza|en presentiel|presentiel|op locatie|vor ort$)(?: |$)/

/** Whether a text is a way of working rather than a town: "Remote". */
export const isRemote = (text: string): boolean => REMOTE.test(fold(text))

/** The score of a text as a place: about 1 if certain, less if possible, 0 if not. */
export const scorePlace = memoizeText((text) => {
  const bare = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b\d{4,5}\b/g, ' ')
    .trim()
  if (POSTAL.test(text) || POSTCODE.test(text) || STREET.test(text)) return 0.9
  const folded = fold(bare)
  if (!folded || folded.length > 50) return 0
  if (STATE_CODES.has(bare.replace(/\./g, ''))) return 1
  if (REMOTE.test(folded)) return 1
  if (COUNTRIES.has(folded)) return 1
  if (REGIONS.has(folded) || CITIES.has(folded)) return 0.9
  const parts = folded.split(/ (?:and|or|und|et|y|en|e) /)
  if (parts.length > 1 && parts.every((part) => CITIES.has(part) || COUNTRIES.has(part))) return 0.9
  if (isRegion(bare) || isTownAndRegion(bare)) return 0.9
  const last = bare.split(/\s+/).at(-1) ?? ''
  if (!bare.includes(' ') || scoreTitle(bare) > 0) return 0
  // "Austin TX" and "Berlin Germany" are places; "Plover France" is rather a company.
  const first = fold(bare.slice(0, -last.length))
  if (STATE_CODES.has(last)) return 0.7
  return COUNTRIES.has(fold(last)) ? (CITIES.has(first) ? 0.9 : 0.2) : 0
})

/** Brazilian state codes that are too short to be places on their own. */
const STATES_AFTER_TOWN = new Set(
  'AC AM AP BA ES MA MS MT PA PB PI PR RN RO RR SC SE TO'.split(' '),
)
/**
 * Endings of town names: "Ludwigshafen am Rhein", "Freiburg i. Br.", "Paris 15e", "Bogotá D.C.".
 */
const TOWN_ENDING =
  /\s(?:(?:am|an der|im|in der|ob der|vor der|a\.?\s?d\.?|a\.|i\.)\s?\p{Lu}[\p{L}.]*|\d{1,2}(?:er?|[èe]me)?|D\.\s?[CF]\.?)$/u

/** A town and its region: "Curitiba, Paraná", "Salvador - BA", "Belo Horizonte/MG". */
function isTownAndRegion(text: string): boolean {
  const [town = '', region, ...more] = text.split(/\s*[/,]\s*|\s+[-–]\s+/)
  const isKnown = CITIES.has(fold(town)) || CITIES.has(fold(town.replace(TOWN_ENDING, '')))
  if (!isKnown || more.length > 0) return false
  if (region === undefined) return TOWN_ENDING.test(town)
  return STATES_AFTER_TOWN.has(region) || isRegion(region)
}

/** Whether a text is a town that is not well enough known to count anywhere. */
export const isTown = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && LESS_KNOWN.has(fold(text.replace(/\([^)]*\)/g, ' ')))

/** Whether a text is a town of any size: "Antwerpen", which is a province, too. */
export const isAnyTown = (text: string): boolean => isTown(text) || CITIES.has(fold(text))

export const isCountry = (text: string): boolean => COUNTRIES.has(fold(text))

/** "Co. Clare", "Co Durham": a county behind the word for one. */
const COUNTY =
  /^(?:Co\.?|County) (?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Londonderry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)$/u

/** Whether a text is an Irish or British county behind the word for one, rather than a firm. */
export const isCounty = (text: string): boolean => COUNTY.test(text.trim())

/** Whether a text is the state or country after an unknown town. */
export function isRegion(text: string): boolean {
  if (isCounty(text)) return true
  const bare = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\d.]+/g, ' ')
    .trim()
  const [first = '', ...rest] = bare.split(/\s+/)
  const isWhole = (words: string): boolean =>
    STATE_CODES.has(words) || COUNTRIES.has(fold(words)) || REGIONS.has(fold(words))
  return isWhole(bare) || (rest.length > 0 && isWhole(first) && isWhole(rest.join(' ')))
}

/** Whether an "in" separates a town from an employer or a school: "at Lumen in Ghent". */
export const isIn = ({ border, glue }: { border: string; glue: string }): boolean =>
  border === 'sign' && /^\s+(?:in|à)\s+$/.test(glue)

/**
 * A town after a legal form or a word that means a town: "Airone S.r.l. di Torino", "Otter College
 * te Zwolle".
 */
const SEATED =
  /^(.+(?:S\.?r\.?l\.?|S\.?p\.?A\.?|S\.A\.?|S\.L\.?|GmbH|AG|Ltda?\.?|B\.?V\.?|N\.?V\.?|SAS|SARL)(?=\s(?:di|de|in|en|à|aus|em)\s)|.+(?=\ste\s))\s(?:di|de|in|en|à|aus|em|te)\s(\p{Lu}[\p{L}'’ -]+)$/u

/** The Dutch word for "in", which is only used of towns: "Otter BV te Ibexdorp". */
const SEATED_IN_DUTCH =
  /^(.*\p{L}{2}) te ((?:'s-|Den |De |Het |Ter )?\p{Lu}\p{Ll}[\p{L}-]+(?: (?:aan|op|a\/d|bij) .{2,20})?)$/u

/** A town after a name in capitals or figures: "3IX in Ghent". */
const IN_TOWN = /^([\p{Lu}\d&]{2,6}) (?:in|à) (\p{Lu}[\p{L}'’ -]+)$/u

/** Splits a place in parentheses off a name: "Bergen University College (Bergen)". */
export function splitPlace(name: string | null): {
  name: string | null
  place: string | null
} {
  const [, bare, place] = /^(.+?)\s*\(([^()]+)\)$/.exec(name ?? '') ?? []
  const isPlace = place !== undefined && place.split(/,\s*/).some((part) => scorePlace(part) > 0.8)
  const seat = SEATED.exec(name ?? '') ?? IN_TOWN.exec(name ?? '')
  const dutch = SEATED_IN_DUTCH.exec(name ?? '')
  const isSeat = scorePlace(seat?.[2] ?? '') > 0.8 || isTown(seat?.[2] ?? '')
  const [, seated, town] = (isSeat ? seat : dutch) ?? []
  if (seated !== undefined && town !== undefined) return { name: seated, place: town }
  return bare !== undefined && isPlace ? { name: bare, place } : { name, place: null }
}
