import { isListingName, type PageFacts } from './facts.ts'
import { readLabelled, readLabels } from './labels.ts'
import { findDescription, findMarked } from './named-elements.ts'
import { findCompanyNear, findPlaceNear } from './nearby.ts'
import { findOwner } from './organisation.ts'
import { soundsLikePlace } from './place-names.ts'
import { isUnloaded, looksLikePosting } from './posting-page.ts'
import { createDraft, type Draft, POSTING_FIELDS } from './posting.ts'
import { readShortLine } from './page.ts'
import { soundsLikeRole } from './roles.ts'
import { isNobody, isOfHost, readAround, readPosition } from './title.ts'
import { fold } from '../fold.ts'
import { toEmploymentType, toPlace } from './values.ts'

const POLICY =
  /privacy|cookie|datenschutz|confidentialité|privacidad|gdpr|consent|newsletter|terms of|^(?:join|work with|come |komm |werde |become |wir suchen|we(?:['’]re| are) |dein |ihre? |your |about|über|apply|bewirb|jetzt )/i

/** The headings that may be the position: the first level's, then those beneath. */
function listHeadings(facts: PageFacts, labelled: string | undefined): string[] {
  const { elements, beside, headings } = facts
  const beneath = elements.filter(({ name }) => name === 'h2' || name === 'h3').slice(0, 60)
  const lines = beneath.flatMap((element) =>
    beside.has(element) ? [] : (readShortLine(element) ?? []),
  )
  const others = [labelled, findMarked(facts, 'position', soundsLikeRole), findBeforeLabels(facts)]
  return [
    ...headings,
    ...lines.filter((line) => soundsLikeRole(line)),
    ...others.filter((name) => name !== undefined),
  ]
}

/** Some pages write the position in plain text, above a list of labels. */
function findBeforeLabels({ main }: PageFacts): string | undefined {
  const at = main.findIndex(({ text }) => NUMBER_LABEL.test(text))
  const before = main.slice(Math.max(0, at - 12), Math.max(0, at)).toReversed()
  return before.map(({ text }) => text).find((text) => soundsLikeRole(text) && !isNobody(text))
}
const NUMBER_LABEL =
  /^(?:job|position|req(?:uisition)?|vacancy|posting|reference|stellen)[ -]?(?:id|number|no\.?|nr\.?|ref(?:erence)?|#|code|category)?\s*(?:#)?\s*:?$|^(?:req id|auto req id|tracking code|referenznummer|kennziffer|référence|referencia|posted(?: date)?:?|date posted:?)$/i

/** The position, as the page's heading or titles say it. */
function findPosition(
  facts: PageFacts,
  host: string,
  labelled: string | undefined,
): string | undefined {
  const { metas, title, headings } = facts
  const titled = ` ${fold(`${metas.get('og:title') ?? ''} ${metas.get('twitter:title') ?? ''} ${title}`)} `
  const siteName = fold(metas.get('og:site_name') ?? '')
  const stated = readPosition(facts)
  const toScore = (name: string, index: number) =>
    (titled.includes(` ${fold(name)} `) ? 4 : 0) +
    (soundsLikeRole(name) ? 3 : 0) +
    (index < headings.length ? 2 : 0) +
    (labelled !== undefined && fold(name) === fold(labelled) ? 3 : 0) +
    (POLICY.test(name) ? -4 : 0) +
    (fold(name) === siteName || (isOfHost(name, host) && !soundsLikeRole(name)) ? -5 : 0)
  const scored = listHeadings(facts, labelled)
    .map((name, index) => ({ name, score: toScore(name, index) }))
    .filter(({ name }) => name.length <= 160 && !isNobody(name) && !/^https?:/.test(name))
    .toSorted((one, other) => other.score - one.score)
  const [best] = scored
  const isStatedRole = stated !== undefined && soundsLikeRole(stated)
  if (best !== undefined && best.score >= (isStatedRole ? 3 : 0)) return best.name
  if (isStatedRole) return stated
  const hasOwnTitle = metas.has('og:title')
  return (hasOwnTitle ? undefined : best?.name) ?? stated ?? best?.name
}

type Known = {
  position: string | undefined
  /** What stands behind the field's label. */
  labelled: string | undefined
  host: string
}

function findCompany(facts: PageFacts, { position, labelled, host }: Known): string | undefined {
  const { metas, title } = facts
  const isName = (name: string | undefined): name is string =>
    name !== undefined &&
    !isNobody(name) &&
    fold(name) !== fold(position ?? '') &&
    !isListingName(name)
  const isMarked = (name: string) =>
    isName(name) && !soundsLikeRole(name) && !soundsLikePlace(name) && name.length <= 80
  if (isName(labelled) && labelled.length <= 80) return labelled
  const titles = [metas.get('og:title'), title, metas.get('twitter:title')].filter(
    (name) => name !== undefined,
  )
  const said = position === undefined ? {} : readAround(titles, position, host)
  if (said.isNamed === true && isName(said.company)) return said.company
  const near = findCompanyNear(facts, position) ?? findMarked(facts, 'company', isMarked)
  if (isName(near)) return near
  const owner = findOwner(facts, host)
  if (!isName(said.company)) return isName(owner) ? owner : undefined
  const isOwners = isName(owner) && isOfHost(owner, host) && !isOfHost(said.company, host)
  return isOwners && !fold(owner).includes(fold(said.company)) ? owner : said.company
}

function findLocation(
  facts: PageFacts,
  { position, company, labelled, host }: Known & { company: string | undefined },
): string | undefined {
  const isPlace = (text: string) =>
    text.length <= 120 &&
    fold(text) !== fold(company ?? '') &&
    !isNobody(text) &&
    fold(text) !== fold(position ?? '') &&
    /\p{L}/u.test(text)
  if (labelled !== undefined && isPlace(labelled)) return labelled
  const near = findPlaceNear(facts, position)
  const marked = findMarked(facts, 'location', isPlace)
  const printed =
    marked !== undefined && (near === undefined || soundsLikePlace(marked)) ? marked : near
  if (printed !== undefined || position === undefined) return printed
  const titles = [facts.metas.get('og:title'), facts.title].filter((name) => name !== undefined)
  return readAround(titles, position, host).location
}

/** What can only be guessed from headings, labels, names of elements and titles; none of it is sure. */
export function readProse(
  facts: PageFacts,
  url: URL | undefined,
): { draft: Draft; isPosting: boolean; isNumbered: boolean } {
  const host = url?.hostname ?? ''
  const description = findDescription(facts)
  const labels = { ...readLabels(facts.main.map(({ text }) => text)), ...readLabelled(facts) }
  const position = findPosition(facts, host, labels.position)
  const company = findCompany(facts, { position, labelled: labels.company, host })
  const known = { position, company, labelled: labels.location, host }
  const { place, workMode } = toPlace(findLocation(facts, known) ?? '')
  const draft = createDraft(
    'text',
    {
      company,
      position,
      location: place,
      work_mode: workMode,
      employment_type: labels.type === undefined ? undefined : toEmploymentType(labels.type),
      description: description || facts.metas.get('og:description'),
    },
    POSTING_FIELDS,
  )
  const isLabelled = labels.position !== undefined && labels.position === position
  const isPosting =
    position !== undefined &&
    (isUnloaded(facts) || looksLikePosting(facts, { position, isLabelled, description, url }))
  // A page of one posting may bear the heading of the whole section: `Careers`.
  const numbers = facts.main
    .filter(({ text }) => NUMBER_LABEL.test(text))
    .map(({ text }) => fold(text))
  const isNumbered =
    numbers.length > 0 && new Set(numbers).size === numbers.length && soundsLikeRole(position ?? '')
  return { draft, isPosting, isNumbered }
}
