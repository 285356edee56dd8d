import type { CompiledMessage } from 'icu-minify/format'
import { isRecord } from '#src/record.ts'
import { compileMessage } from '#src/language/compile.ts'
import { type Catalog, toKey } from '#src/language/messages.ts'
import { listMessages, readSources } from './sources.ts'

const LONGER_BY = 0.4
const MARK = '~'
const WORD = /\p{L}/u
/** `select`, `plural` and `selectordinal` are kinds 1 to 3 of a compiled message. */
const MOST_BRANCHES = 3

/** Lengthens a text by 40 %, as translations may be, with words that may wrap. */
export const lengthen = (text: string): string => {
  const count = Math.ceil(text.trim().length * LONGER_BY)
  const words = `${MARK.repeat(5)} `.repeat(Math.ceil(count / 6)).slice(0, count)
  return WORD.test(text) ? `${text}${words.trimEnd()}` : text
}

type Part = Exclude<CompiledMessage, string>[number]

const isPart = (value: unknown): value is Part =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && typeof value[0] === 'string')

const lengthenWithin = (value: unknown): unknown => (isPart(value) ? lengthenPart(value) : value)

/** A branch is one part, or several. */
const lengthenBranch = (branch: unknown): unknown =>
  Array.isArray(branch) ? branch.map(lengthenWithin) : lengthenWithin(branch)

/** Lengthens all texts, including those in branches and tags; values are unchanged. */
function lengthenPart(part: Part): Part {
  if (typeof part === 'string') return lengthen(part)
  if (typeof part === 'number') return part
  const [name, kind, ...rest] = part
  if (typeof kind !== 'number') {
    return kind === undefined ? part : [name, lengthenWithin(kind), ...rest.map(lengthenWithin)]
  }
  const [branches] = rest
  if (!isRecord(branches) || kind > MOST_BRANCHES) return part
  const longer = Object.entries(branches).map(([key, branch]) => [key, lengthenBranch(branch)])
  return [name, kind, Object.fromEntries(longer)]
}

export const lengthenMessage = (message: CompiledMessage): CompiledMessage =>
  typeof message === 'string' ? lengthen(message) : message.map(lengthenPart)

/** Creates a catalog of lengthened texts, to test that layouts have room for translations. */
export const createPseudoCatalog = (root: string): Catalog =>
  Object.fromEntries(
    listMessages(readSources(root)).map(({ text, hasValues }) => [
      toKey(text),
      hasValues ? lengthenMessage(compileMessage(text)) : lengthen(text),
    ]),
  )
