import { isRecord } from '../record.ts'
import type { JsonRecord } from './json.ts'

// Keys of embedded data for each field, in lower case without punctuation.
export const TITLES = new Set(
  'title jobtitle positiontitle position jobpositiontitle postingtitle jobname vacancytitle vacancyname offertitle stellenangebotstitel stellentitel titel intitule titre titulo puesto positionname jobheadline text name'.split(
    ' ',
  ),
)
export const COMPANIES = new Set(
  'company companyname employer employername hiringorganization hiringcompany organization organisation organizationname companyinfo firma arbeitgeber entreprise empresa azienda advertiser advertisername startup recruiter brandname clientname boardname accountname displaycompanyname'.split(
    ' ',
  ),
)
export const PLACES = new Set(
  'location locations locationname joblocation joblocations formattedlocation city cities cityname locationtext locationslist arbeitsort arbeitsorte stellenlokationen lieutravail office offices workplace jobpostlocation joblocationname fulllocation displaylocation addresslocality locality collaborationlocations'.split(
    ' ',
  ),
)
export const TEXTS = new Set(
  'description jobdescription descriptionhtml descriptionplain content body jobadtext stellenangebotsbeschreibung stellenbeschreibung descriptionbody htmldescription fulldescription jobdescriptiontext'.split(
    ' ',
  ),
)
/** Short texts, which are left of a posting that is no longer open. */
export const SUMMARIES = new Set(
  'descriptionshort shortdescription summary teaser excerpt shorttext introtext perex lead'.split(
    ' ',
  ),
)
export const TYPES = new Set(
  'employmenttype jobtype commitment contracttype typeofemployment workschedule employmentformtype employment contract arbeitszeitmodelle'.split(
    ' ',
  ),
)
export const MODES = new Set(
  'workplacetype workmode remotetype locationtype workingmodel remote'.split(' '),
)
export const DEADLINES = new Set(
  'validthrough deadline expirationdate applicationdeadline expiresat closingdate enddate'.split(
    ' ',
  ),
)
export const POSTED = new Set(
  'dateposted publisheddate publishedat datepublished postedat firstpublished publicationdate datecreation veroeffentlichungsdatum'.split(
    ' ',
  ),
)

const TOWNS = new Set('city town locality addresslocality municipality ort cityname'.split(' '))
const REGIONS = new Set('region state addressregion'.split(' '))
const COUNTRIES = new Set('country countryname addresscountry land'.split(' '))

const keys = new Map<string, string>()
const KEYS_MAX = 5_000

/** Normalises a key: `jobTitle` and `job_title` become `jobtitle`; cached, because pages repeat keys. */
function toKey(name: string): string {
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (keys.size < KEYS_MAX) keys.set(name, key)
  return key
}

/** The first value under one of `names` for which `read` returns a result. */
export function pick<T>(
  record: JsonRecord,
  names: ReadonlySet<string>,
  read: (value: unknown) => T | undefined,
): T | undefined {
  for (const name of Object.keys(record)) {
    if (!names.has(toKey(name))) continue
    const found = read(record[name])
    if (found !== undefined) return found
  }
  return undefined
}

/** A text, or the name of a record. */
export const readText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (Array.isArray(value))
    return value.length === 1 && !Array.isArray(value[0]) ? readText(value[0]) : undefined
  if (!isRecord(value)) return undefined
  for (const name of NAMES) {
    const inner = value[name]
    if (typeof inner === 'string' && inner.trim() !== '') return inner
  }
  return listTranslations(value)
    .filter((text) => typeof text === 'string')
    .find((text) => text.trim() !== '')
}
const NAMES = [
  'name',
  'label',
  'displayName',
  'text',
  'title',
  'value',
  'formattedAddress',
  'formatted_address',
  'expanded',
  'en',
  'de',
  'fr',
  'cs',
]

const LANGUAGE = /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/
/** The translations of a value: `{ cs: …, en: … }`. */
function listTranslations(record: JsonRecord): unknown[] {
  const entries = Object.entries(record)
  return entries.every(([name]) => LANGUAGE.test(name)) ? entries.map(([, value]) => value) : []
}

const quieten = (name: string) =>
  /^\p{Lu}{5,}$/u.test(name) ? `${name.slice(0, 1)}${name.slice(1).toLowerCase()}` : name

/** Places are nested less deeply; other data may be nested without end. */
const DEPTH_MAX = 8
/** A place in any format as `Berlin, Germany`, several joined by `; `. */
export function readPlace(value: unknown, depth = 0): string | undefined {
  if (depth > DEPTH_MAX) return undefined
  const readInner = (inner: unknown) => readPlace(inner, depth + 1)
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (Array.isArray(value)) {
    const places = value.slice(0, 30).flatMap((item) => readInner(item) ?? [])
    return [...new Set(places)].join('; ') || undefined
  }
  if (!isRecord(value)) return undefined
  const read = (names: ReadonlySet<string>) =>
    pick(value, names, (part) =>
      typeof part === 'object' ? readText(part) : typeof part === 'string' ? part : undefined,
    )
  const town = read(TOWNS)
  const parts = [town, read(REGIONS), read(COUNTRIES)]
  const distinct = [
    ...new Set(
      parts
        // `BADEN_WUERTTEMBERG` is a key; `DEUTSCHLAND` is a name.
        .filter((part) => part !== undefined && part.trim() !== '' && !part.includes('_'))
        .map((part) => (part === town || part === undefined ? part : quieten(part))),
    ),
  ]
  if (town !== undefined && town.trim() !== '') return distinct.join(', ')
  const nested = value['address'] ?? value['adresse'] ?? value['location']
  return (
    listTranslations(value)
      .slice(0, 2)
      .map(readInner)
      .find((place) => place !== undefined) ??
    readText(value) ??
    (isRecord(nested) ? readInner(nested) : undefined) ??
    (distinct.join(', ') || undefined)
  )
}
