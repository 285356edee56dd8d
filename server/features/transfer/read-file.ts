import { type Entry, fromBufferPromise } from 'yauzl'
import { InvalidInput } from '../../errors.ts'
import { decodeText } from './decode-text.ts'
import { t } from '#src/language/t.ts'

const UNPACKED_MAX_BYTES = 40 * 1024 * 1024
const ENTRIES_MAX = 5_000
const TABLE = /\.(?:csv|tsv)$/i
/** May also be a table, if the archive has no clearer one. */
const TEXT = /\.txt$/i
/** Files that identify a spreadsheet program's archive. */
const WORKBOOK: ReadonlySet<string> = new Set(['[Content_Types].xml', 'content.xml'])
/** The applications' tables in an archive that has others too. */
const APPLICATIONS = /(?:^|\/)(?:job applications(?:[ _-]?\d+)?|saved jobs)\.csv$/i

/** JSON, or markup. */
const OTHER_FORMAT = /^\uFEFF?\s*(?:\{\s*"|\[\s*[{\]]|<[a-z!?])/i

const NOT_A_TABLE = t(
  'This file is not a table. Export it as CSV (comma-separated values) and choose that file.',
)
const IS_A_WORKBOOK = t(
  'This is a workbook. In your spreadsheet program choose “Save as”, then CSV, and choose that file.',
)
const IS_AN_ACCOUNT = t(
  'This archive contains a whole account. Import it in Settings, under “Import my data”.',
)
const BROKEN_ARCHIVE = t('This archive is damaged or not a zip file')
const TOO_LARGE_UNPACKED = t(
  'This archive contains more than can be read. Unpack it and choose the CSV file.',
)

/**
 * Returns the texts of the tables in a file: the file itself, or those in a zip. @throws
 * InvalidInput
 */
export async function readTables(content: Buffer): Promise<string[]> {
  const isZip = content[0] === 0x50 && content[1] === 0x4b
  const files = isZip ? await unpack(content) : [content]
  return files.map((file) => {
    const text = decodeText(file)
    if (text === undefined || OTHER_FORMAT.test(text)) throw new InvalidInput(NOT_A_TABLE)
    return text
  })
}

async function unpack(content: Buffer): Promise<Buffer[]> {
  const entries: Entry[] = []
  const zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false }).catch(
    () => {
      throw new InvalidInput(BROKEN_ARCHIVE)
    },
  )
  if (zip.entryCount > ENTRIES_MAX) throw new InvalidInput(TOO_LARGE_UNPACKED)
  try {
    // The reader rejects absolute names and names with `..`; nothing is ever written to a path.
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch {
    throw new InvalidInput(BROKEN_ARCHIVE)
  }
  if (entries.some(({ fileName }) => WORKBOOK.has(fileName))) {
    throw new InvalidInput(IS_A_WORKBOOK)
  }
  if (entries.some(({ fileName }) => fileName === 'foothold.json')) {
    throw new InvalidInput(IS_AN_ACCOUNT)
  }
  const files = entries.filter(({ fileName }) => !fileName.startsWith('__MACOSX/'))
  const chosen = [APPLICATIONS, TABLE, TEXT]
    .map((pattern) => files.filter(({ fileName }) => pattern.test(fileName)))
    .find((found) => found.length > 0)
  if (chosen === undefined) throw new InvalidInput(t('There is no table (CSV) in this archive'))
  const contents: Buffer[] = []
  let unpacked = 0
  for (const entry of chosen) {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        if (!Buffer.isBuffer(chunk)) continue
        unpacked += chunk.length
        // Counted while unpacking, since the size in the archive may be false.
        if (unpacked > UNPACKED_MAX_BYTES) throw new InvalidInput(TOO_LARGE_UNPACKED)
        chunks.push(chunk)
      }
    } catch (error) {
      throw error instanceof InvalidInput ? error : new InvalidInput(BROKEN_ARCHIVE)
    }
    contents.push(Buffer.concat(chunks))
  }
  return contents
}
