import { expect, test } from 'vitest'
import { makeJob } from '#src/jobs/job-fixture.ts'
import { findCommands, findJobs, indexJobs, MAX_FOUND_JOBS } from './find-entries.ts'

const jobNamed = (position: string, company: string) => makeJob({ position, company })

const index = indexJobs([jobNamed('Data Engineer', 'Acme'), jobNamed('Designer', 'Umbrella')])

test('an application is found by words of its company and position, in any order and case', () => {
  expect(findJobs(index, 'ACME engin')).toMatchObject([{ company: 'Acme' }])
  expect(findJobs(index, 'acme designer')).toEqual([])
})

test('an empty search lists every command and no application', () => {
  expect(findCommands([{ label: 'Dashboard' }], ' ')).toHaveLength(1)
  expect(findJobs(index, ' ')).toEqual([])
})

test('only the first few of many applications are listed', () => {
  const many = indexJobs(Array.from({ length: 50 }, () => jobNamed('Engineer', 'Acme')))
  expect(findJobs(many, 'acme')).toHaveLength(MAX_FOUND_JOBS)
})
