import type { ExportPart, ExportRequest } from '../../account-part.ts'
import { openFile } from './download.ts'
import { listStoredDocuments, type StoredDocument } from './queries.ts'
import { findWherever } from './quarantine.ts'
import { toDocument } from './service.ts'

/** Every document, newest first, and its file, or null where the storage has lost it. */
export const exportDocuments: ExportPart = {
  name: 'documents',
  about: `the files that you have uploaded; each is in the folder of that name,
and its "file" is null where the server no longer has it`,
  async read({ trx, userId, files: store, log }) {
    const documents = await listStoredDocuments(trx, userId)
    return async () => {
      const found = await Promise.all(
        documents.map(async (document, index) => {
          const isThere = await findFile({ files: store, log }, document)
          return { document, path: isThere ? toExportPath(document.filename, index) : null }
        }),
      )
      return {
        data: found.map(({ document, path }) => ({ ...toDocument(document), file: path })),
        files: found.flatMap(({ document, path }) =>
          path === null ? [] : { path, open: () => openFile({ files: store }, document) },
        ),
      }
    }
  },
}

async function findFile(
  { files, log }: Pick<ExportRequest, 'files' | 'log'>,
  { id, storage_key }: StoredDocument,
): Promise<boolean> {
  const isThere = (await findWherever(files, storage_key, files.stat)) !== undefined
  if (!isThere) log.error({ documentId: id }, 'the file of a document is missing from the storage')
  return isThere
}

const NAME_MAX_BYTES = 200
/** Characters that some file system refuses in names. */
const NOT_EVERYWHERE = /[<>:"|?*]/g

/** Where a document is in the archive: unique, and short enough for every file system. */
function toExportPath(filename: string, index: number): string {
  const name = filename.replaceAll(NOT_EVERYWHERE, '_')
  const dot = name.lastIndexOf('.')
  const room = NAME_MAX_BYTES - Buffer.byteLength(name.slice(dot))
  return `documents/${index + 1} ${fitBytes(name.slice(0, dot), room)}${name.slice(dot)}`
}

/** The first characters of `text` whose UTF-8 takes at most `max` bytes. */
function fitBytes(text: string, max: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(max))
  return text.slice(0, read)
}
