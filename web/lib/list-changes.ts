import { applyChanges, type JobChanges } from '#src/jobs/changes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { readToken } from './auth.ts'
import { findBuildId } from './build-id.ts'
import { takeStoredText } from './early.ts'
import { dropLastSeen, hasCaches, readLastSeen } from './last-seen-cache.ts'
import { type Seen, type Owner, parseSeen } from './last-seen-text.ts'
import { markOf } from './mark.ts'

/*
 * The list of applications is fetched once, then only its changes. Holds the last confirmed list
 * and its version, whatever optimistic changes the screen shows.
 */

type Known = { token: string; version: string; jobs: Job[] }

export const LISTED = 'jobs.list'

let known: Known | undefined
let reading: { token: string; seen: Promise<Seen | undefined> } | undefined

export const toOwner = (token: string): Owner => ({
  mark: markOf(token),
  build: findBuildId() ?? '',
})

const read = async (token: string): Promise<Seen | undefined> => {
  const text = await (takeStoredText(LISTED, token) ?? readLastSeen(LISTED))
  if (text === undefined) return undefined
  const seen = await parseSeen(toOwner(token), text)
  if (seen === undefined) await dropLastSeen(LISTED)
  return seen
}

/** The list stored on the device, read once for both the screen and the request. */
export const readStoredList = (token: string): Promise<Seen | undefined> => {
  if (reading?.token !== token) reading = { token, seen: read(token) }
  return reading.seen
}

/** The last list that the server confirmed for this session. */
export const findKnownList = (token: string): Known | undefined =>
  known?.token === token ? known : undefined

/** Called with a row that a mutation returned. */
export const noteSaved = (saved: Job): void => {
  if (known === undefined) return
  known = { ...known, jobs: known.jobs.map((job) => (job.id === saved.id ? saved : job)) }
}

const isList = (data: unknown): data is Job[] => Array.isArray(data)

const findKnownResponse = async (token: string): Promise<Known | undefined> => {
  const found = findKnownList(token)
  if (found !== undefined || !hasCaches() || findBuildId() === undefined) return found
  const { version, data } = (await readStoredList(token).catch(() => undefined)) ?? {}
  return version !== undefined && isList(data) ? { token, version, jobs: data } : undefined
}

const isChanges = (data: unknown): data is JobChanges =>
  typeof data === 'object' && data !== null && 'version' in data

const take = (changes: unknown, base: Known | undefined): Omit<Known, 'token'> | undefined => {
  if (!isChanges(changes)) return undefined
  const jobs = 'jobs' in changes ? changes.jobs : base && applyChanges(base.jobs, changes)
  return jobs && { version: changes.version, jobs }
}

/** Returns the current list; `ask` fetches the changes since the given version. */
export const readList = async (
  ask: (version: string | undefined) => Promise<unknown>,
): Promise<Job[]> => {
  const token = readToken() ?? ''
  const base = await findKnownResponse(token)
  const found = take(await ask(base?.version), base) ?? take(await ask(undefined), undefined)
  if (found === undefined) throw new Error('The list of applications could not be understood')
  known = { token, ...found }
  reading = undefined
  return found.jobs
}
