import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type Fields, mostly, shortText } from '../arbitraries.ts'
import { byId, type CreationContext, type OwnershipCases } from '../feature-test.ts'
import { makePdf } from '../sample-documents.ts'
import { LINKED_JOB_ID } from './jobs.ts'

async function createRows(
  { db, owned, mark, put }: CreationContext,
  { job: job_id }: { job: string },
) {
  const pdf = makePdf(600, mark)
  const sealedFile = createHash('sha256').update(pdf).digest('hex')
  await db
    .insertInto('packet_files')
    .values({
      ...owned,
      sha256: sealedFile,
      size: pdf.length,
      file_type: 'application/pdf',
      storage_key: await put('documents', pdf),
    })
    .execute()
  const packetRequest = randomUUID()
  const sealed = {
    name: `${mark}.pdf`,
    document_type: 'resume',
    size: pdf.length,
    sha256: sealedFile,
  }
  const packet = {
    ...owned,
    job_id,
    files: JSON.stringify([sealed]),
    answers: JSON.stringify([{ question: mark, answer: mark }]),
  }
  const packets = await db
    .insertInto('packets')
    .values([
      { ...packet, request_id: packetRequest },
      { ...packet, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  return {
    /** SHA-256 of the file in the job's packet. */
    sealedFile,
    packetRequest,
    packet: packets[0]?.id ?? '',
    deletedPacket: packets[1]?.id ?? '',
  }
}

const someAnswers = mostly(
  fc.array(fc.record({ question: mostly(shortText), answer: mostly(shortText) }), { maxLength: 3 }),
)
const fields: Fields = {
  company: mostly(shortText),
  except: mostly(fc.constant(LINKED_JOB_ID)),
  answers: someAnswers,
  more_answers: someAnswers,
  request_id: mostly(fc.uuid()),
}

const cases: OwnershipCases = {
  'packets.get': { input: byId('job'), foreign: 404 },
  'packets.list': { input: byId('job'), foreign: 404 },
  'packets.seal': {
    input: ({ job: id, packetRequest: request_id }) => ({
      id,
      answers: [{ question: 'New', answer: 'New' }],
      request_id,
    }),
    foreign: 404,
    mixed: ({ job: id }, { packetRequest: request_id }) => [{ id, answers: [], request_id }],
  },
  'packets.resumes': {
    input: ({ job }) => ({ company: 'theirs', except: job }),
    foreign: 404,
  },
  'packets.delete': { input: byId('packet'), foreign: 404 },
  'packets.restore': { input: byId('deletedPacket'), foreign: 404 },
}

export const packets = { createRows, fields, cases }
