import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { linesOf, run } from './line-fixture.ts'
import { listSegmentations, type Move } from './segmentations.ts'

const [clerk, heron, filed, baker, ibex, baked] = linesOf(
  run('Clerk, 2019 – 2021', 40, 40),
  run('Heron Ltd', 40, 54),
  run('Filed the letters of four hundred people and answered most of them.', 40, 68),
  run('Baker, 2017 – 2019', 40, 82),
  run('Ibex Ltd', 40, 96),
  run('Baked.', 40, 110),
)
const entryOf = (...[date, ...body]: (typeof clerk)[]): Entry => ({
  head: date ? [date] : [],
  anchor: { line: 0, cell: 0, row: 0, range: null },
  body: body.flatMap((line) => line ?? []),
})
const entries = [entryOf(clerk, heron, filed), entryOf(baker, ibex, baked)]
const textsOf = (move: Move, isNameless: (index: number) => boolean = () => true) =>
  listSegmentations(entries, isNameless)
    .find(({ move: own }) => JSON.stringify(own) === JSON.stringify(move))
    ?.entries.map(({ head, anchor }) => [anchor?.row, ...head.map(({ text }) => text)])

test('the segmentation by the rules comes first, and all others differ from it', () => {
  const [first, ...others] = listSegmentations(entries, () => true)
  expect(first).toEqual({ move: null, entries })
  expect(others.length).toBeGreaterThan(0)
  expect(others.every((other) => other.entries !== entries)).toBe(true)
})

test('a head can be extended by the line below its date, but not by a sentence', () => {
  expect(textsOf({ side: 'end', by: 1, isForAll: true })).toEqual([
    [0, 'Clerk, 2019 – 2021', 'Heron Ltd'],
    [0, 'Baker, 2017 – 2019', 'Ibex Ltd'],
  ])
  expect(textsOf({ side: 'end', by: 2, isForAll: true })?.[0]).toEqual([0, 'Clerk, 2019 – 2021'])
})

test('a move can be limited to entries that lack a name', () => {
  expect(textsOf({ side: 'end', by: 1, isForAll: false }, (index) => index === 1)).toEqual([
    [0, 'Clerk, 2019 – 2021'],
    [0, 'Baker, 2017 – 2019', 'Ibex Ltd'],
  ])
})

test('moving the last line of a body to the next head moves the row of its date down', () => {
  const pair = [entryOf(clerk, heron), entryOf(baker, ibex)]
  const moved = listSegmentations(pair, () => true).find(
    ({ move }) => move?.side === 'start' && move.by === 1,
  )
  expect(
    moved?.entries.map(({ anchor, head, body }) => [anchor?.row, head.length, body.length]),
  ).toEqual([
    [0, 1, 0],
    [1, 2, 1],
  ])
})
