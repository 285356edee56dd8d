import { expect, test } from 'vitest'
import type { Atom } from './atoms.ts'
import { cutFiner } from './finer-cuts.ts'

const atom = (text: string): Atom => ({
  text,
  border: 'line',
  glue: '',
  row: 0,
  cell: 0,
  order: 0,
  size: 10,
  bold: false,
  italic: false,
  hint: null,
})
const cut = (text: string): string[] => cutFiner([atom(text)]).map((part) => part.text)

test('names are split at the prepositions between them', () => {
  expect(cut('FSJ im Haus am Reiherberg')).toEqual(['FSJ', 'Haus', 'Reiherberg'])
  expect(cut('Redatora na Garça Propaganda')).toEqual(['Redatora', 'Garça Propaganda'])
})

test('a town at the end of a name is split off', () => {
  expect(cut('Reiher & Dachs Stuttgart')).toEqual(['Reiher & Dachs', 'Stuttgart'])
})

test('the words after a job title are split off', () => {
  expect(cut('Kellnerin Zum Goldenen Otter')).toEqual(['Kellnerin', 'Zum Goldenen Otter'])
})

test('a name without any place to split stays whole', () => {
  const atoms = [atom('Ibex Works')]
  expect(cutFiner(atoms)).toEqual(atoms)
})

test('names are split at parentheses, at commas within them and at a slash', () => {
  expect(cut('Dependienta (Nutria y Asociados, Bilbao)')).toEqual([
    'Dependienta',
    'Nutria y Asociados',
    'Bilbao',
  ])
  expect(cut('Officina Airone / Magazziniere')).toEqual(['Officina Airone', 'Magazziniere'])
})

test('names are split before a word for an organisation', () => {
  expect(cut('Assistante de direction Université Loutre')).toEqual([
    'Assistante de direction',
    'Université Loutre',
  ])
})
