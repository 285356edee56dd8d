import type { Sprm } from './doc-sprms.ts'

/**
 * Character formatting after applying the style and direct changes; sizes and lengths in points.
 */
export type CharacterFormat = {
  bold: boolean
  italic: boolean
  size: number
  caps: boolean
  hidden: boolean
}

export type ParagraphFormat = {
  style: number
  /** Outline level 0 to 8; 9 is body text. */
  outline: number
  list: number
  listLevel: number
  before: number
  after: number
  contextual: boolean
  indent: number
  firstLine: number
  ruled: boolean
  /** Nesting depth in tables, 0 outside of any. */
  depth: number
  /** Whether it is the mark that ends a table row, at any depth. */
  endsRow: boolean
  endsInnerRow: boolean
  endsInnerCell: boolean
}

export const PLAIN: CharacterFormat = {
  bold: false,
  italic: false,
  size: 10,
  caps: false,
  hidden: false,
}
export const BODY: ParagraphFormat = {
  style: 0,
  outline: 9,
  list: 0,
  listLevel: 0,
  before: 0,
  after: 0,
  contextual: false,
  indent: 0,
  firstLine: 0,
  ruled: false,
  depth: 0,
  endsRow: false,
  endsInnerRow: false,
  endsInnerCell: false,
}

const TWIPS_PER_POINT = 20
const SAME_AS_STYLE = 0x80
const OPPOSITE_OF_STYLE = 0x81

const toByte = (operand: Buffer) => operand[0] ?? 0
const toWord = (operand: Buffer) => (operand.length < 2 ? 0 : operand.readUInt16LE(0))
const toPoints = (operand: Buffer) =>
  operand.length < 2 ? 0 : operand.readInt16LE(0) / TWIPS_PER_POINT

function toggle(operand: Buffer, style: boolean): boolean {
  const value = toByte(operand)
  if (value === SAME_AS_STYLE) return style
  return value === OPPOSITE_OF_STYLE ? !style : value !== 0
}

type CharacterRule = (operand: Buffer, style: CharacterFormat) => Partial<CharacterFormat>
const CHARACTER: Record<number, CharacterRule> = {
  0x0835: (operand, style) => ({ bold: toggle(operand, style.bold) }),
  0x0836: (operand, style) => ({ italic: toggle(operand, style.italic) }),
  // Small capitals are printed as capitals too.
  0x083a: (operand, style) => (toggle(operand, style.caps) ? { caps: true } : {}),
  0x083b: (operand, style) => ({ caps: toggle(operand, style.caps) }),
  0x083c: (operand, style) => ({ hidden: toggle(operand, style.hidden) }),
  // Text deleted by a tracked change.
  0x0800: (operand) => ({ hidden: toByte(operand) !== 0 }),
  0x4a43: (operand) => ({ size: Math.max(1, toWord(operand) / 2) }),
}

const PARAGRAPH: Record<number, (operand: Buffer) => Partial<ParagraphFormat>> = {
  0x2640: (operand) => ({ outline: toByte(operand) }),
  0x460b: (operand) => ({ list: toWord(operand) }),
  0x260a: (operand) => ({ listLevel: Math.min(8, toByte(operand)) }),
  0xa413: (operand) => ({ before: Math.max(0, toPoints(operand)) }),
  0xa414: (operand) => ({ after: Math.max(0, toPoints(operand)) }),
  0x246d: (operand) => ({ contextual: toByte(operand) !== 0 }),
  0x840f: (operand) => ({ indent: toPoints(operand) }),
  0x845e: (operand) => ({ indent: toPoints(operand) }),
  0x8411: (operand) => ({ firstLine: toPoints(operand) }),
  0x8460: (operand) => ({ firstLine: toPoints(operand) }),
  0x6424: toRule,
  0x6426: toRule,
  0xc64e: toRule,
  0xc650: toRule,
  0x2416: (operand) => ({ depth: toByte(operand) === 0 ? 0 : 1 }),
  0x2417: (operand) => ({ endsRow: toByte(operand) !== 0 }),
  0x6649: (operand) => ({ depth: Math.min(8, toByte(operand)) }),
  0x244b: (operand) => ({ endsInnerCell: toByte(operand) !== 0 }),
  0x244c: (operand) => ({ endsInnerRow: toByte(operand) !== 0 }),
}

/** A border: its kind is the third byte of the old structure and the sixth of the new one. */
function toRule(operand: Buffer): Partial<ParagraphFormat> {
  const kind = operand.length === 4 ? operand[2] : operand[5]
  const isDrawn = kind !== undefined && kind !== 0 && kind !== 255
  return isDrawn ? { ruled: true } : {}
}

export const changeCharacters = (
  format: CharacterFormat,
  sprms: readonly Sprm[],
  style: CharacterFormat,
): CharacterFormat =>
  sprms.reduce(
    (now, { code, operand }) => ({ ...now, ...CHARACTER[code]?.(operand, style) }),
    format,
  )

export const changeParagraph = (format: ParagraphFormat, sprms: readonly Sprm[]): ParagraphFormat =>
  sprms.reduce((now, { code, operand }) => ({ ...now, ...PARAGRAPH[code]?.(operand) }), format)
