import type { Outcome } from './calls.ts'
import type { Waiting } from './storage/queue.ts'

/** Messages to the background, which keeps running when the popup is closed. */
export type Message =
  | { type: 'save'; waiting: Waiting; page: string | undefined }
  | { type: 'send' }

/**
 * Stores an application and tries to send it; the result is undefined if it has to wait. Removes the
 * draft of `page`.
 */
export const save = (waiting: Waiting, page: string | undefined): Promise<Outcome | undefined> =>
  chrome.runtime.sendMessage<Message, Outcome | undefined>({ type: 'save', waiting, page })

/** Tries to send the stored applications. */
export const sendWaiting = (): Promise<void> =>
  chrome.runtime.sendMessage<Message, undefined>({ type: 'send' })
