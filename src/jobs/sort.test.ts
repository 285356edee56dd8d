import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeJob as job } from './job-fixture.ts'
import type { Job } from './schema.ts'
import {
  createJobSorter,
  DEFAULT_SORT,
  formatSort,
  parseSort,
  type Sort,
  toggleSort,
} from './sort.ts'

const sortJobs = (jobs: readonly Job[], sort: Sort) => createJobSorter().sort(jobs, sort)

test('names are sorted alphabetically, ignoring case', () => {
  const jobs = ['zeta', 'Äpfel', 'Beta 10', 'Beta 9'].map((company) => job({ company }))
  const sorted = sortJobs(jobs, { key: 'company', isDescending: false })
  expect(sorted.map(({ company }) => company)).toEqual(['Äpfel', 'Beta 9', 'Beta 10', 'zeta'])
})

test('applications without a date are last in both directions', () => {
  const jobs = [null, '2026-05-01', '2026-04-01'].map((deadline) => job({ deadline }))
  const deadlines = (isDescending: boolean) =>
    sortJobs(jobs, { key: 'deadline', isDescending }).map(({ deadline }) => deadline)
  expect(deadlines(false)).toEqual(['2026-04-01', '2026-05-01', null])
  expect(deadlines(true)).toEqual(['2026-05-01', '2026-04-01', null])
})

test('statuses are sorted in the order of the board', () => {
  const jobs = [job({ status: 'rejected' }), job({ status: 'saved' }), job({ status: 'offer' })]
  const sorted = sortJobs(jobs, { key: 'status', isDescending: false })
  expect(sorted.map(({ status }) => status)).toEqual(['saved', 'offer', 'rejected'])
})

test('the interview of an earlier status does not count', () => {
  const kept = job({ status: 'rejected', interview_date: '2026-01-01T12:00:00.000Z' })
  const planned = job({ status: 'interviewing', interview_date: '2026-06-01T12:00:00.000Z' })
  expect(sortJobs([kept, planned], { key: 'interview_date', isDescending: false })[0]).toBe(planned)
})

test('pay is sorted by its yearly amount, within each currency', () => {
  const pay = (salary_max: number, salary_period: 'year' | 'month', salary_currency = 'EUR') =>
    job({ salary_max, salary_period, salary_currency })
  const [low, high, dollars] = [pay(50_000, 'year'), pay(5_000, 'month'), pay(1, 'year', 'USD')]
  const sorted = sortJobs([job(), dollars, high, low], { key: 'salary', isDescending: false })
  expect(sorted.slice(0, 3)).toEqual([low, high, dollars])
})

const name = fc.string({
  unit: fc.constantFrom('a', 'A', 'ä', 'b', ' ', '-', '1', '10'),
  maxLength: 4,
})
const list = fc.array(
  fc.record({ company: name, location: fc.option(name) }).map((fields) => job(fields)),
  { maxLength: 30 },
)

test('earlier sorting or preparation does not change the order', () => {
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(list, fc.boolean(), fc.constantFrom('company', 'location')), {
        maxLength: 4,
      }),
      (turns) => {
        const sorter = createJobSorter()
        for (const [jobs, isDescending, key] of turns) {
          const named = jobs.filter((one) => one[key] !== null)
          const order = (a: Job, b: Job) => compare(a[key] ?? '', b[key] ?? '')
          const expected = named.toSorted((a, b) => (isDescending ? order(b, a) : order(a, b)))
          const without = jobs.filter((one) => one[key] === null)
          expect(sorter.sort(jobs, { key, isDescending })).toEqual([...expected, ...without])
          sorter.prepare(jobs)
        }
      },
    ),
  )
})

test('names are prepared in steps, until nothing is left', () => {
  const jobs = Array.from({ length: 4_000 }, (_, index) => job({ position: `Role ${index}` }))
  const sorter = createJobSorter()
  const steps = () => {
    let count = 0
    while (sorter.prepare(jobs)) count += 1
    return count
  }
  // One step for the company, and two for the positions.
  expect(steps()).toBe(3)
  expect(steps()).toBe(0)
  const sorted = sorter.sort(jobs.toReversed(), { key: 'position', isDescending: false })
  expect(sorted).toEqual(jobs)
})

test('a URL has column and direction, and anything else means the default', () => {
  expect(parseSort('-company')).toEqual({ key: 'company', isDescending: true })
  expect(parseSort('deadline')).toEqual({ key: 'deadline', isDescending: false })
  expect(parseSort('-nonsense')).toEqual(DEFAULT_SORT)
  expect(formatSort(DEFAULT_SORT)).toBeUndefined()
  expect(formatSort({ key: 'application_date', isDescending: false })).toBe('application_date')
})

test('a second click on a header reverses the order', () => {
  const first = toggleSort(DEFAULT_SORT, 'company')
  expect(first).toEqual({ key: 'company', isDescending: false })
  expect(toggleSort(first, 'company')).toEqual({ key: 'company', isDescending: true })
})
