import { FILE_KINDS, type FileKind, FILENAME_MAX } from './constants.ts'

/** Control characters, line ends, and marks that turn the direction of the text after them. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g
const NAMELESS = 'document'
/** Real names are shorter; of a longer one only the end is read, which has the extension. */
const SENT_MAX = 2_000

/**
 * A file's name as it is stored: without folders, without invisible characters, and at
 * most 200 UTF-16 units, shortened before the extension. Letters of every script and quotes stay.
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

/** Which kind of file the name says it is, by its extension in any case. */
export function findFileKind(filename: string): FileKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase()
  return FILE_KINDS.find((kind) => kind === extension)
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first whole characters of `text`, as they are seen, that fit into `max` units. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of GRAPHEMES.segment(text)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}
