import type { CompiledMessage } from 'icu-minify/format'
import { compileMessage } from '#src/language/compile.ts'
import { type Catalog, toKey } from '#src/language/messages.ts'
import { listMessages, readSources } from './sources.ts'

const LONGER_BY = 0.4
const MARK = '~'

/** A text 40 % longer, as translations may be, in words that may break. */
export const lengthen = (text: string): string => {
  const count = Math.ceil(text.trim().length * LONGER_BY)
  const words = `${MARK.repeat(5)} `.repeat(Math.ceil(count / 6)).slice(0, count)
  return text.trim() === '' ? text : `${text}${words.trimEnd()}`
}

const lengthenMessage = (message: CompiledMessage): CompiledMessage => {
  if (typeof message === 'string') return lengthen(message)
  let isDone = false
  return message.map((part) => {
    if (typeof part !== 'string' || isDone || part.trim() === '') return part
    isDone = true
    return lengthen(part)
  })
}

/** All texts of the app in a language that nobody speaks, for trying how the layout bears longer ones. */
export const createPseudoCatalog = (root: string): Catalog =>
  Object.fromEntries(
    listMessages(readSources(root)).map(({ text, hasValues }) => [
      toKey(text),
      hasValues ? lengthenMessage(compileMessage(text)) : lengthen(text),
    ]),
  )
