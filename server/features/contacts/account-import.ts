import { z } from 'zod'
import { EMAIL_MAX } from '#src/auth/schema.ts'
import { DEFAULT_CONTACT_KIND } from '#src/contacts/constants.ts'
import { createContactInput } from '#src/contacts/schema.ts'
import { toNameKey } from '#src/contacts/sort.ts'
import { instant, optionalText } from '#src/fields.ts'
import { unmarkAllDeleted } from '../../db/soft-delete.ts'
import { defineImport, type ImportRequest, inBatches, listOf, rowId } from '../../import-part.ts'
import { type Known, listKeys } from './import.ts'
import { insertAllLinks } from './link-queries.ts'
import { insertImported, listKnown } from './queries.ts'
import { limitContacts } from './service.ts'
import { t } from '#src/language/t.ts'

const CONTACTS = 'contacts'
const SENT_MAX = 1_000_000
const LINKS_MAX = 1_000_000

const contact = createContactInput.omit({ request_id: true }).extend({
  id: rowId,
  // Not validated, because address books contain addresses that a form rejects.
  email: optionalText(t('Email'), EMAIL_MAX),
  job_ids: z.array(rowId).max(LINKS_MAX, t('Too many applications')).optional(),
  vcard_uid: optionalText(t('Id of the address book')),
  created_at: instant(t('Created at')),
  updated_at: instant(t('Updated at')),
})
type SentContact = z.infer<typeof contact>

export const importAllContacts = defineImport({
  name: CONTACTS,
  after: ['applications'],
  shape: listOf(contact, SENT_MAX),
  create: (sent) => ({ write: (request) => writeContacts(request, sent) }),
})

/** Existing people, by id or as in an import of vCards, stay unchanged. */
async function writeContacts(
  request: ImportRequest,
  sent: readonly SentContact[],
): Promise<number> {
  const { trx, userId, rows } = request
  const { present } = await unmarkAllDeleted(
    trx,
    'contacts',
    userId,
    sent.map(({ id }) => id),
  )
  const named = new Set(sent.map(({ id }) => id))
  const own = (await listKnown(trx, userId)).filter(({ id }) => !named.has(id))
  const byKey = new Map(own.flatMap((one) => listKeys(one).map((key) => [key, one.id])))
  const fresh = sent.filter((one) => {
    const id = present.has(one.id) ? one.id : findOwn(byKey, one)
    rows.put(CONTACTS, one.id, { id: id ?? one.id, isNew: id === undefined })
    return id === undefined
  })
  await inBatches(fresh, async (batch) => {
    await insertImported(trx, userId, batch.map(toRow))
    await request.checkRows(limitContacts(request), batch.length)
  })
  await inBatches(
    sent.flatMap((one) => toLinks(request, one)),
    (links) => insertAllLinks(trx, userId, links),
    1_000,
  )
  return fresh.length
}

const toKnown = (one: SentContact): Known => ({
  id: one.id,
  name: one.name,
  company: one.company ?? null,
  email: one.email ?? null,
  phone: one.phone ?? null,
  vcard_uid: one.vcard_uid ?? null,
})

/** Each of the account's contacts matches at most one of the archive. */
function findOwn(byKey: Map<string, string>, one: SentContact): string | undefined {
  const id = listKeys(toKnown(one)).flatMap((key) => byKey.get(key) ?? [])[0]
  if (id === undefined) return undefined
  for (const [key, owner] of byKey) if (owner === id) byKey.delete(key)
  return id
}

/** Links of existing people are unchanged; only new people get the links of the archive. */
function toLinks({ rows }: ImportRequest, { id, job_ids = [] }: SentContact) {
  const person = rows.get(CONTACTS, id)
  return job_ids.flatMap((jobId) => {
    const job = rows.get('applications', jobId)
    return person.isNew || job.isNew ? [{ contact_id: person.id, job_id: job.id }] : []
  })
}

const toRow = (one: SentContact) => ({
  ...toKnown(one),
  name_key: toNameKey(one.name),
  role: one.role ?? null,
  kind: one.kind ?? DEFAULT_CONTACT_KIND,
  url: one.url ?? null,
  notes: one.notes ?? null,
  last_spoken_at: one.last_spoken_at ?? null,
  created_at: one.created_at,
  updated_at: one.updated_at,
})
