import { FILE_KINDS, FILE_TYPES } from '#src/documents/constants.ts'
import { t } from '#src/language/t.ts'
import type { Readable } from 'node:stream'
import { type ExportPart, readPages } from '../../account-part.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { openStored, rememberStored } from '../documents/index.ts'
import { listFiles, listPacketIds, listPacketsOf } from './queries.ts'

/** Every packet, newest first; identical files are in the archive once. */
export const exportPackets: ExportPart = {
  name: 'packets',
  about: t(
    'the copies of what you sent with an application: files, posting and answers; each file is in the folder of that name, once, and its "file" is null where the server no longer has it',
  ),
  async prepare({ db, userId, files: store, log }) {
    const isThere = rememberStored(store)
    for (const { storage_key } of await listFiles(db, userId)) await isThere(storage_key)
    return async ({ trx }) => {
      const packetFiles = new Map<string, { path: string; key: string; isStored: boolean }>()
      for (const { sha256, file_type, storage_key: key } of await listFiles(trx, userId)) {
        const path = `packets/${sha256}${FILE_EXTENSIONS[file_type] ?? ''}`
        packetFiles.set(sha256, { path, key, isStored: await isThere(key) })
      }
      const named = new Set<string>()
      const findFile = (sha256: string): string | null => {
        const found = packetFiles.get(sha256)
        if (found?.isStored === false && !named.has(sha256)) {
          log.error({ sha256 }, 'a sealed file is missing from the storage')
        }
        named.add(sha256)
        return found?.isStored === true ? found.path : null
      }
      return {
        pages: readPages(await listPacketIds(trx, userId), async (ids) =>
          (await listPacketsOf(trx, userId, ids)).map(({ files, ...packet }) => ({
            ...packet,
            files: files.map((file) => ({ ...file, file: findFile(file.sha256) })),
          })),
        ),
        files: () =>
          [...packetFiles].flatMap(([sha256, { path, key, isStored }]) =>
            isStored && named.has(sha256) ? { path, open: () => openSealed(store, path, key) } : [],
          ),
      }
    }
  },
}

async function openSealed(store: FileStore, path: string, key: string): Promise<Readable> {
  const content = await openStored(store, key)
  if (content === undefined) throw new Error(`${path} is missing from the storage`)
  return content
}

/** File extensions by MIME type, such as `.pdf`. */
const FILE_EXTENSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  FILE_KINDS.map((kind) => [FILE_TYPES[kind], `.${kind}`]),
)
