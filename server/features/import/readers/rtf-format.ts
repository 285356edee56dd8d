import { BODY, type CharacterFormat, type ParagraphFormat, PLAIN } from './doc-format.ts'

const TWIPS_PER_POINT = 20
const SIZE = 12

/** The format of text that states none. */
export const PLAIN_TEXT: CharacterFormat = { ...PLAIN, size: SIZE }

/** A paragraph's format while it is being read; `inTable` and `nesting` make its depth. */
export type RtfParagraph = ParagraphFormat & { inTable: boolean; nesting: number }
export const PLAIN_PARAGRAPH: RtfParagraph = { ...BODY, inTable: false, nesting: 0 }

const toPoints = (twips: number) => twips / TWIPS_PER_POINT
const isOn = (value: number | undefined) => value !== 0

type CharacterRule = (value: number | undefined) => Partial<CharacterFormat>
const CHARACTER = new Map<string, CharacterRule>([
  ['plain', () => PLAIN_TEXT],
  ['b', (value) => ({ bold: isOn(value) })],
  ['i', (value) => ({ italic: isOn(value) })],
  ['fs', (value = SIZE * 2) => ({ size: Math.max(1, Math.min(value, 2000) / 2) })],
  ['caps', (value) => ({ caps: isOn(value) })],
  // Small capitals are printed as capitals too.
  ['scaps', (value) => (isOn(value) ? { caps: true } : {})],
  ['v', (value) => ({ hidden: isOn(value) })],
  // Text deleted by a tracked change.
  ['deleted', (value) => ({ hidden: isOn(value) })],
])

const PARAGRAPH = new Map<string, (value: number) => Partial<RtfParagraph>>([
  ['pard', () => PLAIN_PARAGRAPH],
  ['s', (style) => ({ style })],
  ['outlinelevel', (value) => ({ outline: value >= 0 && value < 9 ? value : BODY.outline })],
  ['ls', (list) => ({ list })],
  ['ilvl', (value) => ({ listLevel: Math.max(0, Math.min(8, value)) })],
  ['sb', (value) => ({ before: Math.max(0, toPoints(value)) })],
  ['sa', (value) => ({ after: Math.max(0, toPoints(value)) })],
  ['contextualspace', () => ({ contextual: true })],
  ['li', (value) => ({ indent: toPoints(value) })],
  ['lin', (value) => ({ indent: toPoints(value) })],
  ['fi', (value) => ({ firstLine: toPoints(value) })],
  ['intbl', () => ({ inTable: true })],
  ['itap', (value) => ({ nesting: Math.max(0, Math.min(8, value)) })],
])

/** The format after a control word, undefined if the word changes none. */
export const changeRtfCharacters = (
  format: CharacterFormat,
  word: string,
  value: number | undefined,
): CharacterFormat | undefined => {
  const rule = CHARACTER.get(word)
  return rule && { ...format, ...rule(value) }
}

/** The format after a control word, undefined if the word changes none. */
export const changeRtfParagraph = (
  format: RtfParagraph,
  word: string,
  value: number,
): RtfParagraph | undefined => {
  const rule = PARAGRAPH.get(word)
  return rule && { ...format, ...rule(value) }
}

const RULES = new Set(['brdrt', 'brdrb', 'box'])
const OTHER_SIDE = /^(?:cl|tr|pg|ts|ch)?brdr(?:[tblrhv]|btw|bar|head|foot)?$/
const LINES = new Set(
  'brdrs brdrth brdrdb brdrsh brdrdot brdrdash brdrhair brdrdashsm brdrdashd brdrdashdd brdrtriple brdrtnthsg brdrthtnsg brdrtnthtnsg brdrtnthmg brdrthtnmg brdrtnthtnmg brdrtnthlg brdrthtnlg brdrtnthtnlg brdrwavy brdrwavydb brdrinset brdroutset brdremboss brdrengrave'.split(
    ' ',
  ),
)

/** Finds borders above or below paragraphs: a word for the side is followed by one for the line. */
export function createRtfBorders() {
  let isRule = false
  return {
    /** Whether the word draws such a border. */
    note(word: string): boolean {
      if (LINES.has(word)) return isRule
      if (RULES.has(word)) isRule = true
      else if (OTHER_SIDE.test(word)) isRule = false
      return false
    },
  }
}
