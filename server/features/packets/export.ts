import type { ExportPart } from '../../account-part.ts'
import { findStoredFile, openStored } from '../documents/index.ts'
import { FILE_EXTENSIONS } from './extensions.ts'
import { listAllPackets, listFiles } from './queries.ts'

/** Every packet, newest first; the bytes of equal files are in the archive once. */
export const exportPackets: ExportPart = {
  name: 'packets',
  about: `what you have sealed as sent with an application: files, posting and
answers; each file is in the folder of that name, once, and its
"file" is null where the server no longer has it`,
  async read({ trx, userId, files: store, log }) {
    const packets = await listAllPackets(trx, userId)
    const kept = await listFiles(trx, userId)
    return async () => {
      const named = new Set(packets.flatMap(({ files }) => files.map(({ sha256 }) => sha256)))
      const found = new Map<string, { path: string; key: string }>()
      for (const { sha256, file_type, storage_key: key } of kept) {
        if (!named.has(sha256)) continue
        const isThere = await findStoredFile(store, key)
        if (!isThere) log.error({ sha256 }, 'a sealed file is missing from the storage')
        else
          found.set(sha256, { path: `packets/${sha256}${FILE_EXTENSIONS[file_type] ?? ''}`, key })
      }
      return {
        data: packets.map(({ files, ...packet }) => ({
          ...packet,
          files: files.map((file) => ({ ...file, file: found.get(file.sha256)?.path ?? null })),
        })),
        files: [...found.values()].map(({ path, key }) => ({
          path,
          async open() {
            const content = await openStored(store, key)
            if (content === undefined) throw new Error(`${path} is missing from the storage`)
            return content
          },
        })),
      }
    }
  },
}
