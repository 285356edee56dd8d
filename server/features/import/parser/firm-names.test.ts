import { expect, test } from 'vitest'
import { weighOrganisation } from './organisation-words.ts'
import { parseFlow } from './parse-resume.ts'
import type { FlowParagraph } from './model.ts'

const line = (text: string, spaceBefore = 0): FlowParagraph => ({
  kind: 'paragraph',
  cells: text.split(' ;; ').map((cell) => [{ text: cell, bold: false, italic: false, size: 10 }]),
  bullet: false,
  level: 0,
  heading: null,
  spaceBefore,
  ruled: false,
})

test('a well-known employer is known by its name alone, above a position of unusual words', () => {
  const { experiences } = parseFlow([
    { ...line('Work Experience', 1), heading: 1 },
    line('Latte Wrangling ;; 2018 – 2020', 1),
    line('Starbucks'),
    line('Parcel Juggling ;; 2016 – 2018', 1),
    line('Carrefour'),
  ])
  expect(experiences.map((job) => [job.company_name, job.title])).toEqual([
    ['Starbucks', 'Latte Wrangling'],
    ['Carrefour', 'Parcel Juggling'],
  ])
})

test('only the whole name counts, and no usual word, town or position is one', () => {
  expect(weighOrganisation('Lidl')).toBeGreaterThan(0.5)
  for (const text of ['Lidl and others', 'Normal', 'Bergen', 'Manager'])
    expect(weighOrganisation(text)).toBe(0)
})
