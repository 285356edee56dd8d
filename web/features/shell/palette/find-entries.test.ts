import { expect, test } from 'vitest'
import { makeJob } from '#src/jobs/job-fixture.ts'
import { findCommands, findJobs, MAX_FOUND_JOBS } from './find-entries.ts'

const jobs = [
  makeJob({ position: 'Data Engineer', company: 'Acme', location: 'Zürich' }),
  makeJob({ position: 'Designer', company: 'Umbrella', notes: 'Works with Acme' }),
]

test('an application is found by words of its company and position, in any order and case', () => {
  expect(findJobs(jobs, 'ACME engin')).toMatchObject({ named: [{ company: 'Acme' }] })
  expect(findJobs(jobs, 'acme analyst')).toEqual({ named: [], mentioning: [] })
})

test('an application with the words elsewhere is listed after those with them in their name', () => {
  expect(findJobs(jobs, 'acme')).toMatchObject({
    named: [{ position: 'Data Engineer' }],
    mentioning: [{ position: 'Designer' }],
  })
  expect(findJobs(jobs, 'zurich')).toMatchObject({ named: [], mentioning: [{ company: 'Acme' }] })
})

test('an empty search lists every command and no application', () => {
  expect(findCommands([{ label: 'Dashboard' }], ' ')).toHaveLength(1)
  expect(findJobs(jobs, ' ')).toEqual({ named: [], mentioning: [] })
})

test('only the first few of many applications are listed', () => {
  const many = Array.from({ length: 50 }, () => makeJob({ position: 'Engineer', company: 'Acme' }))
  expect(findJobs(many, 'acme').named).toHaveLength(MAX_FOUND_JOBS)
})
