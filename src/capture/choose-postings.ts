import { fold } from '../fold.ts'
import { toAddressKey } from '../jobs/address-key.ts'
import { hasGenderMark } from '../jobs/position-key.ts'
import { isListingName, isNamed, namesOf, type PageFacts } from './facts.ts'
import type { Draft } from './posting.ts'
import { SECTION } from './posting-words.ts'

/** Chooses the postings that the page is about: one, or all of a list. */
export function choosePostings(
  drafts: Draft[],
  facts: PageFacts,
  url: URL | undefined,
  isListing: boolean,
): Draft[] {
  const distinct = mergeRepeated(drafts)
  // A site's front page is not the address of a posting.
  const isFirst = url?.pathname === '/' && url.search === '' && url.hash === ''
  const here =
    url === undefined || isFirst ? undefined : toAddressKey(url.href.replace(/[?#].*$/, ''))
  const linked = distinct.filter(
    ({ values: { url: own } }) =>
      own !== undefined && here !== undefined && toAddressKey(own.replace(/[?#].*$/, '')) === here,
  )
  const named = distinct.filter(({ values: { position } }) => isNamed(facts, position ?? ''))
  const both = named.filter((draft) => linked.includes(draft))
  if (both.length === 1) return both
  if (distinct.length > 1) {
    if (isListing || isListPage(facts)) return distinct
    if (named.length === 1) return named
    if (linked.length === 1) return linked
    const exact = named.filter(({ values: { position = '' } }) =>
      namesOf(facts).some((name) => fold(name) === fold(position)),
    )
    return exact.length === 1 ? exact : byNumber(distinct, url)
  }
  if (distinct.length === 0) return []
  if (isWhole(facts) && !isListing) return distinct
  const isOwn = named.length === 1 || linked.length === 1
  // A single posting on a section's page is an example, or the first of several that are loaded
  // later.
  if (!isOwn && isListingName(facts.metas.get('og:title') ?? facts.title)) return []
  const isOnly = isOwn && (!isListPage(facts) || isEntitled(facts, distinct[0]))
  return (isListing || isListPage(facts)) && !isOnly ? [] : distinct
}

const PARTS_MIN = 2
const LINES_MAX = 2_000
/**
 * Whether the page has the parts of exactly one posting, which may be named as people search for
 * it: `Baker jobs in Leeds (m/f/d)`.
 */
function isWhole({ headings, main }: PageFacts): boolean {
  const parts = main
    .slice(0, LINES_MAX)
    .filter(({ text, element }) => /^h[2-6]$/.test(element.name) && text.length < 60)
    .map(({ text }) => text)
    .filter((text) => SECTION.test(text))
    .map(fold)
  const isOnce = new Set(parts).size === parts.length
  return isOnce && parts.length >= PARTS_MIN && headings.some((name) => hasGenderMark(name))
}

/** Whether the page's whole title is the position, below the heading of its section: `Careers at Acme`. */
const isEntitled = ({ metas, title }: PageFacts, draft: Draft | undefined) =>
  [metas.get('og:title') ?? '', title].some(
    (name) => name !== '' && fold(name) === fold(draft?.values.position ?? ''),
  )

/**
 * The posting whose address shares a number with the page's; some job boards give no other link.
 */
function byNumber(drafts: Draft[], url: URL | undefined): Draft[] {
  const numbers = url?.pathname.match(/\d{4,}/g) ?? []
  const own = drafts.filter(({ values: { url: address } }) =>
    numbers.some((number) => address?.includes(number) === true),
  )
  return own.length === 1 ? own : drafts
}

/** Merges postings that a page repeats, or lists once for each location. */
function mergeRepeated(drafts: Draft[]): Draft[] {
  const groups = Map.groupBy(drafts, ({ values: { position = '', company = '', url = '' } }) =>
    [fold(position), fold(company), url].join('\n'),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const places = [first, ...others].flatMap(
      ({ values: { location } }) => location?.split('; ') ?? [],
    )
    const location = [...new Map(places.map((place) => [fold(place), place])).values()].join('; ')
    return [{ ...first, values: { ...first.values, ...(location !== '' && { location }) } }]
  })
}

/** Whether the page's title and headings are those of a list only. */
export const isListPage = (facts: PageFacts) => {
  const { headings, metas, title } = facts
  const names = headings.length > 0 ? headings : [metas.get('og:title') ?? title]
  // A section and its list: `Engineering` below `Engineering jobs`.
  const [titled = ''] = title.split(/\s+[|–—·•-]\s+/)
  const isTopic = (name: string) =>
    isListingName(titled) &&
    fold(titled) !== fold(name) &&
    fold(titled).startsWith(`${fold(name)} `)
  return names.every((name) => isListingName(name) || isTopic(name))
}
