import { z } from 'zod'
import { id, optionalText, requiredText, URL_MAX } from '../fields.ts'
import { DOCUMENT_TYPES, type DocumentType, FILE_EMPTY, INVALID_FILE_TYPE } from './constants.ts'
import { cleanFilename, findFileKind } from './filename.ts'

/** A document as every face returns it. */
export const documentRecord = z.object({
  id: z.string(),
  filename: z.string(),
  document_type: z.enum(DOCUMENT_TYPES),
  /** MIME type, by what the file holds. */
  file_type: z.string(),
  /** In bytes. */
  file_size: z.number(),
  /** ISO 8601 UTC. */
  uploaded_at: z.string(),
})
export type Document = z.infer<typeof documentRecord>

/** What was sent with an application; without an id the document has been deleted since. */
export type SentDocument = { id: string | null; filename: string; document_type: DocumentType }

/** Where a browser puts the file itself: a PUT of the raw bytes to `url` with `headers`. */
export type UploadTarget = { key: string; url: string; headers: Record<string, string> }

/** The applications that a document was sent with. */
export type DocumentUsage = { jobs: { id: string; company: string; position: string }[] }

const typeMessage = `Document type must be one of: ${DOCUMENT_TYPES.join(', ')}`
export const documentType = z
  .string({ error: typeMessage })
  .trim()
  .toLowerCase()
  .pipe(z.enum(DOCUMENT_TYPES, { error: typeMessage }))

/** Any text; the cleaned name must end in one of the allowed extensions. */
export const filename = z
  .string({ error: 'Filename is required' })
  .overwrite(cleanFilename)
  .refine((name) => findFileKind(name) !== undefined, INVALID_FILE_TYPE)

const fields = {
  filename,
  document_type: documentType,
  // The server finds the type from the bytes.
  content_type: optionalText('Content type'),
  request_id: id.optional(),
}

const sizeMessage = 'File size must be a whole number of bytes'
/** In bytes. */
const file_size = z.int({ error: sizeMessage }).min(1, FILE_EMPTY).optional()

/** With its size, the address takes a file of that size alone. */
export const uploadUrlInput = z.object({ ...fields, file_size })
export type UploadUrlInput = z.infer<typeof uploadUrlInput>

export const finalizeInput = z.object({
  ...fields,
  key: requiredText('Key', URL_MAX),
  file_size,
})
export type FinalizeInput = z.infer<typeof finalizeInput>

/** The texts beside the file in an upload through the server. */
export const uploadFields = z.object({ document_type: documentType, request_id: id.optional() })

export const documentRef = z.object({ id })
export const setTypeInput = documentRef.extend({ document_type: documentType })
