import { expect, test } from 'vitest'
import { linesOf, run } from './line-fixture.ts'
import { joinWrappedEntries } from './wrapped-entries.ts'

const textsOf = (...rows: string[]): string[] =>
  joinWrappedEntries(linesOf(...rows.map((text, n) => run(text, 40, 100 + n * 12)))).map(
    ({ text }) => text,
  )

test('the lines of a paragraph that ends with a date are joined', () => {
  expect(
    textsOf(
      'Reader in Animal Physics (Associate Professor), School of Physics, Old University',
      'of Heronsea, August 2012.',
      'Research Associate, School of Experimental Physics, University of Heronsea, March',
      '2008–February 2013.',
    ),
  ).toEqual([
    'Reader in Animal Physics (Associate Professor), School of Physics, Old University of Heronsea, August 2012.',
    'Research Associate, School of Experimental Physics, University of Heronsea, March 2008–February 2013.',
  ])
})

test('the lines of a paragraph that begins with a date range are joined, a hyphenated word too', () => {
  expect(
    textsOf(
      '(2009 – 2012) Associate Professor, Department of Civil Works, Vander-',
      'lark University.',
    ),
  ).toEqual([
    '(2009 – 2012) Associate Professor, Department of Civil Works, Vanderlark University.',
  ])
})

test('a short dated line is not joined with the line below', () => {
  expect(textsOf('2009 – 2012 Clerk', 'Filed what came in')).toHaveLength(2)
})

test('a paragraph that tells of a job after its dates ends its names at the first sentence', () => {
  expect(
    textsOf(
      'Dal 2010 al 2016: segretaria amministrativa presso lo Studio Dott. Airone, sede di',
      'Napoli. Registrazione delle fatture, pratiche della Camera di Commercio e contatti con',
      'i clienti.',
    ),
  ).toEqual([
    'Dal 2010 al 2016: segretaria amministrativa presso lo Studio Dott. Airone, sede di Napoli',
    'Registrazione delle fatture, pratiche della Camera di Commercio e contatti con i clienti.',
  ])
})

test('a paragraph whose date in brackets is at its end may begin with the employer', () => {
  expect(
    textsOf(
      'Heron Loyrette LLP, Paris — senior associate, department of intellectual property and',
      'media (January 2016 – August 2020)',
    ),
  ).toHaveLength(1)
})

test('the names beside a range in a narrow column continue after a small word', () => {
  const rows = linesOf(
    run('2013 – 2015', 40, 100),
    run('Nurse. Heron hospital for', 120, 100),
    run('plastic surgery', 120, 112),
    run('2011 – 2013', 40, 136),
    run('Nurse. Otter hospital', 120, 136),
  )
  expect(joinWrappedEntries(rows).map(({ text }) => text)).toEqual([
    '2013 – 2015 Nurse. Heron hospital for plastic surgery',
    '2011 – 2013 Nurse. Otter hospital',
  ])
})

test('entries that begin with their dates are not joined, although each fills its column', () => {
  const rows = [
    '2018 – heden: Docent Nederlands, Otter Scholen, Gouda',
    '2015 – 2018: Redacteur, Uitgeverij Reiger, Utrecht',
    '2013 – 2015: Vakkenvuller, Super Otter, Gouda',
  ]
  expect(textsOf(...rows)).toEqual(rows)
})
