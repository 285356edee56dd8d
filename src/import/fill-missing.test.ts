import { expect, test } from 'vitest'
import { clip } from './clip.ts'
import { fillEducation, fillExperience } from './fill-missing.ts'
import type { ParsedExperience } from './schema.ts'
import { tidyResume } from './tidy.ts'

test.each([
  [{}, '2000-01-01', null],
  [{ start_date: '2019-05-17' }, '2019-05-17', null],
  [{ start_date: '2019-05' }, '2019-05-01', null],
  [{ start_date: '2019' }, '2019-01-01', null],
  [{ start_date: 'May 2019' }, '2000-01-01', null],
  [{ start_date: '2019-02-30', end_date: '2020-01-01' }, '2000-01-01', '2020-01-01'],
  // A default start is never after the end that was read, nor a default end before the start.
  [{ end_date: '1995-06-01' }, '1995-06-01', '1995-06-01'],
  [{ start_date: '2019-05-01', end_date: 'soon' }, '2019-05-01', '2019-05-01'],
  [{ start_date: '1990-05-01', end_date: 'soon' }, '1990-05-01', '2000-01-01'],
  [{ start_date: '2019-05-01', end_date: '2020-01-01', current_role: true }, '2019-05-01', null],
])('the dates of %j', (sent, start_date, end_date) => {
  expect(fillExperience(sent)).toMatchObject({ start_date, end_date })
})

test('the lines below a degree become one text', () => {
  const { achievements } = fillEducation({ achievements: ['Dean’s list', ' ', 'Prize'] })
  expect(achievements).toBe('Dean’s list, Prize')
})

test('a description loses its Markdown and invisible characters', () => {
  const description = '**Led** a team\r\n- of [seven](https://x.example)\u0000'
  expect(fillExperience({ description }).description).toBe('Led a team\n- of seven')
})

test.each([
  ['short', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['onetwothree', 5, 'onet…'],
  ['💼💼💼', 4, '💼…'],
])('%s in %i is %s', (text, max, clipped) => {
  expect(clip(text, max)).toBe(clipped)
})

const read: ParsedExperience = {
  company_name: 'Acme',
  title: 'Clerk',
  location: null,
  start_date: '2020-01-01',
  end_date: '2019-01-01',
  description: 'x '.repeat(3000),
  current_role: false,
  role_type: null,
  unsure: ['title'],
}

test('values that do not fit the profile are changed and marked as unsure', () => {
  const { experiences } = tidyResume({ experiences: [read], educations: [] })
  expect(experiences).toEqual([
    {
      ...read,
      end_date: null,
      description: expect.stringMatching(/^(?:x ){900,}.{0,200}…$/),
      unsure: ['title', 'start_date', 'end_date', 'description'],
    },
  ])
  expect(experiences[0]?.description?.length).toBeLessThanOrEqual(2000)
})
