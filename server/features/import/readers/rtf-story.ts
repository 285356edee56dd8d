import type { FlowBlock } from '../parser/model.ts'
import type { CharacterFormat } from './doc-format.ts'
import { createTableWriter, type Place } from './doc-tables.ts'
import { addText, type FlowFacts, type FlowPart } from './flow-writer.ts'

/** The body, a header or a text box. */
export type RtfStory = {
  addText: (text: string, face: CharacterFormat) => void
  addPart: (part: FlowPart) => void
  /** Notes that the paragraph has a bullet or a number. */
  mark: () => void
  isMarked: () => boolean
  /** Whether there is something in a paragraph that has not ended. */
  isBegun: () => boolean
  endParagraph: (facts: FlowFacts, place: Place) => void
  finish: () => FlowBlock[]
}

export function createRtfStory(): RtfStory {
  const writer = createTableWriter()
  let parts: FlowPart[] = []
  let hasMark = false
  return {
    addText: (text, face) => addText(parts, text, face),
    addPart: (part) => void parts.push(part),
    mark: () => void (hasMark = true),
    isMarked: () => hasMark,
    isBegun: () => parts.length > 0,
    endParagraph(facts, place) {
      writer.write(parts.map(toWellFormed), facts, place)
      parts = []
      hasMark = false
    },
    finish: () => writer.finish(),
  }
}

/** A pair of surrogates is written as two characters, of which one may be missing. */
const toWellFormed = (part: FlowPart): FlowPart =>
  part.kind === 'text' ? { ...part, text: part.text.toWellFormed() } : part
