import type { FlowBlock } from '../parser/model.ts'
import { type DocFile, type DocRun, openDoc } from './doc-file.ts'
import {
  changeCharacters,
  changeParagraph,
  type CharacterFormat,
  type ParagraphFormat,
} from './doc-format.ts'
import type { Sprm } from './doc-sprms.ts'
import { type DocStyles, readDocStyles } from './doc-styles.ts'
import { createTableWriter, type Place } from './doc-tables.ts'
import { toFacts } from './doc-facts.ts'
import type { FlowPart } from './flow-writer.ts'
import { readHtml } from './html.ts'
import { requireText } from './plain-text.ts'
import { readRtf } from './rtf.ts'
import { readWordXml } from './word-xml.ts'
import { ReadingError } from '../../../sandbox/reading-error.ts'
import { findTextFormat } from '../../../text-documents.ts'

const TEXT_MAX = 2_000_000

/**
 * The text of a document with the name .doc with its formatting, as `readDocx` returns it.
 * @throws ReadingError: encrypted, no_text, unreadable
 */
export async function readDoc(bytes: Uint8Array): Promise<FlowBlock[]> {
  switch (findTextFormat(bytes)) {
    case 'rtf':
      return requireText(readRtf(bytes))
    case 'word-xml':
      return requireText(readWordXml(bytes))
    case 'html':
      return requireText(readHtml(bytes))
    case 'markup':
      throw new ReadingError('unreadable')
    case undefined:
      return requireText(await readBinary(bytes))
  }
}

/** Reads a document of Word 97 to 2003. */
async function readBinary(bytes: Uint8Array): Promise<FlowBlock[]> {
  const file = await openDoc(bytes)
  const styles = readDocStyles(file.styleSheet)
  const { body, headers, textBoxes, before } = file.lengths
  return [
    ...readPart(file, styles, before.headers, headers),
    ...readPart(file, styles, 0, body),
    ...readPart(file, styles, before.textBoxes, textBoxes),
  ]
}

const MARK = {
  cell: '\u0007',
  tab: '\t',
  line: '\u000B',
  page: '\u000C',
  paragraph: '\r',
  fieldCode: '\u0013',
  fieldResult: '\u0014',
  fieldEnd: '\u0015',
  hyphen: '\u001E',
}
const SYMBOL = 0x6a09
const CHARACTER_STYLE = 0x4a30
/** Splits text into single control characters and runs of other characters. */
const TOKENS = /\p{Cc}|\P{Cc}+/gu

function readPart(file: DocFile, styles: DocStyles, start: number, length: number): FlowBlock[] {
  const writer = createTableWriter()
  const fields: ('code' | 'result')[] = []
  let parts: { text: string; run: DocRun }[] = []

  const endParagraph = (mark: string, at: number) => {
    const { style, sprms } = file.findParagraph(at)
    const set = styles.find(style)
    const format = changeParagraph({ ...set.paragraph, style }, sprms)
    writer.write(
      parts.flatMap(({ text, run }) => toParts(text, run, styles, style)),
      toFacts(format, styles.find(format.style)),
      toPlace(mark, format),
    )
    parts = []
  }

  for (const run of file.runs(start, Math.min(start + length, start + TEXT_MAX))) {
    for (const { 0: token, index } of run.text.matchAll(TOKENS)) {
      if (token === MARK.fieldCode) fields.push('code')
      else if (token === MARK.fieldResult) fields.splice(-1, 1, 'result')
      else if (token === MARK.fieldEnd) fields.pop()
      else if (fields.includes('code')) continue
      else if ([MARK.paragraph, MARK.cell, MARK.page].includes(token)) {
        endParagraph(token, run.at + index * run.width)
      } else parts.push({ text: token, run })
    }
  }
  if (parts.length > 0) endParagraph(MARK.paragraph, -1)
  return writer.finish()
}

function toParts(text: string, run: DocRun, styles: DocStyles, style: number): FlowPart[] {
  if (text === MARK.tab) return [{ kind: 'tab' }]
  if (text === MARK.line) return [{ kind: 'break' }]
  const base = dress(styles.find(style).character, run.sprms, styles)
  const face = changeCharacters(base, run.sprms, base)
  if (run.sprms.some(({ code }) => code === SYMBOL)) return [{ kind: 'text', text: '•', face }]
  if (text === MARK.hyphen) return [{ kind: 'text', text: '-', face }]
  return text < ' ' ? [] : [{ kind: 'text', text, face }]
}

/** The formatting of the paragraph's style, changed by the character style of the run, if any. */
function dress(face: CharacterFormat, sprms: readonly Sprm[], styles: DocStyles): CharacterFormat {
  const named = sprms.findLast(({ code }) => code === CHARACTER_STYLE)
  if (named === undefined || named.operand.length < 2) return face
  return changeCharacters(face, styles.listCharacterChanges(named.operand.readUInt16LE(0)), face)
}

const toPlace = (mark: string, format: ParagraphFormat): Place => ({
  depth: format.depth,
  endsCell: mark === MARK.cell || format.endsInnerCell,
  endsRow: format.endsRow || format.endsInnerRow,
})
