import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DOCUMENT_MAX_BYTES, DOCUMENTS_MAX, FILE_TOO_LARGE } from '#src/documents/constants.ts'
import {
  documentRecord,
  documentRef,
  downloadResponse,
  uploadFields,
} from '#src/documents/schema.ts'
import { createPerUserLimit } from '../../concurrency.ts'
import { createContext, type Services } from '../../context.ts'
import { TooLarge, UnsupportedMedia } from '../../errors.ts'
import type { OtherRow } from '../../rest/row.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { openDownload } from './download.ts'
import { addDocument, hasSlot, rejectIfFull } from './upload.ts'
import { readUpload } from './upload-body.ts'
import { t } from '#src/language/t.ts'

/** Room for what the multipart format adds to the file. */
const FORM_MAX_BYTES = 64 * 1024

/** Per person: each upload keeps a file open while it is received. */
const UPLOADS_AT_ONCE = DOCUMENTS_MAX + 1
const BUSY = t(
  'Several of your uploads are still running. Please try again when they are finished.',
)

const DOWNLOADS_AT_ONCE = 10
const BUSY_DOWNLOADS = t(
  'Several of your downloads are still running. Please try again when they are finished.',
)
const DOWNLOADS_PER_USER: RateRule = { name: 'download', limit: 300, windowMs: 10 * 60 * 1000 }

/** The documented calls with files. */
export const documentFilesRest: readonly OtherRow[] = [
  {
    method: 'POST',
    path: '/api/documents/upload',
    name: 'documents.upload',
    summary: 'Uploads a document: a PDF, DOC or DOCX of at most 3 MB',
    status: 201,
    upload: uploadFields,
    response: documentRecord,
  },
  {
    method: 'GET',
    path: '/api/documents/:id/download',
    name: 'documents.download',
    summary: 'Returns the file, or a short-lived download URL if the storage supports it',
    status: 200,
    query: documentRef,
    response: downloadResponse,
    file: 'application/octet-stream',
  },
]

/** Upload and download. They transfer raw files, so they are not procedures. */
export function registerDocuments(app: FastifyInstance, services: Services): void {
  const limitUploads = createPerUserLimit(UPLOADS_AT_ONCE, BUSY)
  const limitDownloads = createPerUserLimit(DOWNLOADS_AT_ONCE, BUSY_DOWNLOADS)
  app.post('/api/documents/upload', async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    // Checked before any of the body is read.
    if (!request.isMultipart()) throw new UnsupportedMedia()
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > DOCUMENT_MAX_BYTES + FORM_MAX_BYTES) throw new TooLarge(FILE_TOO_LARGE)
    await ctx.disk.requireRoom()
    await ctx.limits.countWrite(userId)
    await rejectIfFull(ctx.db, userId)
    const hasRoom = () => hasSlot(ctx.db, userId)
    const document = await limitUploads(userId, async () =>
      addDocument(ctx, userId, await readUpload(request, ctx.incoming, userId, hasRoom)),
    )
    return reply.status(201).send(document)
  })

  app.get('/api/documents/:id/download', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const { id } = documentRef.parse(request.params)
    return limitDownloads(userId, async () => {
      const download = await ctx.limiter.run(
        [{ rule: DOWNLOADS_PER_USER, subject: userId }],
        () => openDownload(ctx, userId, id),
        () => true,
      )
      return 'url' in download ? download : sendFile(reply, download)
    })
  })
}

export type File = Exclude<Awaited<ReturnType<typeof openDownload>>, { url: string }>

/** A user's file must not act as a page of this site, hence its Content-Security-Policy. */
export const sendFile = (reply: FastifyReply, { pieces, type, size, disposition }: File) =>
  sendPieces(
    reply.headers({
      'content-type': type,
      'content-length': size,
      'content-disposition': disposition,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    }),
    pieces,
  )

/**
 * Sends the reply's headers and the pieces, each written before the next one is requested, without
 * compression. The connection is closed when a piece cannot be read.
 */
async function sendPieces(reply: FastifyReply, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  const closed = Promise.withResolvers<never>()
  closed.promise.catch(() => undefined) // Only awaited while a piece is being written.
  raw.once('close', () => closed.reject(new Error('the connection was closed')))
  try {
    for await (const piece of pieces) await Promise.race([write(raw, piece), closed.promise])
    raw.end()
  } catch (err) {
    if (!raw.destroyed) reply.log.error({ err }, 'a file could not be sent completely')
    raw.destroy()
  }
}

/** Resolves once the system has accepted all of it. */
const write = (raw: ServerResponse, piece: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    raw.write(piece, (error) => (error ? reject(error) : resolve()))
  })
