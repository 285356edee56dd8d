import type { FlowBlock } from '../parser/model.ts'
import { createDraft, type Face } from './flow-paragraph.ts'

/** A piece of a paragraph: text of one face, a tab or a line break. */
export type FlowPart =
  | { kind: 'text'; text: string; face: Face & { caps: boolean; hidden: boolean } }
  | { kind: 'tab' }
  | { kind: 'break' }

/** Lengths in points. */
export type FlowFacts = {
  bullet: boolean
  level: number
  heading: number | null
  ruled: boolean
  before: number
  after: number
  /** No space between neighbours of one style. */
  contextual: boolean
  style: string | number | undefined
  /** Of the paragraph's style. */
  size: number
}

/** Collects the blocks of a body, a cell or a text box in order. */
export type FlowWriter = {
  write: (parts: readonly FlowPart[], facts: FlowFacts) => void
  add: (...blocks: FlowBlock[]) => void
  finish: () => FlowBlock[]
}

const LINE_HEIGHT = 1.2

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

function countSpace(above: FlowFacts | undefined, below: FlowFacts): number {
  const isOneStyle = above?.style === below.style
  const after = above === undefined || (above.contextual && isOneStyle) ? 0 : above.after
  return after + (below.contextual && isOneStyle ? 0 : below.before)
}

function draft(parts: readonly FlowPart[]) {
  const draft = createDraft()
  // Upper case as printed if all of it is in capitals: headers are recognised by that.
  const isAllCaps = parts.every(
    (part) => part.kind !== 'text' || part.face.caps || part.text.trim() === '',
  )
  for (const part of parts) {
    if (part.kind === 'tab') draft.addTab()
    else if (part.kind === 'break') draft.addBreak()
    else if (!part.face.hidden) {
      const { bold, italic, size } = part.face
      // What was typed without any capital is no name as it stands.
      const isSmall = part.face.caps && part.text === part.text.toLowerCase()
      const text = isAllCaps || isSmall ? part.text.toUpperCase() : part.text
      draft.addText(text, { bold, italic, size })
    }
  }
  return draft
}
