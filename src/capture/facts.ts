import { readHeading } from './heading.ts'
import { listElements, listRuns, type PageElement, readLine, type Run } from './page.ts'
import { fold } from '../fold.ts'
import { soundsLikePlace } from './place-names.ts'
import { decodeEntities } from './text.ts'
import { findBoilerplate, type Zone } from './boilerplate.ts'

/** What the readers need of a page, collected in one pass. */
export type PageFacts = {
  root: PageElement
  elements: readonly PageElement[]
  /** Menus, footers, notices and similar postings: everything but the main content. */
  boilerplate: Zone
  /** The visible texts, in order. */
  runs: string[]
  /** The visible texts of the main content, each with its element. */
  main: Run[]
  scripts: PageElement[]
  /** Meta values by lower-case name or property; the first one of each. */
  metas: ReadonlyMap<string, string>
  title: string
  /** The texts of the headings of level one. */
  headings: string[]
  canonical: string | undefined
  language: string | undefined
}

/** Older names of `og:title`. */
const TITLES = ['title', 'dc.title', 'dcterms.title']
/** The maximum length of a page's name, in characters. */
const NAME_MAX = 300

export function gatherFacts(root: PageElement): PageFacts {
  const elements = listElements(root)
  const runs = listRuns(root)
  const outer = findBoilerplate(elements)
  // A board may show its postings in a dialog, beside which nothing is left on their own pages.
  const isEmpty = runs.every(({ element }) => outer.has(element))
  const boilerplate = isEmpty ? findBoilerplate(elements, true) : outer
  const metas = new Map<string, string>()
  const scripts: PageElement[] = []
  const headings: string[] = []
  let title: string | undefined
  let canonical: string | undefined
  let language: string | undefined
  for (const element of elements) {
    const { name, attributes } = element
    if (name === 'script') scripts.push(element)
    if (name === 'html') language = attributes['lang']?.slice(0, 2).toLowerCase()
    if (name === 'title' && element.parent?.name !== 'svg')
      title ??= readLine(element).slice(0, NAME_MAX)
    if (name === 'h1' && headings.length < 20 && !boilerplate.has(element))
      headings.push(readHeading(element).slice(0, NAME_MAX))
    if (name === 'link' && attributes['rel'] === 'canonical') canonical ??= attributes['href']
    if (name !== 'meta') continue
    const key = (
      attributes['property'] ??
      attributes['name'] ??
      attributes['itemprop'] ??
      ''
    ).toLowerCase()
    const content = decodeEntities((attributes['content'] ?? '').slice(0, NAME_MAX * 10)).trim()
    if (key !== '' && content !== '' && !metas.has(key)) metas.set(key, content)
  }
  // Systems that fill one page for all of their postings may leave its own title as it is.
  const named = metas.get('og:title') ?? TITLES.map((key) => metas.get(key)).find(Boolean)
  if (named !== undefined) metas.set('og:title', named)
  return {
    root,
    elements,
    boilerplate,
    runs: runs.map(({ text }) => text),
    main: runs.filter(({ element }) => !boilerplate.has(element)),
    scripts,
    metas,
    title: title ?? '',
    headings: headings.filter((heading) => heading !== ''),
    canonical,
    language,
  }
}

/** The names of a page: its headings, then its titles. */
export const namesOf = ({ headings, metas, title }: PageFacts): string[] =>
  [...headings, metas.get('og:title') ?? '', metas.get('twitter:title') ?? '', title].flatMap(
    (name) => (name === '' ? [] : [name.slice(0, NAME_MAX)]),
  )

const SEPARATORS = /\s+[|–—·•»«:-]+\s+|\s*[|•·»]\s*|,\s+/

/** Whether the page's names include `position`, alone or with its company, place and site. */
export function isNamed(facts: PageFacts, position: string): boolean {
  const wanted = fold(position)
  if (wanted === '') return false
  return namesOf(facts).some((name) => {
    const folded = fold(name)
    if (folded === wanted) return true
    if (isListingName(name)) return false
    return ` ${folded} `.includes(` ${wanted} `) || isPartOf(name, wanted)
  })
}

/** A heading may be shorter than the posting's title: `Engineer` of `Engineer (m/w/d)`. */
const isPartOf = (name: string, wanted: string) => {
  const first = fold(name.split(SEPARATORS)[0] ?? '')
  return first.length >= 8 && ` ${wanted} `.includes(` ${first} `)
}

const COUNTED =
  /^\D{0,40}\b\d[\d.,\s]*\+?\s*(?:[\p{L}/+#.-]+\s){0,4}(?:jobs?|results?|vacanc(?:y|ies)|openings|positions|opportunities|stellen(?:angebote)?|jobangebote|treffer|offres?|annonces|emplois?|ofertas?|anuncios|empleos?|empregos?|anúncios|vagas?|offerte|annunci|vacatures?|ofert\w*|pracovn\w+|nabíd\w+|ponuk\w+|állás\w*|työpaik\w*|jobb|stillinger|ledige|lediga)(?=$|[\s.,:|–-])/iu
const PLURAL =
  /(?:^|\s)(?:jobs|vacancies|careers?|job openings|open positions|(?:vacant|available) (?:jobs|posts|positions)|current openings|opportunities|jobsearch|job search|search results|stellenangebote|jobangebote|stellenmarkt|karriere|offene stellen|offres d['’]emploi|emplois?|nos offres|ofertas de (?:empleo|trabajo|emprego)|empleos|vagas(?: de emprego)?|offerte di lavoro|posizioni aperte|posti disponibili|postes à pourvoir|puestos vacantes|vagas abertas|lediga tjänster|lavora con noi|vacatures|werken bij|oferty pracy|praca|kariera|nabídka práce|volná místa|ponuka práce|ledige stillinger|lediga jobb|avoimet työpaikat|állások|who is hiring|вакансии|вакансії|oferte de muncă|locuri de muncă|[iİ]ş ilanları|lowongan(?: kerja)?|ofertes de feina|θέσεις εργασίας|وظائف(?: شاغرة)?|משרות|ვაკანსიები)(?:$|\s(?:in|at|near|for|by|bei|im|à|en|a|em|do|de|para|w|v|i|på|во?|у|компани[иї]|компанії|la|din|în|di|σε|في|ב\p{L}+|-|–|\||in\b)|[.!:,])/iu

/** A choice of lists: `Internships by places`. */
const BY =
  /\sby (?:place|location|cit(?:y|ie)|category|categorie|compan(?:y|ie)|department|team|type|stream)s?$/i

const JAPANESE =
  /(?:求人|採用|転職|仕事)(?:情報|一覧|検索)(?=$|\s|[-–|｜])|の(?:仕事|求人)(?=$|\s|[-–|｜])/u

/** Names of lists: `Stellenausschreibungen: Physik`, `Wissenschaftliche Stellen`, `Всі вакансії компанії`. */
const SEVERAL =
  /^(?:(?:aktuelle|offene|externe|interne|öffentliche|(?:nicht)?wissenschaftliche)\s)?(?:stellen)?ausschreibungen(?![\p{L}-])|^(?:\p{L}+\s){0,2}stellen$|^(?:всі|все|усі)\s+ваканс|^(?:(?:les|nos|toutes (?:les|nos)) (?:offres|postes)(?:$|\s(?:à pourvoir|d['’]emploi|ouvertes?))|(?:unsere|alle|aktuelle) (?:offenen |aktuellen )?(?:stellen|jobs|stellenangebote|positionen)(?:$|\s(?:bei|im|in|der)\s)|(?:our|all|latest|current) (?:open |current )?(?:jobs|roles|positions|vacancies|openings)(?:$|\s(?:at|in)\s)|(?:las|nuestras|todas las) (?:ofertas|vacantes)(?:$|\s)|(?:le nostre|tutte le) (?:offerte|posizioni)(?:$|\s)|(?:onze|alle) vacatures(?:$|\s)|(?:as nossas|nossas|todas as) (?:vagas|ofertas)(?:$|\s))/iu

/**
 * A single call for several positions: `3 PhD positions in physics`. A list would name a place, or
 * more positions.
 */
const CALL =
  /^(?:\d|two|three|four|five)\s(?:fully[ -]funded\s)?(?:ph\.?\s?d\.?|post-?doc(?:toral)?|doctoral)(?:\s\p{L}+)?\s(?:positions|scholarships|fellowships)\s(?:in|on)\s(?<subject>.+)$/iu
const isCall = (name: string) => {
  const subject = CALL.exec(name)?.groups?.['subject']
  return subject !== undefined && !soundsLikePlace(subject)
}

/** A posting for several people has a smaller number. */
const COUNT_MIN = 5

/** Whether a name counts the postings of a list: `1,234 jobs in Berlin`, `30+ Stellen`. */
export const countsPostings = (name: string): boolean =>
  COUNTED.test(name) &&
  !isCall(name) &&
  Number(/\d[\d.,\s]*/.exec(name)?.[0].replaceAll(/\D/g, '')) >= COUNT_MIN

/** Whether a name is that of a list: `1,234 jobs in Berlin`, `Stellenangebote`. */
export const isListingName = (name: string): boolean =>
  JAPANESE.test(name) ||
  BY.test(name) ||
  SEVERAL.test(name) ||
  (COUNTED.test(name) && !isCall(name)) ||
  PLURAL.test(name.split(/\s[|–—-]\s|\s*[|•·»]\s*/)[0] ?? '')
