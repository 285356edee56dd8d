import { expect, test } from 'vitest'
import { createSearch } from '../search.ts'
import { searchJobs } from './search.ts'

const acme = {
  company: 'Acme',
  position: 'Senior Engineer',
  location: 'Zürich',
  notes: 'Ask for Ada',
}
const globex = { company: 'Globex', position: 'Designer', location: null, notes: null }
const jobs = [acme, globex]

test('a search matches company, position, location or notes, in any case', () => {
  expect(searchJobs(jobs, 'aCME')).toEqual([acme])
  expect(searchJobs(jobs, 'design')).toEqual([globex])
  expect(searchJobs(jobs, 'ZÜR')).toEqual([acme])
  expect(searchJobs(jobs, 'ada')).toEqual([acme])
})

test('accents can be left out', () => {
  expect(searchJobs(jobs, 'zurich')).toEqual([acme])
})

test('every word must be found, in any order and in any of the fields', () => {
  expect(searchJobs(jobs, 'engineer acme')).toEqual([acme])
  expect(searchJobs(jobs, 'engineer globex')).toEqual([])
})

test('a word may also be in places outside the list', () => {
  const isElsewhere = (job: object, word: string) => job === globex && word === 'cobol'
  expect(searchJobs(jobs, 'globex COBOL', isElsewhere)).toEqual([globex])
  expect(searchJobs(jobs, 'acme cobol', isElsewhere)).toEqual([])
})

test('a blank search returns the same array', () => {
  expect(searchJobs(jobs, '  ')).toBe(jobs)
})

test('characters of patterns are searched literally', () => {
  expect(searchJobs([{ ...acme, company: 'C++ (Core)' }], 'c++ (')).toHaveLength(1)
  expect(searchJobs(jobs, '.*')).toEqual([])
})

test('prepared texts are not read again by the first search', () => {
  const read: string[] = []
  const search = createSearch((name: { text: string }) => {
    read.push(name.text)
    return [name.text]
  })
  const names = [{ text: 'Ada' }, { text: 'Grace' }]
  search.prepare(names)
  expect(search(names, 'grace')).toEqual([{ text: 'Grace' }])
  expect(read).toEqual(['Ada', 'Grace'])
})
