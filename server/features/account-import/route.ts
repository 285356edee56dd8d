import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountImportResponse } from '#src/account-import/responses.ts'
import { createFairQueue, createPerUserLimit } from '../../concurrency.ts'
import type { Config } from '../../config.ts'
import { createContext, type Services } from '../../context.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { checkUpload, receiveFilePart } from '../../rest/read-file-part.ts'
import type { OtherRow } from '../../rest/row.ts'
import { importAccount } from './service.ts'
import { t } from '#src/language/t.ts'

const BUSY = t('Another import is still running. Please try again when it is finished.')
const IMPORTS_PER_USER: RateRule = { name: 'account-import', limit: 30, windowMs: 60 * 60 * 1000 }
/** Each import holds a whole account in memory. */
const IMPORTS_AT_ONCE = 1
const SLICE_MS = 120_000
/** Allowance for the archive's own overhead. */
const ZIP_BYTES = 8 * 1024 * 1024

/** The documented call. */
export const accountImportRest: readonly OtherRow[] = [
  {
    method: 'POST',
    path: '/api/account/import',
    name: 'accountImport.upload',
    summary: 'Imports a zip of “Download my data” and adds what the account does not have',
    status: 200,
    upload: z.object({}),
    response: accountImportResponse,
  },
]

/** No archive of an account is larger: its files and its texts have limits. */
const toLimit = ({ limits }: Config) => ({
  maxBytes: limits.fileBytes + limits.textBytes + ZIP_BYTES,
  tooLarge: t('This archive is larger than any archive of “Download my data”'),
})

export function registerAccountImport(app: FastifyInstance, services: Services): void {
  const limitImports = createPerUserLimit(1, BUSY)
  const queue = createFairQueue(IMPORTS_AT_ONCE, SLICE_MS)
  const limit = toLimit(services.config)
  app.post('/api/account/import', async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    // Checked before any of the body is read.
    checkUpload(request, limit)
    await ctx.disk.requireRoom()
    await ctx.limits.countWrite(userId)
    return limitImports(userId, () =>
      ctx.limiter.run(
        [{ rule: IMPORTS_PER_USER, subject: userId }],
        async () => {
          const file = await receiveFilePart(request, ctx.incoming, { userId, ...limit })
          try {
            return await queue(userId, () => importAccount(ctx, userId, file))
          } finally {
            await ctx.incoming.discard(file)
          }
        },
        () => true,
      ),
    )
  })
}
