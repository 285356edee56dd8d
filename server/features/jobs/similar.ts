import type { SimilarInput } from '#src/jobs/schema.ts'
import { findReason, listPositionKeys, toJobKeys, type SimilarJob } from '#src/jobs/similar.ts'
import type { Db } from '../../db/client.ts'
import * as queries from './similar-queries.ts'

const BATCH = 1_000

/** The person's applications that may be the one described, newest first; at most 100. */
export async function listSimilar(
  db: Db,
  userId: string,
  { url = null, company = null, position = null, except = null }: SimilarInput,
): Promise<SimilarJob[]> {
  const hasTitle = company !== null && position !== null
  if (url === null && !hasTitle) return []
  await completeKeys(db, userId)
  const sent = toJobKeys({ url, company: company ?? '', position: position ?? '', location: null })
  const keys = {
    address: sent.address_key,
    company: hasTitle ? sent.company_key : null,
    positions: listPositionKeys(position ?? ''),
  }
  const candidates = await queries.listByKeys(db, userId, keys, except)
  return candidates.flatMap(({ location, url: address, ...job }) => {
    const reason = findReason({ ...job, location, url: address }, { url, company, position })
    return reason === undefined ? [] : [{ ...job, reason }]
  })
}

async function completeKeys(db: Db, userId: string): Promise<void> {
  for (;;) {
    const found = await queries.listWithoutKeys(db, userId, BATCH)
    if (found.length === 0) return
    const keyed = found.map(({ id, updated_at, ...job }) => ({ id, updated_at, ...toJobKeys(job) }))
    await queries.updateKeys(db, userId, keyed)
    if (found.length < BATCH) return
  }
}
