import { expect, test } from 'vitest'
import { readHeaderWords } from './header-words.ts'

test.each([
  ['Work Experience', 'experience'],
  ['P R O F E S S I O N A L  E X P E R I E N C E', 'experience'],
  ['E X P É R I E N C E S', 'experience'],
  ['Computer Engineering Experience', 'experience'],
  ['Leadership and Work Experience', 'experience'],
  ['Internship / Training:', 'experience'],
  ['Beruflicher Werdegang', 'experience'],
  ['Experiencia laboral', 'experience'],
  ['EDUCATION & TRAINING', 'education'],
  ['Ausbildung', 'education'],
  ['Formation', 'education'],
  ['Formación académica', 'education'],
  ['Jobs/Praktika', 'experience'],
  ['Nebenjobs und Ferienjobs', 'experience'],
  ['Akademische Laufbahn', 'education'],
  ['Diplomes', 'education'],
  ['Studienverlauf', 'education'],
  ['Schulischer Werdegang', 'education'],
  ['Academic Career', 'education'],
  ['Volunteer Experience', 'other'],
  ['Project experience', 'other'],
  ['Honors & Awards', 'other'],
  ['Compétences', 'other'],
])('%s opens a section of %s', (text, kind) => {
  expect(readHeaderWords(text)?.kind).toBe(kind)
})

test.each([
  'Globex Systems LLC',
  'Experience 2019',
  'Led a team of six. Shipped it.',
  'a@b.example',
])('%s heads nothing', (text) => {
  expect(readHeaderWords(text)).toBeNull()
})
