import { expect, test } from 'vitest'
import { chooseSegmentation } from '#server/features/import/parser/choose-segmentation.ts'
import { trainSegmentations, type SegmentationGroup } from './segmentation-training.ts'

const SETTINGS = { steps: 100, rate: 0.3, decay: 0.5, lead: 1, sources: 2 }
const candidate = (relevance: number, ...features: string[]) => ({
  relevance,
  features: new Map(features.map((feature) => [feature, 1])),
})
/** The segmentation by the rules, and an alternative. */
const group = (
  source: string,
  own: [number, string],
  other: [number, string],
): SegmentationGroup => ({
  source,
  entries: 2,
  candidates: [candidate(own[0], 'rules', own[1]), candidate(other[0], 'way end more', other[1])],
})
const GROUPS = [
  group('a', [0, 'title none'], [2, 'title named']),
  group('b', [0, 'title none'], [2, 'title named']),
  group('c', [2, 'title named'], [0, 'title none']),
  group('d', [2, 'title named'], [1, 'Reiher & Söhne']),
]

test('features of better segmentations are preferred in another section', () => {
  const weights = trainSegmentations(GROUPS, SETTINGS)
  const [rules, other] = [
    candidate(0, 'rules', 'title none'),
    candidate(0, 'way end more', 'title named'),
  ]
  expect(chooseSegmentation([rules, other], weights)).toBe(other)
})

test('without evidence for another segmentation, that of the rules is chosen', () => {
  const weights = trainSegmentations(GROUPS, SETTINGS)
  const [rules, other] = [candidate(0, 'rules'), candidate(0)]
  expect(chooseSegmentation([rules, other], weights)).toBe(rules)
  expect(chooseSegmentation([rules, rules], new Map())).toBe(rules)
})

test('a feature of a single source is not learnt, and training is deterministic', () => {
  const weights = trainSegmentations(GROUPS, SETTINGS)
  expect([...weights.keys()].join()).not.toContain('Reiher')
  expect([...trainSegmentations(GROUPS, SETTINGS)]).toEqual([...weights])
})
