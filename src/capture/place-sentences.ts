import { listAddressTowns } from './address.ts'
import type { PageFacts } from './facts.ts'
import { findBegin, mayBePlace } from './nearby.ts'
import { CALL } from './offer-words.ts'
import type { Run } from './page.ts'
import { soundsLikePlace, toCountryCode } from './place-names.ts'
import { fold } from '../fold.ts'
import { toWorkMode } from './values.ts'

// Places in sentences: where the work is done, where the company is, or the towns that are named.

const TOWN = String.raw`(?<place>\p{Lu}[\p{L}’'. -]+(?:,\s*\p{Lu}[\p{L}’'. -]+)?)`

/** Sentences about where the work is done. */
const WORK = [
  String.raw`\b(?:position|role|job|post|office|team|lab|laborator(?:y|ies)|labs|stelle|poste|puesto|[Yy]ou|candidate|appointed|appointee|postholder)\b[^.]{0,40}?\b(?:is|are|be|ist|est)?\s*(?:co-)?(?:based|located|situated|basée?|ubicad[oa])\s+(?:in|at|on|à|en)\s+(?:our\s+|the\s+)?(?:(?:very\s+)?(?:heart|cent(?:er|re))\s+of\s+)?${TOWN}`,
  // In our office in Leeds, in many languages.
  String.raw`\b(?:[Oo]ur|[Uu]nser\w*|[Nn]os|[Nn]otre|[Oo]ns|[Oo]nze|nuestra|nostra|nosso|vår|vores|vårt|naš\p{L}*|nasz\p{L}*)\s+(?:\p{L}+\s+)?(?:offices?|site|[Bb]üro|[Ss]tandort|bureaux?|kantoor|oficinas?|sede|escritório|kontor|biurze|kanceláři?)\s+(?:in|at|à|en|em|a|i|w|v)\s+${TOWN}`,
  String.raw`\b[Oo]ur\s+${TOWN}\s+(?:offices?|studio|site|location|plant|store)\b`,
  String.raw`\b(?:[Oo]ffice|[Bb]üro|[Bb]ureau|[Kk]antoor|[Oo]ficina|[Uu]fficio|[Ee]scritório|[Bb]iurze)(?:\s+space)?\s+(?:in|à|en|a|em|w)\s+(?:downtown\s+|central\s+)?${TOWN}`,
  String.raw`\b[Jj]oin\s+(?:our|the)\s+(?:\p{L}+\s+){0,3}team\s+in\s+${TOWN}`,
  String.raw`\b(?:[Uu]nser\w*|das|dem)\s+(?:\p{Ll}+\s+){0,2}Team\s+in\s+${TOWN}`,
  String.raw`\b(?:[Ww]e(?:['’]re| are)\s+)?[Hh]iring\s+in\s+${TOWN}`,
  // The office is in Odense, in Danish, Norwegian and Swedish.
  String.raw`\b(?:[Kk]ontor\w*|[Aa]rbejdspladsen|[Aa]rbeidsplassen|[Aa]rbetsplatsen)\s+(?:ligger|er|är)\s+(?:\p{Ll}+\s+)?(?:i|på)\s+${TOWN}`,
  String.raw`^(?:[Ff]ür|[Aa]m|[Aa]n)?\s*(?:[Uu]nser\w*\s+)?(?:den\s+)?Standort\s+(?:in\s+)?${TOWN}`,
  String.raw`\b(?:[Uu]nser\w*|[Aa]m|de[mns])\s+(?:\p{Ll}+\s+)?(?:Standorte?s?|Werk|Haus|Campus)\s+${TOWN}`,
  String.raw`\b(?:[Ii]m\s+(?:[Gg]roß)?[Rr]aum)\s+(?<place>\p{Lu}[\p{L}-]+(?:\s?/\s?\p{Lu}[\p{L}-]+)*)`,
].map((source) => new RegExp(source, 'u'))

/** Places of work, and the words between them and their town, by language. */
const WORKPLACES: readonly (readonly [nouns: string, before: string])[] = [
  [
    '(?<!\\p{L})(?:offices?|studio|site|plant|factory|mill|store|shop|branch|clinic|practice|surgery|school|campus|workshop|warehouse|depot|kitchen|restaurant|café|hotel|lab|laboratory|bakery|brewery|farm|nursery|yard|showroom|salon|library|garage|hub|cent(?:re|er)|base|premises)',
    '(?:in|at|near)\\s',
  ],
  [
    '(?:büros?|standorte?s?|werke?s?|filialen?|niederlassung|praxis|werkstatt|backstube|klinik|haus|lager|restaurant|betrieb|zentrale|geschäftsstelle|laden|geschäft|apotheke|kanzlei|hotel|küche|schule|kita|labor|hof|studio|atelier|agentur)',
    '(?:in|bei)\\s',
  ],
  [
    '(?<!\\p{L})(?:agence|bureaux?|site|magasin|atelier|usine|boutique|établissement|centre|restaurant|cabinet|clinique|dépôt|entrepôt|équipe|ferme|hôtel|antenne|laboratoire|fournil|succursale|plateforme)',
    "(?:de\\s|d['’]|à\\s|sur\\s|situé\\w*\\sà\\s|basé\\w*\\sà\\s)",
  ],
  [
    '(?<!\\p{L})(?:oficinas?|sucursal|tienda|planta|fábrica|centro|hotel|clínica|taller|restaurante|almacén|obrador|delegación|nave|finca|equipo)',
    '(?:de|en)\\s',
  ],
  [
    '(?<!\\p{L})(?:escritórios?|loja|fábrica|unidade|polo|equipa|equipe|restaurante|clínica|oficina|armazém|delegação|filial|obra|quinta|hotel|padaria)',
    '(?:de|d[oa]|em|n[oa])\\s',
  ],
  [
    '(?<!\\p{L})(?:uffici?o?|stabilimento|negozio|filiale|magazzino|laboratorio|cantiere|ristorante|officina|punto vendita|cantina|hotel|struttura|agenzia|studio|clinica|forno|sede operativa)',
    '(?:di|a|in)\\s',
  ],
  [
    '(?:vestiging|kantoor|filiaal|winkel|werkplaats|locatie|magazijn|fabriek|praktijk|keuken|restaurant|bakkerij|studio|showroom|apotheek|atelier|depot)',
    '(?:in|te)\\s',
  ],
  [
    '(?<!\\p{L})(?:biurz?e?|biura|oddzia\\p{L}+|zakła\\p{L}+|sklep\\p{L}*|magazyn\\p{L}*|fabry\\p{L}+|restauracj\\p{L}+|warszta\\p{L}+|salon\\p{L}*|przychodni|klinice)',
    'we?\\s',
  ],
  [
    '(?<!\\p{L})(?:poboč\\p{L}+|kancelář\\p{L}*|závod\\p{L}*|provozovn\\p{L}+|prodejn\\p{L}+|díln\\p{L}+|sklad\\p{L}*|restaurac\\p{L}+|ordinac\\p{L}+|centrál\\p{L}+)',
    've?\\s',
  ],
  [
    '(?:kontor(?:et)?|butik(?:ke)?n?|butiken|verkstad(?:en)?|v[æe]rksted(?:et)?|verksted(?:et)?|fabrik(?:ke)?n?|fabriken|anläggning(?:en)?|af?deling(?:en)?|avdeling(?:en)?|lager(?:et)?|lagret|restaurang(?:en)?|restaurant(?:en)?|klinik(?:ke)?n?|kliniken|kök(?:et)?|køkken(?:et)?|depå(?:n)?|gård(?:en)?|bageri(?:et)?|snickeri(?:et)?)',
    '(?:i|på)\\s',
  ],
]
const AT_WORKPLACE = new RegExp(
  WORKPLACES.map(([nouns, before]) => `${nouns}\\s${before}`).join('|'),
  'giu',
)
const TOWN_HERE = new RegExp(TOWN, 'uy')

/** The text after a place of work: `Leeds is full` of `our bakery in Leeds is full`. */
function readWorkplace(text: string): string | undefined {
  for (const { 0: noun, index } of text.matchAll(AT_WORKPLACE)) {
    TOWN_HERE.lastIndex = index + noun.length
    const place = TOWN_HERE.exec(text)?.groups?.['place']
    if (place !== undefined) return place
  }
  return undefined
}

const LOWER = String.raw`[^.!?]{0,80}?\b`
/** Where the company is located, in many languages; the work is probably there. */
const SEATS = [
  String.raw`\b(?:[Ww]e|\p{Lu}[\p{L}\p{N}]+)(?:['’”´ʼ]re| are| is|,)\s${LOWER}(?:based|headquartered|located|situated)\s+in\s+(?:the\s+heart\s+of\s+)?${TOWN}`,
  String.raw`\b(?:is|are)\s+home\s+to\s${LOWER}in\s+${TOWN}`,
  String.raw`(?<place>\p{Lu}[\p{L}’']+(?:[ -]\p{Lu}[\p{L}’']+)?)-based\s+(?:[\p{L}-]+\s+){0,4}(?:company|start-?up|agency|studio|firm|team|lab)\b`,
  String.raw`\b(?:mit Sitz|mit Hauptsitz|ansässig|gevestigd|con sede|sediada|avec siège|baserade?|beliggende|har kontor)\s+(?:in|en|a|em|à|i)\s+${TOWN}`,
  String.raw`\b(?:entreprise|agence|société|startup|start-up|équipe|nous sommes)\b${LOWER}(?:basée?s?|situés?|située?s?|implantée?s?|installée?s?)\s+(?:à|au cœur de)\s+${TOWN}`,
].map((source) => new RegExp(source, 'u'))

const TEXT_MAX = 2_000
const LINES_MAX = 400

/** The page's sentences, put together from the elements that they consist of. */
function listSentences({ main }: PageFacts): string[] {
  const sentences: string[] = []
  let before: Run | undefined
  for (const run of main.slice(0, LINES_MAX)) {
    const isInline =
      before !== undefined &&
      (run.element.parent === before.element || before.element.parent === run.element)
    const last = sentences.at(-1) ?? ''
    if (isInline && !/[.:!?]$/.test(last) && last.length < TEXT_MAX)
      sentences[sentences.length - 1] = `${last} ${run.text}`
    else sentences.push(run.text)
    before = run
  }
  return sentences.filter((text) => text.length <= TEXT_MAX)
}

/** The place in a sentence about the work: `The position is based in Madrid, Spain.` */
export function findWorkplace(facts: PageFacts): string | undefined {
  for (const text of listSentences(facts)) {
    const place = findWorkplaceIn(text)
    if (place === undefined) continue
    return listAddressTowns(facts).find((town) => isSameTown(town, place)) ?? place
  }
  return undefined
}

const STEM_MIN = 4
const ENDING_MAX = 2
/** Whether a town is another one, or its form after a preposition: `Poznań` and `w Poznaniu`. */
const isSameTown = (town: string, other: string) => {
  const [one, two] = [fold(town), fold(other)]
  const stem = one.slice(0, Math.max(STEM_MIN, one.length - ENDING_MAX))
  return one === two || (two.startsWith(stem) && two.length - stem.length <= 2 * ENDING_MAX)
}

function findWorkplaceIn(text: string): string | undefined {
  if (SEAT.test(text)) return undefined
  for (const sentence of WORK) {
    const place = toTown(sentence.exec(text)?.groups?.['place'], 1)
    if (place !== undefined) return place
  }
  return toTown(readWorkplace(text), UNKNOWN_MAX)
}
/** The end of the name of a place of work: `Rye Library`. */
export const FACILITY =
  /\p{L}\s(?:Station|Library|School|Hospital|Clinic|Campus|Depot|Plant|College|Nursery|Surgery|Barracks|Museum|Airport|Farm)$/u
/** At most this many words may be a town that no list contains. */
const UNKNOWN_MAX = 3

/**
 * The place in the sentence that calls for the position, which may end below it: `For our bakery in
 * Leeds we seek a`.
 */
export function findInCall(facts: PageFacts, position: string | undefined): string | undefined {
  const at = findBegin(facts, position)
  if (at === -1) return undefined
  const before = facts.main
    .slice(Math.max(0, at - 2), at)
    .map(({ text }) => text)
    .join(' ')
  const after = facts.main[at + 1]?.text ?? ''
  const texts = [
    CALL.test(before.slice(-SENTENCE_MAX)) ? before.slice(-SENTENCE_MAX) : '',
    /^\p{Ll}/u.test(after) ? after.slice(0, SENTENCE_MAX) : '',
  ]
  for (const text of texts) {
    const place = text === '' ? undefined : (findWorkplaceIn(text) ?? listTowns(text)[0])
    if (place !== undefined) return place
  }
  return undefined
}
const SENTENCE_MAX = 200

/** The town where the company says it is located, unless the work is done elsewhere. */
export function findSeat(facts: PageFacts): string | undefined {
  const isRemote = facts.main.some(({ text }) => text.length < 60 && toWorkMode(text) === 'remote')
  if (isRemote) return undefined
  for (const text of listSentences(facts))
    for (const sentence of SEATS) {
      const place = toTown(sentence.exec(text)?.groups?.['place'], 0)
      if (place !== undefined) return place
    }
  return undefined
}

const IN_TOWN =
  /(?<!\p{L})(?:in|at|near|à|en|em|di|te|bei|w|we|v|ve|i|på|Standort|agence de|vestiging|stabilimento di)\s(?<town>\p{Lu}[\p{L}’'-]{3,30}(?:\s(?:(?:am|an|der|de|la|le|sur|del?|di|upon|on|aan|den|nad|pod)\s){0,2}\p{Lu}[\p{L}’'-]{2,30})?)/gu

/** The known towns after words like `in`. */
const listTowns = (text: string, isTown = isKnownTown): string[] =>
  SEAT.test(text)
    ? []
    : [...text.matchAll(IN_TOWN)].flatMap(({ groups }) => {
        const [first = ''] = groups?.['town']?.split(' ') ?? []
        return [groups?.['town'] ?? '', first].find(isTown) ?? []
      })
const isKnownTown = (name: string) => soundsLikePlace(name) && toCountryCode(name) === undefined

/** The only known town that the page's sentences name. */
export const findOnlyTown = ({ main }: PageFacts): string | undefined =>
  pickOnly(main.slice(0, LINES_MAX).flatMap(({ text }) => listTowns(text)))

/** The only town that both a sentence and an address on the page name. */
export function findConfirmedTown(facts: PageFacts): string | undefined {
  const towns = listAddressTowns(facts)
  if (towns.length === 0) return undefined
  const findTown = (name: string) => towns.find((town) => isSameTown(town, name))
  const isTown = (name: string) => findTown(name) !== undefined
  return pickOnly(
    listSentences(facts)
      .flatMap((text) => listTowns(text, isTown))
      .flatMap((name) => findTown(name) ?? []),
  )
}

function pickOnly(names: readonly string[]): string | undefined {
  const towns = new Map(names.map((name) => [fold(name), name]))
  return towns.size === 1 ? [...towns.values()][0] : undefined
}

/** The company's seat, since the work may be elsewhere. */
const SEAT =
  /headquarter|head office|registered|hauptsitz|firmensitz|siège|sede (?:central|legale|social|principal)|hoofdkantoor|huvudkontor|hovedkontor|siedzib|sídl/iu

/** An adjective of nationality: `our Belgian office`. */
const PEOPLE = /(?:ian|ican|ean|ish|ese|french|dutch|german|swiss|greek|czech)$/i

/**
 * The place at the start of a text. One that no list contains must have at most `unknown` words,
 * and nothing but the rest of its sentence may follow.
 */
function toTown(text: string | undefined, unknown: number): string | undefined {
  if (text === undefined) return undefined
  const name = text
    .replace(/(?<!\b(?:St|Ft|Mt))\.\s.*$/, '')
    .replace(/[\s.]+$/, '')
    .replace(
      /\s(?!(?:am|an|der|de|la|le|sur|en|del?|di|upon|on|the|aan|den|nad|pod|i|a)\s)\p{Ll}.*$/u,
      '',
    )
  const words = name.split(' ')
  // The longest start that is a place; the rest belongs to the sentence.
  const beginnings = (parts: readonly string[]) =>
    parts.map((_word, index) => parts.slice(0, parts.length - index).join(' '))
  // A place inside: `based at the Acme mill in Leeds`.
  const [, ...within] = text.split(/\s(?:in|à|en|te)\s/)
  const parts = within.flatMap((part) => beginnings(part.split(' ')))
  // `at the Leeds Mills in York` is in York.
  const place = [name, ...parts, ...beginnings(words)].find(
    (part) => /^\p{Lu}(?:.*\s\p{Lu})?\S*$/u.test(part) && soundsLikePlace(part),
  )
  if (place !== undefined) return place.replace(/[,.]$/, '')
  const isShort = words.length <= (FACILITY.test(name) ? UNKNOWN_MAX : unknown)
  const isWhole = isShort && words.every((word) => /^\p{Lu}/u.test(word))
  return isWhole && mayBePlace(name) && !PEOPLE.test(name) ? name : undefined
}
