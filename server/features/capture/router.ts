import { captureResponse } from '#src/capture/responses.ts'
import { CAPTURED_HTML_MAX } from '#src/capture/page.ts'
import { captureInput } from '#src/capture/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { capturePostings } from './service.ts'

export const captureRouter = router({
  read: userProcedure
    .meta({ needsNoSpace: true })
    .input(captureInput)
    .mutation(({ ctx, input }) => capturePostings(ctx, ctx.userId, input)),
})

/** JSON may encode one character as six bytes. */
const BODY_MAX_BYTES = 6 * CAPTURED_HTML_MAX + 1024 * 1024

/** The documented REST call. */
export const captureRest: RestRows<typeof captureRouter> = [
  {
    method: 'POST',
    path: '/api/capture',
    procedure: 'read',
    status: 200,
    summary: 'Reads the postings from a page, a text or a URL; nothing is saved',
    response: captureResponse,
    failures: [422],
    bodyMaxBytes: BODY_MAX_BYTES,
  },
]
