import { expect, test } from 'vitest'
import type { Posting } from '#src/capture/posting.ts'
import { createJobInput } from '#src/jobs/schema.ts'
import { EMPTY, findGuesses, findProblems, toInput, toValues, UNFINISHED } from './values.ts'

const POSTING: Posting = {
  company: 'Acme',
  position: 'Baker',
  location: null,
  work_mode: 'remote',
  employment_type: null,
  salary_min: 30_000,
  salary_max: null,
  salary_currency: 'EUR',
  salary_period: 'year',
  deadline: '2030-01-31',
  posted_at: null,
  description: 'We bake bread.',
  url: 'https://jobs.acme.example/1',
  source: null,
  sure: ['position', 'url'],
  from: {},
}
const NOW = new Date(2026, 10, 22, 23, 30)
const PAGE = { text: POSTING.description, title: 'Baker | Acme' }

test('the sent input is valid for the server and dated on the day on which it was saved', () => {
  const input = toInput(toValues(POSTING), PAGE, NOW)
  expect(input).toEqual({
    position: 'Baker',
    company: 'Acme',
    work_mode: 'remote',
    salary_min: 30_000,
    salary_currency: 'EUR',
    salary_period: 'year',
    deadline: '2030-01-31',
    url: 'https://jobs.acme.example/1',
    status: 'saved',
    application_date: '2026-11-22',
    posting: {
      text: 'We bake bread.',
      html_title: 'Baker | Acme',
      url: 'https://jobs.acme.example/1',
      captured_at: NOW.toISOString(),
    },
  })
  expect(createJobInput.safeParse(input).error).toBeUndefined()
  expect(toInput(EMPTY, { text: null, title: '' }, NOW)).not.toHaveProperty('posting')
})

test('a guess is a field with a value that is not sure', () => {
  expect([...findGuesses(POSTING)].toSorted()).toEqual([
    'company',
    'deadline',
    'salary_currency',
    'salary_min',
    'salary_period',
    'work_mode',
  ])
})

test('values that the server would reject are rejected before they are kept', () => {
  const good = toValues(POSTING)
  expect(findProblems(good)).toEqual({})
  expect(
    Object.keys(
      findProblems({
        ...good,
        position: ' ',
        company: '',
        url: 'javascript:alert(1)',
        deadline: UNFINISHED,
        salary_max: '20000',
        salary_currency: 'EURO',
      }),
    ).toSorted(),
  ).toEqual(['company', 'deadline', 'position', 'salary_currency', 'salary_max', 'url'])
  expect(findProblems({ ...good, salary_min: UNFINISHED })).toHaveProperty('salary_min')
})
