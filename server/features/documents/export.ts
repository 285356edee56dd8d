import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { openFile } from './download.ts'
import { listStoredDocuments, type StoredDocument } from './queries.ts'
import { toDocument } from './service.ts'
import { rememberStored } from './stored.ts'

/** Every document, newest first, and its file, or null if the storage has lost it. */
export const exportDocuments: ExportPart = {
  name: 'documents',
  about: t(
    'the files that you have uploaded; each is in the folder of that name, and its "file" is null where the server no longer has it',
  ),
  async prepare({ db, userId, files: store, log }) {
    const isThere = rememberStored(store)
    for (const { storage_key } of await listStoredDocuments(db, userId)) await isThere(storage_key)
    return async ({ trx }) => {
      const found: { document: StoredDocument; path: string | null }[] = []
      for (const [index, document] of (await listStoredDocuments(trx, userId)).entries()) {
        const { id: documentId, filename, storage_key } = document
        const isStored = await isThere(storage_key)
        if (!isStored)
          log.error({ documentId }, 'the file of a document is missing from the storage')
        found.push({ document, path: isStored ? toExportPath(filename, index) : null })
      }
      return {
        data: found.map(({ document, path }) => ({ ...toDocument(document), file: path })),
        files: () =>
          found.flatMap(({ document, path }) =>
            path === null ? [] : { path, open: () => openFile({ files: store }, document) },
          ),
      }
    }
  },
}

const NAME_MAX_BYTES = 200
/** Characters that some file system refuses in names. */
const NOT_EVERYWHERE = /[<>:"|?*]/g

/** The path in the archive: unique, and short enough for every file system. */
function toExportPath(filename: string, index: number): string {
  const name = filename.replaceAll(NOT_EVERYWHERE, '_')
  const dot = name.lastIndexOf('.')
  const room = NAME_MAX_BYTES - Buffer.byteLength(name.slice(dot))
  return `documents/${index + 1} ${fitBytes(name.slice(0, dot), room)}${name.slice(dot)}`
}

/** Truncates `text` to at most `max` bytes of UTF-8. */
function fitBytes(text: string, max: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(max))
  return text.slice(0, read)
}
