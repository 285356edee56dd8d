import { expect, test } from 'vitest'
import { createRestorer } from './lost-letters.ts'

const restore = (text: string, printed = text): string => createRestorer(printed)(text)

test.each([
  ['Game Ar\ufffdst', 'Game Artist'],
  ['So\ufffdwareentwickler', 'Softwareentwickler'],
  ['Gesellscha\ufffd', 'Gesellschaft'],
  ['Asistente administra\ufffdvo', 'Asistente administrativo'],
  ['Concept & Crea\ufffde', 'Concept & Creatie'],
])('%j has the ligature that makes a likely word', (text, whole) => {
  expect(restore(text)).toBe(whole)
})

test('what a face prints letter by letter it has no ligature for', () => {
  expect(restore('\0ltered', 'parties \0ltered')).toBe('filtered')
})

test('a face that has lost single letters stays as it is', () => {
  expect(restore('D\ufffdv\ufffdlop\ufffdr')).toBe('D\ufffdv\ufffdlop\ufffdr')
})

test('a sign that stands for itself is none', () => {
  expect(restore('Bakery \ufffd Leeds')).toBe('Bakery \ufffd Leeds')
})
