import { InvalidInput } from '../../errors.ts'
import { t } from '#src/language/t.ts'

export const DAMAGED = t(
  'This archive is damaged or not a zip file. Please choose the file as it was downloaded.',
)
export const TOO_LARGE = t(
  'This archive contains more than an account may have. Nothing was imported.',
)
export const UNKNOWN_SHAPE = t(
  'This archive contains something that is not part of an export. Nothing was imported.',
)

/** No export nests deeper. */
const DEPTH_MAX = 12
/** The statuses that applications have had are the longest list. */
const MEMBERS_MAX = 100_000
/** The limit of a row, which may have many status changes. */
const ROW_TOKENS_MAX = 500_000
/** Lists and names take many times as much memory as in the file. */
const TOKENS_MAX = 5_000_000
/** The limit of a text, in which each character may take six bytes. */
const TEXT_MAX_BYTES = 1024 * 1024
/** The size of a piece that is parsed at once. */
const PIECE_BYTES = 64 * 1024
/** The depth of the rows in the file, which are in a list in the root object. */
const ROW_DEPTH = 2

const [TAB, LINE_FEED, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20]
const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

const isSpace = (byte: number | undefined) =>
  byte === SPACE || byte === LINE_FEED || byte === RETURN || byte === TAB

const isMany = (byte: number | undefined) => byte === LIST || byte === OBJECT

/** Returns the position of the closing quotation mark of a text. */
function findTextEnd(bytes: Buffer, from: number): number {
  for (let at = from + 1; ; at += 1) {
    at = bytes.indexOf(QUOTE, at)
    if (at === -1) throw new InvalidInput(DAMAGED)
    let escapes = 0
    while (bytes[at - 1 - escapes] === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return at
  }
}

/** Returns the position after a text, a number or a name. */
function findSingleEnd(bytes: Buffer, from: number): number {
  if (bytes[from] === QUOTE) return findTextEnd(bytes, from) + 1
  let to = from
  for (;;) {
    const byte = bytes[to]
    const isWithin =
      byte !== undefined &&
      !isSpace(byte) &&
      byte !== COMMA &&
      byte !== LIST_END &&
      byte !== OBJECT_END &&
      to - from <= TEXT_MAX_BYTES
    if (!isWithin) return to
    to += 1
  }
}

/**
 * Parses the JSON of an export in short steps (server/in-turns.ts).
 * @throws InvalidInput if it is not JSON, or larger or deeper than an export
 */
export function* readJson(bytes: Buffer): Generator<undefined, unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let sinceTurn = 0

  const parse = (from: number, to: number): unknown => {
    try {
      return JSON.parse(decoder.decode(bytes.subarray(from, to)))
    } catch {
      throw new InvalidInput(DAMAGED)
    }
  }
  const skipSpace = (from: number): number => {
    let at = from
    while (isSpace(bytes[at]) && at - from <= PIECE_BYTES) at += 1
    if (at - from > PIECE_BYTES) throw new InvalidInput(TOO_LARGE)
    return at
  }

  /** Finds the end of the value at `from`, and estimates the number of its parts. */
  function* measure(
    from: number,
    depth: number,
  ): Generator<undefined, { to: number; parts: number }> {
    if (!isMany(bytes[from])) return { to: findSingleEnd(bytes, from), parts: 1 }
    let [at, open, parts, turn] = [from, 0, 0, from]
    do {
      const byte = bytes[at]
      if (byte === undefined) throw new InvalidInput(DAMAGED)
      if (byte === QUOTE) at = findTextEnd(bytes, at)
      else if (byte === LIST_END || byte === OBJECT_END) open -= 1
      else if (isMany(byte)) {
        open += 1
        if (depth + open > DEPTH_MAX) throw new InvalidInput(UNKNOWN_SHAPE)
      }
      if (byte === COMMA || isMany(byte)) parts += 1
      at += 1
      if (at - turn > PIECE_BYTES) {
        turn = at
        yield
      }
    } while (open > 0)
    return { to: at, parts }
  }

  function* readMembers(from: number, to: number, depth: number): Generator<undefined, unknown> {
    const isList = bytes[from] === LIST
    const list: unknown[] = []
    const names = new Map<string, unknown>()
    let at = skipSpace(from + 1)
    while (at < to - 1) {
      if (list.length + names.size >= MEMBERS_MAX) throw new InvalidInput(TOO_LARGE)
      let name = ''
      if (!isList) {
        if (bytes[at] !== QUOTE) throw new InvalidInput(DAMAGED)
        const end = findTextEnd(bytes, at) + 1
        if (end - at > TEXT_MAX_BYTES) throw new InvalidInput(TOO_LARGE)
        name = String(parse(at, end))
        at = skipSpace(end)
        if (bytes[at] !== COLON) throw new InvalidInput(DAMAGED)
        at = skipSpace(at + 1)
      }
      const found = yield* readValue(at, depth)
      if (isList) list.push(found.value)
      else names.set(name, found.value)
      at = skipSpace(found.to)
      if (at === to - 1) break
      if (bytes[at] !== COMMA) throw new InvalidInput(DAMAGED)
      at = skipSpace(at + 1)
      if (at === to - 1) throw new InvalidInput(DAMAGED)
    }
    if (bytes[to - 1] !== (isList ? LIST_END : OBJECT_END)) throw new InvalidInput(DAMAGED)
    return isList ? list : Object.fromEntries(names)
  }

  function* readValue(
    from: number,
    depth: number,
  ): Generator<undefined, { value: unknown; to: number }> {
    const { to, parts } = yield* measure(from, depth)
    if (depth === ROW_DEPTH && parts > ROW_TOKENS_MAX) throw new InvalidInput(TOO_LARGE)
    if (depth === 0 && parts > TOKENS_MAX) throw new InvalidInput(TOO_LARGE)
    if (isMany(bytes[from]) && to - from > PIECE_BYTES) {
      return { value: yield* readMembers(from, to, depth + 1), to }
    }
    if (to - from > TEXT_MAX_BYTES) throw new InvalidInput(TOO_LARGE)
    sinceTurn += to - from
    if (sinceTurn > PIECE_BYTES) {
      sinceTurn = 0
      yield
    }
    return { value: parse(from, to), to }
  }

  const { value, to } = yield* readValue(skipSpace(0), 0)
  if (skipSpace(to) !== bytes.length) throw new InvalidInput(DAMAGED)
  return value
}
