import type { Attributes } from './docx-xml.ts'

/** The format of a run of text; missing fields are inherited. */
export type RunFormat = {
  style?: string
  bold?: boolean
  italic?: boolean
  /** Points. */
  size?: number
  caps?: boolean
  hidden?: boolean
}

/** The format of a paragraph; missing fields are inherited, lengths in points. */
export type ParagraphFormat = {
  style?: string
  /** Heading level 1 to 9, if an outline level makes it a heading. */
  heading?: number
  before?: number
  after?: number
  indent?: number
  /** Additional indent of the first line; negative if it hangs out. */
  firstLine?: number
  /** Whether space between neighbours of the same style is dropped. */
  contextual?: boolean
  ruled?: boolean
  list?: string
  listLevel?: number
}

const TWIPS_PER_POINT = 20
const toPoints = (twips: string | undefined): number => {
  const points = Number(twips) / TWIPS_PER_POINT
  return Number.isFinite(points) ? Math.max(0, Math.min(points, 1000)) : 0
}

function noteIndent(format: ParagraphFormat, attributes: Attributes): void {
  const { hanging, firstLine } = attributes
  const left = attributes['left'] ?? attributes['start']
  if (left !== undefined) format.indent = toPoints(left)
  if (hanging !== undefined) format.firstLine = -toPoints(hanging)
  else if (firstLine !== undefined) format.firstLine = toPoints(firstLine)
}

const isOn = ({ val }: Attributes): boolean =>
  val === undefined || !['0', 'false', 'off', 'none'].includes(val)

/** Sets the field that a child element of `rPr` states. */
export function noteRunFormat(format: RunFormat, name: string, attributes: Attributes): void {
  const { val } = attributes
  switch (name) {
    case 'rStyle':
      if (val !== undefined) format.style = val
      return
    case 'b':
      format.bold = isOn(attributes)
      return
    case 'i':
      format.italic = isOn(attributes)
      return
    case 'caps':
      format.caps = isOn(attributes)
      return
    // Small capitals are printed as capitals too.
    case 'smallCaps':
      if (isOn(attributes)) format.caps = true
      return
    case 'vanish':
      format.hidden = isOn(attributes)
      return
    case 'sz': {
      const size = Number(val) / 2
      if (size > 0 && size < 1000) format.size = size
    }
  }
}

/** Sets the field that a child element of `pPr`, `numPr` or `pBdr` states. */
export function noteParagraphFormat(
  format: ParagraphFormat,
  name: string,
  attributes: Attributes,
): void {
  const { val } = attributes
  switch (name) {
    case 'pStyle':
      if (val !== undefined) format.style = val
      return
    case 'outlineLvl':
      if (/^[0-8]$/.test(val ?? '')) format.heading = Number(val) + 1
      return
    case 'spacing':
      if (attributes['before'] !== undefined) format.before = toPoints(attributes['before'])
      if (attributes['after'] !== undefined) format.after = toPoints(attributes['after'])
      return
    case 'contextualSpacing':
      format.contextual = isOn(attributes)
      return
    case 'ind':
      noteIndent(format, attributes)
      return
    case 'top':
    case 'bottom':
      format.ruled = (format.ruled ?? false) || !['none', 'nil'].includes(val ?? 'nil')
      return
    case 'numId':
      if (val !== undefined) format.list = val
      return
    case 'ilvl':
      format.listLevel = Math.min(8, Number(val) || 0)
  }
}
