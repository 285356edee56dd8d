import { isListingName, namesOf, type PageFacts } from './facts.ts'
import { listRuns, type Run } from './page.ts'
import { CARD, showsSeveral } from './page-positions.ts'
import { isAbout, isCourse, isGuide, isShop, tellsTopic, TOPIC } from './page-topic.ts'
import { POLICY } from './position.ts'
import {
  hasOtherAddress,
  hasPostingAddress,
  isOfOtherPosition,
  readPath,
  shareAddress,
} from './posting-address.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { CALL, CALLED_LINE, CONDITIONS, HIRING, NAMES_APPLICATION } from './offer-words.ts'
import { isForBothGenders, soundsLikeRole } from './roles.ts'
import { isHostName, isNoCompany } from './title.ts'
import { fold } from '../fold.ts'

// Pages of companies that offer one position under a slogan or a section's name. No sign is
// necessary; a line's signs and the page's signs add up.

/** A line that may be the position, with what stands out about it. */
type Line = {
  name: string
  at: number
  isCalled: boolean
  /** Whether the page's title has it, and its address a part of it. */
  isNamed: boolean
  /** Whether it has all of the address's last part as well. */
  isWhole: boolean
  score: number
}
/** A sign adds its weight once, or for each time up to `most`. */
type Sign = readonly [weight: number, count: boolean | number, most?: number]

const addUp = (signs: readonly Sign[]) =>
  signs.reduce((sum, [weight, count, most = 1]) => sum + weight * Math.min(Number(count), most), 0)

/** In characters. */
const NAME_MAX = 110
const STANDING = /^(?:h[1-5]|strong|b|u|big|mark)$/
const TITLED = /(?:^|[\s_-])(?:title|heading|headline)(?:$|[\s_-])/i
const LINES_MAX = 3_000
/** A page with more positions is a list, however they score. */
const NAMES_MAX = 60
const PAGE_MIN = 4
const [PAY] = CONDITIONS
const OFFER_MIN = 6
/** Of a line that a call names. */
const OWN_MIN = 5

/** The position that a page offers, if it is the only one. */
export function findOffer(facts: PageFacts, url: URL | undefined): string | undefined {
  const lines = listLines(facts, url)
  const best = lines.reduce<Line | undefined>(
    (most, line) => (most === undefined || line.score > most.score ? line : most),
    undefined,
  )
  if (best === undefined || isOfOtherKind(facts, best, url)) return undefined
  // The page of a position may also name others, as the one of a list does not.
  const isOnlyCalled = best.isCalled && lines.filter(({ isCalled }) => isCalled).length === 1
  const isOwn = best.isNamed || (isOnlyCalled && best.score >= OWN_MIN)
  if (!isOwn && (hasRival(facts, best, lines) || showsSeveral(facts))) return undefined
  const offers = scorePage(facts, url, best)
  return offers >= PAGE_MIN && best.score + offers >= OFFER_MIN ? best.name : undefined
}

/** The lines that stand by themselves, or that complete a call: `We are looking for a` … */
function listLines(facts: PageFacts, url: URL | undefined): Line[] {
  const { main, metas, title } = facts
  const titled = ` ${fold(`${title} ${metas.get('og:title') ?? ''}`)} `
  const lines: Line[] = []
  const add = (run: Run, at: number, isLast: boolean) => {
    const text = run.text.replace(/[\s,;.]+$/, '')
    const standing = scoreStanding(run)
    const [call = ''] = standing === 0 ? [] : (CALLED_LINE.exec(text) ?? [])
    const name = text.slice(call.length)
    if (lines.length === NAMES_MAX || !mayBeName(name, url)) return
    const isCalled = CALL.test(`${textBefore(main, at)} ${call}`)
    if (standing === 0 && !isCalled && !isLast) return
    const share = shareAddress(url, name)
    const isTitled = titled.includes(` ${fold(name)} `)
    const score = addUp([
      [1, standing, 2],
      [3, isCalled],
      [2, share > 0],
      [1, share === 1],
      [2, isTitled],
      [1, isForBothGenders(name)],
      [1, isLast],
    ])
    const isNamed = isTitled && share > 0
    lines.push({ name, at, isCalled, isNamed, isWhole: isNamed && share === 1, score })
  }
  for (const [at, run] of main.slice(0, LINES_MAX).entries()) add(run, at, false)
  const last = findLastCrumb(facts)
  if (last !== undefined && shareAddress(url, last.text) > 0) add(last, 0, true)
  return lines
}

const CRUMBS = /breadcrumb/i
/** The last part of the breadcrumbs, which names the page. */
function findLastCrumb({ elements }: PageFacts): Run | undefined {
  const crumbs = elements.find(({ attributes }) =>
    CRUMBS.test(`${attributes['class'] ?? ''} ${attributes['aria-label'] ?? ''}`),
  )
  return crumbs === undefined ? undefined : listRuns(crumbs).at(-1)
}

const scoreStanding = ({ element }: Run): number => {
  if (isLinked({ element })) return 0
  if (/^h[1-5]$/.test(element.name) || /^h[1-5]$/.test(element.parent?.name ?? '')) return 2
  return STANDING.test(element.name) || TITLED.test(element.attributes['class'] ?? '') ? 1 : 0
}

const isLinked = ({ element: { name, parent } }: Pick<Run, 'element'>) =>
  [name, parent?.name, parent?.parent?.name].some((tag) => tag === 'a' || tag === 'button')

/** The end of the text before a line, which may be split by emphasis. */
const textBefore = (main: readonly Run[], at: number) =>
  main
    .slice(Math.max(0, at - 2), at)
    .map(({ text }) => text)
    .join(' ')
    .slice(-160)

/** Whether a line sounds like a position, and not like a part of a posting or a section of a site. */
export function mayBeName(name: string, url: URL | undefined): boolean {
  if (name.length < 3 || name.length > NAME_MAX || !soundsLikeRole(name)) return false
  if (!/\p{L}{3}/u.test(name)) return false
  if (isHostName(name, url?.hostname ?? '') || name.endsWith(':')) return false
  if (SECTION.test(name) || PART.test(name) || APPLY.test(name) || POLICY.test(name)) return false
  return !isNoCompany(name) && !isListingName(name) && !TOPIC.test(name)
}

const LINKS_MAX = 1
/** A card has its link within this number of texts. */
const CARD_LENGTH = 6

/** Whether the page shows other positions too, so that this is the first of a list. */
function hasRival({ main }: PageFacts, best: Line, lines: readonly Line[]): boolean {
  const isOther = (name: string) =>
    soundsLikeRole(name) &&
    !fold(name).includes(fold(best.name)) &&
    !fold(best.name).includes(fold(name))
  if (lines.some(({ name }) => isOther(name))) return true
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

/** Whether the page is about something else: a topic, a profession, or a search for such positions. */
function isOfOtherKind(facts: PageFacts, { name, isNamed }: Line, url: URL | undefined): boolean {
  const short = facts.main.filter(({ text }) => text.length < 60)
  const isSearched = namesOf(facts).some(
    (other) => isListingName(other) && ` ${fold(other)} `.includes(` ${fold(name)} `),
  )
  if (isOfOtherPosition(url, name)) return true
  if (isSearched || (!isNamed && hasOtherAddress(url))) return true
  return (
    tellsTopic(facts, name) ||
    isAbout(facts, name) ||
    isGuide(short) ||
    isCourse(short) ||
    isShop(short)
  )
}

/** The signs of a posting besides the position's line. */
function scorePage(facts: PageFacts, url: URL | undefined, line: Line) {
  const { main, runs } = facts
  const names = [...namesOf(facts), url === undefined ? '' : readPath(url)]
  const after = main.slice(line.at).map(({ text }) => text)
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
  if (!isHiring && !line.isCalled && !isPosted && !isEmployed) return 0
  return addUp([
    [1, parts.length, 3],
    [1, conditions.length, 2],
    [2, line.isCalled],
    [2, applies],
    [1, writes],
    [1, isPosted],
    [2, isHiring],
  ])
}
