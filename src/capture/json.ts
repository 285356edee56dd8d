import { decodeEntities } from './text.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deeper than any page means it. */
const DEPTH_MAX = 200
/** A page's data is read up to here; what is larger is no posting's. */
const NODES_MAX = 200_000

const WRAPPINGS =
  /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g

/**
 * The JSON values of a text, also of a broken one: wrapped in comments or CDATA, escaped as HTML,
 * with comments, needless commas, bare line ends or quotes in strings, cut off, or several in a row.
 */
export function parseJson(source: string): unknown[] {
  const text = source.replaceAll(WRAPPINGS, '').replaceAll(WRAPPINGS, '').trim()
  if (text === '') return []
  const whole = parseStrictly(text)
  if (whole !== undefined) return [whole]
  // Escaped as a whole: no quote of its own that would begin a name.
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

/** The value that begins at `from`, JSON or a literal of JavaScript. */
export function parseJsonAt(text: string, from: number): unknown {
  const end = findEnd(text, from)
  const whole = end === -1 ? undefined : parseStrictly(text.slice(from, end))
  return whole ?? createReader(text, from).readValue(0)
}

/** Behind the bracket or quote that closes the one at `from`; -1 where there is none. */
function findEnd(text: string, from: number): number {
  let depth = 0
  const step = /["{}[\]]/g
  step.lastIndex = from
  for (let match = step.exec(text); match !== null; match = step.exec(text)) {
    if (match[0] === '"') {
      let index = match.index + 1
      while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1
      step.lastIndex = index + 1
    } else if (match[0] === '{' || match[0] === '[') {
      depth += 1
    } else {
      depth -= 1
    }
    if (depth === 0) return step.lastIndex
  }
  return -1
}

const WORD = /[\w.$+-]+/y
const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const CONSTANTS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['!0', true],
  ['!1', false],
])

/** Broken data is read up to here. */
const LENIENT_MAX = 500_000

/** Reads what should have been JSON; never throws, and ends where the text does. */
function createReader(whole: string, from: number) {
  const text = whole.length - from > LENIENT_MAX ? whole.slice(0, from + LENIENT_MAX) : whole
  let at = from

  const skipBlank = () => {
    BLANK.lastIndex = at
    if (BLANK.test(text)) at = BLANK.lastIndex
  }

  function readValue(depth: number): unknown {
    skipBlank()
    const first = text[at]
    if (first === undefined || depth > DEPTH_MAX) {
      at = text.length
      return null
    }
    if (first === '{') return readObject(depth)
    if (first === '[') return readArray(depth)
    if (first === '"' || first === "'" || first === '`') return readString(first)
    if (first === '!') return CONSTANTS.get(text.slice(at, (at += 2))) ?? null
    return readWord()
  }

  function readWord(): unknown {
    WORD.lastIndex = at
    const word = WORD.exec(text)?.[0]
    if (word === undefined) {
      at += 1
      return null
    }
    at += word.length
    if (/^-?\d/.test(word) && Number.isFinite(Number(word))) return Number(word)
    return CONSTANTS.get(word) ?? null
  }

  function readObject(depth: number): JsonRecord {
    const entries: [string, unknown][] = []
    at += 1
    for (;;) {
      skipBlank()
      const next = text[at]
      if (next === undefined || next === '}') break
      if (next === ']') return Object.fromEntries(entries)
      if (next === ',' || next === ';') {
        at += 1
        continue
      }
      const name = readName(next)
      skipBlank()
      if (text[at] !== ':') {
        at = Math.max(at, 1)
        if (name === undefined) at += 1
        continue
      }
      at += 1
      entries.push([name ?? '', readValue(depth + 1)])
    }
    at += 1
    return Object.fromEntries(entries)
  }

  function readName(first: string): string | undefined {
    if (first === '"' || first === "'") return readString(first)
    WORD.lastIndex = at
    const word = WORD.exec(text)?.[0]
    at += word?.length ?? 0
    return word
  }

  function readArray(depth: number): unknown[] {
    const items: unknown[] = []
    at += 1
    for (;;) {
      skipBlank()
      const next = text[at]
      if (next === undefined || next === ']') break
      if (next === '}') return items
      if (next === ',') at += 1
      else items.push(readValue(depth + 1))
    }
    at += 1
    return items
  }

  function readString(quote: string): string {
    const parts: string[] = []
    at += 1
    let start = at
    for (; at < text.length; at += 1) {
      const character = text[at]
      if (character === '\\') {
        parts.push(text.slice(start, at), readEscape())
        start = at + 1
      } else if (character === quote && closes(at)) {
        break
      }
    }
    parts.push(text.slice(start, at))
    at += 1
    return parts.join('')
  }

  const ESCAPES = new Map([
    ['n', '\n'],
    ['t', '\t'],
    ['r', ''],
    ['b', ''],
    ['f', ''],
  ])

  function readEscape(): string {
    at += 1
    const letter = text[at] ?? ''
    const length = letter === 'u' ? 4 : letter === 'x' ? 2 : 0
    const hex = text.slice(at + 1, at + 1 + length)
    if (length === 0 || !/^[\da-f]+$/i.test(hex)) return ESCAPES.get(letter) ?? letter
    at += length
    return String.fromCharCode(parseInt(hex, 16))
  }

  /** A quote inside a string was meant as text unless what must follow a string follows. */
  function closes(index: number): boolean {
    AFTER.lastIndex = index + 1
    return AFTER.test(text)
  }

  return { readValue, position: () => at }
}

const AFTER = /\s*(?:$|[}\]:;)]|(?:,\s*)+(?:["'{}[\]]|-?[\w.$]+\s*[:,\]}]|\/[/*]|$)|\/[/*])/y

/** Every record within `value` and above what it was found; iterative and bounded. */
export function* walkRecords(
  value: unknown,
): Generator<{ record: JsonRecord; ancestors: readonly JsonRecord[] }> {
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
      const inner = [current, ...ancestors.slice(0, 3)]
      for (const child of Object.values(current).toReversed()) {
        if (typeof child === 'object') stack.push({ value: child, ancestors: inner })
      }
    }
  }
}
