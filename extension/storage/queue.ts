import type { JobInput } from '../values.ts'

/** An application that the server has not confirmed yet. */
export type Waiting = {
  /** The same for every attempt, so that the server adds it once. */
  id: string
  server: string
  input: JobInput
  /** Why the last attempt failed. */
  delay?: string
  /** Why the server refused it; it is not retried automatically. */
  refused?: string
}

type Stored = { queue?: Waiting[] }

export const readQueue = async (): Promise<Waiting[]> =>
  (await chrome.storage.local.get<Stored>('queue')).queue ?? []

/** Runs changes one after the other, whether of the popup or of the background. */
const change = (how: (queue: Waiting[]) => Waiting[]): Promise<void> =>
  navigator.locks.request('queue', async () => {
    await chrome.storage.local.set<Stored>({ queue: how(await readQueue()) })
  })

export const addToQueue = (waiting: Waiting): Promise<void> =>
  change((queue) => [...queue.filter(({ id }) => id !== waiting.id), waiting])

export const removeFromQueue = (id: string): Promise<void> =>
  change((queue) => queue.filter((one) => one.id !== id))

export const updateInQueue = (id: string, changes: Partial<Waiting>): Promise<void> =>
  change((queue) => queue.map((one) => (one.id === id ? { ...one, ...changes } : one)))

/** Retries refused applications. */
export const allowRefused = (): Promise<void> =>
  change((queue) => queue.map(({ refused: _refused, ...waiting }) => waiting))
