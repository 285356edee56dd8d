import { choosePostings } from './choose-postings.ts'
import {
  flagAgency,
  flagUnshownTitle,
  flagUnshownValues,
  flagUnmentionedPlace,
  preferPrinted,
} from './unsure-values.ts'
import { saysExpired } from './expired.ts'
import { gatherFacts, type PageFacts } from './facts.ts'
import { POSTINGS_MAX, readJsonLd } from './json-ld.ts'
import { asksToSelect } from './list-pane.ts'
import { readMicrodata } from './microdata.ts'
import type { PageElement } from './page.ts'
import { readPageState } from './page-state.ts'
import { createDraft, type Draft, mergeDrafts, type Posting } from './posting.ts'
import { readPasted } from './pasted.ts'
import { showsSeveral } from './page-positions.ts'
import { isAddressed } from './posting-address.ts'
import { readProse } from './prose.ts'
import { soundsLikeRole } from './roles.ts'
import { select } from './select.ts'
import { findSite } from './sites/find-site.ts'
import { readSite } from './sites/read-site.ts'
import { readTenant } from './sites/tenant.ts'
import type { Site } from './sites/types.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'

/**
 * Reads the postings of a page at `address`: none, one or several. A list gives all of its postings
 * or none; similar postings beside the page's own are left out. Pure: the server and the browser
 * extension call it with the same kind of tree.
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
  const own = marked.map((drafts) =>
    choosePostings(drafts, facts, url, isListed || structured.isListing),
  )
  const several = own.find(({ length }) => length > 1)
  if (several !== undefined) return finish(several, about)
  const drafts = own.flat()
  if (isListed && drafts.length === 0) return []
  const hasOthers = marked.some(({ length }) => length > 1)
  return readOne(facts, url, { drafts, about, site, hasOthers })
}

/** All postings of a list, or the only one; none if there are too many to be plausible. */
function finish(drafts: Draft[], { given, own }: About): Posting[] {
  if (drafts.length > POSTINGS_MAX) return []
  if (drafts.length === 1) return drafts.map((draft) => mergeDrafts([given, draft, own]))
  // The page's address is not that of a posting in a list.
  return drafts.map((draft) => mergeDrafts([draft, ...[given, own].map(withoutUrl)]))
}

/** Reads a posting that a user pasted as text. */
export function readPastedPosting(text: string, address: string | undefined): Posting[] {
  const url = toUrl(address)
  const draft = readPasted(text, url)
  const site = url === undefined ? undefined : findSite(url)
  const extra = createDraft('site', { url: address, source: site?.name })
  return draft === undefined ? [] : [mergeDrafts([draft, extra])]
}

type Found = {
  drafts: Draft[]
  about: About
  site: Site | undefined
  hasOthers: boolean
}

/** The single posting of a page; each field is from the first source that has it. */
function readOne(facts: PageFacts, url: URL | undefined, found: Found): Posting[] {
  const { drafts, about, site, hasOthers } = found
  const prose = readProse(facts, url)
  const fromSite = site === undefined ? undefined : readSite(facts, site)
  const state =
    hasOthers && drafts.length === 0
      ? []
      : readPageState(facts, prose.isPosting || site !== undefined)
  // The data beside an empty pane are those of a list's first posting.
  const isOwn = (state.length === 1 || isSame(state)) && !asksToSelect(facts)
  const stated = isOwn ? state.slice(0, 1).map((draft) => flagUnshownValues(facts, draft)) : []
  const known = [
    ...drafts
      .map((draft) => flagAgency(facts, draft, url))
      .map((draft) => flagUnmentionedPlace(facts, draft, prose.labelledPlace))
      .map((draft) => preferPrinted(facts, draft, prose.statedCompany)),
    ...stated,
  ]
  const isPrinted =
    fromSite !== undefined &&
    isOfPosting(fromSite, prose.isPosting, site, url) &&
    !isCompanyPage(facts, fromSite, url)
  const printed = isPrinted ? [fromSite] : []
  if (known.length === 0 && printed.length === 0 && !prose.isOnly) return []
  const first = known[0] ?? printed[0]
  const others = fromSite !== undefined && printed.length === 0 ? [fromSite] : []
  const rest = first === undefined ? [prose.draft] : [completing(prose.draft, first)]
  const tenant = site === undefined || url === undefined ? undefined : readTenant(facts, site, url)
  const owner = [createDraft('site', { company: tenant?.company }, ['company'])]
  const guesses = tenant?.isPrinted === true ? [...owner, ...rest] : [...rest, ...owner]
  const all = [...known, ...printed, ...others, ...guesses].map((draft) =>
    draft.source === 'text' ? draft : flagUnshownTitle(facts, draft),
  )
  return [mergeDrafts([about.given, ...all, about.own])]
}

/**
 * A company's page on a job board: its heading is the company's name, above a list of positions.
 */
const isCompanyPage = (facts: PageFacts, { values }: Draft, url: URL | undefined) =>
  hasLegalForm(values.position ?? '') &&
  !soundsLikeRole(values.position ?? '') &&
  !isAddressed(url, values.position ?? '') &&
  showsSeveral(facts)

/** A job board's heading alone may also be a company or a section. */
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

/**
 * Guesses from text fill gaps of structured data, except a location if the work is remote, unless
 * the text says from where: `Remote (Canada)`.
 */
function completing(prose: Draft, first: Draft): Draft {
  const isElsewhere = first.values.work_mode === 'remote' && prose.values.work_mode !== 'remote'
  if (!isElsewhere) return prose
  const { location: _location, work_mode: _mode, ...others } = prose.values
  return { ...prose, values: others }
}

/** Facts about the page itself: from the address, and from its contents. */
type About = { given: Draft; own: Draft }

/** The address, the source, and whether the page says that the posting has expired. */
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
      {
        url: canonical,
        source: siteName,
        expired: isClosed ? true : undefined,
      },
      ['source', 'expired'],
    ),
  }
}

/** Postings of a list keep their own addresses instead of the page's. */
function withoutUrl(draft: Draft): Draft {
  const { url: _url, ...others } = draft.values
  return { ...draft, values: others }
}

function toUrl(address: string | undefined): URL | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}
