import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { DOCUMENT_TYPES } from '#src/documents/constants.ts'
import { type Fields, mostly, shortText } from '../arbitraries.ts'
import { byId, type CreationContext, type OwnershipCases, patch } from '../feature-test.ts'
import { makeOle, makePdf } from '../sample-documents.ts'

async function createRows(
  { db, owned, mark, put }: CreationContext,
  { job: job_id }: { job: string },
) {
  const pdf = makePdf(600, mark)
  const documentRequest = randomUUID()
  const document = { ...owned, document_type: 'resume' as const, file_type: 'application/pdf' }
  const documents = await db
    .insertInto('documents')
    .values([
      {
        ...document,
        filename: `${mark}.pdf`,
        file_size: pdf.length,
        storage_key: await put('documents', pdf),
        request_id: documentRequest,
      },
      {
        ...document,
        filename: `${mark}.doc`,
        file_size: makeOle().length,
        storage_key: await put('documents', makeOle()),
      },
      {
        ...document,
        filename: `${mark} deleted.pdf`,
        file_size: pdf.length,
        storage_key: await put('documents', pdf),
        deleted_at: new Date().toISOString(),
      },
    ])
    .returning('id')
    .execute()
  const uploadKey = await put(`uploads/${owned.user_id}`, pdf)
  await db
    .insertInto('document_uploads')
    .values({ ...owned, key: uploadKey, document_id: null })
    .execute()
  const [pdfRow, docRow, deletedRow] = documents
  const sentDocument = docRow?.id ?? ''
  const sent = { job_id, document_id: sentDocument, filename: `${mark}.doc` }
  await db
    .insertInto('job_documents')
    .values({ ...owned, ...sent, document_type: 'resume' })
    .execute()
  return {
    /** A PDF. */
    document: pdfRow?.id ?? '',
    /** A .doc, sent with the job. */
    sentDocument,
    deletedDocument: deletedRow?.id ?? '',
    documentRequest,
    uploadKey,
  }
}

const fields: Fields = {
  filename: mostly(shortText.map((text) => `${text}.pdf`)),
  document_type: mostly(fc.constantFrom(...DOCUMENT_TYPES)),
  content_type: mostly(shortText),
  key: mostly(shortText),
  file_size: mostly(fc.nat()),
}

const upload = { filename: 'resume.pdf', document_type: 'resume' }
const cases: OwnershipCases = {
  'documents.list': {},
  'documents.uploadUrl': {
    input: ({ documentRequest: request_id }) => ({ ...upload, request_id }),
    foreign: 200,
  },
  'documents.finalize': {
    input: ({ uploadKey: key, documentRequest: request_id }) => ({ ...upload, key, request_id }),
    foreign: 404,
    mixed: (mine, theirs) => [
      { ...upload, key: mine.uploadKey, request_id: theirs.documentRequest },
    ],
  },
  'documents.usage': { input: byId('sentDocument'), foreign: 404 },
  // Found, but not of a kind that has a plain text.
  'documents.text': { input: byId('document'), own: 400, foreign: 404 },
  'documents.setType': {
    input: patch('sentDocument', { document_type: 'other' }),
    foreign: 404,
  },
  'documents.remove': { input: byId('document'), foreign: 404 },
  'documents.restore': { input: byId('deletedDocument'), foreign: 404 },
}

export const documents = { createRows, fields, cases }
