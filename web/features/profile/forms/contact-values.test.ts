import { expect, test, vi } from 'vitest'
import { contactForm } from '#src/profile/contact.ts'
import { findProblems } from '../../../lib/form-values.ts'
import { parseDay, toContactInput, toContactValues } from './contact-values.ts'

test.each([
  ['March 4, 1990', '1990-03-04'],
  ['mar 4 1990', '1990-03-04'],
  ['3/4/1990', '1990-03-04'],
  [' 1990-03-04 ', '1990-03-04'],
  ['', ''],
  ['4. März', '4. März'],
])('%o is parsed as %o', (typed, day) => {
  expect(parseDay(typed)).toBe(day)
})

const contact = { email: 'ada@example.com', phone: null, city: null, state: null }

test.each([
  ['February 30, 2024', 'Date of birth must be a date like 2026-01-31'],
  ['2024-02-30', 'Date of birth must be a date like 2026-01-31'],
  ['0000-01-01', 'Date of birth must be between 1900 and 2200'],
  ['January 1, 2199', 'Date of birth cannot be later than today'],
])('%s is rejected at its field', (typed, message) => {
  const values = { ...toContactValues({ ...contact, date_of_birth: null }), date_of_birth: typed }
  expect(findProblems(contactForm, toContactInput(values))).toEqual({ date_of_birth: message })
})

test('the form sends the saved values back', () => {
  const values = toContactValues({ ...contact, date_of_birth: '1990-03-04' })
  expect(values.date_of_birth).toBe('March 4, 1990')
  expect(toContactInput(values).date_of_birth).toBe('1990-03-04')
})

/** Imports the module as on a page in another language, which is read once on load. */
const readIn = async (lang: string) => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang } })
  vi.stubGlobal('navigator', { languages: [lang] })
  try {
    return await import('./contact-values.ts')
  } finally {
    vi.unstubAllGlobals()
    // Modules imported by later tests are in English again.
    vi.resetModules()
  }
}

test.each([
  ['de', '4. März 1990', '1990-03-04'],
  ['de', '4.3.1990', '1990-03-04'],
  ['fr', '1 août 1990', '1990-08-01'],
  ['es', '4 de marzo de 1990', '1990-03-04'],
  ['it', '31/12/1990', '1990-12-31'],
  ['nl', '4 maart 1990', '1990-03-04'],
  ['pt', '4 de março de 1990', '1990-03-04'],
])('in %s, %o is parsed as %s, and formatted the same way', async (lang, typed, day) => {
  const own = await readIn(lang)
  expect(own.parseDay(typed)).toBe(day)
  const shown = own.toContactValues({ ...contact, date_of_birth: day })
  expect(own.toContactInput(shown).date_of_birth).toBe(day)
})
