import { isRecord } from '../record.ts'
import { type JsonRecord, parseJson, walkRecords } from './json.ts'
import { readJobPosting, type Resolve } from './job-posting.ts'
import { type PageElement, rawText } from './page.ts'
import type { Draft } from './posting.ts'

/** More postings than any page shows. */
export const POSTINGS_MAX = 500

export type StructuredData = { postings: Draft[]; isListing: boolean; hosts: PageElement[] }

const namesOf = (type: unknown): string[] =>
  [type].flat().flatMap((name) => (typeof name === 'string' ? [name.replace(/^.*[/:#]/, '')] : []))

export const isJobPosting = (record: JsonRecord) => namesOf(record['@type']).includes('JobPosting')

const LISTS = ['ItemList', 'SearchResultsPage', 'CollectionPage']
const isList = (record: JsonRecord) => {
  const names = namesOf(record['@type'])
  if (names.includes('ItemList')) {
    const items = record['itemListElement']
    return Array.isArray(items) && items.length > 1
  }
  return LISTS.some((name) => names.includes(name))
}

/** All JobPostings in the page's JSON-LD, however deep, each at its first occurrence. */
export function readJsonLd(scripts: readonly PageElement[]): StructuredData {
  const texts = scripts
    .filter(({ attributes }) => /ld\+json/i.test(attributes['type'] ?? ''))
    .map((script) => ({ script, text: rawText(script) }))
    .filter(({ text }) => /JobPosting|SearchResultsPage|ItemList|@graph|@id/.test(text))
    .slice(0, POSTINGS_MAX * 2)
  const records = texts.flatMap(({ script, text }) =>
    parseJson(text).flatMap((value) =>
      [...walkRecords(value)].map(({ record }) => ({ record, script })),
    ),
  )
  const resolve = createResolve(records.map(({ record }) => record))
  const found = records.filter(({ record }) => isJobPosting(record)).slice(0, POSTINGS_MAX + 1)
  return {
    postings: found.map(({ record }) => readJobPosting(record, 'json-ld', resolve)),
    isListing: records.some(({ record }) => isList(record)),
    hosts: found.map(({ script }) => script),
  }
}

function createResolve(records: readonly JsonRecord[]): Resolve {
  const byId = new Map<string, JsonRecord>()
  for (const record of records) {
    const id = record['@id']
    if (typeof id === 'string' && Object.keys(record).length > 1) byId.set(id, record)
  }
  return (value) => {
    if (!isRecord(value) || Object.keys(value).length !== 1) return value
    const id = value['@id']
    return typeof id === 'string' ? (byId.get(id) ?? value) : value
  }
}
