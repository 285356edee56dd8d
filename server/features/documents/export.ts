import type { ExportPart } from '../auth/export-part.ts'
import { toExportPath } from './export-path.ts'
import { listStoredDocuments } from './queries.ts'
import { toDocument } from './service.ts'
import { openFile } from './download.ts'

/** Every document, newest first, and its file. */
export const exportDocuments: ExportPart = async ({ trx, userId, files: store }) => {
  const documents = await listStoredDocuments(trx, userId)
  const files = documents.map((document, index) => ({
    path: toExportPath(document.filename, index),
    isThere: async () => (await store.stat(document.storage_key)) !== undefined,
    open: () => openFile({ files: store }, document),
  }))
  const data = documents.map((document, index) => ({
    ...toDocument(document),
    file: toExportPath(document.filename, index),
  }))
  return { data, files }
}
