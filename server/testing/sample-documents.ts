import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { FILE_TYPES, type FileKind } from '#src/documents/constants.ts'

/** Creates a small PDF, or one of exactly `bytes` bytes. */
export function makePdf(bytes = 600, text = 'Ada Lovelace'): Buffer {
  const head = `%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n% ${text}\n`
  const tail = '\nstartxref\n9\n%%EOF\n'
  const filling = bytes - Buffer.byteLength(head) - tail.length
  return Buffer.concat([Buffer.from(head), Buffer.alloc(filling, 'x'), Buffer.from(tail)])
}

const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

type Parts = { main?: string; type?: string; parts?: Record<string, string | Buffer> }

/** Creates an Office archive, by default a Word document. */
export async function makeDocx({
  main = 'word/document.xml',
  type = WORD_MAIN,
  parts = {},
}: Parts = {}): Promise<Buffer> {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${type}"/></Types>`
  return makeZip({ '[Content_Types].xml': types, [main]: '<w:document/>', ...parts })
}

export async function makeZip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

const SECTOR = 512
const FREE = 0xff_ff_ff_ff
const END = 0xff_ff_ff_fe
const TABLE = 0xff_ff_ff_fd

/** Creates a compound file ([MS-CFB]) with a stream of this name and eight sectors. */
export function makeOle(stream = 'WordDocument'): Buffer {
  const sectors = 8
  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(TABLE, 0)
  table.writeUInt32LE(END, 4)
  for (let index = 0; index < sectors; index += 1) {
    table.writeUInt32LE(index === sectors - 1 ? END : index + 3, (index + 2) * 4)
  }
  const directory = Buffer.concat(
    [makeEntry('Root Entry', 5, END), makeEntry(stream, 2, 2)],
    SECTOR,
  )
  return Buffer.concat([header, table, directory, Buffer.alloc(sectors * SECTOR, 'w')])
}

function makeEntry(name: string, type: number, start: number): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry[66] = type
  for (const at of [68, 72, 76]) entry.writeUInt32LE(FREE, at)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(SECTOR * 8, 120)
  return entry
}

/** Creates a compound file whose directory claims a hundred thousand sectors that do not exist. */
export function makeEndlessOle(): Buffer {
  const sector = 4096
  const tables = 109
  const header = Buffer.alloc(sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(12, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tables, 44)
  for (let index = 0; index < tables; index += 1) header.writeUInt32LE(index, 76 + index * 4)
  const table = Buffer.alloc(tables * sector)
  for (let at = 0; at < table.length; at += 4) table.writeUInt32LE(at / 4 + 1, at)
  return Buffer.concat([header, table])
}

export const makeDoc = (): Buffer => makeOle('WordDocument')
export const RTF = Buffer.from('{\\rtf1\\ansi Ada Lovelace}')

/** Creates a valid file of each kind. */
export const makeSample = async (kind: FileKind): Promise<Buffer> =>
  kind === 'pdf' ? makePdf() : kind === 'doc' ? makeDoc() : makeDocx()

type Form = {
  filename?: string
  content?: Uint8Array
  type?: string
  isTypeFirst?: boolean
  requestId?: string
}

/** Creates a multipart body with a file and its document type, as browsers write it. */
export function makeForm({
  filename = 'resume.pdf',
  content = makePdf(),
  type = 'resume',
  isTypeFirst = false,
  requestId,
}: Form = {}): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'foothold-test-boundary'
  const escaped = filename.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const file = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${escaped}"\r\ncontent-type: ${FILE_TYPES.pdf}\r\n\r\n`,
    content,
    '\r\n',
  ]
  const field = [
    `--${boundary}\r\ncontent-disposition: form-data; name="document_type"\r\n\r\n${type}\r\n`,
    requestId === undefined
      ? ''
      : `--${boundary}\r\ncontent-disposition: form-data; name="request_id"\r\n\r\n${requestId}\r\n`,
  ]
  const parts = isTypeFirst ? [...field, ...file] : [...file, ...field]
  return {
    payload: Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
