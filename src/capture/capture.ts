import { choose, isListPage } from './choose.ts'
import { findCompanyNear, findNameBelow } from './company-near.ts'
import { saysExpired } from './expired.ts'
import { gatherFacts, isNamed, namesOf, type PageFacts } from './facts.ts'
import { POSTINGS_MAX, readJsonLd } from './json-ld.ts'
import { readMicrodata } from './microdata.ts'
import type { PageElement } from './page.ts'
import { readPageState } from './page-state.ts'
import { createDraft, type Draft, mergeDrafts, type Posting, type PostingField } from './posting.ts'
import { readPasted } from './pasted.ts'
import { isTitledBelow } from './page-subject.ts'
import { isAddressed, showsSeveral } from './posting-page.ts'
import { readProse } from './prose.ts'
import { soundsLikeRole } from './roles.ts'
import { select } from './select.ts'
import { findSite } from './sites/find-site.ts'
import { readSite } from './sites/read-site.ts'
import { readTenant } from './sites/tenant.ts'
import type { Site } from './sites/types.ts'
import { isOfHost } from './title.ts'
import { fold } from '../fold.ts'
import { hasLegalForm, toCompanyKey } from '../jobs/company-key.ts'

/**
 * The postings of a page, read where `address` leads: none, one or several. A list of postings
 * gives all or none of them; similar postings beside the page's own are left out. Pure: the server
 * and the browser's extension call it with the same tree.
 */
export function readPostings(root: PageElement, address: string | undefined): Posting[] {
  const facts = gatherFacts(root)
  const url = toUrl(address) ?? toUrl(facts.canonical ?? facts.metas.get('og:url'))
  const site = url === undefined ? undefined : findSite(url)
  const about = describePage(facts, address, site)
  const path = url === undefined ? '' : `${url.pathname}${url.search}`
  const isListed = site?.listing?.test(path) === true && site.posting?.test(path) !== true

  const read = url === undefined ? undefined : site?.read?.(facts, url)
  if (read !== undefined) return finish(read, about)

  const structured = readJsonLd(facts.scripts)
  const marked = [structured.postings, readMicrodata(facts.elements)].map((drafts) =>
    drafts.filter(({ values: { position, company } }) => (position ?? company) !== undefined),
  )
  const own = marked.map((drafts) => choose(drafts, facts, url, isListed || structured.isListing))
  const several = own.find(({ length }) => length > 1)
  if (several !== undefined) return finish(several, about)
  const drafts = own.flat()
  if (isListed && drafts.length === 0) return []
  const hasOthers = marked.some(({ length }) => length > 1)
  return readOne(facts, url, { drafts, about, site, hasOthers })
}

/** All postings of a list, or the only one; an implausible number gives none. */
function finish(drafts: Draft[], { given, own }: About): Posting[] {
  if (drafts.length > POSTINGS_MAX) return []
  if (drafts.length === 1) return drafts.map((draft) => mergeDrafts([given, draft, own]))
  // The page's own address belongs to none of them.
  return drafts.map((draft) => mergeDrafts([draft, ...[given, own].map(withoutUrl)]))
}

/** A posting that a person pasted. */
export function readPastedPosting(text: string, address: string | undefined): Posting[] {
  const draft = readPasted(text)
  const url = toUrl(address)
  const site = url === undefined ? undefined : findSite(url)
  const extra = createDraft('site', { url: address, source: site?.name })
  return draft === undefined ? [] : [mergeDrafts([draft, extra])]
}

type Found = { drafts: Draft[]; about: About; site: Site | undefined; hasOthers: boolean }

/** The page's one posting, each field from the first source that says it. */
function readOne(facts: PageFacts, url: URL | undefined, found: Found): Posting[] {
  const { drafts, about, site, hasOthers } = found
  const prose = readProse(facts, url)
  const fromSite = site === undefined ? undefined : readSite(facts, site)
  const state =
    hasOthers && drafts.length === 0
      ? []
      : readPageState(facts, prose.isPosting || site !== undefined)
  const isOwn = state.length === 1 || isSame(state)
  const stated = isOwn ? state.slice(0, 1).map((draft) => doubtUnprinted(facts, draft)) : []
  const known = [
    ...drafts
      .map((draft) => doubtAgency(facts, draft, url))
      .map((draft) => preferPrinted(facts, draft, prose.labelledCompany)),
    ...stated,
  ]
  const isPrinted =
    fromSite !== undefined &&
    isOfPosting(fromSite, prose.isPosting, site, url) &&
    !isCompanyPage(facts, fromSite, url)
  const printed = isPrinted ? [fromSite] : []
  if (known.length === 0 && printed.length === 0) {
    const isSection = isListPage(facts) && !prose.isNumbered && !isTitledBelow(facts)
    const isList = isSection || (!prose.isAddressed && showsSeveral(facts))
    if (!prose.isPosting || isList) return []
  }
  const first = known[0] ?? printed[0]
  const others = fromSite !== undefined && printed.length === 0 ? [fromSite] : []
  const rest = first === undefined ? [prose.draft] : [completing(prose.draft, first)]
  const tenant = site === undefined || url === undefined ? undefined : readTenant(facts, site, url)
  const owner = [createDraft('site', { company: tenant?.company }, ['company'])]
  const guesses = tenant?.isPrinted === true ? [...owner, ...rest] : [...rest, ...owner]
  const all = [...known, ...printed, ...others, ...guesses].map((draft) =>
    draft.source === 'text' ? draft : doubtUnnamed(facts, draft),
  )
  return [mergeDrafts([about.given, ...all, about.own])]
}

/** A board's page of a company is headed by the company's name and lists its positions. */
const isCompanyPage = (facts: PageFacts, { values }: Draft, url: URL | undefined) =>
  hasLegalForm(values.position ?? '') &&
  !soundsLikeRole(values.position ?? '') &&
  !isAddressed(url, values.position ?? '') &&
  showsSeveral(facts)

/** A board's heading alone may name a company or a section. */
function isOfPosting(
  { values: { position, description } }: Draft,
  isPosting: boolean,
  site: Site | undefined,
  url: URL | undefined,
): boolean {
  if (position === undefined) return false
  const isAddressed = url !== undefined && site?.posting?.test(`${url.pathname}${url.search}`)
  return isPosting || isAddressed === true || description !== undefined || soundsLikeRole(position)
}

const isSame = (drafts: readonly Draft[]) =>
  new Set(drafts.map(({ values: { position } }) => fold(position ?? ''))).size === 1

/** Prose fills what structured data leaves open, but never a place where the work is remote. */
function completing(prose: Draft, first: Draft): Draft {
  const isRemote = first.values.work_mode === 'remote'
  if (!isRemote) return prose
  const { location: _location, work_mode: _mode, ...others } = prose.values
  return { ...prose, values: others }
}

/** A title that the page does not show is unsure. */
function doubtUnnamed(facts: PageFacts, draft: Draft): Draft {
  const { position } = draft.values
  const hasNames = namesOf(facts).length > 0
  if (position === undefined || !hasNames || draft.source === 'site' || isNamed(facts, position))
    return draft
  return { ...draft, doubts: new Set<PostingField>([...draft.doubts, 'position']) }
}

/** Values in a page's data that its text does not show are unsure. */
function doubtUnprinted(facts: PageFacts, draft: Draft): Draft {
  const text = ` ${fold([...namesOf(facts), ...facts.runs].join(' '))} `
  const unprinted = (['company', 'location'] as const).filter((name) => {
    const value = draft.values[name]
    return value !== undefined && !text.includes(` ${fold(value)} `)
  })
  return { ...draft, doubts: new Set<PostingField>([...draft.doubts, ...unprinted]) }
}

/** An agency's data may name the agency while its page names the client below the position. */
function doubtAgency(facts: PageFacts, draft: Draft, url: URL | undefined): Draft {
  const { company = '', position } = draft.values
  if (url === undefined || !isOfHost(company, url.hostname)) return draft
  const below = findCompanyNear(facts, position) ?? findNameBelow(facts, position)
  if (below === undefined || toCompanyKey(below) === toCompanyKey(company)) return draft
  const isSaidAgain = facts.main.some(({ text }) => text !== below && text.includes(below))
  if (!isSaidAgain && !hasLegalForm(below)) return draft
  return { ...draft, doubts: new Set<PostingField>([...draft.doubts, 'company']) }
}

const RUNS_MIN = 20

/**
 * Data may hold the company's registered name, which the page does not print: that is unsure, and a
 * name behind a label replaces it.
 */
function preferPrinted(facts: PageFacts, draft: Draft, labelled: string | undefined): Draft {
  const { company } = draft.values
  if (company === undefined || facts.runs.length < RUNS_MIN) return draft
  const key = toCompanyKey(company)
  if (key === '' || isPrinted(facts, company, key)) return draft
  const { company: _company, ...others } = draft.values
  return {
    ...draft,
    values: labelled === undefined ? draft.values : others,
    doubts: new Set<PostingField>([...draft.doubts, 'company']),
  }
}

/** Whether a person reads the `company`, folded `name`, on the page; most stand in a title or soon after it. */
function isPrinted(facts: PageFacts, company: string, name: string): boolean {
  const names = namesOf(facts)
  const says = (text: string) => ` ${fold(text)} `.includes(` ${name} `)
  if (names.some(says) || facts.runs.slice(0, FIRST_RUNS).some(says)) return true
  const alternatives = facts.elements.flatMap(({ attributes }) => attributes['alt'] ?? [])
  const text = [...names, ...facts.runs, ...alternatives].join(' ')
  // To fold a large page takes long: most that do not say the name lack one of its words.
  const written = company.toLowerCase()
  const words = name.split(' ').filter((word) => written.includes(word))
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word)) && says(text)
}
const FIRST_RUNS = 200

/** What is known of the page itself: as it was given, and as the page says. */
type About = { given: Draft; own: Draft }

/** The address, where it was found, and whether the page says that it is over. */
function describePage(
  facts: PageFacts,
  address: string | undefined,
  site: Site | undefined,
): About {
  const isClosed =
    site?.expired?.some((selector) => select(facts.root, selector).next().done !== true) === true ||
    facts.runs.some(saysExpired)
  const canonical = toUrl(facts.canonical)?.href ?? toUrl(facts.metas.get('og:url'))?.href
  const siteName = facts.metas.get('og:site_name')
  return {
    given: createDraft('site', {
      url: toUrl(address) === undefined ? undefined : address,
      source: site?.name,
      expired: isClosed && site?.expired !== undefined ? true : undefined,
    }),
    own: createDraft(
      'meta',
      { url: canonical, source: siteName, expired: isClosed ? true : undefined },
      ['source', 'expired'],
    ),
  }
}

/** The postings of a list keep their own addresses, not the page's. */
function withoutUrl(draft: Draft): Draft {
  const { url: _url, ...others } = draft.values
  return { ...draft, values: others }
}

function toUrl(address: string | undefined): URL | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}
