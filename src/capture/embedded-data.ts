import { namesOf, type PageFacts } from './facts.ts'
import { fold } from '../fold.ts'
import { isRecord } from '../record.ts'
import { parseJson, parseJsonAt } from './json.ts'
import { rawText } from './page.ts'

/** How many characters of a page's scripts are searched for data, counted again for each search. */
const BUDGET = 8_000_000
const STATES_MAX = 2_000
const ASSIGNMENT =
  /(?:window|self|globalThis|var|let|const)\b[\w$.[\]'"\s]{1,80}?=\s*(?=[[{"'`]|JSON\.parse|decodeURIComponent)/g
const MENTIONS = /job|vacan|posting|position|stellen|offre|oferta/i

/** Data embedded in a page's scripts: assigned, streamed or in attributes. */
export function collectEmbeddedData(facts: PageFacts): unknown[] {
  const { scripts, elements } = facts
  const mayName = createNameTest(facts)
  const states: unknown[] = []
  let budget = BUDGET
  let flight = ''
  for (const script of scripts) {
    const type = script.attributes['type'] ?? ''
    if (/ld\+json/i.test(type) || script.attributes['src'] !== undefined) continue
    const text = rawText(script)
    if (text.length < 80 || !MENTIONS.test(text)) continue
    const isStreamed = text.includes('__next_f')
    if (!isStreamed && !mayName(text)) continue
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
    if (data !== undefined && data.length > 100 && MENTIONS.test(data) && mayName(data))
      states.push(...parseJson(data))
  }
  return states
}

const COMMON = new Set(
  'a an the of in at and or for to with by on de la le les des du et der die das für und bei im en el y com www job jobs career careers home'.split(
    ' ',
  ),
)

/** Whether a text may hold a title by which the page is named, or a marked-up posting. */
function createNameTest(facts: PageFacts): (text: string) => boolean {
  const words = new Set(
    namesOf(facts).flatMap((name) =>
      fold(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '' && !COMMON.has(word)),
    ),
  )
  // Non-ASCII letters may be escaped in the data.
  const isPlain = namesOf(facts).every((name) => !/[^\p{ASCII}\p{P}\p{S}\s]/u.test(name))
  if (words.size === 0 || !isPlain) return () => true
  const word = new RegExp(`JobPosting|${[...words].join('|')}`, 'i')
  return (text) => word.test(text)
}

/** Reads `{…}`, `"{…}"` or `JSON.parse("{…}")`. */
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

/** The data lines of a streamed React page. */
const readFlight = (flight: string): unknown[] =>
  flight.split('\n').flatMap((line) => {
    const start = /^[\da-f]+:(?=[[{])/.exec(line)
    return start === null || !MENTIONS.test(line) ? [] : parseJson(line.slice(start[0].length))
  })

const THAWED_DEPTH_MAX = 20
/** Resolves Nuxt's format: a list in which numbers refer to other items. */
function thaw(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 3 || !isFrozen(value[0])) return value
  const frozen: unknown[] = value
  let left = 100_000
  const get = (index: unknown, depth: number): unknown => {
    left -= 1
    const item = typeof index === 'number' ? frozen[index] : undefined
    if (depth > THAWED_DEPTH_MAX || left < 0) return undefined
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
