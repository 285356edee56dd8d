import { toAddressKey } from '../jobs/similar.ts'
import { gatherFacts, isListingName, isNamed, namesOf, type PageFacts } from './facts.ts'
import { POSTINGS_MAX, readJsonLd } from './json-ld.ts'
import { readMicrodata } from './microdata.ts'
import { readName } from './named-elements.ts'
import { type PageElement, readLine, readText } from './page.ts'
import { readPageState } from './page-state.ts'
import { createDraft, type Draft, mergeDrafts, type Posting, type PostingField } from './posting.ts'
import { readPasted } from './pasted.ts'
import { showsSeveral } from './posting-page.ts'
import { readProse } from './prose.ts'
import { select } from './select.ts'
import { isNobody } from './title.ts'
import { findSite } from './sites/find-site.ts'
import type { Site } from './sites/types.ts'
import { fold } from '../fold.ts'
import * as values from './values.ts'

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

/** All of a list, or its one; more than any page shows are none. */
function finish(drafts: Draft[], { given, own }: About): Posting[] {
  if (drafts.length > POSTINGS_MAX) return []
  if (drafts.length === 1) return drafts.map((draft) => mergeDrafts([given, draft, own]))
  // The page's own address is none of theirs.
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
  const state = hasOthers && drafts.length === 0 ? [] : readPageState(facts)
  const isOwn = state.length === 1 || isSame(state)
  const stated = isOwn ? state.slice(0, 1).map((draft) => doubtUnprinted(facts, draft)) : []
  const known = [...drafts, ...stated]
  const printed = fromSite?.values.position === undefined ? [] : [fromSite]
  if (known.length === 0 && printed.length === 0) {
    const isList = (isListPage(facts) && !prose.isNumbered) || showsSeveral(facts)
    if (!prose.isPosting || isList) return []
  }
  const first = known[0] ?? printed[0]
  const others = fromSite !== undefined && printed.length === 0 ? [fromSite] : []
  const rest = first === undefined ? [prose.draft] : [completing(prose.draft, first)]
  const all = [...known, ...printed, ...others, ...rest].map((draft) =>
    draft.source === 'text' ? draft : doubtUnnamed(facts, draft),
  )
  return [mergeDrafts([about.given, ...all, about.own])]
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

/** Which of the page's postings it is about: one, or all of a list. */
function choose(
  drafts: Draft[],
  facts: PageFacts,
  url: URL | undefined,
  isListing: boolean,
): Draft[] {
  const distinct = mergeRepeated(drafts)
  const here = url === undefined ? undefined : toAddressKey(url.href.replace(/[?#].*$/, ''))
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
  const isOwn = named.length === 1 || linked.length === 1
  return (isListing || isListPage(facts)) && !(isOwn && !isListPage(facts)) ? [] : distinct
}

/** Some boards repeat their numbers in the postings' own addresses alone. */
function byNumber(drafts: Draft[], url: URL | undefined): Draft[] {
  const numbers = url?.pathname.match(/\d{4,}/g) ?? []
  const own = drafts.filter(({ values: { url: address } }) =>
    numbers.some((number) => address?.includes(number) === true),
  )
  return own.length === 1 ? own : drafts
}

/** One posting that a page says twice, or once for each place. */
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

/** Whether the page calls itself a list, and nothing else. */
const isListPage = (facts: PageFacts) => {
  const { headings, metas, title } = facts
  const names = headings.length > 0 ? headings : [metas.get('og:title') ?? title]
  return names.every(isListingName)
}

/** A title that the page itself does not show is one of its guesses. */
function doubtUnnamed(facts: PageFacts, draft: Draft): Draft {
  const { position } = draft.values
  const hasNames = namesOf(facts).length > 0
  if (position === undefined || !hasNames || draft.source === 'site' || isNamed(facts, position))
    return draft
  return { ...draft, doubts: new Set<PostingField>([...draft.doubts, 'position']) }
}

/** What a page's data says and its text does not show is left unsure. */
function doubtUnprinted(facts: PageFacts, draft: Draft): Draft {
  const text = ` ${fold([...namesOf(facts), ...facts.runs].join(' '))} `
  const unprinted = (['company', 'location'] as const).filter((name) => {
    const value = draft.values[name]
    return value !== undefined && !text.includes(` ${fold(value)} `)
  })
  return { ...draft, doubts: new Set<PostingField>([...draft.doubts, ...unprinted]) }
}

/** What a known board prints where its adapter says. */
function readSite(facts: PageFacts, site: Site): Draft {
  const read = (name: keyof NonNullable<Site['fields']>) => {
    for (const selector of site.fields?.[name] ?? []) {
      for (const element of select(facts.root, selector)) {
        const text =
          name === 'description'
            ? readText(element)
            : name === 'company'
              ? readName(element)
              : readLine(element)
        const value =
          text ||
          element.attributes['formattedaddress'] ||
          element.attributes['content'] ||
          element.attributes['alt']?.replace(/\s*(?:careers?|logo|jobs|home)\s*$/i, '')
        if (value !== undefined && value !== '') return value
      }
    }
    return undefined
  }
  const groups =
    site.title?.exec(facts.metas.get('og:title') ?? '')?.groups ??
    site.title?.exec(facts.title)?.groups
  // Indeed writes what its page shows behind the position.
  const named = read('position')?.replace(/\s*[-–]\s*job post$/i, '')
  const position = named === undefined || isNobody(named) ? undefined : named
  const company = read('company')
  const printed = read('location')
  const { place, workMode } = values.toPlace(printed ?? groups?.['location'] ?? '')
  const mode = values.toWorkMode(read('work_mode') ?? '')
  const type = values.toEmploymentType(read('employment_type') ?? '')
  const doubts: PostingField[] = []
  if (position === undefined) doubts.push('position')
  if (company === undefined) doubts.push('company')
  if (place !== undefined && (workMode !== undefined || printed === undefined)) {
    doubts.push('location')
  }
  if (mode === undefined) doubts.push('work_mode')
  return createDraft(
    'site',
    {
      company: company?.replace(/^(?:at|bei)\s+/i, '') ?? groups?.['company'],
      position: position ?? (site.posting === undefined ? undefined : groups?.['position']),
      location: place,
      work_mode: mode ?? workMode,
      employment_type: type,
      description: read('description'),
    },
    doubts,
  )
}

const CLOSED =
  /^(?:applications (?:for this (?:job|position|role|vacancy) )?(?:are|have) (?:now )?(?:been )?closed|this (?:job|position|vacancy|role) (?:is|was) (?:now )?(?:closed|filled|expired|inactive)|sorry,? this (?:job|position|vacancy) (?:has expired|is no longer available|has been filled)|(?:es werden )?keine bewerbungen mehr (?:angenommen|möglich)|nimmt keine bewerbungen mehr (?:an|entgegen)|(?:diese|die) (?:stelle|position|stellenanzeige) (?:wurde|ist) (?:bereits |leider )?(?:besetzt|vergeben|deaktiviert|geschlossen|nicht mehr verfügbar)|(?:les )?candidatures (?:ne sont plus acceptées|closes)|n'accepte plus (?:de|les) candidatures|(?:cette|l)['’ ]?(?:offre|annonce) (?:n['’]est plus (?:disponible|active|en ligne|d['’]actualité)|est (?:expirée|pourvue|clôturée)|a (?:expiré|été pourvue))|ya no se aceptan (?:solicitudes|candidaturas)|(?:esta|la) oferta (?:ha (?:caducado|expirado|finalizado|sido cerrada)|está cerrada|ya no está (?:activa|disponible))|já não aceita candidaturas|não aceita mais candidaturas|(?:esta )?vaga (?:encerrada|expirada|fechada|não está mais disponível|foi (?:preenchida|encerrada))|non (?:si accettano|accetta) più candidature|(?:questa |l['’])?(?:offerta|annuncio|posizione) (?:è )?(?:scadut[ao]|chius[ao]|non (?:è )?più (?:disponibile|attiv[ao]))|accepteert geen sollicitaties meer|(?:sollicitaties )?worden niet meer geaccepteerd|deze vacature is (?:niet (?:meer|langer) (?:beschikbaar|actief|online)|gesloten|verlopen|vervuld)|this (?:job|position|vacancy|posting)(?: posting| listing| ad)? (?:has expired|is no longer (?:available|active|open|accepting applications)|has been (?:closed|filled)|is closed)|no longer accepting applications|(?:job|position) (?:expired|closed|filled)|this job (?:ad )?has expired(?: on indeed)?|(?:diese|die) (?:stelle|stellenanzeige|anzeige)(?: ist)? (?:nicht mehr (?:verfügbar|aktiv|online)|bereits besetzt|abgelaufen)|cette offre (?:n'est plus (?:disponible|en ligne|d'actualité)|a expiré|est expirée)|(?:esta )?oferta (?:de empleo )?(?:ya no está disponible|caducada|cerrada|expirada)|esta vaga (?:foi encerrada|não está mais disponível)|(?:questa )?offerta (?:non è più disponibile|scaduta)|deze vacature is (?:niet meer beschikbaar|gesloten|verlopen)|oferta (?:wygasła|nieaktualna|zakończona)|(?:tato |tahle )?(?:nabídka|pozice|inzerát)(?: již| už)? (?:není aktivní|byl[ao]? ukončen[ao]?|není aktuální|vypršel[ao]?)|(?:táto )?ponuka (?:už )?nie je (?:aktuálna|aktívna)|annonsen är inte längre aktiv|stillingen er ikke lenger aktiv|vacancy closed|applications (?:are )?closed|job closed)[.!]?/i

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
    facts.runs.some((run) => run.length < 160 && CLOSED.test(run))
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

/** A list's postings keep their own addresses: the page's is none of theirs. */
function withoutUrl(draft: Draft): Draft {
  const { url: _url, ...others } = draft.values
  return { ...draft, values: others }
}

function toUrl(address: string | undefined): URL | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}
