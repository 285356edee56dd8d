import type { Job } from './schema.ts'

const CREATED_AT = '2026-03-01T10:00:00.000Z'

/** For tests: an application with only the required fields and `changes`. */
export const makeJob = (changes: Partial<Job> = {}): Job => ({
  id: crypto.randomUUID(),
  company: 'Acme',
  position: 'Engineer',
  location: null,
  status: 'applied',
  application_date: '2026-03-01',
  deadline: null,
  interview_date: null,
  interview_type: null,
  interview_round: null,
  url: null,
  work_mode: null,
  employment_type: null,
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  source: null,
  stage: null,
  tags: [],
  outcome: null,
  archived_at: null,
  has_posting: false,
  notes: null,
  checked_items: [],
  documents: [],
  status_changed_at: CREATED_AT,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
})
