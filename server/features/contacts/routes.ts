import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { contactImport } from '#src/contacts/responses.ts'
import { VCARD_MAX_BYTES, VCARD_TOO_LARGE } from '#src/contacts/constants.ts'
import { contactRef } from '#src/contacts/schema.ts'
import { createPerUserLimit } from '../../concurrency.ts'
import { createContext, type Services } from '../../context.ts'
import { checkUpload, readFilePart } from '../../rest/read-file-part.ts'
import type { OtherRow } from '../../rest/row.ts'
import { importContacts } from './import.ts'
import { getContact, listContacts } from './service.ts'
import { t } from '#src/language/t.ts'

const VCARD_LIMIT = { maxBytes: VCARD_MAX_BYTES, tooLarge: VCARD_TOO_LARGE }
const IMPORTS_AT_ONCE = 1
const BUSY = t('Another import is still running. Please try again when it is finished.')

// Loaded on first use, so that its library does not slow down the start.
const loadWriter = () => import('./vcard.ts')

/** The documented calls. */
export const vcardsRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/contacts.vcf',
    name: 'contacts.exportAll',
    summary: 'Downloads all contacts as vCards 4.0',
    status: 200,
    file: 'text/vcard',
  },
  {
    method: 'GET',
    path: '/api/contacts/:id/vcard',
    name: 'contacts.export',
    summary: 'Downloads a contact as a vCard 4.0',
    status: 200,
    query: contactRef,
    file: 'text/vcard',
  },
  {
    method: 'POST',
    path: '/api/contacts/import',
    name: 'contacts.import',
    summary: 'Imports a file of vCards (3.0 or 4.0) and adds the contacts that do not exist yet',
    status: 200,
    upload: z.object({}),
    response: contactImport,
  },
]

/** Exports and imports vCards. Files are not JSON, so these are not procedures. */
export function registerVcards(app: FastifyInstance, services: Services): void {
  const limitImports = createPerUserLimit(IMPORTS_AT_ONCE, BUSY)

  app.get('/api/contacts.vcf', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const contacts = await listContacts(ctx, userId)
    const { writeVcard } = await loadWriter()
    return sendVcards(reply, 'contacts.vcf', contacts.map(writeVcard).join(''))
  })

  app.get('/api/contacts/:id/vcard', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const { id } = contactRef.parse(request.params)
    const { writeVcard } = await loadWriter()
    return sendVcards(reply, 'contact.vcf', writeVcard(await getContact(ctx.db, userId, id)))
  })

  app.post('/api/contacts/import', async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    // Checked before any of the body is read.
    checkUpload(request, VCARD_LIMIT)
    await ctx.disk.requireRoom()
    await ctx.limits.countWrite(userId)
    return limitImports(userId, async () => {
      const content = await readFilePart(request, VCARD_LIMIT)
      return ctx.limits.withText(userId, content.length, () => importContacts(ctx, userId, content))
    })
  })
}

const sendVcards = (reply: FastifyReply, filename: string, text: string) =>
  reply
    .type('text/vcard; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(text)
