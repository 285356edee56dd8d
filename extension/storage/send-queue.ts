import { addJob, type Outcome } from '../calls.ts'
import { keepPairing, markEnded, type Pairing, readPairing } from './pairing.ts'
import { readQueue, removeFromQueue, updateInQueue, type Waiting } from './queue.ts'

/**
 * Sends the stored applications to the paired server, `first` before the rest, and returns the outcome
 * of each. Calls run one at a time in the whole browser.
 */
export const sendQueue = (first?: string): Promise<ReadonlyMap<string, Outcome>> =>
  navigator.locks.request('sending', async () => {
    const outcomes = new Map<string, Outcome>()
    const pairing = await readPairing()
    if (pairing === undefined) return outcomes
    for (const waiting of await listDue(pairing, first)) {
      const outcome = await addJob(pairing, waiting.id, waiting.input)
      outcomes.set(waiting.id, outcome)
      await settle(pairing, waiting, outcome)
      // The others would fail as well.
      if (outcome.kind === 'unpaired' || (outcome.kind === 'later' && outcome.isForAll)) break
    }
    return outcomes
  })

async function listDue({ server }: Pairing, first: string | undefined): Promise<Waiting[]> {
  const due = (await readQueue()).filter(
    (waiting) =>
      waiting.server === server && (waiting.refused === undefined || waiting.id === first),
  )
  return [...due.filter(({ id }) => id === first), ...due.filter(({ id }) => id !== first)]
}

async function settle(pairing: Pairing, { id }: Waiting, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'done') {
    await removeFromQueue(id)
    const { isEnded, ...good } = pairing
    if (isEnded) await keepPairing(good)
  } else if (outcome.kind === 'refused') await updateInQueue(id, { refused: outcome.detail })
  else if (outcome.kind === 'unpaired') await markEnded(pairing.token)
  else await updateInQueue(id, { delay: outcome.reason })
}
