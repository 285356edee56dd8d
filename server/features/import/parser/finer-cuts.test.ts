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

test('small words before a name part it from what stands before them', () => {
  expect(cut('FSJ im Haus am Reiherberg')).toEqual(['FSJ', 'Haus', 'Reiherberg'])
  expect(cut('Redatora na Garça Propaganda')).toEqual(['Redatora', 'Garça Propaganda'])
})

test('a town that ends a name is parted from it', () => {
  expect(cut('Reiher & Dachs Stuttgart')).toEqual(['Reiher & Dachs', 'Stuttgart'])
})

test('what follows the noun of a position is parted from it', () => {
  expect(cut('Kellnerin Zum Goldenen Otter')).toEqual(['Kellnerin', 'Zum Goldenen Otter'])
})

test('a name without any of these stays whole', () => {
  const atoms = [atom('Ibex Works')]
  expect(cutFiner(atoms)).toEqual(atoms)
})

test('brackets after a name hold other names, and a slash parts two', () => {
  expect(cut('Dependienta (Nutria y Asociados, Bilbao)')).toEqual([
    'Dependienta',
    'Nutria y Asociados',
    'Bilbao',
  ])
  expect(cut('Officina Airone / Magazziniere')).toEqual(['Officina Airone', 'Magazziniere'])
})

test('the word of an organisation begins its name', () => {
  expect(cut('Assistante de direction Université Loutre')).toEqual([
    'Assistante de direction',
    'Université Loutre',
  ])
})
