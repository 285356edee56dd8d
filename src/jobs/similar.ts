import type { z } from 'zod'
import { toAddressKey } from './address-key.ts'
import type { similarJob } from './responses.ts'
import { toCompanyKey } from './company-key.ts'
import { cutEnding, toPositionKey } from './position-key.ts'

/** An existing application that may be the same as a new one. */
export type SimilarJob = z.infer<typeof similarJob>

export const KEYED_FIELDS = ['company', 'position', 'location', 'url'] as const
/** The fields that are compared. */
export type KeyedFields = {
  company: string
  position: string
  location: string | null
  url: string | null
}

/** The keys by which the database finds candidates; `findReason` decides. */
export type JobKeys = {
  address_key: string | null
  company_key: string
  position_key: string
}
export const ADDRESS_KEY_MAX = 500
export const NAME_KEY_MAX = 200

/** Truncated to what an index can store. */
export const toJobKeys = ({ url, company, position, location }: KeyedFields): JobKeys => ({
  address_key: url === null ? null : toAddressKey(url).slice(0, ADDRESS_KEY_MAX).toWellFormed(),
  company_key: toCompanyKey(company).slice(0, NAME_KEY_MAX).toWellFormed(),
  position_key: toPositionKey(position, location).slice(0, NAME_KEY_MAX).toWellFormed(),
})

/**
 * The keys of `position` without each of its endings, any of which may be an application's place.
 */
export function listPositionKeys(position: string): string[] {
  const keys: string[] = []
  for (let rest: string | undefined = position; rest !== undefined; rest = cutEnding(rest)) {
    keys.push(toPositionKey(rest, null).slice(0, NAME_KEY_MAX).toWellFormed())
  }
  return [...new Set(keys)]
}

/** Why `job` may be the application in `sent`; undefined if it is another. */
export function findReason(
  job: KeyedFields,
  sent: { url?: string | null; company?: string | null; position?: string | null },
): SimilarJob['reason'] | undefined {
  if (job.url && sent.url && toAddressKey(job.url) === toAddressKey(sent.url)) return 'address'
  if (!sent.company || !sent.position) return undefined
  if (toCompanyKey(job.company) !== toCompanyKey(sent.company)) return undefined
  const [one, other] = [job.position, sent.position].map((position) =>
    toPositionKey(position, job.location),
  )
  return one === other ? 'title' : undefined
}
