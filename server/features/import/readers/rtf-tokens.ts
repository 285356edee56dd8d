/**
 * Bytes are written as characters U+0000 to U+00FF; `bytes` may be a part of a character of several.
 */
export type RtfToken =
  | { kind: 'open' | 'close' }
  | { kind: 'word'; name: string; value: number | undefined }
  /** A control symbol, such as the star before a destination that may be ignored. */
  | { kind: 'symbol'; name: string }
  | { kind: 'bytes'; bytes: string }

const OPEN: RtfToken = { kind: 'open' }
const CLOSE: RtfToken = { kind: 'close' }
const WORD = /\\([a-z]{1,32})(-?\d{1,10})? ?/iy
const HEX = /\\'([\da-f]{2})/iy
const BYTES = /[^\\{}\r\n\t]+/y
/** What follows a backslash and stands for itself. */
const ESCAPED = new Set(['\\', '{', '}'])
/** Characters with the meaning of a control word; line ends have it only behind a backslash. */
const AS_WORD = new Map([
  ['\t', 'tab'],
  ['\r', 'par'],
  ['\n', 'par'],
])

/** Splits Rich Text Format into its tokens, in linear time; whatever the text is, it ends. */
export function* readRtfTokens(rtf: string): Generator<RtfToken> {
  let at = 0
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(rtf)
    at += found?.[0].length ?? 0
    return found
  }

  function readControl(): RtfToken {
    const word = match(WORD)
    if (word !== null) {
      const [, name = '', digits] = word
      const value = digits === undefined ? undefined : Number(digits)
      // Pictures may be stored as they are.
      if (name === 'bin') at += Math.max(0, value ?? 0)
      return { kind: 'word', name, value }
    }
    const hex = match(HEX)
    if (hex !== null) return toBytes(String.fromCharCode(Number.parseInt(hex[1] ?? '', 16)))
    const name = rtf.charAt(at + 1)
    at += 2
    const meaning = AS_WORD.get(name)
    if (meaning !== undefined) return { kind: 'word', name: meaning, value: undefined }
    return ESCAPED.has(name) ? toBytes(name) : { kind: 'symbol', name }
  }

  while (at < rtf.length) {
    const text = match(BYTES)
    if (text !== null) {
      yield toBytes(text[0])
      continue
    }
    const next = rtf.charAt(at)
    if (next === '\\') {
      yield readControl()
      continue
    }
    at += 1
    if (next === '{') yield OPEN
    else if (next === '}') yield CLOSE
    else if (next === '\t') yield { kind: 'word', name: 'tab', value: undefined }
  }
}

const toBytes = (bytes: string): RtfToken => ({ kind: 'bytes', bytes })
