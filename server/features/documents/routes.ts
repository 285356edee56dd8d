import type { FastifyInstance, FastifyReply } from 'fastify'
import { DOCUMENT_MAX_BYTES, DOCUMENTS_MAX, FILE_TOO_LARGE } from '#src/documents/constants.ts'
import { documentRef } from '#src/documents/schema.ts'
import { createPerUserLimit } from '../../concurrency.ts'
import { createContext, type Services } from '../../context.ts'
import { TooLarge, UnsupportedMedia } from '../../errors.ts'
import { openDownload } from './download.ts'
import { addDocument, refuseFull } from './upload.ts'
import { sendPieces } from '../../rest/send-pieces.ts'
import { readUpload } from './upload-body.ts'

/** What a form adds to the file: its other field and the lines between. */
const FORM_MAX_BYTES = 64 * 1024

/** Each holds a file and a descriptor for as long as it is sent; nobody has use for more at once. */
const UPLOADS_AT_ONCE = DOCUMENTS_MAX + 1
const BUSY = 'Several of your uploads are still under way. Please try again when they are finished.'

/** Files come and go as they are, so these are no procedures of the table. */
export function registerDocuments(app: FastifyInstance, services: Services): void {
  const limitUploads = createPerUserLimit(UPLOADS_AT_ONCE, BUSY)
  app.post('/api/documents/upload', async (request, reply) => {
    const ctx = createContext(services, request)
    const { userId } = await ctx.getSession()
    // Before anything of it is read.
    if (!request.isMultipart()) throw new UnsupportedMedia()
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > DOCUMENT_MAX_BYTES + FORM_MAX_BYTES) throw new TooLarge(FILE_TOO_LARGE)
    await refuseFull(ctx.db, userId)
    const document = await limitUploads(userId, async () =>
      addDocument(ctx, userId, await readUpload(request, ctx.incoming, userId)),
    )
    return reply.status(201).send(document)
  })

  app.get('/api/documents/:id/download', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request)
    const { userId } = await ctx.getSession()
    const { id } = documentRef.parse(request.params)
    const download = await openDownload(ctx, userId, id)
    return 'url' in download ? download : sendFile(reply, download)
  })
}

type File = Exclude<Awaited<ReturnType<typeof openDownload>>, { url: string }>

/** Somebody's own file: nothing in it may act as a page of this site. */
const sendFile = (reply: FastifyReply, { pieces, type, size, disposition }: File) =>
  sendPieces(
    reply.headers({
      'content-type': type,
      'content-length': size,
      'content-disposition': disposition,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    }),
    pieces,
  )
