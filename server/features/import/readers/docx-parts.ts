import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { CONTENT_TYPES_PART, listPartTypes } from '../../../ooxml.ts'
import { ReadingError } from '../../../sandbox/reading-error.ts'

/** The XML parts of a Word document that are read. */
export type DocxParts = { main: string; styles: string; numbering: string; headers: string[] }

const ENTRIES_MAX = 5000
/** The limit for all parts together; a page of text has about ten thousand bytes. */
const UNPACKED_MAX_BYTES = 12 * 1024 * 1024
export const HEADERS_MAX = 3

const MAIN_ENTRY = 'word/document.xml'

/**
 * Reads the XML parts of a DOCX archive.
 * @throws ReadingError too_heavy above the size limit, unreadable without a main part
 */
export async function readDocxParts(bytes: Uint8Array): Promise<DocxParts> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false })
  if (zip.entryCount > ENTRIES_MAX) throw new ReadingError('too_heavy')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  let unpacked = 0
  const count = (bytes: number) => {
    unpacked += bytes
    if (unpacked > UNPACKED_MAX_BYTES) throw new ReadingError('too_heavy')
  }
  const read = (name: string | undefined) => readPart(zip, entries.get(name ?? ''), count)

  const types = listPartTypes(await read(CONTENT_TYPES_PART))
  const find = (kind: string) => types.filter(({ type }) => type.includes(`.${kind}+xml`))
  const [main = { name: MAIN_ENTRY }] = find('document.main')
  const headers: string[] = []
  for (const { name } of find('header').slice(0, HEADERS_MAX)) headers.push(await read(name))
  const parts = {
    main: await read(main.name),
    styles: await read(find('styles')[0]?.name),
    numbering: await read(find('numbering')[0]?.name),
    headers,
  }
  if (parts.main === '') throw new ReadingError('unreadable')
  return parts
}

/** Counts bytes while unpacking, because the size stated in the archive may be false. */
async function readPart(
  zip: ZipFile,
  entry: Entry | undefined,
  count: (bytes: number) => void,
): Promise<string> {
  if (entry === undefined) return ''
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) continue
    count(chunk.length)
    chunks.push(chunk)
  }
  return decode(Buffer.concat(chunks))
}

function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes)
}
