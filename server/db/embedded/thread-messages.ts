import type { MessagePort } from 'node:worker_threads'

/** What the thread is started with; the port is for statements alone. */
export type ThreadData = Readonly<{ dataDir: string; port: MessagePort }>

/** Messages from the thread. */
export type ThreadMessage = Readonly<
  { kind: 'open' } | { kind: 'refused' | 'panic'; reason: string }
>

/** Message to the thread. */
export const CLOSE = 'close'
