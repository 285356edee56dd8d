import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mailResponse } from '#src/mail/responses.ts'
import { addMailInput, MAIL_MAX_BYTES, MAIL_TEXT_MAX, MAIL_TOO_LARGE } from '#src/mail/schema.ts'
import { createPerUserLimit } from '../../concurrency.ts'
import { createContext, type Services } from '../../context.ts'
import { UnsupportedMedia } from '../../errors.ts'
import { checkUpload, readFilePart } from '../../rest/read-file-part.ts'
import type { OtherRow } from '../../rest/row.ts'
import { type Added, addPastedMail } from './add-mail.ts'
import { STORED_MAX_BYTES, keepFile } from './receive-mail.ts'
import { t } from '#src/language/t.ts'

const FILE_LIMIT = { maxBytes: MAIL_MAX_BYTES, tooLarge: MAIL_TOO_LARGE }
const READINGS_AT_ONCE = 4
const BUSY = t('Other emails of yours are still being read. Please try again in a moment.')
/** JSON may encode one character as six bytes. */
const BODY_MAX_BYTES = 6 * MAIL_TEXT_MAX + 1024 * 1024

/** The documented REST call. */
export const addMailRest: readonly OtherRow[] = [
  {
    method: 'POST',
    path: '/api/mail',
    name: 'mail.addFile',
    summary:
      'Adds an email, sent as a file (.eml) or as JSON with text, subject, from and received_at',
    status: 201,
    upload: addMailInput.partial(),
    response: mailResponse,
    failures: [422],
  },
]

/** Mails are submitted as files or as pasted text to one route. */
export function registerAddMail(app: FastifyInstance, services: Services): void {
  const limitReadings = createPerUserLimit(READINGS_AT_ONCE, BUSY)
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = createContext(services, request, reply)
    return { ctx, ...(await ctx.getSession()) }
  }
  app.route({
    method: 'POST',
    url: '/api/mail',
    bodyLimit: BODY_MAX_BYTES,
    // Authenticate first, so that nothing is read of an anonymous request's large body.
    onRequest: async (request, reply) => void (await open(request, reply)),
    handler: async (request, reply) => {
      const { ctx, userId } = await open(request, reply)
      const isFile = request.isMultipart()
      if (isFile) checkUpload(request, FILE_LIMIT)
      else if (request.mediaType !== 'application/json') throw new UnsupportedMedia()
      await ctx.disk.requireRoom()
      await ctx.limits.countWrite(userId)
      const add = async () =>
        isFile
          ? keepFile(ctx, userId, await readFilePart(request, FILE_LIMIT))
          : addPastedMail(ctx, userId, addMailInput.parse(request.body ?? {}))
      return sendAdded(
        reply,
        await ctx.limits.withText(userId, STORED_MAX_BYTES, () =>
          isFile ? limitReadings(userId, add) : add(),
        ),
      )
    },
  })
}

const sendAdded = (reply: FastifyReply, { mail, isNew }: Added) =>
  reply.status(isNew ? 201 : 200).send(mail)
