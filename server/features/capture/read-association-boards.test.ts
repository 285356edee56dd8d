import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Postings on the sites of associations, whose own name is in every title and address.

const TEXT = `<p>${'We look for somebody who bakes bread every morning with care. '.repeat(12)}</p>`
const read = (position: string, below: string, after = '') =>
  readPostings(
    parsePage(
      `<title>${position} — Flour Guild</title><h1>${position}</h1>${below}<h2>Requirements</h2>${TEXT}<h2>Missions</h2>${TEXT}<a>Apply now</a>${after}`,
    ),
    'https://www.flourguild.example/jobs/baker',
  )[0]

test.each([
  ['Boulanger', 'Rye Mills recrute un boulanger en CDI à Lille'],
  ['Bäcker (m/w/d)', 'Die Rye Mills sucht einen Bäcker (m/w/d) für ihre Backstube.'],
  ['Baker', 'Rye Mills is hiring a baker in Leeds.'],
  ['Panadero', 'Rye Mills busca un panadero para su obrador.'],
  ['Bakker', 'Rye Mills zoekt een bakker.'],
  ['Bagare', 'Rye Mills söker en bagare.'],
])('the company is the one of which the first sentence says that it hires: %s', (name, line) => {
  expect(read(name, `<p>${line}</p>`)?.company).toBe('Rye Mills')
})

test.each([
  'Unser Team sucht einen Bäcker.',
  'Das Team Backstube sucht einen Bäcker.',
  'Die Abteilung Vertrieb sucht einen Bäcker.',
  'Hotel sucht Bäcker.',
  'Marketing sucht einen Bäcker.',
  'Wir suchen einen Bäcker.',
  'Rye Mills sucht neue Wege.',
])('"%s" names no company', (line) => {
  expect(read('Bäcker (m/w/d)', `<p>${line}</p>`)?.company).toBe('Flour Guild')
})

const SIGNED = (site: string) =>
  `<hr><h4><a href="${site}">Rye Mills</a></h4><div>Mill Lane 3<br>10115 Orbach</div>`

test('the company is the name above an address that is linked to its own site', () => {
  expect(read('Baker', '', SIGNED('https://www.ryemills.example'))?.company).toBe('Rye Mills')
  expect(read('Baker', '', SIGNED('https://www.other.example'))?.company).toBe('Flour Guild')
  expect(read('Baker', '', SIGNED('/members/rye'))?.company).toBe('Flour Guild')
})

test('a place after "sur" and before the kind of contract is read', () => {
  expect(read('Boulanger sur Grenoble - CDI', '')?.location).toBe('Grenoble')
})
