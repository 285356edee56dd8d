import { fold } from '../fold.ts'
import type { EmploymentType, SalaryPeriod, WorkMode } from '../jobs/terms.ts'
import { toLine } from './text.ts'
import { WORK_MODE_ASIDE, WORK_MODE_NOTE, WORK_MODE_WORDS } from './work-mode-words.ts'

const findByWords = <T>(text: string, rules: readonly (readonly [T, RegExp])[]): T | undefined => {
  const folded = fold(text)
  return rules.find(([, words]) => words.test(folded))?.[0]
}

// Folded: lower case, without accents and punctuation.
const EMPLOYMENT_WORDS: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'internship',
    /\b(?:intern|internship|praktik\w*|werkstudent\w*|stage|stagiaire|tirocinio|practicas|becario|beca|estagi\w*|staz|stazysta|alternance|apprentissage|trainee ?ship)\b/,
  ],
  ['volunteer', /\b(?:volunteer\w*|ehrenamt\w*|benevol\w*|voluntari\w*|vrijwillig\w*)\b/],
  [
    'part_time',
    /\b(?:part ?time|teilzeit|temps partiel|media jornada|jornada parcial|tiempo parcial|meio periodo|part time|tempo parcial|tempo parziale|deeltijd\w*|parttime|deltid|osa aikai\w*|castecny uvazek|zkraceny uvazek|niepelny etat|czesc etatu|skraceny uvazok|reszmunkaido\w*|minijob\w*|geringfugig\w*)\b/,
  ],
  [
    'full_time',
    /\b(?:full ?time|fulltime|vollzeit|temps plein|temps complet|jornada completa|tiempo completo|periodo integral|tempo integral|tempo inteiro|tempo completo|tempo pieno|voltijd\w*|heltid|fuldtid|kokoaikai\w*|plny uvazek|plny pracovni uvazek|prace na plny uvazek|pelny etat|teljes munkaido\w*|norma intreaga|na polny uvazok|plny uvazok|polnaa zanatost|полная занятость)\b|полная занятость/,
  ],
  [
    'temporary',
    /\b(?:temporary|temp|befristet\w*|zeitarbeit\w*|cdd|interim|interimaire|temporal|temporario|temporaneo|determinato|tijdelijk\w*|fixed term|seasonal|saison\w*|vikariat|per diem)\b/,
  ],
  [
    'contract',
    /\b(?:contract|contractor|freelance\w*|independent|freiberuf\w*|b2b|zivnost|ico|zzp|autonomo|prestataire|pj)\b/,
  ],
]

/** The employment type for words of a page or a value of schema.org. */
export const toEmploymentType = (text: string): EmploymentType | undefined =>
  /^contract$|_?contractor/i.test(text.trim())
    ? 'contract'
    : findByWords(text.replaceAll('_', ' '), EMPLOYMENT_WORDS)

export const toWorkMode = (text: string): WorkMode | undefined =>
  WORK_MODE_WORDS.find(([, words]) => words.test(text))?.[0]

const PERIOD_WORDS: readonly (readonly [SalaryPeriod, RegExp])[] = [
  [
    'hour',
    /\b(?:hour|hourly|hr|h|stunde|std|heure|hora|ora|uur|godz\w*|hod|hodina|time|timme|per hour)\b/,
  ],
  ['day', /\b(?:day|daily|tag|jour|dia|giorno|dag|dzien|den|day rate)\b/],
  ['week', /\b(?:week|weekly|wk|woche|semaine|semana|settimana|tydzien|tyden|vecka)\b/],
  [
    'month',
    /\b(?:month|monthly|mo|mth|monat|monatlich|mois|mes|mensual|mensuel|mensal|mese|maand|mies\w*|mesic|mesicne|mesacne|manad|maned|kuukausi|ho|honap)\b/,
  ],
  [
    'year',
    /\b(?:year|yearly|yr|annual|annually|annum|pa|jahr|jahrlich|jahresgehalt|an|annuel|ano|anual|anno|annuo|jaar|rok|rocznie|rocne|ar|vuosi)\b/,
  ],
]

export const toPeriod = (text: string): SalaryPeriod | undefined => findByWords(text, PERIOD_WORDS)

const SYMBOLS = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['₹', 'INR'],
  ['CHF', 'CHF'],
  ['US$', 'USD'],
  ['R$', 'BRL'],
])

/** The ISO 4217 code; undefined for `$` alone, which several countries use. */
export function toCurrency(text: string): string | undefined {
  const code = /\b[A-Z]{3}\b/.exec(
    text.trim().toUpperCase().length === 3 ? text.toUpperCase() : text,
  )
  if (code !== null && KNOWN_CURRENCIES.has(code[0])) return code[0]
  return [...SYMBOLS].find(([symbol]) => text.includes(symbol))?.[1]
}

const KNOWN_CURRENCIES = new Set(
  'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HRK HUF IDR ILS INR ISK JPY KES KRW MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'.split(
    ' ',
  ),
)

const AMOUNT_MAX = 1_000_000_000

/** A number as written in many countries: 50.000, 50,000.00, 50 000, 50k. */
export function toAmount(value: unknown): number | undefined {
  const amount = typeof value === 'number' ? value : typeof value === 'string' ? read(value) : NaN
  return Number.isFinite(amount) && amount > 0 && amount < AMOUNT_MAX ? amount : undefined
}

function read(text: string): number {
  const found = /\d[\d.,'’\s]*/.exec(text)?.[0].replaceAll(/[\s'’]/g, '') ?? ''
  const factor = /\d\s*k\b/i.test(text) ? 1_000 : 1
  // The last mark is a decimal point unless three digits follow.
  const plain = found.replace(/[.,]$/, '').replace(/[.,](\d{1,2})$/, '#$1')
  return (
    Number(
      plain
        .replaceAll(/[.,](?=\d{3})/g, '')
        .replace('#', '.')
        .replace(',', '.') || NaN,
    ) * factor
  )
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** `YYYY-MM-DD` in the time zone of the page; undefined if impossible or before 2000. */
export function toDate(value: unknown): string | undefined {
  if (typeof value === 'number') {
    const instant = new Date(value < 100_000_000_000 ? value * 1_000 : value)
    return Number.isNaN(instant.getTime()) ? undefined : check(instant.toISOString())
  }
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^\d{10}(?:\d{3})?$/.test(text)) return toDate(Number(text))
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text)
  if (iso !== null) return check(`${iso[1]}-${iso[2]}-${iso[3]}`)
  const local = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})/.exec(text)
  if (local !== null) return readLocal(local)
  const words =
    /^(?:\w+, )?(\d{1,2})\.? ([a-z]{3})[a-z]*\.?,? (\d{4})|^(?:[a-z]{3,9},? )?([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/i.exec(
      text,
    )
  if (words === null) return undefined
  const month = MONTHS.indexOf((words[2] ?? words[4] ?? '').toLowerCase()) + 1
  const parts = [words[3] ?? words[6], pad(month), pad(words[1] ?? words[5])]
  return month === 0 ? undefined : check(parts.join('-'))
}

/** 31.12.2026 begins with the day; 05/06/2026 is ambiguous and ignored. */
function readLocal([, first = '', mark, second = '', year]: RegExpExecArray): string | undefined {
  const isDayFirst = mark === '.' || Number(first) > 12 || first === second
  if (!isDayFirst && Number(second) <= 12) return undefined
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return check(`${year}-${pad(month)}-${pad(day)}`)
}

const pad = (value: string | number | undefined) => String(value ?? '').padStart(2, '0')

function check(text: string): string | undefined {
  const date = text.slice(0, 10)
  const instant = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date)
    return undefined
  const year = Number(date.slice(0, 4))
  return year >= 2000 && year <= 2200 ? date : undefined
}

const NOWHERE =
  /^(?:anywhere|the|world|earth|worldwide|weltweit|global|globally|remote|fully|only|work|from|home|office|homeoffice|hybrid|on|site|onsite|in|or|and|possible|first|friendly|based|job|position|telecommute|100|various|multiple|locations?|n|a|na|null|undefined|none|-)$/

/** Links behind a place: `Show on map`. */
const MAP_LINK =
  /[\s(,;|–-]{0,4}(?:(?:show|view|see|open|find)(?: it)?(?: (?:on|in))?(?: (?:the|a|google))? maps?|google maps|get directions|(?:auf|in) (?:der )?karte (?:an)?(?:zeigen|sehen)|karte (?:an)?zeigen|route (?:planen|anzeigen)|(?:voir|afficher) (?:sur )?(?:la |le )?(?:carte|plan)|ver (?:en (?:el )?|no )?mapa|(?:vedi|mostra|apri|visualizza) (?:sulla |la )?mappa|(?:bekijk|toon) (?:op )?(?:de )?kaart|(?:zobacz|pokaż) (?:na )?map\p{L}+|(?:zobrazit|ukázat) (?:na )?map\p{L}+|vis (?:på )?kort(?:et)?|vis (?:på |i )?kart(?:et)?|vis[ae] (?:på )?kartan?|haritada (?:göster|gör)|(?:показать|посмотреть|смотреть) на карте|(?:点击)?查看地[图圖]|地図(?:を見る|で見る|を表示)?|지도 ?보기)[\s).→>»↗]{0,4}$/iu

/** When the work starts, behind its place: `Leeds, from 1 May`. */
const START =
  /\s{0,2}[,;|·(–-]\s{0,2}(?:ab|zum|from|starting|start|dès|à partir d[eu]|desde|a partir de|dal|vanaf|od|från|fra)\s(?:(?:le|el|dem|the|il)\s)?(?:\d|(?:sofort|jetzt|now|immediately|asap|maintenant|ahora|agora|subito|heden|zaraz|ihned|nu)(?!\p{L})).{0,20}$/iu

export type Place = { place: string | undefined; workMode: WorkMode | undefined }

/** Splits a place and a work mode: `Remote (Germany)` is Germany and remote; `Remote` alone is no place. */
export function toPlace(text: string): Place {
  const line = toLine(text)
    .replace(MAP_LINK, '')
    .replace(START, '')
    .replaceAll(/^[\s,;|·•-]+|[\s,;|·•-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    // The end of a sentence, unlike that of a state's abbreviation: `Leeds.`, `Austin, TX.`.
    .replace(/(?<=^[^,]*\p{L}{4}|,\s\p{Lu}{2,3})\.$/u, '')
  const workMode = toWorkMode(line)
  const words = fold(line).split(' ')
  if (line === '' || words.every((word) => NOWHERE.test(word)))
    return { place: undefined, workMode }
  if (workMode === undefined) return { place: line, workMode }
  const rest = line
    .replaceAll(WORK_MODE_ASIDE, ' ')
    .replaceAll(WORK_MODE_NOTE, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:|·•/–—-]+|[\s,;:|·•/–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(
      /^(?:in|from|or|within|oder|ou|o|of|u|lub|nebo|alebo|eller|tai|vagy|sau|veya|или|або)\s+/i,
      '',
    )
    .replace(
      /\s+(?:or|oder|und|and|ou|et|o|y|e|of|en|lub|nebo|alebo|eller|og|och|ja|tai|vagy|sau|veya|или|або|only)$/i,
      '',
    )
    .trim()
  const isPlace =
    rest !== '' &&
    !/\btime ?zones?\b|\bhemisphere\b|\bwork(?:ing)? hours\b|\bzeitzonen?\b/i.test(rest) &&
    !fold(rest)
      .split(' ')
      .every((word) => NOWHERE.test(word))
  return { place: isPlace ? rest : undefined, workMode }
}
