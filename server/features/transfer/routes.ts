import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { previewResponse } from '#src/transfer/responses.ts'
import { IMPORT_MAX_BYTES, IMPORT_TOO_LARGE } from '#src/transfer/fields.ts'
import { exportQuery } from '#src/transfer/schema.ts'
import { createPerUserLimit } from '../../concurrency.ts'
import { createContext, type Services } from '../../context.ts'
import { checkUpload, readFilePart } from '../../rest/read-file-part.ts'
import type { OtherRow } from '../../rest/row.ts'
import { readExport, streamCsv, streamJson } from './export.ts'
import { previewImport } from './import.ts'
import { t } from '#src/language/t.ts'

const FILE_LIMIT = { maxBytes: IMPORT_MAX_BYTES, tooLarge: IMPORT_TOO_LARGE }
const PREVIEWS_AT_ONCE = 1
const BUSY = t('Another import is still running. Please try again when it is finished.')

/** The documented calls. */
export const filesRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/jobs/export',
    name: 'transfer.export',
    summary:
      'Downloads all applications as CSV, or as JSON with history, interviews, activities and postings',
    status: 200,
    query: exportQuery,
    file: 'text/csv',
  },
  {
    method: 'POST',
    path: '/api/jobs/import/preview',
    name: 'transfer.preview',
    summary: 'Previews the import of a file of applications: CSV, TSV or a zip of such files',
    status: 200,
    upload: z.object({}),
    response: previewResponse,
  },
]

/** Serves the import and export of applications as files. */
export function registerFiles(app: FastifyInstance, services: Services): void {
  const limitPreviews = createPerUserLimit(PREVIEWS_AT_ONCE, BUSY)

  app.get('/api/jobs/export', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const { format } = exportQuery.parse(request.query)
    const jobs = await readExport(ctx.db, userId)
    const isCsv = format === 'csv'
    return reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="applications.${format}"`)
      .send(isCsv ? streamCsv(jobs) : streamJson(jobs))
  })

  app.post('/api/jobs/import/preview', async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    // Checked before any of the body is read.
    checkUpload(request, FILE_LIMIT)
    await ctx.disk.requireRoom()
    await ctx.limits.countWrite(userId)
    return limitPreviews(userId, async () => {
      const content = await readFilePart(request, FILE_LIMIT)
      return ctx.limits.withText(userId, content.length, () => previewImport(ctx, userId, content))
    })
  })
}
