import type { MessagePort } from 'node:worker_threads'

/** The thread's initial data; the port is for statements only. */
export type ThreadData = Readonly<{ dataDir: string; port: MessagePort }>

/** Messages from the thread. */
export type ThreadMessage = Readonly<
  { kind: 'open' } | { kind: 'refused' | 'panic'; reason: string }
>

/** Message to the thread. */
export const CLOSE = 'close'
