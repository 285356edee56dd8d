import type { FlowBlock } from '../parser/model.ts'
import { createDraft, type Face } from './flow-paragraph.ts'

type PartFace = Face & { caps: boolean; hidden: boolean }

/** Part of a paragraph: text of one font style, a tab or a line break. */
export type FlowPart =
  | { kind: 'text'; text: string; face: PartFace }
  | { kind: 'tab' }
  | { kind: 'break' }

/** Properties of a paragraph; lengths in points. */
export type FlowFacts = {
  bullet: boolean
  level: number
  heading: number | null
  ruled: boolean
  before: number
  after: number
  /** Whether space between neighbours of the same style is dropped. */
  contextual: boolean
  style: string | number | undefined
  /** The font size of the paragraph's style. */
  size: number
}

/** Collects the blocks of a body, a table cell or a text box in order. */
export type FlowWriter = {
  write: (parts: readonly FlowPart[], facts: FlowFacts) => void
  add: (...blocks: FlowBlock[]) => void
  finish: () => FlowBlock[]
}

const LINE_HEIGHT = 1.2
const INDENT_POINTS = 36

/** How many steps of indentation a first line has. */
export const countIndents = (points: number): number =>
  Math.max(0, Math.round(points / INDENT_POINTS))

export function createFlowWriter(): FlowWriter {
  const blocks: FlowBlock[] = []
  let blank = 0
  let above: FlowFacts | undefined
  return {
    write(parts, facts) {
      const { bullet, level, heading, ruled, size } = facts
      const space = countSpace(above, facts) / (size * LINE_HEIGHT)
      const done = draft(parts).finish({
        bullet,
        level,
        heading,
        ruled,
        spaceBefore: blank + space,
      })
      blocks.push(...done.paragraphs)
      blank = done.paragraphs.length === 0 ? blank + done.blank : done.blank
      above = facts
    },
    add(...more) {
      blocks.push(...more)
      blank = 0
      above = undefined
    },
    finish: () => blocks,
  }
}

/**
 * Adds text of a paragraph to the text before it, if that is of one face: programs split text at
 * will, but wide gaps and bullets are found in whole texts.
 */
export function addText(parts: FlowPart[], text: string, face: PartFace): void {
  const printed = text.replaceAll(/\p{Cc}/gu, '')
  const last = parts.at(-1)
  if (last?.kind === 'text' && isSameFace(last.face, face)) last.text += printed
  else if (printed !== '') parts.push({ kind: 'text', text: printed, face })
}

const isSameFace = (one: PartFace, other: PartFace): boolean =>
  one === other ||
  (one.bold === other.bold &&
    one.italic === other.italic &&
    one.size === other.size &&
    one.caps === other.caps &&
    one.hidden === other.hidden)

function countSpace(above: FlowFacts | undefined, below: FlowFacts): number {
  const isOneStyle = above?.style === below.style
  const after = above === undefined || (above.contextual && isOneStyle) ? 0 : above.after
  return after + (below.contextual && isOneStyle ? 0 : below.before)
}

function draft(parts: readonly FlowPart[]) {
  const draft = createDraft()
  // Printed as capitals only if the whole paragraph is: headers are recognised by that.
  const isAllCaps = parts.every(
    (part) => part.kind !== 'text' || part.face.caps || part.text.trim() === '',
  )
  for (const part of parts) {
    if (part.kind === 'tab') draft.addTab()
    else if (part.kind === 'break') draft.addBreak()
    else if (!part.face.hidden) {
      const { bold, italic, size } = part.face
      // Text typed without any capital is not readable as a name, so it is written in capitals.
      const isSmall = part.face.caps && part.text === part.text.toLowerCase()
      const text = isAllCaps || isSmall ? part.text.toUpperCase() : part.text
      draft.addText(text, { bold, italic, size })
    }
  }
  return draft
}
