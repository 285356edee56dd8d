import type { Catalog } from '#src/language/messages.ts'
import { addMessages } from '#src/language/t.ts'

declare global {
  /**
   * Where the messages of code chunks are served, and which chunks have any; undefined on English
   * pages.
   */
  var messageParts: { folder: string; ids: readonly string[] } | undefined
}

const fetched: Record<string, Promise<void>> = {}

const fetchMessages = async (address: string): Promise<void> => {
  const response = await fetch(address)
  const messages: Catalog = await response.json()
  addMessages(messages)
}

/**
 * Loads a chunk after its messages, since its module constants are translated when it runs. The
 * build wraps every dynamic import() in this (tools/messages/plugin.ts). If the messages fail to
 * load, the chunk shows English.
 */
export const withMessages = <Part>(id: string, load: () => Promise<Part>): Promise<Part> => {
  const parts = globalThis.messageParts
  if (!parts?.ids.includes(id)) return load()
  fetched[id] ??= fetchMessages(`${parts.folder}${id}.json`).catch(reportError)
  return fetched[id].then(load)
}
