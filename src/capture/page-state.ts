import { isNamed, type PageFacts } from './facts.ts'
import { readJobPosting } from './job-posting.ts'
import { isRecord, type JsonRecord, parseJson, parseJsonAt, walkRecords } from './json.ts'
import { isJobPosting } from './json-ld.ts'
import { rawText } from './page.ts'
import { createDraft, type Draft, type PostingField } from './posting.ts'
import { fold } from '../fold.ts'
import { toLine } from './text.ts'
import * as values from './values.ts'

/** How much of a page's scripts is looked through for data, in characters, each start counting. */
const BUDGET = 8_000_000
const STATES_MAX = 2_000
const ASSIGNMENT =
  /(?:window|self|globalThis|var|let|const)\b[\w$.[\]'"\s]{1,80}?=\s*(?=[[{"'`]|JSON\.parse|decodeURIComponent)/g
const MENTIONS = /job|vacan|posting|position|stellen|offre|oferta/i

/**
 * What the page's own program knows of the posting that the page is about. The page must call
 * itself by the posting's title; without that, its data may be of other postings.
 */
export function readPageState(facts: PageFacts): Draft[] {
  const states = collectStates(facts)
  const marked = states.flatMap((state) =>
    [...walkRecords(state)].filter(({ record }) => isJobPosting(record)),
  )
  if (marked.length > 0) {
    return marked.map(({ record }) => readJobPosting(record, 'page-state', (value) => value))
  }
  const found = states.flatMap((state) => [...findCandidates(state)])
  const own = found.filter(({ title }) => isNamed(facts, title))
  if (own.length === 0) return []
  // The fullest record of the longest title: `Engineer` may be a category beside `Data Engineer`.
  const best = own.toSorted((one, other) => other.score - one.score)[0]
  return best === undefined ? [] : [toDraft(best)]
}

function collectStates({ scripts, elements }: PageFacts): unknown[] {
  const states: unknown[] = []
  let budget = BUDGET
  let flight = ''
  for (const script of scripts) {
    const type = script.attributes['type'] ?? ''
    if (/ld\+json/i.test(type) || script.attributes['src'] !== undefined) continue
    const text = rawText(script)
    if (text.length < 80 || !MENTIONS.test(text)) continue
    if (/json/i.test(type)) {
      for (const value of parseJson(text)) states.push(thaw(value))
      continue
    }
    for (const part of text.matchAll(/__next_f\.push\(\[1,(?=")/g)) {
      budget -= 1_000
      if (budget < 0) break
      const value = parseJsonAt(text, part.index + part[0].length)
      if (typeof value === 'string') flight += value
    }
    for (const match of text.matchAll(ASSIGNMENT)) {
      budget -= text.length - match.index
      if (budget < 0) break
      const value = readAssigned(text, match.index + match[0].length)
      if (typeof value === 'object' && value !== null) states.push(value)
      if (states.length > STATES_MAX) return states
    }
  }
  states.push(...readFlight(flight))
  for (const { attributes } of elements) {
    const data =
      attributes['data-page'] ?? attributes['data-props'] ?? attributes['data-react-props']
    if (data !== undefined && data.length > 100 && MENTIONS.test(data))
      states.push(...parseJson(data))
  }
  return states
}

/** `{…}`, `"{…}"` or `JSON.parse("{…}")`. */
function readAssigned(text: string, from: number): unknown {
  const call = /^(?:JSON\.parse|decodeURIComponent)[\s(\w.]*/.exec(text.slice(from, from + 60))
  const value = parseJsonAt(text, from + (call?.[0].length ?? 0))
  if (typeof value !== 'string') return value
  const decoded = /^%7B|^%5B/i.test(value) ? decodeUri(value) : value
  return parseJson(decoded)[0]
}

const decodeUri = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The lines of a streamed React page that hold data. */
const readFlight = (flight: string): unknown[] =>
  flight.split('\n').flatMap((line) => {
    const start = /^[\da-f]+:(?=[[{])/.exec(line)
    return start === null || !MENTIONS.test(line) ? [] : parseJson(line.slice(start[0].length))
  })

/** Nuxt writes a list in which numbers stand for the list's other items. */
function thaw(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 3 || !isFrozen(value[0])) return value
  const frozen: unknown[] = value
  let left = 100_000
  const get = (index: unknown, depth: number): unknown => {
    left -= 1
    const item = typeof index === 'number' ? frozen[index] : undefined
    if (depth > 12 || left < 0) return undefined
    if (Array.isArray(item)) {
      const [tag, inner] = item
      if (typeof tag === 'string') return get(inner, depth + 1)
      return item.map((child) => get(child, depth + 1))
    }
    if (!isRecord(item)) return item
    return Object.fromEntries(
      Object.entries(item).map(([name, child]) => [name, get(child, depth + 1)]),
    )
  }
  return get(0, 0)
}

const isFrozen = (first: unknown) =>
  (Array.isArray(first) && typeof first[0] === 'string' && typeof first[1] === 'number') ||
  (isRecord(first) && Object.values(first).every((item) => typeof item === 'number'))

const TITLES = new Set(
  'title jobtitle positiontitle position jobpositiontitle postingtitle jobname vacancytitle vacancyname offertitle stellenangebotstitel stellentitel intitule titre titulo puesto positionname jobheadline text name'.split(
    ' ',
  ),
)
const COMPANIES = new Set(
  'company companyname employer employername hiringorganization hiringcompany organization organisation organizationname companyinfo firma arbeitgeber entreprise empresa azienda advertiser advertisername startup recruiter brandname clientname boardname accountname displaycompanyname'.split(
    ' ',
  ),
)
const PLACES = new Set(
  'location locations locationname joblocation joblocations formattedlocation city cities cityname locationtext locationslist arbeitsort arbeitsorte stellenlokationen lieutravail office offices workplace jobpostlocation joblocationname fulllocation displaylocation addresslocality locality collaborationlocations'.split(
    ' ',
  ),
)
const TEXTS = new Set(
  'description jobdescription descriptionhtml descriptionplain content body jobadtext stellenangebotsbeschreibung stellenbeschreibung descriptionbody htmldescription fulldescription jobdescriptiontext'.split(
    ' ',
  ),
)
const TYPES = new Set(
  'employmenttype jobtype commitment contracttype typeofemployment workschedule employmentformtype employment contract arbeitszeitmodelle'.split(
    ' ',
  ),
)
const MODES = new Set(
  'workplacetype workmode remotetype locationtype workingmodel remote'.split(' '),
)
const DEADLINES = new Set(
  'validthrough deadline expirationdate applicationdeadline expiresat closingdate enddate'.split(
    ' ',
  ),
)
const POSTED = new Set(
  'dateposted publisheddate publishedat datepublished postedat firstpublished publicationdate datecreation veroeffentlichungsdatum'.split(
    ' ',
  ),
)

type Candidate = {
  record: JsonRecord
  ancestors: readonly JsonRecord[]
  title: string
  score: number
}

const keys = new Map<string, string>()
const KEYS_MAX = 5_000

/** `jobTitle` and `job_title` are `jobtitle`; pages repeat their names thousands of times. */
function toKey(name: string): string {
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (keys.size < KEYS_MAX) keys.set(name, key)
  return key
}

function pick<T>(
  record: JsonRecord,
  names: ReadonlySet<string>,
  read: (value: unknown) => T | undefined,
): T | undefined {
  for (const [name, value] of Object.entries(record)) {
    if (!names.has(toKey(name))) continue
    const found = read(value)
    if (found !== undefined) return found
  }
  return undefined
}

const readText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (Array.isArray(value)) return value.length === 1 ? readText(value[0]) : undefined
  if (!isRecord(value)) return undefined
  for (const name of [
    'name',
    'label',
    'displayName',
    'text',
    'title',
    'value',
    'cs',
    'en',
    'de',
    'fr',
  ]) {
    const inner = value[name]
    if (typeof inner === 'string' && inner.trim() !== '') return inner
  }
  return undefined
}

function* findCandidates(state: unknown): Generator<Candidate> {
  for (const { record, ancestors } of walkRecords(state)) {
    const title = toLine(pick(record, TITLES, readText) ?? '')
    if (title.length < 3 || title.length > 200) continue
    const text = pick(record, TEXTS, readText)?.length ?? 0
    const company = pick(record, COMPANIES, readText)
    const place = pick(record, PLACES, readPlace)
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

function readPlace(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (Array.isArray(value)) {
    const places = value.slice(0, 30).flatMap((item) => readPlace(item) ?? [])
    return [...new Set(places)].join('; ') || undefined
  }
  if (!isRecord(value)) return undefined
  const read = (names: string) =>
    pick(value, new Set(names.split(' ')), (part) =>
      typeof part === 'object' ? readText(part) : typeof part === 'string' ? part : undefined,
    )
  const town = read('city town locality addresslocality municipality ort cityname')
  const parts = [
    town,
    read('region state addressregion'),
    read('country countryname addresscountry land'),
  ]
  const distinct = [...new Set(parts.filter((part) => part !== undefined && part.trim() !== ''))]
  if (town !== undefined && town.trim() !== '') return distinct.join(', ')
  const nested = value['address'] ?? value['adresse'] ?? value['location']
  return (
    readText(value) ??
    (isRecord(nested) ? readPlace(nested) : undefined) ??
    (distinct.join(', ') || undefined)
  )
}

function toDraft({ record, ancestors, title }: Candidate): Draft {
  const doubts = new Set<PostingField>(['work_mode', 'employment_type', 'deadline', 'posted_at'])
  const company = [record, ...ancestors]
    .map((place) => pick(place, COMPANIES, readText))
    .find((name) => name !== undefined)
  const places = (pick(record, PLACES, readPlace) ?? '').split('; ').map(values.toPlace)
  const mode = pick(record, MODES, readText)
  const type = pick(record, TYPES, readText)
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
      deadline: pick(record, DEADLINES, values.toDate),
      posted_at: pick(record, POSTED, values.toDate),
      description: pick(record, TEXTS, (value) => {
        const text = readText(value)
        return text !== undefined && text.length > 150 ? text : undefined
      }),
    },
    doubts,
  )
}
