import { expect, test } from 'vitest'
import { readFieldLabel } from './field-labels.ts'
import { linesOf, run } from './line-fixture.ts'
import { joinWrappedLabels } from './wrapped-labels.ts'

const read = (...runs: Parameters<typeof linesOf>): string[] =>
  joinWrappedLabels(linesOf(...runs)).map(({ cells }) => cells.map(({ text }) => text).join(' | '))

test('a label wrapped in its column is joined, and the lines below its value are kept', () => {
  const lines = read(
    run('Lavoro o posizione', 40, 100),
    run('Cameriera', 200, 100),
    run('ricoperti', 40, 112),
    run('Nome e indirizzo del', 40, 124),
    run('Airone S.r.l.', 200, 124),
    run('datore di lavoro', 40, 136),
    run('via Roma 1, Torino', 200, 136),
  )
  expect(lines).toEqual([
    'Lavoro o posizione ricoperti | Cameriera',
    'Nome e indirizzo del datore di lavoro | Airone S.r.l.',
    'via Roma 1, Torino',
  ])
})

test('names in two columns that are not labels are left unchanged', () => {
  const lines = read(
    run('Airone', 40, 100),
    run('Cameriera', 200, 100),
    run('Torino', 40, 112),
    run('2019', 200, 112),
  )
  expect(lines).toEqual(['Airone | Cameriera', 'Torino | 2019'])
})

test.each([
  ['Nom et adresse de l’employeur', 'company'],
  ['Nome e tipo d’organizzazione erogatrice dell’istruzione e formazione', 'school'],
  ['Certificaat of diploma', 'degree'],
  ['Fonction occupée', 'title'],
  ['Data de admissão', 'date'],
  ['Motivo de retiro', 'description'],
])('"%s" is a form label for the %s', (text, kind) => {
  expect(readFieldLabel(text)).toBe(kind)
})
