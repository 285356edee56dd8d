/** Deeper than in any real page. */
const DEPTH_MAX = 200
const WORD = /[\w.$+-]+/y
const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const CONSTANTS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['!0', true],
  ['!1', false],
])

/** Broken data is read up to this many characters. */
export const LENIENT_MAX = 500_000

/** Reads text that should have been JSON; never throws, and stops at the end of the text. */
export function createReader(whole: string, from: number) {
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

  function readObject(depth: number): Readonly<Record<string, unknown>> {
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

  /**
   * A quote inside a string is part of the text unless it is followed by what must follow a string.
   */
  function closes(index: number): boolean {
    AFTER.lastIndex = index + 1
    return AFTER.test(text)
  }

  return { readValue, position: () => at }
}

const AFTER = /\s*(?:$|[}\]:;)]|(?:,\s*)+(?:["'{}[\]]|-?[\w.$]+\s*[:,\]}]|\/[/*]|$)|\/[/*])/y
