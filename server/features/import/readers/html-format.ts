import { type CharacterFormat, PLAIN } from './doc-format.ts'
import { createStyleSheet, type Declarations } from './html-css.ts'

/** The format of characters, which inner elements inherit. */
export type HtmlFace = CharacterFormat & { isSymbol: boolean }
export const PLAIN_FACE: HtmlFace = { ...PLAIN, size: 12, isSymbol: false }

/** The format of a block; lengths in points. */
export type HtmlBlock = {
  before: number
  after: number
  indent: number
  firstLine: number
  ruled: boolean
}

/** What browsers apply to the elements of any page. */
export const DEFAULTS = createStyleSheet()
DEFAULTS.add(`
  b, strong, th { font-weight: bold }
  i, em, cite, var, dfn, address { font-style: italic }
  big { font-size: larger } small { font-size: smaller }
  h1 { font-size: 2em; margin: .67em 0 } h2 { font-size: 1.5em; margin: .83em 0 }
  h3 { font-size: 1.17em; margin: 1em 0 } h4 { margin: 1.33em 0 }
  h5 { font-size: .83em; margin: 1.67em 0 } h6 { font-size: .67em; margin: 2.33em 0 }
  h1, h2, h3, h4, h5, h6 { font-weight: bold }
  p, dl, pre, ul, ol, menu, dir { margin-top: 1em; margin-bottom: 1em }
  blockquote, figure { margin: 1em 30pt } dd { margin-left: 30pt }
  hr { margin: .5em 0 }
`)

const POINTS = new Map([
  ['pt', 1],
  ['px', 0.75],
  ['in', 72],
  ['cm', 28.35],
  ['mm', 2.835],
  ['pc', 12],
])
const LENGTH_MAX = 1000
const NAMED_SIZES = new Map([
  ['xx-small', 7],
  ['x-small', 7.5],
  ['small', 10],
  ['medium', 12],
  ['large', 13.5],
  ['x-large', 18],
  ['xx-large', 24],
])
/** The sizes of `<font size="1">` to 7. */
const FONT_SIZES = [7.5, 10, 12, 13.5, 18, 24, 36]

/** A length in points, undefined if it is none. */
export function readLength(value: string | undefined, size: number): number | undefined {
  const [, digits, unit = ''] =
    /^(-?(?:\d{1,6}\.?\d{0,6}|\.\d{1,6}))(pt|px|in|cm|mm|pc|r?em|ex|%)?$/.exec(value ?? '') ?? []
  if (digits === undefined) return undefined
  const number = Number(digits)
  const points = number * (POINTS.get(unit) ?? toSizes(unit, size))
  // Only zero needs no unit.
  if (unit === '' && number !== 0) return undefined
  return Math.max(-LENGTH_MAX, Math.min(LENGTH_MAX, points))
}

function toSizes(unit: string, size: number): number {
  if (unit === 'rem') return PLAIN_FACE.size
  if (unit === '%') return size / 100
  return unit === 'ex' ? size / 2 : size
}

function readSize(value: string, size: number): number | undefined {
  if (value === 'larger') return size * 1.2
  if (value === 'smaller') return size / 1.2
  const points = NAMED_SIZES.get(value) ?? readLength(value, size)
  return points === undefined ? undefined : Math.max(1, points)
}

/** `<font size="+1">` and the like. */
export function readFontSize(value: string): number | undefined {
  const number = /^[+-]?\d$/.test(value) ? Number(value) : undefined
  if (number === undefined) return undefined
  const step = /^[+-]/.test(value) ? 3 + number : number
  return FONT_SIZES[Math.max(1, Math.min(7, step)) - 1]
}

type FaceRule = (value: string, face: HtmlFace) => Partial<HtmlFace>
const FACE = new Map<string, FaceRule>([
  ['font', readFont],
  ['font-weight', (value) => ({ bold: isBold(value) })],
  ['font-style', (value) => ({ italic: isItalic(value) })],
  ['font-size', (value, { size }) => ({ size: readSize(value, size) ?? size })],
  ['font-family', (value) => ({ isSymbol: isSymbol(value) })],
  ['text-transform', (value) => ({ caps: value === 'uppercase' })],
  // Small capitals are printed as capitals too.
  ['font-variant', (value) => (value.includes('small-caps') ? { caps: true } : {})],
])

const isBold = (value: string) => /^(?:bold|bolder|[6-9]00)$/.test(value)
const isItalic = (value: string) => /^(?:italic|oblique)/.test(value)
const isSymbol = (value: string) => /^["']?(?:symbol|wingdings|webdings)/.test(value)

/** The shorthand: `italic bold 12pt/14pt "Times New Roman"`. */
function readFont(value: string, { size }: HtmlFace): Partial<HtmlFace> {
  const words = value.split(/[\s/]+/)
  const at = words.findIndex((word) => readSize(word, size) !== undefined)
  return {
    bold: words.some(isBold),
    italic: words.some(isItalic),
    size: readSize(words[at] ?? '', size) ?? size,
    isSymbol: isSymbol(words.slice(at + 1).join(' ')),
  }
}

export const changeFace = (face: HtmlFace, declarations: Declarations): HtmlFace =>
  [...declarations].reduce(
    (now, [name, value]) => ({ ...now, ...FACE.get(name)?.(value, face) }),
    face,
  )

const PLAIN_BLOCK: HtmlBlock = { before: 0, after: 0, indent: 0, firstLine: 0, ruled: false }

type BlockRule = (value: string, size: number) => Partial<HtmlBlock>
const BLOCK = new Map<string, BlockRule>([
  ['margin', readMargins],
  ['margin-top', (value, size) => ({ before: readSpace(value, size) })],
  ['margin-bottom', (value, size) => ({ after: readSpace(value, size) })],
  ['margin-left', (value, size) => ({ indent: readLength(value, size) ?? 0 })],
  ['text-indent', (value, size) => ({ firstLine: readLength(value, size) ?? 0 })],
  ['border', (value) => ({ ruled: isDrawn(value) })],
  ['border-top', (value) => (isDrawn(value) ? { ruled: true } : {})],
  ['border-bottom', (value) => (isDrawn(value) ? { ruled: true } : {})],
])

/** The format of a block by what is declared for it, which inner ones do not inherit. */
export const readBlock = (declared: readonly Declarations[], size: number): HtmlBlock =>
  declared
    .flatMap((declarations) => [...declarations])
    .reduce((now, [name, value]) => ({ ...now, ...BLOCK.get(name)?.(value, size) }), PLAIN_BLOCK)

const readSpace = (value: string, size: number) => Math.max(0, readLength(value, size) ?? 0)
const isDrawn = (border: string) => /\b(?:solid|double|dashed|dotted|groove|ridge)\b/.test(border)

/** One to four lengths, clockwise from the top. */
function readMargins(value: string, size: number): Partial<HtmlBlock> {
  const [top = 0, right = top, bottom = top, left = right] = value
    .split(/\s+/)
    .map((length) => readLength(length, size) ?? 0)
  return { before: Math.max(0, top), after: Math.max(0, bottom), indent: left }
}
