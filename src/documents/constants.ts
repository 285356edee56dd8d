/** Closed lists and limits of documents. */
export const DOCUMENT_TYPES = ['resume', 'cover_letter', 'other'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  resume: 'Resume',
  cover_letter: 'Cover Letter',
  other: 'Other',
}

/** The allowed kinds of files; each is also its extension. */
export const FILE_KINDS = ['pdf', 'doc', 'docx'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export const FILE_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** For a file input's `accept`. */
export const ACCEPTED_FILES = FILE_KINDS.map((kind) => `.${kind}`).join(',')

export const DOCUMENTS_MAX = 3
export const DOCUMENT_MAX_BYTES = 3 * 1024 * 1024
export const FILENAME_MAX = 200

export const DOCUMENT_NOT_FOUND = 'Document not found'
export const INVALID_FILE_TYPE = 'Invalid file type. Allowed types: .pdf, .doc, .docx'
export const FILE_TOO_LARGE = 'File size exceeds 3MB limit'
export const FILE_EMPTY = 'The file is empty.'
export const TOO_MANY_DOCUMENTS = `You have exceeded the maximum of ${DOCUMENTS_MAX} documents. Please delete a document to upload a new one.`
export const NO_SLOT_TO_RESTORE = `You have ${DOCUMENTS_MAX} documents already. Please delete one to bring this one back.`
/** How long a deleted document can be brought back. */
export const DELETED_DOCUMENT_TTL_MS = 24 * 60 * 60 * 1000
/** What makes a client send the file through the server instead (docs/behaviour.md#uploading). */
export const S3_NOT_ENABLED = 'S3 storage is not enabled'
