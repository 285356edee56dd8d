import { isListingName, type PageFacts } from './facts.ts'
import { readLabels } from './labels.ts'
import { findDescription, findMarked } from './named-elements.ts'
import { isUnloaded, looksLikePosting } from './posting-page.ts'
import { createDraft, type Draft, POSTING_FIELDS } from './posting.ts'
import { fold } from '../fold.ts'
import { stripMarkup, toLine } from './text.ts'
import { toEmploymentType, toPlace, toWorkMode } from './values.ts'

/** Nothing that is read from prose is sure. */
const ALL = [...POSTING_FIELDS]

const SEPARATORS = /\s+[|–—·•»«:\-@]+\s+|\s*[|•·»]\s*|\s+-\s*|\s*-\s+/
const AT = /^(?:at|bei|chez|presso|bij|hos|fos|u|w firmie|v|by|with|@)\s+(?=\p{Lu}|\d)/u
const GENERIC =
  /^(?:jobs?|careers?|karriere|kariéra|carrières?|recruitment|home|vacancy|vacancies|job details?|job description|detail pozice|apply|apply now|stellenangebote?|stellenanzeige|offres? d'emploi|emploi|empleo|current openings?|join us|linkedin|indeed)$/i
const SUFFIX =
  /\s+(?:careers?|jobs?(?: board)?|karriere(?:portal|seite)?|kariéra|carrières?|recruitment|career site|stellenangebote|hiring|vacancies|recrutement)$/i

/** The company as the page's titles name it beside the position. */
function findTitleCompany(facts: PageFacts, position: string, host: string): string | undefined {
  const { metas, title } = facts
  const siteName = metas.get('og:site_name')?.replace(SUFFIX, '')
  const titles = [metas.get('og:title'), title, metas.get('twitter:title')].filter(
    (name) => name !== undefined,
  )
  const segments = titles.flatMap((name) => {
    const at = name.toLowerCase().indexOf(position.toLowerCase())
    const rest = at === -1 ? [name] : [name.slice(at + position.length), name.slice(0, at)]
    return rest.flatMap((part) => part.trim().split(SEPARATORS)).map((part) => part.trim())
  })
  const named = segments.find((segment) => AT.test(segment))
  if (named !== undefined) return named.replace(AT, '').split(/\s+in\s+/)[0]
  const text = fold(facts.runs.slice(0, 3_000).join(' '))
  const isSaid = (name: string) => {
    const folded = fold(name)
    const squeezed = folded.replaceAll(' ', '')
    return (
      host.replaceAll(/[^a-z0-9]/g, '').includes(squeezed) || ` ${text} `.includes(` ${folded} `)
    )
  }
  return [
    ...(siteName === undefined ? [] : [siteName]),
    ...segments.map((segment) => segment.replace(SUFFIX, '')),
  ].find(
    (name) =>
      name.length >= 2 &&
      name.length <= 80 &&
      !GENERIC.test(name) &&
      !isListingName(name) &&
      fold(name) !== fold(position) &&
      isSaid(name),
  )
}

/** The position, as the page's heading or titles say it. */
function findPosition({ headings, metas, title }: PageFacts): string | undefined {
  const ogTitle = metas.get('og:title')
  const inTitles = (name: string) => fold(`${ogTitle ?? ''} ${title}`).includes(fold(name))
  const usable = headings.filter(
    (heading) => heading.length <= 160 && !isListingName(heading) && !GENERIC.test(heading),
  )
  const heading = usable.find(inTitles) ?? (ogTitle === undefined ? usable[0] : undefined)
  if (heading !== undefined) return heading
  const segment = (ogTitle ?? title).split(/\s+[|–—·•»]\s+|\s+-\s+/)[0]?.trim()
  return segment === undefined ||
    segment === '' ||
    GENERIC.test(segment) ||
    isListingName(ogTitle ?? title)
    ? undefined
    : segment
}

/** What can only be guessed from headings, labels, names of elements and titles. */
export function readProse(
  facts: PageFacts,
  url: URL | undefined,
): { draft: Draft; isPosting: boolean } {
  const { runs } = facts
  const labels = readLabels(runs)
  const description = findDescription(facts)
  const named = findPosition(facts) ?? labels.position
  const position = named !== undefined && /^https?:/.test(named) ? undefined : named
  const printed = labels.location ?? findMarked(facts, 'location')
  const { place, workMode } = toPlace(printed ?? '')
  const company =
    labels.company ??
    findMarked(facts, 'company') ??
    (position === undefined ? undefined : findTitleCompany(facts, position, url?.hostname ?? ''))
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
    ALL,
  )
  const isPosting =
    position !== undefined && (isUnloaded(facts) || looksLikePosting(facts, runs, description))
  return { draft, isPosting }
}

/** Whether a part of a line can be a place: no number, address, role or kind of work. */
export const isPlaceName = (text: string): boolean =>
  text.length <= 80 &&
  !/https?:|[$€£]|\d{3}|@/.test(text) &&
  (toEmploymentType(text) === undefined || /\bremote\b/i.test(text)) &&
  /\p{L}{2}/u.test(text)

const PASTED_AT = /^(.{3,120}?)\s+(?:at|@|bei|chez|presso|bij|hos)\s+(.{2,80})$/iu

/** A posting that was pasted as text; everything in it is a guess. */
export function readPasted(text: string): Draft | undefined {
  const clean = stripMarkup(text)
  const lines = clean
    .split('\n')
    .map(toLine)
    .filter((line) => line !== '')
  if (lines.length === 0) return undefined
  const labels = readLabels(lines)
  const first = lines.find(
    (line) => line.length <= 140 && !/^(?:skip to|share|save|logo|apply)|logo$/i.test(line),
  )
  const together = PASTED_AT.exec(first ?? '')
  const position = labels.position ?? together?.[1] ?? first
  const second = lines[lines.indexOf(first ?? '') + 1]
  const [company, printed] = (second !== undefined && second.length <= 100 ? second : '').split(
    /\s*[·•|]\s*|\s+[–—-]\s+/,
  )
  const isName = company !== undefined && company !== '' && !/[.!?:]$/.test(company)
  const { place, workMode } = toPlace(labels.location ?? printed ?? '')
  return createDraft(
    'text',
    {
      company: labels.company ?? together?.[2] ?? (isName ? company : undefined),
      position,
      location: place,
      work_mode:
        workMode ??
        toWorkMode(
          lines
            .slice(0, 6)
            .filter((line) => line.length < 60)
            .join(' '),
        ),
      employment_type: labels.type === undefined ? undefined : toEmploymentType(labels.type),
      description: clean,
    },
    ALL,
  )
}
