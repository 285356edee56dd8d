import { applyInput, parseInput, undoInput } from '#src/import/schema.ts'
import { router, userProcedure } from '../../trpc.ts'
import { applyImport, readResume, undoImport } from './service.ts'

export const importRouter = router({
  parse: userProcedure
    .input(parseInput)
    .mutation(({ ctx, input, signal }) =>
      readResume(ctx, { userId: ctx.userId, id: input.document_id, signal }),
    ),
  // `apply` is a word of tRPC's own.
  applyParsed: userProcedure
    .input(applyInput)
    .mutation(({ ctx, input }) => applyImport(ctx.db, ctx.userId, input)),
  undo: userProcedure
    .input(undoInput)
    .mutation(({ ctx, input }) => undoImport(ctx.db, ctx.userId, input)),
})
