import { expect, test } from 'vitest'
import { linesOf, run } from './line-fixture.ts'
import { joinWrappedDates } from './wrapped-dates.ts'

const textsOf = (upper: string, lower: string): string[] =>
  joinWrappedDates(linesOf(run(upper, 40, 40), run(lower, 40, 53))).map(({ text }) => text)

test('a month over its years is one date', () => {
  expect(textsOf('September', '2012 – Present')).toEqual(['September 2012 – Present'])
})

test('an open date stays open over the range of the next entry', () => {
  expect(textsOf('June 2014–', 'May 2016 – May 2019')).toEqual([
    'June 2014–',
    'May 2016 – May 2019',
  ])
})

test('a range that a narrow column broke over three rows is one again', () => {
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

test('a range that a column at the right edge of its labels broke is one again', () => {
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

test('a beginning over its end, each alone on its line, is a range; years that go back are not', () => {
  expect(textsOf('2010', '2015')).toEqual(['2010 – 2015'])
  expect(textsOf('2015', '2010')).toEqual(['2015', '2010'])
})

test('a season over its year, beside a name and what is told of it, is one date', () => {
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

test('a word over a year is no date, whatever a language calls it', () => {
  expect(textsOf('Constructor', '2024')).toEqual(['Constructor', '2024'])
})

test('words before and between two dates do not keep a broken range apart', () => {
  expect(textsOf('desde enero de 2020 hasta', 'julio de 2023')).toEqual([
    'desde enero de 2020 hasta julio de 2023',
  ])
  expect(textsOf('van 03/2021 tot', '03/2022')).toEqual(['van 03/2021 tot 03/2022'])
})

test('a range in words that the end of a line broke before its second date is one again', () => {
  expect(textsOf('Clerk • Heron Ltd (von JANUAR 2013', 'bis MAI 2016)')).toEqual([
    'Clerk • Heron Ltd (von JANUAR 2013 bis MAI 2016)',
  ])
})
