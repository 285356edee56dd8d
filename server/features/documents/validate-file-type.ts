import { FILE_EMPTY, type FileKind, INVALID_FILE_TYPE } from '#src/documents/constants.ts'
import { findFileKind } from '#src/documents/filename.ts'
import { InvalidInput } from '../../errors.ts'
import type { TextFormat } from '../../text-documents.ts'
import { t } from '#src/language/t.ts'

/** A file's content; damaged if its end or a referenced part is missing. */
export type Content =
  | { kind: 'pdf' | 'doc' | 'docx'; isDamaged: boolean }
  | { kind: 'damaged-zip' | 'damaged-ole' | 'protected' | 'empty' | 'unknown' | TextFormat }

export const DAMAGED = t(
  'The file is damaged or incomplete. Please export it again and upload the new copy.',
)
export const PROTECTED = t(
  'The file is protected with a password. Please save a copy without one and upload that.',
)

const describeRichText = (named: FileKind): string =>
  t(
    'This .{named} file is in Rich Text Format. Open it in a word processor and save it as .docx or PDF.',
    { named },
  )

const describeMarkup = (named: FileKind): string =>
  t(
    'This .{named} file is an XML document or a web page. Open it in a word processor and save it as .docx or PDF.',
    { named },
  )

/** @throws InvalidInput if the extension is none of the three */
export function getNamedKind(filename: string): FileKind {
  const named = findFileKind(filename)
  if (named === undefined) throw new InvalidInput(INVALID_FILE_TYPE)
  return named
}

/**
 * Returns the kind of document if name and content agree; as in Word, a .doc may be of text.
 * @throws InvalidInput with a message for the uploader
 */
export function validateFileType(filename: string, content: Content): FileKind {
  const named = getNamedKind(filename)
  switch (content.kind) {
    case 'pdf':
    case 'doc':
    case 'docx':
      if (content.kind !== named) throw new InvalidInput(describeMismatch(named, content.kind))
      if (content.isDamaged) throw new InvalidInput(DAMAGED)
      return named
    case 'damaged-zip':
      throw new InvalidInput(named === 'docx' ? DAMAGED : INVALID_FILE_TYPE)
    case 'damaged-ole':
      throw new InvalidInput(named === 'doc' ? DAMAGED : INVALID_FILE_TYPE)
    case 'protected':
      throw new InvalidInput(named === 'pdf' ? INVALID_FILE_TYPE : PROTECTED)
    case 'rtf':
      if (named === 'doc') return named
      throw new InvalidInput(describeRichText(named))
    case 'word-xml':
    case 'html':
      if (named === 'doc') return named
      throw new InvalidInput(describeMarkup(named))
    case 'markup':
      throw new InvalidInput(describeMarkup(named))
    case 'empty':
      throw new InvalidInput(FILE_EMPTY)
    case 'unknown':
      throw new InvalidInput(INVALID_FILE_TYPE)
  }
}

const describeMismatch = (named: FileKind, held: FileKind): string => {
  if (held === 'pdf') {
    return t('The file is not what its name says: it ends in .{named} but contains a PDF.', {
      named,
    })
  }
  if (named === 'pdf') {
    return t('The file is not what its name says: it ends in .pdf but contains a Word document.')
  }
  // Both are Word's, so the message names the extension that would fit.
  return held === 'doc'
    ? t(
        'The file is not what its name says: it ends in .{named} but contains an older Word document (.doc).',
        { named },
      )
    : t(
        'The file is not what its name says: it ends in .{named} but contains a newer Word document (.docx).',
        { named },
      )
}
