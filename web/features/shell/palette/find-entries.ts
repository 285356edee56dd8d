import type { Contact } from '#src/contacts/schema.ts'
import { selectJobs } from '#src/jobs/match.ts'
import type { Job } from '#src/jobs/schema.ts'
import { toSearchText, toSearchWords } from '#src/search.ts'

export const MAX_FOUND_JOBS = 8
const MAX_FOUND_PEOPLE = 5

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)

const hasEveryWord = (haystack: string, words: string[]) =>
  words.every((word) => haystack.includes(word))

/**
 * Returns the entries whose name contains every word of `query`, in any order; all without a query.
 */
export const findCommands = <T extends { label: string }>(commands: T[], query: string): T[] => {
  const words = wordsOf(query)
  return commands.filter(({ label }) => hasEveryWord(label.toLowerCase(), words))
}

/** The context of a search without filters. */
const ANY = { today: '', startOf: (day: string) => day, hasFollowUp: () => false }

/**
 * Returns the first applications that contain every word, by the tracker's rules: those that match
 * by name, and those that match elsewhere; none without a query.
 */
export const findJobs = (jobs: readonly Job[], query: string) => {
  const words = toSearchWords(query)
  const found: { named: Job[]; mentioning: Job[] } = { named: [], mentioning: [] }
  if (words.length === 0) return found
  for (const job of selectJobs(jobs, { query, filters: {} }, ANY)) {
    const isNamed = hasEveryWord(toSearchText(`${job.position} ${job.company}`), words)
    const group = isNamed ? found.named : found.mentioning
    if (group.length < MAX_FOUND_JOBS) group.push(job)
    if (found.named.length === MAX_FOUND_JOBS) break
  }
  return found
}

/**
 * Returns the first people whose name, role and company contain every word; none without a query.
 */
export const findPeople = (contacts: readonly Contact[], query: string): Contact[] => {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found: Contact[] = []
  for (const contact of contacts) {
    const { name, role, company } = contact
    if (hasEveryWord([name, role, company].join(' ').toLowerCase(), words)) found.push(contact)
    if (found.length === MAX_FOUND_PEOPLE) break
  }
  return found
}
