import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { contactImport } from '#src/contacts/answers.ts'
import { VCARD_MAX_BYTES, VCARD_TOO_LARGE } from '#src/contacts/constants.ts'
import { contactRef } from '#src/contacts/schema.ts'
import { createPerUserLimit } from '../../concurrency.ts'
import { createContext, type Services } from '../../context.ts'
import { AppError, InvalidInput, TooLarge, UnsupportedMedia } from '../../errors.ts'
import { UNREADABLE_FORM } from '../../rest/body.ts'
import type { OtherRow } from '../../rest/row.ts'
import { importContacts } from './import.ts'
import { getContact, listContacts } from './service.ts'
import { writeVcard } from './vcard.ts'

const PARTS_MAX = 10
const IMPORTS_AT_ONCE = 1
const BUSY = 'Another import of yours is still under way. Please try again when it is finished.'

/** The documented calls. */
export const vcardsRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/contacts.vcf',
    name: 'contacts.exportAll',
    summary: 'Every person, as vCards 4.0',
    status: 200,
    file: 'text/vcard',
  },
  {
    method: 'GET',
    path: '/api/contacts/:id/vcard',
    name: 'contacts.export',
    summary: 'One person, as a vCard 4.0',
    status: 200,
    query: contactRef,
    file: 'text/vcard',
  },
  {
    method: 'POST',
    path: '/api/contacts/import',
    name: 'contacts.import',
    summary: 'Adds the people of a file of vCards, 3.0 or 4.0, who are not there yet',
    status: 200,
    upload: z.object({}),
    answer: contactImport,
  },
]

/** Files of vCards, in and out. They are no JSON, so they are not procedures. */
export function registerVcards(app: FastifyInstance, services: Services): void {
  const limitImports = createPerUserLimit(IMPORTS_AT_ONCE, BUSY)

  app.get('/api/contacts.vcf', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const contacts = await listContacts(ctx, userId)
    return sendVcards(reply, 'contacts.vcf', contacts.map(writeVcard).join(''))
  })

  app.get('/api/contacts/:id/vcard', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const { id } = contactRef.parse(request.params)
    return sendVcards(reply, 'contact.vcf', writeVcard(await getContact(ctx.db, userId, id)))
  })

  app.post('/api/contacts/import', async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    // Checked before any of the body is read.
    if (!request.isMultipart()) throw new UnsupportedMedia()
    if (Number(request.headers['content-length'] ?? 0) > VCARD_MAX_BYTES * 2) {
      throw new TooLarge(VCARD_TOO_LARGE)
    }
    await ctx.disk.requireRoom()
    await ctx.limits.countWrite(userId)
    return limitImports(userId, async () => {
      const content = await readFile(request)
      return ctx.limits.withText(userId, content.length, () => importContacts(ctx, userId, content))
    })
  })
}

const sendVcards = (reply: FastifyReply, filename: string, text: string) =>
  reply
    .type('text/vcard; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(text)

/** The part named `file`. @throws InvalidInput, TooLarge */
async function readFile(request: FastifyRequest): Promise<Uint8Array> {
  const limits = { fileSize: VCARD_MAX_BYTES, files: PARTS_MAX, parts: PARTS_MAX }
  const options = { limits, throwFileSizeLimit: false }
  try {
    for await (const part of request.parts(options)) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file') {
        const content = await part.toBuffer()
        if (part.file.truncated) throw new TooLarge(VCARD_TOO_LARGE)
        return content
      }
      part.file.resume()
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new InvalidInput(UNREADABLE_FORM)
  } finally {
    // A client that is still sending reads no response until its body has been read.
    request.raw.unpipe()
    request.raw.resume()
  }
  throw new InvalidInput('No file was sent')
}
