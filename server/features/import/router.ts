import { applyInput, parseInput, parsedResume, undoInput } from '#src/import/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { applyImport, readResume, undoImport } from './service.ts'

export const importRouter = router({
  parse: userProcedure
    .meta({ needsNoSpace: true })
    .input(parseInput)
    .mutation(({ ctx, input, signal }) =>
      readResume(ctx, { userId: ctx.userId, id: input.document_id, signal }),
    ),
  // Not named `apply`, which tRPC reserves.
  applyParsed: userProcedure
    .input(applyInput)
    .mutation(({ ctx, input }) => applyImport(ctx.db, ctx.userId, input)),
  undo: userProcedure
    .input(undoInput)
    .mutation(({ ctx, input }) => undoImport(ctx.db, ctx.userId, input)),
})

/** The documented REST calls. */
export const importRest: RestRows<typeof importRouter> = [
  {
    method: 'POST',
    path: '/api/profile/import-from-resume/:document_id',
    procedure: 'parse',
    status: 200,
    summary: 'Reads an uploaded resume; nothing is saved',
    response: parsedResume,
  },
]
