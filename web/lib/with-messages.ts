import type { Catalog } from '#src/language/messages.ts'
import { addMessages } from '#src/language/t.ts'

declare global {
  /** Where the messages of later parts lie, and which parts have any; English pages have none. */
  var messageParts: { folder: string; ids: readonly string[] } | undefined
}

const fetched: Record<string, Promise<void>> = {}

const fetchMessages = async (address: string): Promise<void> => {
  const answer = await fetch(address)
  const messages: Catalog = await answer.json()
  addMessages(messages)
}

/**
 * Loads a part of the app after its messages, whose module constants are translated as it runs. The build
 * puts this around every import() of a part (tools/messages/plugin.ts). Where the messages can't be had,
 * the part comes in English.
 */
export const withMessages = <Part>(id: string, load: () => Promise<Part>): Promise<Part> => {
  const parts = globalThis.messageParts
  if (!parts?.ids.includes(id)) return load()
  fetched[id] ??= fetchMessages(`${parts.folder}${id}.json`).catch(reportError)
  return fetched[id].then(load)
}
