import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { CONTACT_KINDS } from '#src/contacts/constants.ts'
import {
  anyCharacters,
  dateText,
  type Fields,
  hostileText,
  mostly,
  shortText,
  webUrl,
} from '../arbitraries.ts'
import { byId, type CreationContext, type OwnershipCases } from '../feature-test.ts'
import { LINKED_JOB_ID } from './jobs.ts'

async function createRows({ db, owned, mark }: CreationContext, { job: job_id }: { job: string }) {
  const contactRequest = randomUUID()
  const contact = { ...owned, name: mark, name_key: mark, kind: 'other' as const, notes: mark }
  const contacts = await db
    .insertInto('contacts')
    .values([
      { ...contact, request_id: contactRequest },
      { ...contact, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  const [contact_id = '', deletedContact = ''] = contacts.map(({ id }) => id)
  await db
    .insertInto('job_contacts')
    .values({ ...owned, job_id, contact_id })
    .execute()
  return { contact: contact_id, deletedContact, contactRequest }
}

const fields: Fields = {
  request_id: mostly(fc.uuid()),
  name: mostly(shortText),
  role: mostly(shortText),
  company: mostly(shortText),
  kind: mostly(fc.constantFrom(...CONTACT_KINDS)),
  email: mostly(fc.oneof(fc.emailAddress(), hostileText)),
  phone: mostly(shortText),
  url: mostly(webUrl),
  notes: mostly(anyCharacters),
  last_spoken_at: mostly(dateText),
  job_ids: mostly(fc.array(fc.constant(LINKED_JOB_ID), { maxLength: 2 })),
  job_id: mostly(fc.constant(LINKED_JOB_ID)),
  is_linked: mostly(fc.boolean()),
}

const cases: OwnershipCases = {
  'contacts.list': {},
  'contacts.get': { input: byId('contact'), foreign: 404 },
  'contacts.create': {
    input: ({ job, contactRequest: request_id }) => ({ name: 'New', job_ids: [job], request_id }),
    foreign: 404,
    mixed: (_mine, { contactRequest: request_id }) => [{ name: 'New', request_id }],
  },
  'contacts.update': {
    input: ({ contact, job }) => ({ id: contact, notes: 'New', job_ids: [job] }),
    foreign: 404,
  },
  'contacts.link': {
    input: ({ contact, job }) => ({ id: contact, job_id: job, is_linked: false }),
    foreign: 404,
  },
  'contacts.delete': { input: byId('contact'), foreign: 404 },
  'contacts.restore': { input: byId('deletedContact'), foreign: 404 },
}

export const contacts = { createRows, fields, cases }
