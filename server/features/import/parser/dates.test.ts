import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDates, settleMonths, toDay } from './dates.ts'

const read = (text: string): string =>
  findDates(text)
    .map(({ start, end, current, open }) => {
      const last = current ? 'present' : open ? 'open' : toDay(end)?.slice(0, 7)
      return start ? `${toDay(start)?.slice(0, 7)}..${last}` : `${last}`
    })
    .join(' ')

test.each([
  ['Jan 2015 - Present | New York', '2015-01..present'],
  ['Sept 1997 – June 1999', '1997-09..1999-06'],
  ['01/05/2020 – CURRENT', '2020-05..present'],
  ['07/2018 – 08/2019', '2018-07..2019-08'],
  ['03.2019 – 05.2020', '2019-03..2020-05'],
  ['08/2014 untill now', '2014-08..present'],
  ['12 March 2009 to till 15 May 2011', '2009-03..2011-05'],
  ['2019-03 to 2020-05', '2019-03..2020-05'],
  ['2004-2005', '2004-01..2005-01'],
  ['05 2009 – 11 2009 Leeds', '2009-05..2009-11'],
  ['04 2013 – heute', '2013-04..present'],
  ['Windows 10 2009', '2009-01'],
  ['September ’22, September ’23', '2022-09..2023-09'],
  ['June 2011, July 2012', '2011-06 2012-07'],
  ['Segundo semestre de 2017 a primer semestre de 2019', '2017-01..2019-01'],
  ['2e semestre 2002', '2002-01'],
  ['Wintersaison 2018/19', '2018-01..2019-01'],
  ['2019–21', '2019-01..2021-01'],
  ['2009 – 12.º ano', '2009-01'],
  ["Sep '16 – Dec '18", '2016-09..2018-12'],
  ['01/19 – 03/21', '2019-01..2021-03'],
  ['August – October 2007', '2007-08..2007-10'],
  ['3 - 4/2014', '2014-03..2014-04'],
  ['VII 2015 – X 2021', '2015-07..2021-10'],
  ['II 2022 - present', '2022-02..present'],
  ['IX.2019', '2019-09'],
  ['Class XII 2015', '2015-01'],
  ['XII 2016 – 2018', '2016-01..2018-01'],
  ['[Agosto/2023] – [Marzo/2024]', '2023-08..2024-03'],
  ['March (2021) – November (2021)', '2021-03..2021-11'],
  ['2018.22', '2018-01..2022-01'],
  ['2018.08', '2018-08'],
  ['9 – 12/2002', '2002-09..2002-12'],
  ['2018 Oct to 2020 Sep', '2018-10..2020-09'],
  ['since 2017 Apr', '2017-04..present'],
  ['07/2024 - to present', '2024-07..present'],
  ['8/2024 to - current', '2024-08..present'],
  ['Giu 2024 – Corrente', '2024-06..present'],
  ['2015 - ahora', '2015-01..present'],
  ['Nov – Feb 2020', '2019-11..2020-02'],
  ['Fall 2002 through Spring 2005', '2002-09..2005-03'],
  ['Fall semester 2002', '2002-09'],
  ['Spring Term 2003 – Fall Term 2004', '2003-03..2004-09'],
  ['May 5, 2019 - June 7, 2020', '2019-05..2020-06'],
  ['Sep. 2023 Mar. 2024', '2023-09..2024-03'],
  ['15.03.2019 bis 30.04.2020', '2019-03..2020-04'],
  ['März 2019 – heute', '2019-03..present'],
  ['seit 04/2019', '2019-04..present'],
  ['Septembre 2018 à août 2020', '2018-09..2020-08'],
  ["février 2021 – aujourd'hui", '2021-02..present'],
  ['mars 2017 – ajourd’hui', '2017-03..present'],
  ['mars 2017 à aujourd´hui', '2017-03..present'],
  ['03/2018 há 11/2019', '2018-03..2019-11'],
  ['Marzo 2018 á Abril 2020', '2018-03..2020-04'],
  ['Desde 2015, há 8 anos', '2015-01..present'],
  ['depuis mars 2018', '2018-03..present'],
  ['de enero de 2018 a marzo de 2020', '2018-01..2020-03'],
  ['1erjanvier 2019 – 3rdMay2020', '2019-01..2020-05'],
  ['mayode2019 – maggiodel2020', '2019-05..2020-05'],
  ['setback 2019 – Marchand 2020', '2019-01 2020-01'],
  ['Octubre 2019 - Actualidad', '2019-10..present'],
  ['Eté 2018 – Eté 2019', '2018-06..2019-06'],
  ['Verao 2019 a outono 2020', '2019-06..2020-09'],
  ['2020 (Atual)', '2020-01..present'],
  ['10/2019 (heute)', '2019-10..present'],
  ['2016 –', '2016-01..open'],
  ['Assistant Professor, 2026-.', '2026-01..open'],
  ['2016 June-2020 April Clerk', '2016-06..2020-04'],
  ['2020 June - Current', '2020-06..present'],
  ['2017 – Agosto', '2017-08'],
  ['June 2019– | Tacoma', '2019-06..open'],
  ['10/2017 - 02/18', '2017-10..2018-02'],
  ["01/'21 - 04/'22", '2021-01..2022-04'],
  ['09/’16-', '2016-09..open'],
  ['08.16 – 06.19', '2016-08..2019-06'],
  ['seit 07.16', '2016-07..present'],
  ['2020, Jul-Okt.', '2020-07..2020-10'],
  ['2022 (giugno - agosto)', '2022-06..2022-08'],
  ['January 2020 up to present', '2020-01..present'],
  ['01.2020 – z. Zt.', '2020-01..present'],
  ['enero 2020 hasta el momento', '2020-01..present'],
  ['2019 – toujours en poste', '2019-01..present'],
  ['2019 – ancora in corso', '2019-01..present'],
  ['08/2019 – cargo atual', '2019-08..present'],
  ['2019 – huidige functie', '2019-01..present'],
  ['2019 onwards', '2019-01..present'],
  ['à compter de mars 2019', '2019-03..present'],
  ['Since Apr-19', '2019-04..present'],
  ['April 2014 →', '2014-04..open'],
  ['12-Feb-2022 – 04-Nov-2022', '2022-02..2022-11'],
  ['early 2018 – late 2020', '2018-01..2020-01'],
  ['Von: 03/2018 Bis: 02/2020', '2018-03..2020-02'],
  ['Start Date: 03/2018 End Date: 02/2020', '2018-03..2020-02'],
  ['Summers 2005, 2006 and 2007', '2005-01..2007-01'],
  ['03-08/2015', '2015-03..2015-08'],
  ['01-10/2020 – 31/01/2021', '2020-10..2021-01'],
  ['maio/2012 até agora', '2012-05..present'],
  ['03/2016 para 10/2018', '2016-03..2018-10'],
  ['1.10.2015 – 31.3.18', '2015-10..2018-03'],
  ['Oct 2017 – Feb 18', '2017-10..2018-02'],
  ['Jan 15 - Mar 17', '2015-01..2017-03'],
  ['02/15 - 03/2017', '2015-02..2017-03'],
  ['WS 2015/16 – SS 2018', '2015-10..2018-04'],
  ['2014 - expected 2018', '2014-01..2018-01'],
  ['fevereiro de2002 - outubro de 2005', '2002-02..2005-10'],
  ['Mars 2019 – À ce jour', '2019-03..present'],
  ['Janeiro 2019 - Até ao presente', '2019-01..present'],
  ['2020 – vigente', '2020-01..present'],
  ['2019 - ... | Gent', '2019-01..open'],
  ['01.10.19 – 31.03.21', '2019-10..2021-03'],
  ['15.03. – 30.06.2018', '2018-03..2018-06'],
  ['Abr/20 – Mai/21', '2020-04..2021-05'],
  ['Seit dem 01.04.2020', '2020-04..present'],
  ['Depuis le 3 mars 2020', '2020-03..present'],
  ['Dal mese di marzo 2015 al mese di giugno 2016', '2015-03..2016-06'],
  ['entrada: 01/02/2015 saída: 30/06/2018', '2015-02..2018-06'],
  ['mars 2015 jusqu’en juin 2016', '2015-03..2016-06'],
  ['Septembre 2015 > Juin 2016', '2015-09..2016-06'],
  ['03/2018 até a data atual', '2018-03..present'],
  ['08/2018–alla data attuale', '2018-08..present'],
  ['entre 2015 et 2018', '2015-01..2018-01'],
  ['July 2014', '2014-07'],
  ['Expected May 2026', '2026-05'],
  ['Summer 2019', '2019-06'],
  ['Grad. May 2011| Kolkata', '2011-05'],
  ['Mag. 2021 – Ora', '2021-05..present'],
  ['Ott. 2019 - Prev. Giu. 2022', '2019-10..2022-06'],
  ['2021 – vorauss. 2023', '2021-01..2023-01'],
  ['$2000, 2,000 users, 2000+, ISO 9001, (555) 291-4756', ''],
])('"%s" is read as "%s"', (text, dates) => {
  expect(read(text)).toBe(dates)
})

const moment = fc.record({
  year: fc.integer({ min: 1950, max: 2045 }),
  month: fc.integer({ min: 1, max: 12 }),
})
const ENGLISH = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const pad = (month: number): string => String(month).padStart(2, '0')
const formats: ((date: { year: number; month: number }) => string)[] = [
  ({ year, month }) => `${ENGLISH[month - 1]} ${year}`,
  ({ year, month }) => `${pad(month)}/${year}`,
  ({ year, month }) => `${pad(month)}.${year}`,
  ({ year, month }) => `${year}-${pad(month)}`,
]

test('a date range is read correctly in each of the formats', () => {
  fc.assert(
    fc.property(
      moment,
      moment,
      fc.constantFrom(...formats),
      fc.constantFrom(' – ', '-', ' to ', ' bis ', ' — '),
      (a, b, write, dash) => {
        const [start, end] = [a, b].toSorted(
          (x, y) => x.year * 12 + x.month - y.year * 12 - y.month,
        )
        if (!start || !end || (dash === '-' && write === formats[3])) return
        const text = `Clerk, ${write(start)}${dash}${write(end)} (Leeds)`
        const [range, ...more] = findDates(text)
        expect(more).toEqual([])
        expect(range).toMatchObject({ start, end, current: false, single: false })
      },
    ),
    { numRuns: 300 },
  )
})

test('the dates found in any text are in order and do not overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const ends = findDates(text).map(({ index, length }) => [index, index + length] as const)
      ends.forEach(([from], i) => expect(from).toBeGreaterThanOrEqual(ends[i - 1]?.[1] ?? 0))
    }),
    { numRuns: 200 },
  )
})

test('a month and its year separated by a slash are one date, not a range', () => {
  const [range] = findDates('desde agosto/2010')
  expect(range).toMatchObject({ start: { year: 2010, month: 8 }, end: null, current: true })
})

test('a full date after a word for "since" keeps its year', () => {
  const [range] = findDates('dal 01/09/2010')
  expect(range).toMatchObject({ start: { year: 2010, month: 9 }, end: null, current: true })
})

test('a date that can only be month-first makes the ambiguous dates of the list month-first too', () => {
  const starts = (...texts: string[]) =>
    settleMonths(texts.map((text) => findDates(text)[0] ?? null)).map(
      (range) => range && toDay(range.start),
    )
  expect(starts('03/10/2013 – 08/18/2018', '06/04/2012 – 03/09/2013')).toEqual([
    '2013-03-01',
    '2012-06-01',
  ])
  expect(starts('03/10/2013 – 01/08/2018')).toEqual(['2013-10-01'])
})

test('two days of one year are a range, also in one month', () => {
  expect(findDates('March 4 - May 29 2021')[0]).toMatchObject({
    start: { year: 2021, month: 3 },
    end: { year: 2021, month: 5 },
  })
  expect(findDates('July 6th – 24th, 2019')[0]).toMatchObject({
    start: { year: 2019, month: 7 },
    end: { year: 2019, month: 7 },
  })
  expect(findDates('Dec 20 - Jan 5, 2021')[0]).toMatchObject({
    start: { year: 2020, month: 12 },
    end: { year: 2021, month: 1 },
  })
  expect(findDates('June 18 - June 2020')[0]).not.toMatchObject({ start: { year: 2020 } })
})

test('a range without its end may be followed by a comma', () => {
  expect(findDates('Oct 2021 - , Heron College')).toMatchObject([
    { start: { year: 2021, month: 10 }, open: true },
  ])
})

test('a month and a year with a blank between them may begin an open range', () => {
  expect(findDates('04 2013 –')).toMatchObject([{ start: { year: 2013, month: 4 }, open: true }])
})

test('school years are a range from the first to the last, unless they may be months', () => {
  for (const text of ['2012/13 – 2014/15', '2012/2013 bis 2014/2015'])
    expect(findDates(text)).toMatchObject([{ start: { year: 2012 }, end: { year: 2015 } }])
  expect(findDates('2009/10 – 2010/11')).toMatchObject([
    { start: { year: 2009, month: 10 }, end: { year: 2010, month: 11 } },
  ])
})

test('the word for work that comes back belongs to its years', () => {
  for (const text of ['Saisons de 2002 à 2004', 'Temporadas de 2002 a 2004', 'Sommer 2002 – 2004'])
    expect(findDates(text)).toMatchObject([{ index: 0, length: text.length, single: false }])
})

test('years in a row alone are a range', () => {
  expect(findDates('2018, 2019')[0]).toMatchObject({ start: { year: 2018 }, end: { year: 2019 } })
  expect(findDates('Prizes of 2018, 2019')[0]).toMatchObject({ single: true })
})

test('a range that ends less than a year before it starts is read as it is printed', () => {
  expect(findDates('Nov 2021 – May 2021')).toMatchObject([
    { start: { year: 2021, month: 11 }, end: { year: 2021, month: 5 } },
  ])
  expect(findDates('Nov 2021 – May 2019')).toMatchObject([{ single: true }, { single: true }])
})

test('days whose year has two digits are read, with the month first only where it must be', () => {
  const read = (text: string) =>
    findDates(text).map(({ start, end, current }) => [
      start && [start.year, start.month],
      end && [end.year, end.month],
      current,
    ])
  expect(read('Clerk 10/27/14 – Current')).toEqual([[[2014, 10], null, true]])
  expect(read('04/16/11 – 9/21/12')).toEqual([[[2011, 4], [2012, 9], false]])
  expect(read('27.10.14 – 03.11.15')).toEqual([[[2014, 10], [2015, 11], false]])
  const mixed = ['02/16/11 – 9/21/12', '03/05/09 – 11/01/10'].map(
    (text) => findDates(text)[0] ?? null,
  )
  expect(settleMonths(mixed).map((range) => [range?.start?.month, range?.end?.month])).toEqual([
    [2, 9],
    [3, 11],
  ])
  expect(read('Tickets 14/35/99 – 15/36/99')).toEqual([])
})

test('a dash at a date is an open end before a name, unless there is a space between them', () => {
  const read = (text: string) =>
    findDates(text).map(({ start, single, open }) => [start, single, open])
  expect(read('10.2021– Lecturer')).toEqual([[{ year: 2021, month: 10 }, false, true]])
  expect(read('2021 – Lecturer')).toEqual([[null, true, false]])
  expect(read('2021- Lecturer')).toEqual([[null, true, false]])
  expect(read('Clerk, 2021– Lecturer')).toEqual([[null, true, false]])
})

test.each(['Atuando', 'trabajando', 'tuttora', 'en poste', 'zurzeit', 'momenteel'])(
  '"%s" means that it goes on',
  (word) => {
    expect(findDates(`Janeiro 2021 - ${word}`).map(({ current }) => current)).toEqual([true])
  },
)

test('a month with a letter missing, doubled or in the wrong place is read, unless it is another word', () => {
  for (const [text, month] of [
    ['Febuary 2019', 2],
    ['Feburary 2019', 2],
    ['OCOTBER 2019', 10],
    ['Septemmber 2019', 9],
    ['Dezmber 2019', 12],
    ['janiver 2019', 1],
    ['Novmbre 2019', 11],
    ['Septemeber 2019', 9],
    ['Agust 2019', 8],
    ['Augusta 2019', null],
    ['Gennaro 2019', null],
    ['Marches 2019', null],
  ] as const) {
    expect(findDates(text)[0]?.start?.month ?? findDates(text)[0]?.end?.month ?? null, text).toBe(
      month,
    )
  }
})

test('a 1 without a zero behind the first slash is the first day of a month', () => {
  const months = (...texts: string[]) =>
    settleMonths(texts.map((text) => findDates(text)[0] ?? null)).map((range) =>
      [range?.start, range?.end].map((time) => time?.month),
    )
  expect(months('6/1/2021 - Present', '3/1/2019 - 5/1/2021')).toEqual([
    [6, undefined],
    [3, 5],
  ])
  expect(months('1/6/2021 - Present')).toEqual([[6, undefined]])
  expect(months('06/01/2021 - Present')).toEqual([[1, undefined]])
  expect(months('6.1.2021 - Present')).toEqual([[1, undefined]])
  expect(months('6/1/2021 - Present', '3/9/2019 - 5/1/2021')).toEqual([
    [1, undefined],
    [9, 1],
  ])
  expect(months('6/1/2021 - Present', '31/1/2019 - 5/1/2021')).toEqual([
    [1, undefined],
    [1, 1],
  ])
})
