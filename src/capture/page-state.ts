import { isNamed, type PageFacts } from './facts.ts'
import { readJobPosting, withoutOwner } from './job-posting.ts'
import { type FoundRecord, type JsonRecord, walkRecords } from './json.ts'
import { isJobPosting } from './json-ld.ts'
import { collectEmbeddedData } from './embedded-data.ts'
import { createDraft, type Draft, type PostingField } from './posting.ts'
import { soundsLikeRole } from './roles.ts'
import * as fields from './state-fields.ts'
import { pick, readPlace, readText } from './state-fields.ts'
import { fold } from '../fold.ts'
import { toLine } from './text.ts'
import * as values from './values.ts'

/**
 * The page's posting from data embedded in its scripts. The page must be named after the posting's
 * title, otherwise the data may be of another one. If the text is not that of a posting
 * (`isPosting`), the data must be, because articles have titles and texts too.
 */
export function readPageState(facts: PageFacts, isPosting: boolean): Draft[] {
  const records = collectEmbeddedData(facts).flatMap((state) => [...walkRecords(state)])
  const marked = records.filter(({ record }) => isJobPosting(record))
  if (marked.length > 0) {
    // Markup for search engines may be created before the page has loaded its data.
    return marked
      .map(({ record }) => readJobPosting(record, 'page-state', (value) => value))
      .filter(({ values: { position } }) => position !== undefined)
  }
  const readTitle = createTitleReader(
    (title) => isNamed(facts, title) && (isPosting || soundsLikeRole(title)),
  )
  const own = [...findCandidates(records, readTitle)].filter(
    ({ record }) => isPosting || isOfJobs(record),
  )
  if (own.length === 0) return []
  // The most complete record with the longest title: `Engineer` may be a category beside `Data
  // Engineer`.
  const best = own.toSorted((one, other) => other.score - one.score)[0]
  return best === undefined ? [] : [toDraft(best, facts.metas.get('og:site_name'))]
}

const OF_JOBS =
  /job|vacan|employ|apply|salar|requisit|posting|stellen|offre|recrui|hiring|seniority|workplace|arbeits/i

/** Unlike articles, which also name a publisher, a job has a place of work. */
const isOfJobs = (record: JsonRecord) =>
  Object.keys(record)
    .slice(0, 200)
    .some((name) => OF_JOBS.test(name)) || pick(record, fields.PLACES, readPlace) !== undefined

type TitleReader = (text: string) => string | undefined

/**
 * Reads a text as a posting's title, or undefined if `isWanted` rejects it; cached, because cards
 * repeat theirs.
 */
function createTitleReader(isWanted: (title: string) => boolean): TitleReader {
  const known = new Map<string, string | undefined>()
  return (text) => {
    if (known.has(text)) return known.get(text)
    const line = toLine(text)
    const title = line.length >= 3 && line.length <= 200 && isWanted(line) ? line : undefined
    known.set(text, title)
    return title
  }
}

type Candidate = FoundRecord & { title: string; score: number }

function* findCandidates(
  records: readonly FoundRecord[],
  readTitle: TitleReader,
): Generator<Candidate> {
  for (const { record, ancestors } of records) {
    const title = readTitle(pick(record, fields.TITLES, readText) ?? '')
    if (title === undefined) continue
    const text = pick(record, fields.TEXTS, readText)?.length ?? 0
    const company = pick(record, fields.COMPANIES, readText)
    const place = pick(record, fields.PLACES, readPlace)
    // Categories and menus have titles too.
    const summary = pick(record, fields.SUMMARIES, readText)?.length ?? 0
    const signs = [text > 150 || summary > 60, company !== undefined, place !== undefined].filter(
      Boolean,
    ).length
    if (signs < 2 && text <= 150) continue
    yield {
      record,
      ancestors,
      title,
      score: signs * 10_000 + title.length * 20 + Math.min(text, 2_000),
    }
  }
}

function toDraft({ record, ancestors, title }: Candidate, siteName: string | undefined): Draft {
  const unsure = new Set<PostingField>(['work_mode', 'employment_type', 'deadline', 'posted_at'])
  const company = [record, ...ancestors]
    .map((place) => pick(place, fields.COMPANIES, readText))
    .find((name) => name !== undefined)
  const places = (pick(record, fields.PLACES, readPlace) ?? '').split('; ').map(values.toPlace)
  const mode = pick(record, fields.MODES, readText)
  const type = pick(record, fields.TYPES, readText)
  const names = new Map(
    places.flatMap(({ place }) => (place === undefined ? [] : [[fold(place), place]])),
  )
  return createDraft(
    'page-state',
    {
      company,
      position: withoutOwner(withoutOwner(title, company), siteName),
      location: [...names.values()].join('; '),
      work_mode: values.toWorkMode(mode ?? '') ?? places.find(({ workMode }) => workMode)?.workMode,
      employment_type: type === undefined ? undefined : values.toEmploymentType(type),
      deadline: pick(record, fields.DEADLINES, values.toDate),
      posted_at: pick(record, fields.POSTED, values.toDate),
      description: pick(record, fields.TEXTS, (value) => {
        const text = readText(value)
        return text !== undefined && text.length > 150 ? text : undefined
      }),
    },
    unsure,
  )
}
