import { open } from 'node:fs/promises'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { t } from '#src/language/t.ts'
import type { ExportFile, ExportPart, ReadExport } from '../../account-part.ts'
import type { Context } from '../../context.ts'
import { findTranslator } from '../../find-translator.ts'
import type { Translate } from '../../language.ts'
import type { Incoming } from '../../storage/incoming.ts'
import type { LocalFile } from '../../storage/file-store.ts'
import { type Named, writeContent } from './write-content.ts'

const TITLE = t('Your data from Foothold')
const CONTENT = t(
  'foothold.json contains everything that Foothold stores about you, as text that any editor opens:',
)
const FORMATS = t('Times are in UTC (2026-01-31T12:00:00.000Z), dates are year-month-day.')
const ADVICE = t('Keep this archive where only you can read it.')

/** The fields by their names on the wire, so that a program can read it back. */
const writeReadme = (parts: readonly ExportPart[], translate: Translate): string => {
  const about = parts.map((part) => describePart(part.name, translate(part.about)))
  const [title, content, formats, advice] = [TITLE, CONTENT, FORMATS, ADVICE].map((text) =>
    translate(text),
  )
  return `${title}\n\n${content}\n\n${about.join('\n')}\n\n${formats}\n${advice}\n`
}

const NAME_WIDTH = 14
const ABOUT_LINE = /\S.{0,58}(?=\s|$)/g

/** In two columns; a long name takes a whole line. */
function describePart(name: string, about: string): string {
  const indent = `\n${' '.repeat(NAME_WIDTH + 2)}`
  const gap = name.length < NAME_WIDTH ? ' '.repeat(NAME_WIDTH - name.length) : indent
  return `  ${name}${gap}${(about.match(ABOUT_LINE) ?? []).join(indent)}`
}

type ExportServices = Pick<Context, 'db' | 'vault' | 'files' | 'incoming' | 'log' | 'accountParts'>

/**
 * Returns everything a person has as a streamed zip archive. Database content is first written to
 * local disk, so that the transaction does not last as long as a slow download, and only one page
 * is in memory.
 * @param includes names optional parts, such as `eeo`
 */
export async function createExport(
  services: ExportServices,
  userId: string,
  includes: ReadonlySet<string>,
): Promise<Readable> {
  const parts = services.accountParts.flatMap(({ exports = [] }) => exports)
  const translate = await findTranslator(services.db, userId)
  const { content, files } = await collect(services, parts, userId, includes)
  const zip = new ZipFile()
  const archive = new PassThrough()
  const opened = new Set<Readable>([content])
  archive.once('close', () => {
    for (const stream of opened) stream.destroy()
  })
  zip.on('error', (error: Error) => archive.destroy(error))
  pipeline(zip.outputStream, archive, () => undefined) // Errors are reported through the archive stream.
  zip.addBuffer(Buffer.from(writeReadme(parts, translate)), 'README.txt')
  const toAdd = [{ path: 'foothold.json', open: async () => content }, ...files]
  for (const { path, open: openFile } of toAdd) {
    zip.addReadStreamLazy(path, (give) => {
      openFile().then(
        (stream) => {
          opened.add(stream.once('close', () => opened.delete(stream)))
          give(null, stream)
        },
        (error: unknown) => zip.emit('error', error),
      )
    })
  }
  zip.end()
  return archive
}

/** Unlinks the open file: it is deleted when closed, even if the process is killed. */
async function openNameless(incoming: Incoming, file: LocalFile): Promise<Readable> {
  try {
    return (await open(file.path)).createReadStream()
  } finally {
    await incoming.discard(file)
  }
}

async function collect(
  { db, vault, files: store, incoming, log }: ExportServices,
  parts: readonly ExportPart[],
  userId: string,
  includes: ReadonlySet<string>,
) {
  const readers: (readonly [name: string, read: ReadExport])[] = []
  for (const part of parts) {
    const source = { db, userId, files: store, log }
    readers.push([part.name, 'prepare' in part ? await part.prepare(source) : part.read])
  }
  const files: ExportFile[] = []
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const content = await reading.execute((trx) => {
    async function* readAll(): AsyncGenerator<Named> {
      yield ['exported_at', { data: new Date().toISOString() }]
      for (const [name, read] of readers) {
        const exported = await read({ trx, userId, includes, vault })
        yield [name, exported]
        files.push(...(exported.files?.() ?? []))
      }
    }
    return incoming.keep(writeContent(readAll()))
  })
  return { content: await openNameless(incoming, content), files }
}
