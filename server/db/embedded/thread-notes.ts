import type { MessagePort } from 'node:worker_threads'

/** What the thread is started with; the port is for statements alone. */
export type ThreadData = Readonly<{ dataDir: string; port: MessagePort }>

/** What the thread tells. */
export type ThreadNote = Readonly<{ kind: 'open' } | { kind: 'refused' | 'panic'; reason: string }>

/** What the thread is told. */
export const CLOSE = 'close'
