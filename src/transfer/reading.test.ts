import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCell, toCell, writeLine } from './csv.ts'
import { detectDateOrder, readDay } from './dates.ts'
import { detectFormat, mapColumns } from './headers.ts'
import { findStatus } from './statuses.ts'

const fieldsOf = (columns: string[]) =>
  Object.fromEntries(mapColumns(columns, detectFormat(columns)))

describe('the program that wrote a file is recognized by its columns', () => {
  test.each([
    [
      'linkedin',
      'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers',
    ],
    ['linkedin', 'Saved Date,Job Url,Job Title,Company Name'],
    ['simplify', 'Job Title,Company Name,Job URL,Applied Date,Status,Status Date,Archived,Notes'],
    ['huntr', 'Company,Title,List,Location,URL,Salary,Date Added,Date Applied'],
    [
      'teal',
      'Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement',
    ],
    [
      'jobsync',
      'index,createdAt,applied,appliedDate,Company,JobTitle,jobType,Locations,JobSource,Status',
    ],
    ['foothold', 'company,position,location,status,application_date,notes,created_at,updated_at'],
    ['other', 'Company,Position,Date'],
    ['other', 'Firma,Stelle,Ort,Status,Bewerbungsdatum,Notizen'],
  ] as const)('%s: %s', (format, header) => {
    const columns = header.split(',')
    expect(detectFormat(columns)).toBe(format)
    const fields = Object.values(fieldsOf(columns))
    expect(fields).toContain('company')
    expect(fields).toContain('position')
    expect(fields).toContain('application_date')
  })

  test('German and French column names are recognized', () => {
    expect(fieldsOf(['Firma', 'Stelle', 'Ort', 'Status', 'Beworben am', 'Notizen'])).toEqual({
      Firma: 'company',
      Stelle: 'position',
      Ort: 'location',
      Status: 'status',
      'Beworben am': 'application_date',
      Notizen: 'notes',
    })
    expect(fieldsOf(['Entreprise', 'Poste', 'Date de candidature', 'Statut'])).toMatchObject({
      Entreprise: 'company',
      Poste: 'position',
      'Date de candidature': 'application_date',
      Statut: 'status',
    })
  })

  test('questions, answers and phone numbers of LinkedIn’s archive are ignored', () => {
    const columns = ['Application Date', 'Company Name', 'Job Title', 'Job Url']
    const hidden = ['Contact Phone Number', 'Question And Answers']
    expect(fieldsOf([...columns, ...hidden])).toMatchObject({
      'Contact Phone Number': null,
      'Question And Answers': null,
    })
  })
})

describe('dates', () => {
  test.each([
    [['2026-03-05', '2026-12-31T10:00:00Z'], 'iso'],
    [['05.03.2026'], 'dmy'],
    [['3/5/2026', '3/15/2026'], 'mdy'],
    [['5/3/2026', '15/3/2026'], 'dmy'],
    [['3/5/2026', '4/6/2026'], 'ambiguous'],
    [['3/15/2026', '15/3/2026'], 'ambiguous'],
    [['7/7/2026'], 'iso'],
    [['Mar 5, 2026', '5. März 2026', ''], 'iso'],
  ] as const)('%s are written in the order %s', (cells, order) => {
    expect(detectDateOrder(cells)).toBe(order)
  })

  test.each([
    ['3/5/2026', 'mdy', '2026-03-05'],
    ['3/5/2026', 'dmy', '2026-05-03'],
    ['3/5/2026', 'ambiguous', undefined],
    ['7/7/26', 'ambiguous', '2026-07-07'],
    ['3/15/24, 11:30 PM', 'mdy', '2024-03-15'],
    ['5. März 2026', 'iso', '2026-03-05'],
    ['March 5th, 2026', 'iso', '2026-03-05'],
    ['5 de marzo de 2026', 'iso', '2026-03-05'],
    ['Mon, 5 Oct 2026 10:00', 'iso', '2026-10-05'],
    ['12 août 2026', 'iso', '2026-08-12'],
    ['2026/3/5', 'iso', '2026-03-05'],
    ['46086', 'iso', '2026-03-05'],
    ['31/2/2026', 'dmy', undefined],
    ['20260305', 'iso', '2026-03-05'],
    ['20261305', 'iso', undefined],
    ['2026-02-30', 'iso', undefined],
    ['soon', 'iso', undefined],
    ['5', 'iso', undefined],
  ] as const)('%s in the order %s is %s', (cell, order, day) => {
    expect(readDay(cell, order)).toBe(day)
  })

  test('any day is parsed in any order in which it is written', () => {
    const days = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const [year, month, number] = day.split('-').map(Number)
        expect(readDay(`${number}/${month}/${year}`, 'dmy')).toBe(day)
        expect(readDay(`${month}/${number}/${year}`, 'mdy')).toBe(day)
        expect(readDay(`${number}.${month}.${year}`, 'iso')).toBe(day)
        for (const locale of ['en-US', 'en-GB', 'de', 'fr', 'es', 'pt', 'it', 'nl']) {
          const text = date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
          expect(readDay(text, 'iso'), text).toBe(day)
        }
      }),
      { numRuns: 40 },
    )
  })
})

test('statuses are recognized by many names, and none is guessed', () => {
  expect(
    ['Wishlist', 'APPLIED', 'Phone screen', 'Zusage', 'Absage', 'Refusé'].map(findStatus),
  ).toEqual(['saved', 'applied', 'interviewing', 'offer', 'rejected', 'rejected'])
  expect(['Ghosted', 'No response', 'Archived', 'x', ''].map(findStatus)).toEqual(
    Array.from({ length: 5 }),
  )
})

test('a cell is never a formula, and is read as it was', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', "'", "'=", "''"), fc.string())
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (value) => {
      expect(toCell(value)).not.toMatch(/^[=+\-@\t]/)
      expect(fromCell(toCell(value))).toBe(value)
    }),
  )
  expect(writeLine(['=1+1', 'a"b', "'x", 'a\nb'])).toBe(`'=1+1,"a""b",''x,"a\nb"\r\n`)
})
