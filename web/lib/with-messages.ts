import { addMessages } from '#src/language/t.ts'

declare global {
  /** Where the messages of later parts lie, and which parts have any; English pages have none. */
  var messageParts: { folder: string; ids: readonly string[] } | undefined
}

const fetched = new Map<string, Promise<void>>()

const fetchMessages = async (address: string): Promise<void> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The server answered ${answer.status} for the messages of a part`)
  addMessages(await answer.json())
}

/**
 * Loads a part of the app after its messages, whose module constants are translated as it runs. The build
 * puts this around every import() of a part (tools/messages/plugin.ts). Where the messages can't be had,
 * the part comes in English.
 */
export const withMessages = <Part>(id: string, load: () => Promise<Part>): Promise<Part> => {
  const { messageParts } = globalThis
  if (messageParts === undefined || !messageParts.ids.includes(id)) return load()
  const address = `${messageParts.folder}${id}.json`
  const own =
    fetched.get(id) ??
    fetchMessages(address).catch((error: unknown) => {
      fetched.delete(id)
      reportError(error)
    })
  fetched.set(id, own)
  return own.then(load)
}
