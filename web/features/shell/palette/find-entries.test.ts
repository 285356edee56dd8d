import { expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import { findCommands, findJobs, indexJobs, MAX_FOUND_JOBS } from './find-entries.ts'

const makeJob = (position: string, company: string): Job => ({
  id: crypto.randomUUID(),
  company,
  position,
  location: null,
  status: 'applied',
  application_date: '2026-03-04',
  deadline: null,
  interview_date: null,
  interview_type: null,
  interview_round: null,
  url: null,
  notes: null,
  checked_items: [],
  status_changed_at: '2026-03-04T05:06:07.000Z',
  created_at: '2026-03-04T05:06:07.000Z',
  updated_at: '2026-03-04T05:06:07.000Z',
})

const index = indexJobs([makeJob('Data Engineer', 'Acme'), makeJob('Designer', 'Umbrella')])

test('an application is found by words of its company and position, in any order and case', () => {
  expect(findJobs(index, 'ACME engin')).toMatchObject([{ company: 'Acme' }])
  expect(findJobs(index, 'acme designer')).toEqual([])
})

test('an empty search lists every command and no application', () => {
  expect(findCommands([{ label: 'Dashboard' }], ' ')).toHaveLength(1)
  expect(findJobs(index, ' ')).toEqual([])
})

test('only the first few of many applications are listed', () => {
  const many = indexJobs(Array.from({ length: 50 }, () => makeJob('Engineer', 'Acme')))
  expect(findJobs(many, 'acme')).toHaveLength(MAX_FOUND_JOBS)
})
