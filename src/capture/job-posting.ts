import { isRecord } from '../record.ts'
import type { JsonRecord } from './json.ts'
import { createDraft, type CaptureSource, type Draft, type PostingField } from './posting.ts'
import { fold } from '../fold.ts'
import { toCompanyKey } from '../jobs/company-key.ts'
import type { SalaryPeriod } from '../jobs/terms.ts'
import { spellNames } from './schema-names.ts'
import { toLine } from './text.ts'
import * as values from './values.ts'

/** Resolves a node that is only a reference by `@id`. */
export type Resolve = (value: unknown) => unknown

/** The texts of a property in any form: a text, a list, `@value` or a name. */
const readTexts = (value: unknown, resolve: Resolve, depth = 0): string[] => {
  if (depth > 4) return []
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) {
    return value.slice(0, 100).flatMap((item) => readTexts(item, resolve, depth + 1))
  }
  const record = resolve(value)
  if (!isRecord(record)) return []
  const inner = record['@value'] ?? record['name'] ?? record['legalName'] ?? record['value']
  return readTexts(inner, resolve, depth + 1)
}

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, 100) : value === undefined || value === null ? [] : [value]

/** Placeholders instead of a company's name. */
const NO_NAME =
  /^(?:confidential|confidential company|company confidential|anonymous|n a|na|null|undefined|none|vertraulich|confidentiel|confidencial|empresa confidencial|riservato|unknown|not specified|company name)$/

/** Converts a schema.org JobPosting, in whatever syntax, to a draft. */
export function readJobPosting(sent: JsonRecord, source: CaptureSource, resolve: Resolve): Draft {
  const node = spellNames(sent)
  const unsure = new Set<PostingField>()
  const first = (name: string) => readTexts(node[name], resolve)[0]
  const company = readTexts(node['hiringOrganization'], resolve).map(toLine)[0]
  const places = readPlaces(node, resolve)
  const isRemote = readTexts(node['jobLocationType'], resolve).some((text) =>
    /telecommute|remote/i.test(text),
  )
  const position = withoutOwner(toLine(first('title') ?? first('name') ?? ''), company)
  if (first('title') === undefined) unsure.add('position')
  const types = readTexts(node['employmentType'], resolve)
    .flatMap((text) => text.split(/[,;|/]/))
    .map(values.toEmploymentType)
    .filter((type) => type !== undefined)
  if (new Set(types).size > 1) unsure.add('employment_type')
  const workMode = isRemote ? 'remote' : places.workMode
  if (!isRemote) unsure.add('work_mode')
  // If the work is remote, a place may be the headquarters or where applicants must live.
  if (places.isGuessed || isRemote) unsure.add('location')
  const salary = readSalary(node, resolve)
  const isEverywhere = isRemote && places.count > REMOTE_PLACES_MAX
  const hasPlace = !isEverywhere && fold(places.location ?? '') !== fold(company ?? '')
  return createDraft(
    source,
    {
      company: company !== undefined && !NO_NAME.test(fold(company)) ? company : undefined,
      position,
      location: hasPlace ? places.location : undefined,
      work_mode: workMode,
      employment_type: types[0],
      ...salary,
      deadline: list(node['validThrough']).map(values.toDate)[0],
      posted_at: list(node['datePosted']).map(values.toDate)[0],
      description: joinDescription(node, resolve),
      url: first('url'),
    },
    unsure,
  )
}

/** Removes the company behind a position, as in the title of its page: `Baker - Rye Bakers`. */
export function withoutOwner(position: string, company: string | undefined): string {
  const { head, tail } = TAIL.exec(position)?.groups ?? {}
  if (head === undefined || tail === undefined || company === undefined) return position
  const key = toCompanyKey(tail)
  return key !== '' && key === toCompanyKey(company) ? head : position
}
const TAIL = /^(?<head>.*\S)\s+(?:[|–—@-]|at|bei|chez|presso|bij|hos)\s+(?<tail>\S.*)$/u

/** Remote work in more places than this is not tied to any of them. */
const REMOTE_PLACES_MAX = 8

const DESCRIPTIONS = [
  'description',
  'responsibilities',
  'qualifications',
  'skills',
  'educationRequirements',
  'experienceRequirements',
  'jobBenefits',
]

const joinDescription = (node: JsonRecord, resolve: Resolve) => {
  const [main = '', ...others] = DESCRIPTIONS.map((name) =>
    readTexts(node[name], resolve).join('\n'),
  )
  // On most pages the full description repeats the other parts.
  return main.trim().length >= 200 ? main : [main, ...others].filter(Boolean).join('\n\n')
}

function readPlaces(node: JsonRecord, resolve: Resolve) {
  // Some pages omit the `Place` around the address.
  const stated =
    node['jobLocation'] ?? (node['addressLocality'] === undefined ? node['address'] : node)
  const found = list(resolve(stated)).map((place) => readPlace(place, resolve))
  const parsed = found.flatMap((text) => (text === '' ? [] : [values.toPlace(text)]))
  const distinct = new Map<string, string>()
  for (const { place } of parsed) if (place !== undefined) distinct.set(fold(place), place)
  const places = [...distinct.values()].filter(
    (place, _index, all) => !all.some((other) => other !== place && other.startsWith(`${place}, `)),
  )
  return {
    location: places.join('; ') || undefined,
    count: places.length,
    workMode: parsed.find(({ workMode }) => workMode !== undefined)?.workMode,
    isGuessed: parsed.some(({ workMode, place }) => workMode !== undefined && place !== undefined),
  }
}

/** Town, region and country of an address: `Berlin, Germany`. */
function readPlace(value: unknown, resolve: Resolve): string {
  const place = resolve(value)
  if (typeof place === 'string') return toLine(place)
  if (!isRecord(place)) return ''
  const address = resolve(list(place['address'])[0])
  if (typeof address === 'string') return toLine(address)
  const source = isRecord(address) ? address : place
  const [town, region, country] = ['addressLocality', 'addressRegion', 'addressCountry'].map(
    (name) => readPart(source[name], resolve),
  )
  // A country next to a placeholder is that of the job board.
  if (UNSAID.test(town ?? region ?? '')) return ''
  const parts = [town, region, country].filter((part) => part !== undefined)
  const kept = parts.filter(
    (part, index) =>
      !parts.slice(0, index).some((earlier) => hasWords(earlier, part)) && !/^[-.,\s]*$/.test(part),
  )
  if (kept.length > 0) return kept.join(', ')
  const street = readPart(source['streetAddress'], resolve)
  return readPart(place['name'], resolve) ?? street ?? ''
}

/** Placeholders instead of a place. */
const UNSAID =
  /^(?:(?:other|autre|andere|otro|altro|outro|sonstige[rs]?)\s*[/–-]\s*)?(?:not specified|unspecified|not stated|non précisée?|non spécifiée?|nicht angegeben|keine angabe|no especificad[oa]|não especificad[oa]|non specificat[oa]|niet opgegeven|nie podano|neuvedeno)$/i

const readPart = (value: unknown, resolve: Resolve): string | undefined => {
  const texts = readTexts(value, resolve).map((text) =>
    toLine(text).replaceAll(/^[\s,;]+|[\s,;]+$/g, ''),
  )
  const text = [...new Set(texts)].filter((part) => part !== '').join(', ')
  return /^(?:null|undefined|n\/?a|-|none)?$/i.test(text) ? undefined : text
}

/** Whether `text` contains `part` already: `Berlin, Germany` contains `Germany`. */
const hasWords = (text: string, part: string) => ` ${fold(text)} `.includes(` ${fold(part)} `)

function readSalary(node: JsonRecord, resolve: Resolve) {
  const found = list(resolve(node['baseSalary'] ?? node['estimatedSalary'])).map(resolve)[0]
  if (found === undefined) return {}
  if (!isRecord(found)) {
    return toRange(found, undefined, undefined, readTexts(node['salaryCurrency'], resolve)[0])
  }
  const value = list(resolve(found['value']))[0]
  const inner = isRecord(value) ? value : found
  const currency = [found['currency'], inner['currency'], node['salaryCurrency']].flatMap((item) =>
    readTexts(item, resolve),
  )[0]
  const unit = [inner['unitText'], inner['unitCode'], found['unitText']].flatMap((item) =>
    readTexts(item, resolve),
  )[0]
  const single = inner['value'] ?? (isRecord(value) ? undefined : value)
  const min = values.toAmount(inner['minValue'] ?? found['minValue'])
  const max = values.toAmount(inner['maxValue'] ?? found['maxValue'])
  if (min === undefined && max === undefined) return toRange(single, undefined, unit, currency)
  return toRange(min, max, unit, currency)
}

const UNITS = new Map<string, SalaryPeriod>([
  ['ANN', 'year'],
  ['MON', 'month'],
  ['WEE', 'week'],
  ['DAY', 'day'],
  ['HUR', 'hour'],
])

/** A single amount is minimum and maximum; a text may hold two amounts. */
function toRange(min: unknown, max: unknown, unit: string | undefined, currency?: string) {
  const [low, high] =
    typeof min === 'string'
      ? min.split(/\s+(?:-|–|to|bis|à)\s+|[-–]/).map(values.toAmount)
      : [values.toAmount(min)]
  const upper = values.toAmount(max) ?? high
  if (low === undefined && upper === undefined) return {}
  return {
    salary_min: low,
    salary_max: upper ?? (max === undefined ? low : undefined),
    salary_currency: values.toCurrency(currency ?? (typeof min === 'string' ? min : '')),
    salary_period: UNITS.get(unit?.toUpperCase() ?? '') ?? values.toPeriod(unit ?? ''),
  }
}
