import { createSearch } from '../search.ts'
import type { Job } from './schema.ts'

type Searchable = Pick<Job, 'company' | 'position' | 'location'>

/** Matches company, position or location (docs/behaviour.md#searching-applications). */
export const searchJobs = createSearch<Searchable>(({ company, position, location }) => [
  company,
  position,
  location,
])
