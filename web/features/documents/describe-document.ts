import type { Document } from '#src/documents/schema.ts'
import { findFileKind } from '#src/documents/filename.ts'
import { regionalLocale, t } from '#src/language/t.ts'

const KIB = 1024
const oneDigit = new Intl.NumberFormat(regionalLocale, { maximumFractionDigits: 1 })

/** Formats a size as `84 KB` or `1.2 MB`. */
export const formatSize = (bytes: number): string => {
  const kilobytes = bytes / KIB
  if (kilobytes < 1) return t('{bytes} bytes', { bytes })
  return kilobytes < KIB
    ? t('{size} KB', { size: Math.round(kilobytes) })
    : t('{size} MB', { size: oneDigit.format(kilobytes / KIB) })
}

/** `PDF`, `DOC` or `DOCX`. */
export const nameKind = (filename: string): string =>
  findFileKind(filename)?.toUpperCase() ?? t('FILE')

/** Newest first, as the server orders them. */
export const compareDocuments = (one: Document, other: Document): number =>
  other.uploaded_at.localeCompare(one.uploaded_at)

/** Inserts a document in order; replaces the one with the same id. */
export const putDocument = (documents: readonly Document[], added: Document): Document[] =>
  [added, ...documents.filter(({ id }) => id !== added.id)].toSorted(compareDocuments)
