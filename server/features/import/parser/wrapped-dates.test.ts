import { expect, test } from 'vitest'
import { linesOf, run } from './line-fixture.ts'
import { joinWrappedDates } from './wrapped-dates.ts'

const textsOf = (upper: string, lower: string): string[] =>
  joinWrappedDates(linesOf(run(upper, 40, 40), run(lower, 40, 53))).map(({ text }) => text)

test('a month is joined with the years on the line below', () => {
  expect(textsOf('September', '2012 – Present')).toEqual(['September 2012 – Present'])
})

test('an open date is not joined with the date range of the next entry', () => {
  expect(textsOf('June 2014–', 'May 2016 – May 2019')).toEqual([
    'June 2014–',
    'May 2016 – May 2019',
  ])
})

test('a date range wrapped over three rows of a narrow column is joined', () => {
  const rows = [
    ['January to', 'Pier Gallery, Assistant'],
    ['December', 'Hung pictures in every room'],
    ['2008', 'and took them down again'],
  ].flatMap(([date = '', text = ''], n) => [
    run(date, 40, 100 + n * 13),
    run(text, 160, 100 + n * 13),
  ])
  expect(
    joinWrappedDates(linesOf(...rows)).map(({ cells }) => cells.map(({ text }) => text)),
  ).toEqual([
    ['January to December 2008', 'Pier Gallery, Assistant'],
    ['Hung pictures in every room'],
    ['and took them down again'],
  ])
})

test('a date range wrapped in a right-aligned column is joined', () => {
  const rows = [
    ['July 2012–', 'Guide, Pier Gallery'],
    ['November', 'Led children through every room'],
    ['2012'],
  ].flatMap(([date = '', text], n) => [
    run(date, 120 - date.length * 5, 100 + n * 13),
    ...(text ? [run(text, 160, 100 + n * 13)] : []),
  ])
  expect(joinWrappedDates(linesOf(...rows)).map(({ text }) => text)).toEqual([
    'July 2012– November 2012 Guide, Pier Gallery',
    'Led children through every room',
  ])
})

test('a year above a later year is joined into a range, above an earlier year it is not', () => {
  expect(textsOf('2010', '2015')).toEqual(['2010 – 2015'])
  expect(textsOf('2015', '2010')).toEqual(['2015', '2010'])
})

test('a season is joined with the year below it beside a name and its description', () => {
  const lines = joinWrappedDates(
    linesOf(
      run('summer', 40, 40),
      run('Intern, Heron Ltd', 160, 40),
      run('2024', 40, 53),
      run('Counted birds', 160, 53),
    ),
  )
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['summer 2024', 'Intern, Heron Ltd'],
    ['Counted birds'],
  ])
})

test('"Constructor", a property of every object, is not taken for a month above a year', () => {
  expect(textsOf('Constructor', '2024')).toEqual(['Constructor', '2024'])
})

test('a wrapped date range with words before and between its dates is joined', () => {
  expect(textsOf('desde enero de 2020 hasta', 'julio de 2023')).toEqual([
    'desde enero de 2020 hasta julio de 2023',
  ])
  expect(textsOf('van 03/2021 tot', '03/2022')).toEqual(['van 03/2021 tot 03/2022'])
})

test('a date range after a name is joined if the line wraps before the second date', () => {
  expect(textsOf('Clerk • Heron Ltd (von JANUAR 2013', 'bis MAI 2016)')).toEqual([
    'Clerk • Heron Ltd (von JANUAR 2013 bis MAI 2016)',
  ])
})

test('a date wrapped after a separator, or after its month, is joined', () => {
  expect(textsOf('Baker • Heron Mill • June', '2015 – 2019')).toEqual([
    'Baker • Heron Mill • June 2015 – 2019',
  ])
  expect(textsOf('Baker • Heron Mill •', 'Summer 2015')).toEqual([
    'Baker • Heron Mill • Summer 2015',
  ])
  expect(textsOf('Baker • Heron Mill', 'Summer 2015')).toHaveLength(2)
})
