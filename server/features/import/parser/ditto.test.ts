import { expect, test } from 'vitest'
import { readDegrees, readJobs } from './flow-fixture.ts'

test('a word such as "-do-" or "idem" repeats the school of the entry above', () => {
  expect(
    readDegrees(
      [
        '# EDUCATION',
        'Course\tInstitution\tYear\tMarks',
        'M.Com\tHeron Arts College\t2014\t68%',
        'B.Com\t-do-\t2012\t71.5%',
      ].join('\n'),
    ),
  ).toEqual([
    ['M.Com', null, 'Heron Arts College'],
    ['B.Com', null, 'Heron Arts College'],
  ])
  expect(
    readDegrees(
      '# Formazione\nLaurea magistrale in Chimica, Università degli Studi di Otter, 2012\nLaurea triennale in Lettere, idem, 2009',
    ),
  ).toEqual([
    ['Laurea magistrale', 'Chimica', 'Università degli Studi di Otter'],
    ['Laurea triennale', 'Lettere', 'Università degli Studi di Otter'],
  ])
})

test('start and end dates in two columns are joined across the row, not down the column', () => {
  expect(
    readJobs(
      [
        '# Berufserfahrung',
        '08/2000\t12/2004\tReiher Baustoffe KG\tEilenburg\tKraftfahrer',
        '01/2005\t06/2011\tdito\tdito\tDisponent',
      ].join('\n'),
    ),
  ).toEqual([
    ['Kraftfahrer', 'Reiher Baustoffe KG', '2000-08-01', '2004-12-01'],
    ['Disponent', 'Reiher Baustoffe KG', '2005-01-01', '2011-06-01'],
  ])
})
