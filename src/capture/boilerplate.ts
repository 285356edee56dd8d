import { type PageElement, readShortLine } from './page.ts'

const JOBS =
  '(?:jobs?|positions?|postings?|vacanc(?:y|ies)|openings?|roles?|listings?|opportunities|stellen(?:angebote|anzeigen)?|offres?|emplois?|ofertas?|empleos?|vagas?|offerte?|annunci|vacatures?|ofert\\w*|pozic\\w*|nab[ií]dk\\w*|ponuk\\w*|praca|stillinger|jobb|ty[oö]paik\\w*|[aá]ll[aá]s\\w*|joburi|вакансии|求人|채용)'
/** Headings above similar postings. */
const SIMILAR_HEADING = new RegExp(
  `^(?:similar|related|other|more|recommended|suggested|featured|latest|recent(?:ly)?(?: viewed| posted)?|nearby|new|top|popular|ähnliche|weitere|andere|passende|empfohlene|neue(?:ste)?|aktuelle|mehr|d['’]autres|autres|nos autres|dernières|otras|más|últimas|altre|ultime|outras|mais|novas|andere|meer|vergelijkbare|nieuwe|recente|podobne|podobné|inne|další|więcej|najnowsze|ďalšie|liknande|andra|fler|lignende|flere|andre|samankaltaisia|muita|lisää|hasonló|további|alte|похожие|другие|類似の|おすすめの?|その他の)\\s*(?:[\\p{L}&/-]+\\s+){0,3}${JOBS}(?:$|[\\s:(])|^${JOBS}\\s+(?:similaires|similares|simili|semelhantes|relacionad[ao]s|similare|recommandées|recomendad[ao]s|correlate|you (?:might|may).*|die (?:dich|sie|zu dir).*|in der nähe|near(?:by| you).*)|^(?:people also (?:viewed|searched).*|you (?:may|might) also (?:like|be interested).*|das könnte (?:dich|sie) auch interessieren.*|vous aimerez aussi.*|ces offres pourraient.*|también te puede.*|potrebbe(?:ro)? interessarti.*|anderen bekeken ook.*|recommended for you|jobs for you|job alerts?.*)$`,
  'iu',
)
const BESIDE_NAME = new RegExp(
  `(?:^|[\\s_-])(?:similar|related|recommend\\w*|suggested|more|other|also[_-]viewed|people[_-]also|featured|latest|recent)[_-]*(?:jobs?|positions?|postings?|vacanc(?:y|ies)|openings?|offers?|offres?|stellen\\w*|listings?|roles?|opportunities)|(?:^|[\\s_-])(?:jobs?|offers?)[_-]*(?:similar|related|recommend\\w*|suggestions?)(?:$|[\\s_-])|cookie|consent|onetrust|gdpr|usercentrics|(?:^|[\\s_-])(?:breadcrumbs?|mega-?menu|navbar|site-?(?:header|footer|nav)|skip-?links?|newsletter)(?:$|[\\s_-])`,
  'i',
)
/** State classes: `has-navbar-fixed-top` is on the content below the bar. */
const STATES = /(?:^|\s)(?:has|with|no|without|is)-\S+/gi
const NAMELESS = new Set(['nav', 'footer', 'select', 'datalist'])
const ROLES = /^(?:navigation|contentinfo|menu|menubar)$/

const isDialog = ({ name, attributes: { role } }: PageElement) =>
  name === 'dialog' || role === 'dialog' || role === 'alertdialog'

const isBoilerplateByName = ({ name, attributes }: PageElement, known: Map<string, boolean>) => {
  if (NAMELESS.has(name)) return true
  const { role, class: className, id } = attributes
  if (role !== undefined && ROLES.test(role)) return true
  if (className === undefined && id === undefined) return false
  if (name === 'html' || name === 'body' || name === 'main' || name === 'h1') return false
  const naming = id === undefined ? (className ?? '') : `${className ?? ''} ${id}`
  if (naming === '') return false
  const before = known.get(naming)
  if (before !== undefined) return before
  const isBeside = BESIDE_NAME.test(
    naming.slice(0, 400).replaceAll(STATES, ' ').replaceAll('__', '-'),
  )
  known.set(naming, isBeside)
  return isBeside
}

const holdsTitle = (element: PageElement): boolean =>
  element.name === 'h1' ||
  element.children.some((child) => typeof child !== 'string' && holdsTitle(child))

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** At most this many headings of a page are examined. */
const HEADINGS_MAX = 1_000

/** A set of a page's elements. */
export type Zone = { has: (element: PageElement) => boolean }

/** A set by element index, because a large page has tens of thousands. */
function createZone(length: number) {
  const marks = new Uint8Array(length + 1)
  return {
    has: ({ order }: PageElement) => marks[order] === 1,
    add: ({ order }: PageElement) => {
      marks[order] = 1
    },
  }
}

/**
 * The elements outside the main content: menus, footers, notices and similar postings.
 * `hasDialogs`: a dialog may hold the main content.
 */
export function findBoilerplate(elements: readonly PageElement[], hasDialogs = false): Zone {
  const boilerplate = createZone(elements.length)
  /** Parents with a heading of similar postings, and that heading's level. */
  const open = new Map<PageElement, string>()
  /** Cached, because pages repeat names thousands of times. */
  const known = new Map<string, boolean>()
  let left = HEADINGS_MAX
  for (const element of elements) {
    const { name, parent } = element
    const level = parent === undefined || open.size === 0 ? undefined : open.get(parent)
    if (parent !== undefined && boilerplate.has(parent)) {
      boilerplate.add(element)
    } else if (
      isBoilerplateByName(element, known) ||
      (!hasDialogs && isDialog(element)) ||
      (name === 'form' && isApplication(element))
    ) {
      boilerplate.add(element)
    } else if (HEADINGS.has(name) && (left -= 1) > 0 && isSimilarHeading(element)) {
      boilerplate.add(element)
      if (parent === undefined) continue
      open.set(parent, name)
      const isAlone = parent.children.every(
        (child) => child === element || (typeof child === 'string' && child.trim() === ''),
      )
      if (isAlone && parent.parent !== undefined) open.set(parent.parent, name)
    } else if (level !== undefined && parent !== undefined) {
      const isNext = (HEADINGS.has(name) && name <= level) || holdsTitle(element)
      if (isNext) open.delete(parent)
      else boilerplate.add(element)
    }
  }
  return boilerplate
}

/** An application form says nothing about the position, unless the whole page is in it. */
const isApplication = (form: PageElement) =>
  !holdsTitle(form) &&
  countQuestions(form, QUESTIONS_MIN) >= QUESTIONS_MIN &&
  countParagraphs(form, PARAGRAPHS_MIN) < PARAGRAPHS_MIN

/** A form's notes on consent are fewer than the paragraphs of a posting. */
const PARAGRAPHS_MIN = 6
/** In characters; shorter texts are questions and their answers. */
const PARAGRAPH_MIN = 80
const PROSE = new Set(['p', 'li', 'div', 'td', 'span', 'strong', 'b'])
function countParagraphs(element: PageElement, enough: number): number {
  let count = 0
  for (const child of element.children) {
    if (count >= enough) break
    if (typeof child !== 'string') count += countParagraphs(child, enough - count)
    else if (PROSE.has(element.name) && child.trim().length >= PARAGRAPH_MIN) count += 1
  }
  return count
}

const QUESTIONS_MIN = 3
function countQuestions(element: PageElement, enough: number): number {
  const { name, attributes } = element
  if (name === 'input')
    return /^(?:email|tel|file)$/.test(attributes['type'] ?? '')
      ? 2
      : /^(?:text|url)?$/.test(attributes['type'] ?? '')
        ? 1
        : 0
  let count = 0
  for (const child of element.children) {
    if (typeof child === 'string') continue
    count += countQuestions(child, enough - count)
    if (count >= enough) break
  }
  return count
}

const isSimilarHeading = (element: PageElement) =>
  SIMILAR_HEADING.test(readShortLine(element, 100) ?? '')
