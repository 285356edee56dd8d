import { PassThrough, pipeline, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Exported, ExportFile, ExportPart } from '../../account-part.ts'
import type { Context } from '../../context.ts'

/** The fields by their names on the wire, so that a program can read it back. */
const writeReadme = (parts: readonly ExportPart[]) => `Your data from Foothold

foothold.json holds everything that Foothold keeps about you, as text that any editor opens:

${parts.map(describePart).join('\n')}

Times are in UTC (2026-01-31T12:00:00.000Z), dates are year-month-day.
Keep this archive where only you can read it.
`

const NAME_WIDTH = 14

/** In two columns; a long name has a line of its own. */
function describePart({ name, about }: ExportPart): string {
  const indent = `\n${' '.repeat(NAME_WIDTH + 2)}`
  const gap = name.length < NAME_WIDTH ? ' '.repeat(NAME_WIDTH - name.length) : indent
  return `  ${name}${gap}${about.replaceAll('\n', indent)}`
}

type ExportServices = Pick<Context, 'db' | 'vault' | 'files' | 'log' | 'accountParts'>

/**
 * Everything that the person has, as one zip archive that is made while it is read.
 * @param includes names what is left out otherwise, such as `eeo`
 */
export async function createExport(
  services: ExportServices,
  userId: string,
  includes: ReadonlySet<string>,
): Promise<Readable> {
  const parts = services.accountParts.flatMap(({ exports = [] }) => exports)
  const { content, files } = await collect(services, parts, userId, includes)
  const zip = new ZipFile()
  const archive = new PassThrough()
  zip.on('error', (error: Error) => archive.destroy(error))
  pipeline(zip.outputStream, archive, () => undefined) // Its outcome is the archive's own.
  zip.addBuffer(Buffer.from(writeReadme(parts)), 'README.txt')
  zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), 'foothold.json')
  for (const file of files) addFile(zip, file)
  zip.end()
  return archive
}

async function collect(
  { db, vault, files: store, log }: ExportServices,
  parts: readonly ExportPart[],
  userId: string,
  includes: ReadonlySet<string>,
) {
  const content: Record<string, unknown> = { exported_at: new Date().toISOString() }
  const files: ExportFile[] = []
  const found: (readonly [name: string, Exported | (() => Promise<Exported>)])[] = []
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  await reading.execute(async (trx) => {
    const request = { trx, userId, includes, vault, files: store, log }
    for (const { name, read } of parts) found.push([name, await read(request)])
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
