import { isRecord } from '../record.ts'
import type { JsonRecord } from './json.ts'

const NAMES = new Map(
  'title name legalName hiringOrganization jobLocation jobLocationType address streetAddress addressLocality addressRegion addressCountry employmentType datePosted validThrough baseSalary estimatedSalary salaryCurrency currency value minValue maxValue unitText description url'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)
const LEVELS_MAX = 6
const ITEMS_MAX = 100

/** Corrects the capitalisation of schema.org names: `HiringOrganization`, `joblocation`. */
export function spellNames(record: JsonRecord, level = 0): JsonRecord {
  const spelt = new Map<string, unknown>()
  for (const [name, value] of Object.entries(record)) {
    const known = NAMES.get(name.toLowerCase()) ?? name
    if (name === known || !Object.hasOwn(record, known)) spelt.set(known, spell(value, level + 1))
  }
  return Object.fromEntries(spelt)
}

function spell(value: unknown, level: number): unknown {
  if (level > LEVELS_MAX) return value
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((item) => spell(item, level + 1))
  return isRecord(value) ? spellNames(value, level) : value
}
