import { readHeadingName } from './heading-names.ts'
import { PLAIN_TEXT } from './rtf-format.ts'

type Written = { index: number; base: number | undefined; name: string; size: number }
/** What a paragraph takes from its style, because everything else is repeated in the paragraph. */
export type RtfStyle = { heading: number | null; size: number | undefined }

const CHAIN_MAX = 20
const NAME_MAX = 200

/** Collects the style sheet. */
export function createRtfStyles() {
  const written = new Map<number, Written>()
  let style: Written | undefined
  return {
    begin: () => void (style = { index: 0, base: undefined, name: '', size: PLAIN_TEXT.size }),
    /** Reads a word in the definition of a style. */
    define(word: string, value: number): void {
      if (style === undefined) return
      if (word === 's') style.index = value
      if (word === 'sbasedon') style.base = value
      if (word === 'fs' && value > 0) style.size = value / 2
    },
    addName(text: string): void {
      if (style !== undefined && style.name.length < NAME_MAX) style.name += text
    },
    end(): void {
      if (style !== undefined) written.set(style.index, style)
      style = undefined
    },
    find(index: number): RtfStyle {
      let heading: number | null = null
      let next = written.get(index)
      for (let count = 0; next !== undefined && heading === null && count < CHAIN_MAX; count += 1) {
        // The name may be followed by others, and ends with a semicolon.
        heading = readHeadingName(next.name.replace(/[,;][^]*/, '').trim())
        next = next.base === undefined ? undefined : written.get(next.base)
      }
      return { heading, size: written.get(index)?.size }
    },
  }
}
