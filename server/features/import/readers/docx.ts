import type { FlowBlock } from '../parser/model.ts'
import { readBody } from './docx-body.ts'
import { type DocxParts, readDocxParts } from './docx-parts.ts'
import { readNumbering, readStyles } from './docx-styles.ts'
import { isEncrypted, isOle, openOle } from '../../../ole.ts'
import { ReadingError } from '../../../sandbox/reading-error.ts'
import { toBytes } from '../../../storage/bytes.ts'
import { requireText } from './plain-text.ts'

/**
 * Reads a Word document as text with its formatting: sizes, weights, tabs, lists, tables and text
 * boxes.
 * @throws ReadingError encrypted, no_text, too_heavy, unreadable
 */
export async function readDocx(bytes: Uint8Array): Promise<FlowBlock[]> {
  if (isOle(bytes)) {
    const ole = await openOle(toBytes(bytes))
    throw new ReadingError(ole !== undefined && isEncrypted(ole) ? 'encrypted' : 'unreadable')
  }
  return requireText(readParts(await readDocxParts(bytes)))
}

/** The blocks of the headers and of the body. @throws ReadingError unreadable if nested too deep */
export function readParts(parts: DocxParts): FlowBlock[] {
  const styles = readStyles(parts.styles)
  const numbering = readNumbering(parts.numbering)
  const [body = [], ...headers] = [parts.main, ...parts.headers].map((xml) =>
    readBody(xml, styles, numbering),
  )
  return [...headers.flat(), ...body]
}
