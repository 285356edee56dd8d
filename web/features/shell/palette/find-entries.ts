import type { Contact } from '#src/contacts/schema.ts'
import type { Job } from '#src/jobs/schema.ts'

export const MAX_FOUND_JOBS = 8
const MAX_FOUND_PEOPLE = 5

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)

const hasEveryWord = (haystack: string, words: string[]) =>
  words.every((word) => haystack.includes(word))

/** The entries whose name holds every word of `query`, in any order; all of them without a query. */
export const findCommands = <T extends { label: string }>(commands: T[], query: string): T[] => {
  const words = wordsOf(query)
  return commands.filter(({ label }) => hasEveryWord(label.toLowerCase(), words))
}

export type IndexedJob = { job: Job; haystack: string }

/** Lower-cased once, so that a keystroke only compares. */
export const indexJobs = (jobs: Job[]): IndexedJob[] =>
  jobs.map((job) => ({ job, haystack: `${job.position} ${job.company}`.toLowerCase() }))

/** The first applications whose company and position hold every word; none without a query. */
export const findJobs = (index: IndexedJob[], query: string): Job[] => {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found: Job[] = []
  for (const { job, haystack } of index) {
    if (hasEveryWord(haystack, words)) found.push(job)
    if (found.length === MAX_FOUND_JOBS) break
  }
  return found
}

/** The first people whose name, role and company hold every word; none without a query. */
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
