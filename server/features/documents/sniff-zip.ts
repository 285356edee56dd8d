import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { AppError } from '../../errors.ts'
import type { Bytes } from './bytes.ts'
import type { Content } from './validate-file-type.ts'

const FILE_SIGNATURE = Buffer.from('PK\u0003\u0004')
/** More parts than any real document has; the directory of a hostile archive is left unread. */
const ENTRIES_MAX = 5_000
const TYPES_MAX_BYTES = 256 * 1024
const TYPES_ENTRY = '[Content_Types].xml'
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export const isZip = (head: Buffer): boolean => head.subarray(0, 4).equals(FILE_SIGNATURE)

/**
 * A Word document is an archive whose list of types names its main part. Nothing but that list is
 * unpacked, and that only so far.
 */
export async function sniffZip(bytes: Bytes): Promise<Content> {
  try {
    const zip = await fromRandomAccessReaderPromise(new BytesReader(bytes), bytes.size, {
      lazyEntries: true,
      autoClose: false,
    })
    return await readParts(zip, bytes.size)
  } catch (error) {
    if (isZipError(error)) return { kind: 'damaged-zip' }
    throw error
  }
}

async function readParts(zip: ZipFile, size: number): Promise<Content> {
  const parts = new Map<string, Entry>()
  if (zip.entryCount > ENTRIES_MAX) return { kind: 'unknown' }
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
  const types = parts.get(TYPES_ENTRY)
  if (types === undefined) return { kind: 'unknown' }
  const name = findMainPart(await readStart(zip, types))
  if (name === undefined) return { kind: 'unknown' }
  const main = parts.get(name)
  const isWhole =
    main !== undefined && main.relativeOffsetOfLocalHeader + main.compressedSize < size
  return { kind: 'docx', isDamaged: !isWhole }
}

/** `word/document.xml` almost always; some services write `word/document2.xml`. */
function findMainPart(types: string): string | undefined {
  for (const [override] of types.matchAll(/<(?:\w+:)?Override\b[^>]*>/g)) {
    if (!override.includes(`"${MAIN_TYPE}"`) && !override.includes(`'${MAIN_TYPE}'`)) continue
    return /\bPartName=["']\/?([^"']+)["']/.exec(override)?.[1]
  }
  return undefined
}

async function readStart(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) continue
    chunks.push(chunk)
    length += chunk.length
    if (length > TYPES_MAX_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** What yauzl and zlib say of an archive; what the disk says carries a system call, ours is told. */
const isZipError = (error: unknown) =>
  error instanceof Error && !('syscall' in error) && !(error instanceof AppError)

class BytesReader extends RandomAccessReader {
  readonly #bytes: Bytes

  constructor(bytes: Bytes) {
    super()
    this.#bytes = bytes
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(readRange(this.#bytes, start, end), { objectMode: false })
  }
}

const STEP_BYTES = 16 * 1024

async function* readRange({ read }: Bytes, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += STEP_BYTES) {
    yield await read(at, Math.min(STEP_BYTES, end - at))
  }
}
