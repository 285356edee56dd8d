import type { Outcome } from './calls.ts'
import type { Waiting } from './kept/queue.ts'

/** Asked of the background, which goes on when the popup is closed. */
export type Message =
  | { type: 'save'; waiting: Waiting; page: string | undefined }
  | { type: 'send' }

/**
 * Keeps an application and tries to send it; undefined when it has to wait. The draft of the `page` is
 * no longer needed then.
 */
export const save = (waiting: Waiting, page: string | undefined): Promise<Outcome | undefined> =>
  chrome.runtime.sendMessage<Message, Outcome | undefined>({ type: 'save', waiting, page })

/** Tries to send what waits. */
export const sendWaiting = (): Promise<void> =>
  chrome.runtime.sendMessage<Message, undefined>({ type: 'send' })
