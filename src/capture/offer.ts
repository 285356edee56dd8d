import { countsPostings, isListingName, namesOf, type PageFacts } from './facts.ts'
import { addUp, isLinked, type Line, listLines, NAME_MAX } from './offer-lines.ts'
import { asksToSelect } from './list-pane.ts'
import type { Run } from './page.ts'
import { CARD, hasPeers, headsRows, showsSeveral } from './page-positions.ts'
import { isAbout, isCourse, isGuide, isPast, isShop, tellsTopic } from './page-topic.ts'
import {
  hasOtherAddress,
  hasPostingAddress,
  isOfOtherPosition,
  readPath,
} from './posting-address.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { ADDRESSED, CONDITIONS, HIRING, NAMES_APPLICATION } from './offer-words.ts'
import { soundsLikeRole } from './roles.ts'
import { fold } from '../fold.ts'

// Pages of companies that offer one position under a slogan or a section's name. No sign is
// necessary; a line's signs and the page's signs add up.

const PAGE_MIN = 4
/** From this score on, the page of a news item or of the company itself offers a position too. */
const PAGE_SURE = 6
const [PAY] = CONDITIONS
const OFFER_MIN = 6
/** The same if no other line may be a position. */
const ALONE_MIN = 5
/** Of a line that a call names. */
const OWN_MIN = 5

/** The position that a page offers, if it is the only one. */
export function findOffer(facts: PageFacts, url: URL | undefined): string | undefined {
  if (isCounted(facts) || asksToSelect(facts)) return undefined
  const lines = listLines(facts, url)
  const best = lines.reduce<Line | undefined>(
    (most, line) => (most === undefined || line.score > most.score ? line : most),
    undefined,
  )
  if (best === undefined) return undefined
  const offers = scorePage(facts, url, best)
  if (isOfOtherKind(facts, best, url, offers)) return undefined
  if (hasPeers(facts, best.name)) return undefined
  if (headsRows(facts, best.name) || isRepeated(best, lines) || hasTwin(facts, best))
    return undefined
  if (!best.isNamed && isTeaser(facts, best)) return undefined
  // The page of a position may also name others, as the one of a list does not.
  const isOnlyCalled =
    best.isCalled && lines.filter(({ isCalled }) => isCalled).length === 1 && !isFirst(best, lines)
  const isOwn = best.isNamed || (isOnlyCalled && best.score >= OWN_MIN)
  const isRivalled = hasRival(facts, best, lines)
  if (!isOwn && (isRivalled || (offers < PAGE_SURE && showsSeveral(facts)))) return undefined
  const least = isRivalled ? OFFER_MIN : ALONE_MIN
  return offers >= PAGE_MIN && best.score + offers >= least ? best.name : undefined
}

/** Whether the page's name counts postings; the texts on their cards call for people too. */
const isCounted = ({ headings, metas, title }: PageFacts) =>
  (headings.length > 0 ? headings : [metas.get('og:title') ?? title]).some(countsPostings)

const HEADING = /^h[1-5]$/
const headingOf = ({ element }: Run) =>
  [element.name, element.parent?.name ?? ''].find((name) => HEADING.test(name))
const TWIN_WORDS = 6
/** Whether another heading set like the position's is above conditions of its own: an unknown position. */
function hasTwin({ main, metas, title }: PageFacts, best: Line): boolean {
  const titled = fold(`${metas.get('og:title') ?? ''} ${title}`)
  const own = main[best.at]
  const kind = own === undefined ? undefined : headingOf(own)
  if (own === undefined || kind === undefined || kind === 'h1') return false
  const heads = main.flatMap((run, at) => (headingOf(run) === kind ? [at] : []))
  return heads.some((at, index) => {
    const name = main[at]?.text ?? ''
    const isName =
      fold(name) !== fold(own.text) &&
      /\p{L}{2}/u.test(name) &&
      !titled.includes(fold(name)) &&
      name.split(' ').length <= TWIN_WORDS &&
      ![SECTION, PART, APPLY, ADDRESSED].some((words) => words.test(name))
    const below = main.slice(at, Math.min(heads[index + 1] ?? main.length, at + CARD_LENGTH))
    return isName && below.some(({ text }) => CONDITIONS.some((words) => words.test(text)))
  })
}

const REPEATED_MIN = 4
/** The same for a position that neither the page's title nor a call names. */
const UNNAMED_MIN = 3
/** A position in many lines is on the cards of a list. */
const isRepeated = (best: Line, lines: readonly Line[]) =>
  lines.filter(({ name }) => fold(name) === fold(best.name)).length >=
  (best.isNamed || best.isCalled ? REPEATED_MIN : UNNAMED_MIN)

/** Whether other headings name positions too: a call above the first of a list. */
const isFirst = (best: Line, lines: readonly Line[]) =>
  new Set(lines.filter(({ standing }) => standing > 1).map(({ name }) => fold(name))).size > 2 &&
  best.standing > 1

const LINKS_MAX = 1
/** A card has its link within this number of texts. */
const CARD_LENGTH = 6

/** The parts of another posting are within this number of texts below its position. */
const PARTS_WITHIN = 25

/** Whether a line has the parts of a posting below it. */
const hasParts = (main: readonly Run[], at: number, end: number) =>
  main
    .slice(at + 1, Math.min(end, at + PARTS_WITHIN))
    .some(({ text }) =>
      [SECTION, PART, CARD, ...CONDITIONS].some((words) => words.test(text.slice(0, NAME_MAX))),
    )

/** Whether the page shows other positions too, so that this is the first of a list. */
function hasRival({ main }: PageFacts, best: Line, lines: readonly Line[]): boolean {
  const isOther = (name: string) =>
    soundsLikeRole(name) &&
    !fold(name).includes(fold(best.name)) &&
    !fold(best.name).includes(fold(name))
  const kindOf = ({ at }: Line) => main[at]?.element.name
  const rivals = lines.filter(
    (line) =>
      isOther(line.name) &&
      line.standing >= best.standing &&
      (line.standing > 1 || line.isCalled || (!best.isCalled && kindOf(line) === kindOf(best))),
  )
  const isWhole = ({ at }: Line) => {
    const next = rivals.find((other) => other.at > at)
    return hasParts(main, at, next?.at ?? main.length)
  }
  if (rivals.length > 1 || rivals.some(isWhole)) return true
  const links = main.filter((run) => run.text.length < NAME_MAX && isLinked(run))
  const others = new Set(
    links
      .map(({ text }) => text)
      .filter(isOther)
      .map(fold),
  )
  if (others.size > LINKS_MAX) return true
  const card = main.slice(best.at, best.at + CARD_LENGTH)
  return card.some((run) => isLinked(run) && CARD.test(run.text))
}

/** What is no page: a part of this one, an email address, a telephone number or a document. */
const NO_PAGE = /^(?:#|mailto:|tel:|javascript:)|\.(?:pdf|docx?|odt)(?:$|[?#])/i

/** Whether a link to the posting's own page is below the position: `Vacancy: Baker`, without any of its parts. */
function isTeaser({ main }: PageFacts, { at }: Line): boolean {
  const below = main.slice(at + 1)
  if (below.some(({ text }) => text.length < 60 && (SECTION.test(text) || PART.test(text))))
    return false
  return below.slice(0, CARD_LENGTH).some(({ text, element: { attributes, parent } }) => {
    const href = attributes['href'] ?? parent?.attributes['href']
    return href !== undefined && !NO_PAGE.test(href) && !APPLY.test(text) && soundsLikeRole(text)
  })
}

/** Whether the page is about something else: a topic, a profession, or a search for such positions. */
function isOfOtherKind(
  facts: PageFacts,
  { name, standing, isCalled, isNamed }: Line,
  url: URL | undefined,
  offers: number,
): boolean {
  const short = facts.main.filter(({ text }) => text.length < 60)
  const isSearched = namesOf(facts).some(
    (other) => isListingName(other) && ` ${fold(other)} `.includes(` ${fold(name)} `),
  )
  if (isSearched || tellsTopic(facts, name) || isAbout(facts, name) || isPast(facts, name))
    return true
  if (isGuide(short) || isCourse(short)) return true
  // A news item or a company that sells something may offer work too.
  if (offers >= PAGE_SURE && standing + Number(isCalled) > 1) return false
  return isOfOtherPosition(url, name) || (!isNamed && hasOtherAddress(url)) || isShop(short)
}

/** `PhD position`, `Baker vacancy` */
const NAMES_OPENING = /\b(?:positions?|vacanc(?:y|ies)|openings?|stellen?|postes?|plazas?|vagas?)$/i

/** The heading's rank, from 1 for h1. */
const rankOf = (run: Run) => Number(headingOf(run)?.[1] ?? Infinity)

/** A position that only stands out ends at the next heading of a higher rank that is none of its parts. */
function findEnd(main: readonly Run[], { at, isCalled, isNamed }: Line): number {
  const own = main[at]
  if (own === undefined || isCalled || isNamed || rankOf(own) === Infinity) return main.length
  const end = main.findIndex(
    (run, index) =>
      index > at && rankOf(run) < rankOf(own) && !SECTION.test(run.text) && !PART.test(run.text),
  )
  return end === -1 ? main.length : end
}

/** The signs of a posting besides the position's line. */
function scorePage(facts: PageFacts, url: URL | undefined, line: Line) {
  const { main, runs } = facts
  const names = [...namesOf(facts), url === undefined ? '' : readPath(url)]
  const after = main.slice(line.at, findEnd(main, line)).map(({ text }) => text)
  const parts = after
    .map((text) => text.split(/(?<=:)\s/)[0] ?? '')
    .filter((text) => text.length < 60 && (SECTION.test(text) || PART.test(text)))
  // Repeated parts belong to several postings.
  if (new Set(parts.map(fold)).size < parts.length) return 0
  const conditions = CONDITIONS.filter((pattern) => after.some((text) => pattern.test(text)))
  const applies =
    runs.some((text) => text.length < 50 && APPLY.test(text)) ||
    after.some((text) => text.length < 600 && NAMES_APPLICATION.test(text))
  const writes = after.some((text) => /\S@[\w-]{1,60}\.\p{L}/u.test(text))
  const isHiring = names.some((name) => isListingName(name) || HIRING.test(name))
  const isPosted = hasPostingAddress(url)
  // A page that is only named like a position, and states a price, may sell something.
  const isEmployed = line.isWhole && conditions.some((condition) => condition !== PAY)
  const isAsked = applies && conditions.length > (line.isNamed ? 0 : 1)
  const isOpening = applies && line.isWhole && NAMES_OPENING.test(line.name)
  if (!isHiring && !line.isCalled && !isPosted && !isEmployed && !isAsked && !isOpening) return 0
  return addUp([
    [1, parts.length, 3],
    [1, conditions.length, 2],
    [2, line.isCalled],
    [2, applies],
    [1, writes],
    [1, isPosted],
    [2, isHiring],
    [2, isOpening],
  ])
}
