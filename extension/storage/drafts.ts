import type { Posting } from '#src/capture/posting.ts'
import type { Values } from '../values.ts'

/** What was typed into the popup of a page, until the browser is closed. */
export type Draft = {
  requestId: string
  values: Values
  /** The chosen posting, if any. */
  posting: Posting | undefined
}

const toKey = (address: string) => `draft ${address}`

export async function readDraft(address: string): Promise<Draft | undefined> {
  const key = toKey(address)
  return (await chrome.storage.session.get<Record<string, Draft>>(key))[key]
}

export const saveDraft = (address: string, draft: Draft): Promise<void> =>
  chrome.storage.session.set({ [toKey(address)]: draft })

export const dropDraft = (address: string): Promise<void> =>
  chrome.storage.session.remove(toKey(address))
