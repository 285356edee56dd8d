import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError, InvalidInput } from '../../errors.ts'
import { inTurns } from '../../in-turns.ts'
import { DAMAGED, readJson, TOO_LARGE } from './read-json.ts'
import { t } from '#src/language/t.ts'

/** Far more than an export writes: each is a document, or a file that was sent. */
const ENTRIES_MAX = 20_000
const CONTENT = 'foothold.json'

const FOREIGN = t(
  'This is not an archive of “Download my data”. Please choose the zip file that Foothold created.',
)

/** An archive of “Download my data”. Nothing of it is ever written to a path that it names. */
export type Archive = {
  /** Parses foothold.json. @throws InvalidInput */
  readContent: (maxBytes: number) => Promise<Record<string, unknown>>
  /** Opens a file, undefined if missing; reading it throws if it is damaged. */
  open: (path: string) => Promise<Readable | undefined>
  close: () => void
}

/** @throws InvalidInput if it is not an archive, or has paths that lead out of it */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuse)
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close()
    return refuse(error)
  })
  const open = async (name: string): Promise<Readable | undefined> => {
    const entry = entries.get(name)
    return entry && (await zip.openReadStreamPromise(entry).catch(refuse))
  }
  return {
    async readContent(maxBytes) {
      const content = await open(CONTENT)
      if (content === undefined) throw new InvalidInput(FOREIGN)
      return checkOurs(await inTurns(readJson(await readAll(content, maxBytes))))
    },
    open,
    close: () => zip.close(),
  }
}

/** Only yauzl and zlib throw here: the disk's errors name a system call. */
function refuse(error: unknown): never {
  if (error instanceof AppError) throw error
  if (error instanceof Error && 'syscall' in error) throw error
  throw new InvalidInput(DAMAGED)
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > ENTRIES_MAX) throw new InvalidInput(TOO_LARGE)
  const entries = new Map<string, Entry>()
  // The reader rejects absolute names and names with `..`.
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new InvalidInput(DAMAGED)
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Counted while unpacking, since the size that the archive states may be false. */
async function readAll(content: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > maxBytes) throw new InvalidInput(TOO_LARGE)
      chunks.push(bytes)
    }
  } catch (error) {
    refuse(error)
  }
  return Buffer.concat(chunks)
}

function checkOurs(content: unknown): Record<string, unknown> {
  const isOurs =
    typeof content === 'object' &&
    content !== null &&
    'exported_at' in content &&
    'account' in content
  if (!isOurs) throw new InvalidInput(FOREIGN)
  return Object.fromEntries(Object.entries(content))
}
