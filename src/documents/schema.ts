import { z } from 'zod'
import { instant, uuid } from '../response-fields.ts'
import { id, optionalText, requiredText, URL_MAX } from '../fields.ts'
import { DOCUMENT_TYPES, FILE_EMPTY, INVALID_FILE_TYPE } from './constants.ts'
import { cleanFilename, findFileKind } from './filename.ts'
import { t } from '../language/t.ts'

/** A document as the API returns it. */
export const documentRecord = z
  .object({
    id: uuid,
    filename: z.string(),
    document_type: z.enum(DOCUMENT_TYPES),
    file_type: z.string().describe('The MIME type, detected from the content'),
    file_size: z.number().describe('In bytes'),
    uploaded_at: instant,
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof documentRecord>
export const documentsResponse = z.array(documentRecord)

/** A document sent with an application; without an id it has been deleted since. */
export const sentDocument = z
  .object({ id: uuid.nullable(), filename: z.string(), document_type: z.enum(DOCUMENT_TYPES) })
  .meta({ id: 'SentDocument' })
export type SentDocument = z.infer<typeof sentDocument>

/** Where a browser uploads the file: a PUT of the raw bytes to `url` with `headers`. */
export const uploadTarget = z.object({
  key: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
})
/** A URL to download the file, valid for a short while. */
export const downloadResponse = z.object({ url: z.string() })

export type UploadTarget = z.infer<typeof uploadTarget>

/** The applications that a document was sent with. */
export type DocumentUsage = { jobs: { id: string; company: string; position: string }[] }

const typeMessage = t('Document type must be one of: {choices}', {
  choices: DOCUMENT_TYPES.join(', '),
})
export const documentType = z
  .string({ error: typeMessage })
  .trim()
  .toLowerCase()
  .pipe(z.enum(DOCUMENT_TYPES, { error: typeMessage }))

/** Any text; the cleaned name must end in one of the allowed extensions. */
export const filename = z
  .string({ error: t('Filename is required') })
  .overwrite(cleanFilename)
  .refine((name) => findFileKind(name) !== undefined, INVALID_FILE_TYPE)

const fields = {
  filename,
  document_type: documentType,
  // The server detects the type from the bytes.
  content_type: optionalText(t('Content type')),
  request_id: id.optional(),
}

const sizeMessage = t('File size must be a whole number of bytes')
/** In bytes. */
const file_size = z.int({ error: sizeMessage }).min(1, FILE_EMPTY).optional()

/** With a size, the URL only accepts a file of that size. */
export const uploadUrlInput = z.object({ ...fields, file_size })
export type UploadUrlInput = z.infer<typeof uploadUrlInput>

export const finalizeInput = z.object({
  ...fields,
  key: requiredText(t('Key'), URL_MAX),
  file_size,
})
export type FinalizeInput = z.infer<typeof finalizeInput>

/** The text fields beside the file in an upload through the server. */
export const uploadFields = z.object({ document_type: documentType, request_id: id.optional() })

export const documentRef = z.object({ id })
export const setTypeInput = documentRef.extend({ document_type: documentType })
