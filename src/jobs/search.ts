import { createSearch } from '../search.ts'
import type { Job } from './schema.ts'

type Searchable = Pick<Job, 'company' | 'position' | 'location' | 'notes'>

/** Searches company, position, location and notes (docs/behaviour.md#searching-applications). */
export const searchJobs = createSearch<Searchable>(({ company, position, location, notes }) => [
  company,
  position,
  location,
  notes,
])
