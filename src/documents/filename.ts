import { FILE_KINDS, type FileKind, FILENAME_MAX } from './constants.ts'

/** Control characters, line ends, and marks that change the direction of the text after them. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g
const NAMELESS = 'document'
/**
 * Longer than any real name; only the end of a longer one is used, because it has the extension.
 */
const SENT_MAX = 2_000

/**
 * Cleans a filename for storage: no folders, no invisible characters, at most 200 UTF-16 units,
 * shortened before the extension. Letters of every script and quotes are kept.
 */
export function cleanFilename(name: string): string {
  const last = name.slice(-SENT_MAX).toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const cleaned = last.replaceAll(INVISIBLE, '').trim()
  const kind = findFileKind(cleaned)
  if (kind === undefined) return shorten(cleaned, FILENAME_MAX)
  const dot = cleaned.length - kind.length - 1
  const extension = cleaned.slice(dot)
  const stem = cleaned.slice(0, dot).trim() || NAMELESS
  return `${shorten(stem, FILENAME_MAX - extension.length)}${extension}`
}

/** The kind of file according to the name's extension, in any case. */
export function findFileKind(filename: string): FileKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase()
  return FILE_KINDS.find((kind) => kind === extension)
}

/** Created for the first name that is too long, because it takes browsers 15 ms or more. */
let graphemes: Intl.Segmenter | undefined

/** Returns the first visible characters of `text` that fit into `max` UTF-16 units. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}
