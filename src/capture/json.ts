import { isRecord } from '../record.ts'
import { createReader, LENIENT_MAX } from './lenient-json.ts'
import { decodeEntities } from './text.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

/** Larger data is not that of a posting, so reading stops here. */
const NODES_MAX = 200_000

const WRAPPINGS =
  /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g

/**
 * The JSON values in a text, even if it is broken: wrapped in comments or CDATA, escaped as HTML,
 * with comments, extra commas, raw line breaks or quotes in strings, truncated, or several in a
 * row.
 */
export function parseJson(source: string): unknown[] {
  const text = source.replaceAll(WRAPPINGS, '').replaceAll(WRAPPINGS, '').trim()
  if (text === '') return []
  const whole = parseStrictly(text)
  if (whole !== undefined) return [whole]
  // Escaped as a whole, because it has no quotes of its own.
  if (/&(?:quot|#34|#x22);/.test(text) && !/[{[,]\s*"/.test(text)) return parseJson(unescape(text))
  return readValues(text)
}

const unescape = (text: string) => {
  const decoded = decodeEntities(text).trim()
  return /^[[{]/.test(decoded) ? decoded : `{${decoded.replace(/\}?$/, '}')}`
}

function parseStrictly(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

function readValues(text: string): unknown[] {
  const values: unknown[] = []
  for (let from = findOpening(text, 0); from !== -1;) {
    const reader = createReader(text, from)
    values.push(reader.readValue(0))
    from = findOpening(text, Math.max(reader.position(), from + 1))
    if (values.length >= 50 || from > LENIENT_MAX) break
  }
  return values
}

const findOpening = (text: string, from: number) => {
  const brace = text.indexOf('{', from)
  const bracket = text.indexOf('[', from)
  return brace === -1 || (bracket !== -1 && bracket < brace) ? bracket : brace
}

/** The value at `from`: JSON or a JavaScript literal. */
export function parseJsonAt(text: string, from: number): unknown {
  const end = findEnd(text, from)
  const whole = end === -1 ? undefined : parseStrictly(text.slice(from, end))
  return whole ?? createReader(text, from).readValue(0)
}

/** The index after the bracket or quote that closes the one at `from`; -1 if there is none. */
function findEnd(text: string, from: number): number {
  let depth = 0
  const step = /["{}[\]]/g
  step.lastIndex = from
  for (let match = step.exec(text); match !== null; match = step.exec(text)) {
    if (match[0] === '"') {
      step.lastIndex = findStringEnd(text, match.index + 1)
    } else if (match[0] === '{' || match[0] === '[') {
      depth += 1
    } else {
      depth -= 1
    }
    if (depth === 0) return step.lastIndex
  }
  return -1
}

/** A record with the records that contain it, innermost first. */
export type FoundRecord = { record: JsonRecord; ancestors: readonly JsonRecord[] }

/** The index after the quote that closes the string starting at `from`, or the text's length. */
function findStringEnd(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slash = quote
    while (slash > from && text[slash - 1] === '\\') slash -= 1
    if ((quote - slash) % 2 === 0) return quote + 1
  }
  return text.length + 1
}

/** All records within `value` with their ancestors; iterative, and limited to `NODES_MAX`. */
export function* walkRecords(value: unknown): Generator<FoundRecord> {
  type Place = { value: unknown; ancestors: readonly JsonRecord[] }
  const stack: Place[] = [{ value, ancestors: [] }]
  let visited = 0
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    visited += 1
    if (visited > NODES_MAX) return
    const { value: current, ancestors } = place
    if (Array.isArray(current)) {
      for (let index = current.length - 1; index >= 0; index -= 1) {
        if (typeof current[index] === 'object') stack.push({ value: current[index], ancestors })
      }
    } else if (isRecord(current)) {
      yield { record: current, ancestors }
      // Most records hold only plain values and need no list of ancestors.
      let inner: readonly JsonRecord[] | undefined
      const names = Object.keys(current)
      for (let index = names.length - 1; index >= 0; index -= 1) {
        const child = current[names[index] ?? '']
        if (typeof child !== 'object' || child === null) continue
        inner ??= [current, ...ancestors.slice(0, 3)]
        stack.push({ value: child, ancestors: inner })
      }
    }
  }
}
