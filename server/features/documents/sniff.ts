import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { AppError } from '../../errors.ts'
import { isEncrypted, isOle, openOle } from '../../ole.ts'
import { CONTENT_TYPES_PART, listPartTypes } from '../../ooxml.ts'
import type { Bytes } from '../../storage/bytes.ts'
import { findTextFormat, TEXT_HEAD_BYTES } from '../../text-documents.ts'
import type { Content } from './validate-file-type.ts'

/** A PDF must begin within these bytes. */
const PDF_HEAD_BYTES = 1024
/** Some programs write a few lines of their own after the end of a PDF. */
const TAIL_BYTES = 4096
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004')
/** No real document has more parts; an archive with more is not read any further. */
const ZIP_ENTRIES_MAX = 5_000
const TYPES_MAX_BYTES = 256 * 1024
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Detects a file's type from a few kilobytes of it; for unusual files from a limited part. */
export async function sniff(bytes: Bytes): Promise<Content> {
  if (bytes.size === 0) return { kind: 'empty' }
  const head = await bytes.read(0, TEXT_HEAD_BYTES)
  if (head.subarray(0, ZIP_SIGNATURE.length).equals(ZIP_SIGNATURE)) return sniffZip(bytes)
  if (isOle(head)) return sniffOle(bytes)
  if (head.subarray(0, PDF_HEAD_BYTES).includes('%PDF-')) {
    return { kind: 'pdf', isDamaged: !(await hasPdfEnd(bytes)) }
  }
  return { kind: findTextFormat(head) ?? 'unknown' }
}

async function hasPdfEnd({ size, read }: Bytes): Promise<boolean> {
  const tail = await read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES)
  return tail.includes('%%EOF') || tail.includes('startxref')
}

/** A Word document has a stream named WordDocument. */
async function sniffOle(bytes: Bytes): Promise<Content> {
  const file = await openOle(bytes)
  if (file === undefined) return { kind: 'damaged-ole' }
  const isDamaged = file.isTruncated
  if (file.streamNames.has('WordDocument')) return { kind: 'doc', isDamaged }
  if (isEncrypted(file)) return { kind: 'protected' }
  return { kind: isDamaged || file.streamNames.size === 0 ? 'damaged-ole' : 'unknown' }
}

/**
 * A Word document is an archive whose list of types names its main part. Only the start of that
 * list is unpacked.
 */
async function sniffZip(bytes: Bytes): Promise<Content> {
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
  if (zip.entryCount > ZIP_ENTRIES_MAX) return { kind: 'unknown' }
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
  const types = parts.get(CONTENT_TYPES_PART)
  if (types === undefined) return { kind: 'unknown' }
  // `word/document.xml` almost always; some services write `word/document2.xml`.
  const named = listPartTypes(await readStart(zip, types)).find(({ type }) => type === MAIN_TYPE)
  if (named === undefined) return { kind: 'unknown' }
  const main = parts.get(named.name)
  const isWhole =
    main !== undefined && main.relativeOffsetOfLocalHeader + main.compressedSize < size
  return { kind: 'docx', isDamaged: !isWhole }
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

/** Whether yauzl or zlib threw it, not the disk (its errors name a system call) or our own code. */
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
