import { expect, test } from 'vitest'
import { createRestorer } from './lost-letters.ts'

const restore = (text: string, printed = text): string => createRestorer(printed)(text)

test.each([
  ['Game Ar\ufffdst', 'Game Artist'],
  ['So\ufffdwareentwickler', 'Softwareentwickler'],
  ['Gesellscha\ufffd', 'Gesellschaft'],
  ['Asistente administra\ufffdvo', 'Asistente administrativo'],
  ['Concept & Crea\ufffde', 'Concept & Creatie'],
])('the lost ligature of %j is replaced by the one that makes a likely word', (text, whole) => {
  expect(restore(text)).toBe(whole)
})

test('letters that the font also prints separately are not taken for its lost ligature', () => {
  expect(restore('\0ltered', 'parties \0ltered')).toBe('filtered')
})

test('text in a font that has lost single letters is left unchanged', () => {
  expect(restore('D\ufffdv\ufffdlop\ufffdr')).toBe('D\ufffdv\ufffdlop\ufffdr')
})

test('a replacement character between spaces is left unchanged', () => {
  expect(restore('Bakery \ufffd Leeds')).toBe('Bakery \ufffd Leeds')
})
