import type { Job } from './schema.ts'

type Searchable = Pick<Job, 'company' | 'position' | 'location'>

/** Lower case without accents, so that `zurich` finds `Zürich`. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

// Records are replaced, never changed, so their folded text is computed once, not once per key.
const haystacks = new WeakMap<Searchable, string>()

const haystackOf = (job: Searchable): string => {
  const known = haystacks.get(job)
  if (known !== undefined) return known
  const haystack = fold([job.company, job.position, job.location ?? ''].join('\n'))
  haystacks.set(job, haystack)
  return haystack
}

/**
 * The applications whose company, position or location matches `query` (features.md, section 5):
 * every word of it is found in one of them, whatever its case and accents. The same array comes
 * back when the query is blank.
 */
export const searchJobs = <T extends Searchable>(
  jobs: readonly T[],
  query: string,
): readonly T[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return jobs
  return jobs.filter((job) => {
    const haystack = haystackOf(job)
    return words.every((word) => haystack.includes(word))
  })
}
