import { create as createDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { FILE_TYPES } from '#src/documents/constants.ts'
import { sealedFileRef } from '#src/packets/schema.ts'
import { createPerUserLimit } from '../../concurrency.ts'
import { createContext, type Services } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import type { OtherRow } from '../../rest/row.ts'
import { openStoredPieces, sendFile } from '../documents/index.ts'
import { getSealedFile } from './service.ts'
import { t } from '#src/language/t.ts'

/** The storage has lost the file, so that only its loss can be reported. */
const LOST = t('The storage of this server does not have this file any more')
const DOWNLOADS_AT_ONCE = 10
const BUSY = t(
  'Several of your downloads are still running. Please try again when they are finished.',
)
const DOWNLOADS_PER_USER: RateRule = {
  name: 'packet-download',
  limit: 300,
  windowMs: 10 * 60 * 1000,
}

/** The documented call. */
export const packetFilesRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/jobs/:id/packet/files/:sha256',
    name: 'packets.download',
    summary: 'Downloads a stored copy of a file that was sent with an application',
    status: 200,
    query: sealedFileRef,
    file: Object.values(FILE_TYPES),
  },
]

/** Sends a file, so it is not a procedure. */
export function registerPackets(app: FastifyInstance, services: Services): void {
  const limitDownloads = createPerUserLimit(DOWNLOADS_AT_ONCE, BUSY)
  const path = '/api/jobs/:id/packet/files/:sha256'
  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const ref = sealedFileRef.parse(request.params)
    return limitDownloads(userId, async () => {
      const file = await ctx.limiter.run(
        [{ rule: DOWNLOADS_PER_USER, subject: userId }],
        () => getSealedFile(ctx.db, userId, ref),
        () => true,
      )
      const pieces = await openStoredPieces(ctx.files, file.storage_key)
      if (pieces === undefined) {
        ctx.log.error({ sha256: ref.sha256 }, 'a sealed file is missing from the storage')
        throw new NotFound(LOST)
      }
      return sendFile(reply, {
        pieces,
        type: file.file_type,
        size: file.size,
        disposition: createDisposition(file.name),
      })
    })
  })
}
