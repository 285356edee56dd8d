import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveArchived } from './archived.ts'
import { JOB_STATUSES } from './constants.ts'
import { type JobFilters, WITHOUT } from './filters.ts'
import { makeJob } from './job-fixture.ts'
import { type FilterContext, filterJobs, listChoices, selectJobs, withoutKind } from './match.ts'
import { WORK_MODES } from './terms.ts'

const around: FilterContext = {
  today: '2026-03-10',
  // Two hours ahead of UTC.
  startOf: (day) => new Date(Date.parse(day) - 2 * 60 * 60 * 1000).toISOString(),
  hasFollowUp: (id) => id === 'followed',
}

const anyJob = fc
  .record({
    status: fc.constantFrom(...JOB_STATUSES),
    company: fc.constantFrom('Acme', 'ACME', 'Böhm', 'Zeta'),
    location: fc.constantFrom(null, 'Berlin', 'Zürich; berlin', 'Remote'),
    work_mode: fc.constantFrom(null, ...WORK_MODES),
    source: fc.constantFrom(null, 'LinkedIn', 'Agency'),
    deadline: fc.constantFrom(null, '2026-03-01', '2026-03-20'),
  })
  .map(makeJob)
const anyFilters = fc.record(
  {
    status: fc.subarray([...JOB_STATUSES]),
    company: fc.subarray(['acme', 'bohm']),
    place: fc.subarray(['BERLIN', 'Zurich', WITHOUT]),
    work_mode: fc.subarray([...WORK_MODES, WITHOUT]),
    source: fc.subarray(['linkedin', WITHOUT]),
    deadline: fc.subarray(['..2026-03-09', 'next-10', WITHOUT]),
  },
  { requiredKeys: [] },
)

test('more values of one kind find more, another kind finds less', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 30 }), anyFilters, (jobs, filters) => {
      const kinds = Object.entries(filters).filter(([, values]) => values.length > 0)
      const expected = jobs.filter((job) =>
        kinds.every(([key, values]) =>
          values.some((value) => filterJobs([job], { [key]: [value] }, around).length === 1),
        ),
      )
      expect(filterJobs(jobs, filters, around)).toEqual(expected)
    }),
  )
})

test('the count of a choice is the number of results if only it is chosen', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 30 }), anyFilters, (jobs, filters) => {
      for (const key of ['status', 'company', 'place', 'source', 'deadline'] as const) {
        const others = filterJobs(jobs, withoutKind(filters, key), around)
        for (const { value, count } of listChoices(others, key, filters, around)) {
          const chosen: JobFilters = { ...filters, [key]: [value] }
          expect(filterJobs(jobs, chosen, around)).toHaveLength(count)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('companies and places match in any case and with any accents', () => {
  const jobs = [makeJob({ company: 'Böhm', location: 'Zürich; Berlin' })]
  expect(filterJobs(jobs, { company: ['BOHM'], place: ['zurich'] }, around)).toEqual(jobs)
  expect(filterJobs(jobs, { place: ['Berl'] }, around)).toEqual([])
})

test('applications without a value are found by choosing none', () => {
  const [bare, full] = [
    makeJob(),
    makeJob({ source: 'Agency', location: 'Rome', deadline: '2026-04-01', work_mode: 'remote' }),
  ]
  for (const key of ['source', 'place', 'deadline', 'work_mode'] as const) {
    expect(filterJobs([bare, full], { [key]: [WITHOUT] }, around)).toEqual([bare])
  }
})

test('the day of creation is in the person’s time zone', () => {
  const late = makeJob({ created_at: '2026-03-09T22:30:00.000Z' })
  const early = makeJob({ created_at: '2026-03-09T21:30:00.000Z' })
  expect(filterJobs([late, early], { added: ['2026-03-10'] }, around)).toEqual([late])
  expect(filterJobs([late, early], { added: ['..2026-03-09'] }, around)).toEqual([early])
})

test('filters for an interview and an open follow-up match their presence', () => {
  const followed = makeJob({ id: 'followed', interview_date: '2026-03-12T10:00:00.000Z' })
  const other = makeJob()
  const jobs = [followed, other]
  expect(filterJobs(jobs, { interview: ['yes'] }, around)).toEqual([followed])
  expect(filterJobs(jobs, { follow_up: ['no'] }, around)).toEqual([other])
})

test('stages, tags, outcomes and archived ones are distinguished', () => {
  const plain = makeJob()
  const marked = makeJob({
    stage: 'Phone screen',
    tags: ['Remote', 'dream'],
    outcome: 'ghosted',
    archived_at: '2026-03-02T10:00:00.000Z',
  })
  const chosen = {
    stage: 'phone screen',
    tag: 'DREAM',
    outcome: 'ghosted',
    archived: 'yes',
  }
  for (const [key, value] of Object.entries(chosen)) {
    expect(filterJobs([plain, marked], { [key]: [value] }, around), key).toEqual([marked])
  }
  for (const key of ['stage', 'tag', 'outcome'] as const) {
    expect(filterJobs([plain, marked], { [key]: [WITHOUT] }, around), key).toEqual([plain])
  }
  expect(leaveArchived([plain, marked])).toEqual([plain])
})

test('the most used companies are offered first, and chosen ones are always included', () => {
  const jobs = ['Beta', 'acme', 'Acme'].map((company) => makeJob({ company }))
  expect(listChoices(jobs, 'company', { company: ['Gone'] }, around)).toEqual([
    { value: 'acme', count: 2 },
    { value: 'Beta', count: 1 },
    { value: 'Gone', count: 0 },
  ])
})

test('words are searched for among the filtered applications', () => {
  const jobs = [makeJob({ notes: 'met Dana' }), makeJob({ notes: 'Dana', status: 'offer' })]
  const wanted = { query: 'dana', filters: { status: ['offer'] } }
  expect(selectJobs(jobs, wanted, around)).toEqual([jobs[1]])
})
