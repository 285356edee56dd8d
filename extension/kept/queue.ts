import type { JobInput } from '../values.ts'

/** An application that the server does not have yet, as far as is known here. */
export type Waiting = {
  /** The same for every try, so that the server adds it once. */
  id: string
  server: string
  input: JobInput
  /** Why the last try failed. */
  delay?: string
  /** What the server has against it: it is not tried again by itself. */
  refused?: string
}

type Stored = { queue?: Waiting[] }

export const readQueue = async (): Promise<Waiting[]> =>
  (await chrome.storage.local.get<Stored>('queue')).queue ?? []

/** One change after the other, whether it comes from the popup or from the background. */
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

/** What was refused is tried once more. */
export const allowRefused = (): Promise<void> =>
  change((queue) => queue.map(({ refused: _refused, ...waiting }) => waiting))
