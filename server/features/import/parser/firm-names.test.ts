import { expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'
import { scoreOrganisation } from './organisation-words.ts'

test('a well-known employer is known by its name alone, below a position of unusual words', () => {
  expect(
    readJobs(`
# Work Experience
Latte Wrangling\t2018 – 2020
Starbucks
Parcel Juggling\t2016 – 2018
Carrefour`),
  ).toEqual([
    ['Latte Wrangling', 'Starbucks', '2018-01-01', '2020-01-01'],
    ['Parcel Juggling', 'Carrefour', '2016-01-01', '2018-01-01'],
  ])
})

test('only the whole name counts, and no usual word, town or position is one', () => {
  expect(scoreOrganisation('Lidl')).toBeGreaterThan(0.5)
  for (const text of ['Lidl and others', 'Normal', 'Bergen', 'Manager'])
    expect(scoreOrganisation(text)).toBe(0)
})
