import { PassThrough, pipeline, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Context } from '../../context.ts'
import { exportDocuments } from '../documents/export.ts'
import { exportEeo } from '../eeo/export.ts'
import { exportJobs } from '../jobs/export.ts'
import { exportProfile } from '../profile/export.ts'
import { exportResources } from '../resources/export.ts'
import { exportAccount, exportSessions } from './export-account.ts'
import type { Exported, ExportFile, ExportPart } from './export-part.ts'

/** What foothold.json holds under each name; a feature that keeps more adds its part here. */
const PARTS: readonly (readonly [name: string, part: ExportPart])[] = [
  ['account', exportAccount],
  ['profile', exportProfile],
  ['equal_employment_data', exportEeo],
  ['sessions', exportSessions],
  ['applications', exportJobs],
  ['bookmarks', exportResources],
  ['documents', exportDocuments],
]

/** The fields by their names on the wire, so that a program can read it back. */
const README = `Your data from Foothold

foothold.json holds everything that Foothold keeps about you, as text that any editor opens:

  account       how you sign in, and your settings; your password is not in it
  profile       what your profile says, with your experience, education and projects
  equal_employment_data
                your equal-employment answers, only if you asked for them
  sessions      where you are signed in
  applications  each application with its notes, the statuses it has had and when,
                the preparation items that you have ticked, and the names of the
                documents that you have sent with it
  bookmarks     the addresses that you have kept, newest first
  documents     the files that you have uploaded; each is in the folder of that name,
                and its "file" is null where the server no longer has it

Times are in UTC (2026-01-31T12:00:00.000Z), dates are year-month-day.
Keep this archive where only you can read it.
`

/**
 * Everything that the person has, as one zip archive that is made while it is read.
 * @param includes names what is left out otherwise, such as `eeo`
 */
export async function createExport(
  services: Pick<Context, 'db' | 'vault' | 'files' | 'log'>,
  userId: string,
  includes: ReadonlySet<string>,
): Promise<Readable> {
  const { content, files } = await collect(services, userId, includes)
  const zip = new ZipFile()
  const archive = new PassThrough()
  zip.on('error', (error: Error) => archive.destroy(error))
  pipeline(zip.outputStream, archive, () => undefined) // Its outcome is the archive's own.
  zip.addBuffer(Buffer.from(README), 'README.txt')
  zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), 'foothold.json')
  for (const file of files) addFile(zip, file)
  zip.end()
  return archive
}

async function collect(
  { db, vault, files: store, log }: Pick<Context, 'db' | 'vault' | 'files' | 'log'>,
  userId: string,
  includes: ReadonlySet<string>,
) {
  const content: Record<string, unknown> = { exported_at: new Date().toISOString() }
  const files: ExportFile[] = []
  const found: (readonly [name: string, Exported | (() => Promise<Exported>)])[] = []
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  await reading.execute(async (trx) => {
    const request = { trx, userId, includes, vault, files: store, log }
    for (const [name, part] of PARTS) found.push([name, await part(request)])
  })
  for (const [name, part] of found) {
    const added = typeof part === 'function' ? await part() : part
    if (added.data !== undefined) content[name] = added.data
    files.push(...(added.files ?? []))
  }
  return { content, files }
}

function addFile(zip: ZipFile, { path, open }: ExportFile): void {
  zip.addReadStreamLazy(path, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => zip.emit('error', error),
    )
  })
}
