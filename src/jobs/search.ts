import { createSearch } from '../search.ts'
import type { Job } from './schema.ts'

type Searchable = Pick<Job, 'company' | 'position' | 'location'>

/** Search matches company, position or location (features.md, section 5). */
export const searchJobs = createSearch<Searchable>(({ company, position, location }) => [
  company,
  position,
  location,
])
