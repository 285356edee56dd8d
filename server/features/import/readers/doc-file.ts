import { readSprms, type Sprm } from './doc-sprms.ts'
import { isEncrypted, type OleFile, openOle } from '../../../ole.ts'
import { ReadingError } from '../../../sandbox/reading-error.ts'
import { toBytes } from '../../../storage/bytes.ts'

/**
 * Text stored in one way: `at` is its byte offset in the stream, `width` the bytes per character.
 */
export type DocRun = { text: string; at: number; width: number; sprms: Sprm[] }

export type DocFile = {
  /** Numbers of characters of the document's parts, in their order. */
  lengths: {
    body: number
    before: { headers: number; textBoxes: number }
    headers: number
    textBoxes: number
  }
  styleSheet: Buffer
  /** The text between two character positions. */
  runs: (start: number, end: number) => Generator<DocRun>
  /**
   * The style and formatting changes of the paragraph whose last character is at this byte offset.
   */
  findParagraph: (at: number) => { style: number; sprms: Sprm[] }
}

const MAGIC = 0xa5ec
const OLDEST = 0xc1 // Word 97
const ENCRYPTED = 0x0100
const SECOND_TABLE = 0x0200
const PAGE_BYTES = 512
const PIECES_MAX = 100_000

/** Opens a Word 97-2003 document ([MS-DOC]). @throws ReadingError, RangeError */
export async function openDoc(bytes: Uint8Array): Promise<DocFile> {
  const ole = await openOle(toBytes(bytes))
  if (ole === undefined) throw new ReadingError('unreadable')
  if (isEncrypted(ole)) throw new ReadingError('encrypted')
  const word = await ole.readStream('WordDocument')
  if (word === undefined || word.readUInt16LE(0) !== MAGIC) throw new ReadingError('unreadable')
  const flags = word.readUInt16LE(10)
  if ((flags & ENCRYPTED) !== 0) throw new ReadingError('encrypted')
  if (word.readUInt16LE(2) < OLDEST) throw new ReadingError('unreadable')
  const table = await readTable(ole, flags)
  const part = (pair: number) => {
    const start = word.readUInt32LE(0x9a + pair * 8)
    return table.subarray(start, start + word.readUInt32LE(0x9a + pair * 8 + 4))
  }
  const pieces = readPieces(part(33))
  const characters = readPages(word, part(12), readCharacterPage)
  const paragraphs = readPages(word, part(13), readParagraphPage)
  return {
    lengths: readLengths(word),
    styleSheet: part(1),
    runs: (start, end) => listRuns(word, pieces, characters, start, end),
    findParagraph: (at) => findSpan(paragraphs, at)?.value ?? { style: 0, sprms: [] },
  }
}

async function readTable(ole: OleFile, flags: number): Promise<Buffer> {
  const table = await ole.readStream((flags & SECOND_TABLE) === 0 ? '0Table' : '1Table')
  if (table === undefined) throw new ReadingError('unreadable')
  return table
}

function readLengths(word: Buffer): DocFile['lengths'] {
  const [body = 0, notes = 0, headers = 0, macros = 0, comments = 0, endNotes = 0, textBoxes = 0] =
    [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64].map((at) => word.readUInt32LE(at))
  const toHeaders = body + notes
  const toTextBoxes = toHeaders + headers + macros + comments + endNotes
  return { body, headers, textBoxes, before: { headers: toHeaders, textBoxes: toTextBoxes } }
}

type Piece = { start: number; end: number; at: number; width: number }

function readPieces(clx: Buffer): Piece[] {
  let at = 0
  while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1)
  if (clx[at] !== 2) throw new ReadingError('unreadable')
  const plc = clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
  const count = Math.min(PIECES_MAX, Math.floor((plc.length - 4) / 12))
  return Array.from({ length: count }, (_, index) => {
    const place = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const isNarrow = (place & 0x4000_0000) !== 0
    const where = place & 0x3fff_ffff
    return {
      start: plc.readUInt32LE(index * 4),
      end: plc.readUInt32LE(index * 4 + 4),
      at: isNarrow ? where / 2 : where,
      width: isNarrow ? 1 : 2,
    }
  })
}

type Span<T> = { start: number; end: number; value: T }

/** Formatting is stored in pages of 512 bytes, each covering a range of the text. */
function readPages<T>(word: Buffer, plc: Buffer, readPage: (page: Buffer) => Span<T>[]): Span<T>[] {
  const count = Math.max(0, Math.floor((plc.length - 4) / 8))
  const seen = new Set<number>()
  const spans: Span<T>[] = []
  for (let index = 0; index < count; index += 1) {
    const start = (plc.readUInt32LE((count + 1) * 4 + index * 4) & 0x3f_ffff) * PAGE_BYTES
    const page = word.subarray(start, start + PAGE_BYTES)
    if (page.length < PAGE_BYTES || seen.has(start)) continue
    seen.add(start)
    spans.push(...readPage(page))
  }
  return spans.toSorted((one, other) => one.start - other.start)
}

function readCharacterPage(page: Buffer): Span<Sprm[]>[] {
  const count = Math.min(page[PAGE_BYTES - 1] ?? 0, 0x65)
  return Array.from({ length: count }, (_, index) => {
    const at = 2 * (page[(count + 1) * 4 + index] ?? 0)
    const value = at === 0 ? [] : readSprms(page.subarray(at + 1, at + 1 + (page[at] ?? 0)))
    return { ...readBounds(page, index), value }
  })
}

function readParagraphPage(page: Buffer): Span<{ style: number; sprms: Sprm[] }>[] {
  const count = Math.min(page[PAGE_BYTES - 1] ?? 0, 0x1d)
  return Array.from({ length: count }, (_, index) => {
    const at = 2 * (page[(count + 1) * 4 + index * 13] ?? 0)
    const size = page[at] ?? 0
    const [from, length] = size === 0 ? [at + 2, 2 * (page[at + 1] ?? 0)] : [at + 1, 2 * size - 1]
    const changes = at === 0 ? Buffer.alloc(0) : page.subarray(from, from + length)
    const style = changes.length < 2 ? 0 : changes.readUInt16LE(0)
    return { ...readBounds(page, index), value: { style, sprms: readSprms(changes.subarray(2)) } }
  })
}

const readBounds = (page: Buffer, index: number) => ({
  start: page.readUInt32LE(index * 4),
  end: page.readUInt32LE(index * 4 + 4),
})

function findSpan<T>(spans: readonly Span<T>[], at: number): Span<T> | undefined {
  let low = 0
  let high = spans.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const span = spans[middle]
    if (span === undefined) return undefined
    if (at < span.start) high = middle - 1
    else if (at >= span.end) low = middle + 1
    else return span
  }
  return undefined
}

function* listRuns(
  word: Buffer,
  pieces: readonly Piece[],
  characters: readonly Span<Sprm[]>[],
  start: number,
  end: number,
): Generator<DocRun> {
  for (const piece of pieces) {
    const { width } = piece
    const first = Math.max(start, piece.start)
    const stop = piece.at + (Math.min(end, piece.end) - piece.start) * width
    for (let at = piece.at + (first - piece.start) * width; at < Math.min(stop, word.length);) {
      const span = findSpan(characters, at)
      const until = Math.min(stop, span?.end ?? stop)
      const next = at + Math.max(width, until - at - ((until - at) % width))
      yield { text: decode(word.subarray(at, next), width), at, width, sprms: span?.value ?? [] }
      at = next
    }
  }
}

const WINDOWS = new TextDecoder('windows-1252')
const decode = (bytes: Buffer, width: number) =>
  width === 1 ? WINDOWS.decode(bytes) : bytes.toString('utf16le')
