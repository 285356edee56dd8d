import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type Fields, mostly, shortText } from '../arbitraries.ts'
import { byId, type Making, type OwnershipCases } from '../feature-test.ts'
import { makePdf } from '../sample-documents.ts'

async function createRows({ db, owned, mark, put }: Making, { job: job_id }: { job: string }) {
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
  await db
    .insertInto('packets')
    .values({
      ...owned,
      job_id,
      files: JSON.stringify([sealed]),
      answers: JSON.stringify([{ question: mark, answer: mark }]),
      request_id: packetRequest,
    })
    .execute()
  return {
    /** SHA-256 of the file that is sealed with the job. */
    sealedFile,
    packetRequest,
  }
}

const someAnswers = mostly(
  fc.array(fc.record({ question: mostly(shortText), answer: mostly(shortText) }), { maxLength: 3 }),
)
const fields: Fields = {
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
}

export const packets = { createRows, fields, cases }
