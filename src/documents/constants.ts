import { t } from '../language/t.ts'

/** Closed lists and limits of documents. */
export const DOCUMENT_TYPES = ['resume', 'cover_letter', 'other'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  resume: t('Resume'),
  cover_letter: t('Cover Letter'),
  other: t('Other'),
}

/** The allowed kinds of files, which are also their extensions. */
export const FILE_KINDS = ['pdf', 'doc', 'docx'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export const FILE_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The value of a file input's `accept`. */
export const ACCEPTED_FILES = FILE_KINDS.map((kind) => `.${kind}`).join(',')

export const DOCUMENTS_MAX = 3
export const DOCUMENT_MAX_BYTES = 3 * 1024 * 1024
export const FILENAME_MAX = 200

export const DOCUMENT_NOT_FOUND = t('Document not found')
export const INVALID_FILE_TYPE = t('Invalid file type. Allowed types: .pdf, .doc, .docx')
export const FILE_TOO_LARGE = t('File size exceeds 3MB limit')
export const FILE_EMPTY = t('The file is empty.')
export const TOO_MANY_DOCUMENTS = t(
  'You have exceeded the maximum of {max} documents. Please delete a document to upload a new one.',
  { max: DOCUMENTS_MAX },
)
export const NO_SLOT_TO_RESTORE = t(
  'You have {max} documents already. Please delete one to restore this one.',
  { max: DOCUMENTS_MAX },
)
/** How long a deleted document can be restored. */
export const DELETED_DOCUMENT_TTL_MS = 24 * 60 * 60 * 1000
/** Tells clients to send the file through the server instead (docs/behaviour.md#uploading). */
export const S3_NOT_ENABLED = 'S3 storage is not enabled'
