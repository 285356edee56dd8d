import { documentRef, finalizeInput, setTypeInput, uploadUrlInput } from '#src/documents/schema.ts'
import { router, userProcedure } from '../../trpc.ts'
import { finalizeUpload, requestUpload } from './direct-upload.ts'
import { getUsage, listDocuments, removeDocument, setDocumentType } from './service.ts'
import { readText } from './text.ts'

export const documentsRouter = router({
  list: userProcedure.query(({ ctx }) => listDocuments(ctx, ctx.userId)),
  uploadUrl: userProcedure
    .input(uploadUrlInput)
    .mutation(({ ctx, input }) => requestUpload(ctx, ctx.userId, input)),
  finalize: userProcedure
    .input(finalizeInput)
    .mutation(({ ctx, input }) => finalizeUpload(ctx, ctx.userId, input)),
  usage: userProcedure
    .input(documentRef)
    .query(({ ctx, input }) => getUsage(ctx.db, ctx.userId, input.id)),
  text: userProcedure
    .input(documentRef)
    .query(({ ctx, input, signal }) => readText(ctx, ctx.userId, input.id, signal)),
  setType: userProcedure
    .input(setTypeInput)
    .mutation(({ ctx, input }) =>
      setDocumentType(ctx.db, ctx.userId, input.id, input.document_type),
    ),
  remove: userProcedure.input(documentRef).mutation(async ({ ctx, input }) => {
    await removeDocument(ctx, ctx.userId, input.id)
    return null
  }),
})
