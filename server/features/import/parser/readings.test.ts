import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { linesOf, run } from './line-fixture.ts'
import { listReadings, type Move } from './readings.ts'

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
  listReadings(entries, isNameless)
    .find((reading) => JSON.stringify(reading.move) === JSON.stringify(move))
    ?.entries.map(({ head, anchor }) => [anchor?.row, ...head.map(({ text }) => text)])

test('the rules come first, and only what parts the lines otherwise is another reading', () => {
  const [first, ...others] = listReadings(entries, () => true)
  expect(first).toEqual({ move: null, entries })
  expect(others.length).toBeGreaterThan(0)
  expect(others.every((other) => other.entries !== entries)).toBe(true)
})

test('a line more below the dates may name the entries, but no sentence does', () => {
  expect(textsOf({ side: 'end', by: 1, isForAll: true })).toEqual([
    [0, 'Clerk, 2019 – 2021', 'Heron Ltd'],
    [0, 'Baker, 2017 – 2019', 'Ibex Ltd'],
  ])
  expect(textsOf({ side: 'end', by: 2, isForAll: true })?.[0]).toEqual([0, 'Clerk, 2019 – 2021'])
})

test('only the entries that lack a name may be moved', () => {
  expect(textsOf({ side: 'end', by: 1, isForAll: false }, (index) => index === 1)).toEqual([
    [0, 'Clerk, 2019 – 2021'],
    [0, 'Baker, 2017 – 2019', 'Ibex Ltd'],
  ])
})

test('the last line of what is told may name the next entry, whose date then stands lower', () => {
  const told = [entryOf(clerk, heron), entryOf(baker, ibex)]
  const moved = listReadings(told, () => true).find(
    ({ move }) => move?.side === 'start' && move.by === 1,
  )
  expect(
    moved?.entries.map(({ anchor, head, body }) => [anchor?.row, head.length, body.length]),
  ).toEqual([
    [0, 1, 0],
    [1, 2, 1],
  ])
})
