import { expect, test } from 'vitest'
import { chooseReading } from '#server/features/import/parser/choose-reading.ts'
import { learnReadings, type Question } from './reading-training.ts'

const SETTINGS = { steps: 100, rate: 0.3, decay: 0.5, lead: 1, sources: 2 }
const answer = (worth: number, ...signs: string[]) => ({
  worth,
  signs: new Map(signs.map((sign) => [sign, 1])),
})
/** The rules' reading, and one that takes another line for a name. */
const question = (source: string, own: [number, string], other: [number, string]): Question => ({
  source,
  entries: 2,
  answers: [answer(own[0], 'rules', own[1]), answer(other[0], 'way end more', other[1])],
})
const QUESTIONS = [
  question('a', [0, 'title none'], [2, 'title named']),
  question('b', [0, 'title none'], [2, 'title named']),
  question('c', [2, 'title named'], [0, 'title none']),
  question('d', [2, 'title named'], [1, 'Reiher & Söhne']),
]

test('what the better readings have in common is preferred in a section of another source', () => {
  const weights = learnReadings(QUESTIONS, SETTINGS)
  const [rules, other] = [
    answer(0, 'rules', 'title none'),
    answer(0, 'way end more', 'title named'),
  ]
  expect(chooseReading([rules, other], weights)).toBe(other)
})

test('where nothing speaks for another reading, the rules keep theirs', () => {
  const weights = learnReadings(QUESTIONS, SETTINGS)
  const [rules, other] = [answer(0, 'rules'), answer(0)]
  expect(chooseReading([rules, other], weights)).toBe(rules)
  expect(chooseReading([rules, rules], new Map())).toBe(rules)
})

test('a sign of one source is not learnt, and learning again gives the same', () => {
  const weights = learnReadings(QUESTIONS, SETTINGS)
  expect([...weights.keys()].join()).not.toContain('Reiher')
  expect([...learnReadings(QUESTIONS, SETTINGS)]).toEqual([...weights])
})
