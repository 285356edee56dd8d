import { expect, test } from 'vitest'
import { listNameFeatures } from '#server/features/import/parser/name-spelling.ts'
import { trainNames, listNames, type Name } from './name-training.ts'
import { resumeTruth } from './truth.ts'

const SETTINGS = { epochs: 1, rate: 0.3, listed: 0.3, sources: 3, unit: 100 }

test('the examples of a resume are its titles and employers', () => {
  const truth = resumeTruth.parse({
    experiences: [{ title: 'Clerk', company_name: 'Heron Ltd' }, { title: 'Baker' }],
  })
  expect(listNames(truth, 'one')).toEqual([
    { text: 'Clerk', isTitle: true, source: 'one' },
    { text: 'Heron Ltd', isTitle: false, source: 'one' },
    { text: 'Baker', isTitle: true, source: 'one' },
  ])
})

test('a word is learnt only if it occurs in three sources', () => {
  const names = (sources: string[]): Name[] =>
    sources.map((source) => ({ text: 'Zwxyqvorn', isTitle: true, source }))
  const [word] = listNameFeatures('Zwxyqvorn')
  expect(trainNames(names(['a', 'b']), SETTINGS).has(word ?? 0)).toBe(false)
  expect(trainNames(names(['a', 'b', 'c']), SETTINGS).get(word ?? 0)).toBeGreaterThan(0)
})

test('training is deterministic', () => {
  const names: Name[] = [{ text: 'Otterin', isTitle: true, source: 'a' }]
  expect(trainNames(names, SETTINGS)).toEqual(trainNames(names, SETTINGS))
})
