import { toJobKeys } from '../jobs/similar.ts'

export type Comparable = {
  company: string
  position: string
  location: string | null
  url: string | null
  application_date: string | null
}

type Keys = { address: string | null; title: string; date: string | null }

const toKeys = (job: Comparable): Keys => {
  const { address_key, company_key, position_key } = toJobKeys(job)
  return {
    address: address_key,
    title: `${company_key}\n${position_key}`,
    date: job.application_date,
  }
}

const join = (...parts: (string | null)[]): string | undefined =>
  parts.includes(null) ? undefined : parts.join('\n')

/** From the surest sign to the weakest. */
const SIGNS: readonly ((keys: Keys) => string | undefined)[] = [
  ({ address, title, date }) => join(address, title, date),
  ({ address, title }) => join(address, title),
  ({ address }) => join(address),
  ({ title, date }) => join(title, date),
  ({ title }) => title,
]

const differ = (one: Keys, other: Keys) =>
  one.address !== null && other.address !== null && one.address !== other.address

type Matching = { keys: Keys; isMatched: boolean }
const toMatching = (job: Comparable): Matching => ({ keys: toKeys(job), isMatched: false })

/**
 * Which rows of a file are there already: the same posting's address, or the same position at the same
 * company, unless both have addresses that differ. Each application is taken by one row, so that a
 * file with two of a title makes two, and none when it comes again.
 */
export function matchRows(sent: readonly Comparable[], existing: readonly Comparable[]): boolean[] {
  const rows = sent.map(toMatching)
  const jobs = existing.map(toMatching)
  for (const readSign of SIGNS) {
    const open = Map.groupBy(
      jobs.filter(({ isMatched }) => !isMatched),
      ({ keys }) => readSign(keys),
    )
    for (const row of rows) {
      const sign = row.isMatched ? undefined : readSign(row.keys)
      if (sign === undefined) continue
      const job = open.get(sign)?.find((one) => !one.isMatched && !differ(one.keys, row.keys))
      if (job === undefined) continue
      job.isMatched = true
      row.isMatched = true
    }
  }
  return rows.map(({ isMatched }) => isMatched)
}

/** Which rows say the same as an earlier one of the file: spreadsheets repeat lines. */
export function findRepeated(sent: readonly Comparable[]): boolean[] {
  const seen = new Set<string>()
  return sent.map((job) => {
    const { address, title, date } = toKeys(job)
    const key = JSON.stringify([address, title, date])
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
  })
}
