import {
  DOCUMENT_MAX_BYTES,
  type DocumentType,
  INVALID_FILE_TYPE,
} from '#src/documents/constants.ts'
import { findFileKind } from '#src/documents/filename.ts'
import { t } from '#src/language/t.ts'

/**
 * On the documents page this message ends with a full stop (docs/behaviour.md#limits-of-documents).
 */
export const FILE_TOO_LARGE_HERE = t('File size exceeds 3MB limit.')
export const ONLY_SO_MANY = t('You can only upload up to 3 documents.')

/** Returns why a file cannot be uploaded; undefined if it can. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (findFileKind(name) === undefined) return INVALID_FILE_TYPE
  return size > DOCUMENT_MAX_BYTES ? FILE_TOO_LARGE_HERE : undefined
}

/** Guesses the document type from the file name; it can be changed later. */
export const guessType = (filename: string): DocumentType =>
  /cover|motivation|anschreiben/i.test(filename) ? 'cover_letter' : 'resume'
