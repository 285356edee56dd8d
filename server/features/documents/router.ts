import {
  documentRecord,
  documentRef,
  documentsResponse,
  finalizeInput,
  setTypeInput,
  uploadTarget,
  uploadUrlInput,
} from '#src/documents/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { readText } from './content.ts'
import { finalizeUpload, requestUpload } from './direct-upload.ts'
import {
  getUsage,
  listDocuments,
  removeDocument,
  restoreDocument,
  setDocumentType,
} from './service.ts'

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
    .query(({ ctx, input, signal }) => readText(ctx, { userId: ctx.userId, id: input.id, signal })),
  setType: userProcedure
    .input(setTypeInput)
    .mutation(({ ctx, input }) =>
      setDocumentType(ctx.db, ctx.userId, input.id, input.document_type),
    ),
  remove: userProcedure
    .meta({ makesRoom: true })
    .input(documentRef)
    .mutation(async ({ ctx, input }) => {
      await removeDocument(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(documentRef)
    .mutation(({ ctx, input }) => restoreDocument(ctx.db, ctx.userId, input.id)),
})

/** The documented calls. */
export const documentsRest: RestRows<typeof documentsRouter> = [
  {
    method: 'GET',
    path: '/api/documents',
    procedure: 'list',
    status: 200,
    summary: 'Lists the documents, newest first',
    response: documentsResponse,
  },
  {
    method: 'POST',
    path: '/api/documents/s3/upload-url',
    procedure: 'uploadUrl',
    status: 200,
    summary: 'Returns a URL to upload a file directly to the object storage, if the server has one',
    response: uploadTarget,
  },
  {
    method: 'POST',
    path: '/api/documents/s3/finalize',
    procedure: 'finalize',
    status: 201,
    summary: 'Adds a directly uploaded file as a document',
    response: documentRecord,
    failures: [404, 413],
  },
  {
    method: 'PUT',
    path: '/api/documents/:id/type',
    procedure: 'setType',
    status: 200,
    summary: 'Changes the type of a document',
    response: documentRecord,
  },
  {
    method: 'DELETE',
    path: '/api/documents/:id',
    procedure: 'remove',
    status: 204,
    summary: 'Deletes a document; it can be restored for a day',
  },
  {
    method: 'POST',
    path: '/api/documents/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a deleted document',
    response: documentRecord,
  },
]
