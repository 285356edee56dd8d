import { isNamed, type PageFacts } from './facts.ts'
import { readJobPosting } from './job-posting.ts'
import { type FoundRecord, type JsonRecord, walkRecords } from './json.ts'
import { isJobPosting } from './json-ld.ts'
import { collectStates } from './page-programs.ts'
import { createDraft, type Draft, type PostingField } from './posting.ts'
import { soundsLikeRole } from './roles.ts'
import * as fields from './state-fields.ts'
import { pick, readPlace, readText } from './state-fields.ts'
import { fold } from '../fold.ts'
import { toLine } from './text.ts'
import * as values from './values.ts'

/**
 * What the page's own program knows of the posting that the page is about. The page must call
 * itself by the posting's title; without that, its data may be of other postings. Where the page
 * does not speak like a posting (`isPosting`), the data must: an article has a title and a text too.
 */
export function readPageState(facts: PageFacts, isPosting: boolean): Draft[] {
  const records = collectStates(facts).flatMap((state) => [...walkRecords(state)])
  const marked = records.filter(({ record }) => isJobPosting(record))
  if (marked.length > 0) {
    // A page's own program writes its data for search engines from what it has not loaded yet.
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
  // The fullest record of the longest title: `Engineer` may be a category beside `Data Engineer`.
  const best = own.toSorted((one, other) => other.score - one.score)[0]
  return best === undefined ? [] : [toDraft(best)]
}

const OF_JOBS =
  /job|vacan|employ|apply|salar|requisit|posting|stellen|offre|recrui|hiring|seniority|workplace|arbeits/i

/** An article names its publisher, but no place of work beside it. */
const isOfJobs = (record: JsonRecord) =>
  Object.keys(record)
    .slice(0, 200)
    .some((name) => OF_JOBS.test(name)) || pick(record, fields.PLACES, readPlace) !== undefined

type TitleReader = (text: string) => string | undefined

/** Reads a text as the title of a posting; undefined if `isWanted` refuses it. Cards repeat theirs. */
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
    // A category or a menu has a title too.
    const signs = [text > 150, company !== undefined, place !== undefined].filter(Boolean).length
    if (signs < 2 && text <= 150) continue
    yield {
      record,
      ancestors,
      title,
      score: signs * 10_000 + title.length * 20 + Math.min(text, 2_000),
    }
  }
}

function toDraft({ record, ancestors, title }: Candidate): Draft {
  const doubts = new Set<PostingField>(['work_mode', 'employment_type', 'deadline', 'posted_at'])
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
      position: title,
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
    doubts,
  )
}
