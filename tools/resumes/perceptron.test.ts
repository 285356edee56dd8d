import { expect, test } from 'vitest'
import type { Atom } from '#server/features/import/parser/atoms.ts'
import { labelAtoms } from '#server/features/import/parser/label.ts'
import { addWeights, listAtomFeatures } from '#server/features/import/parser/label-model.ts'
import { findGold } from './gold.ts'
import { createExample, train } from './perceptron.ts'
import { resumeTruth } from './truth.ts'

const LABELS = ['school_name', 'degree', 'field_of_study', 'location'] as const
const SETTINGS = { seed: 1, epochs: 6, rate: 0.1, margin: 0.2, sources: 3 }
const nothing = () => ({ school_name: 0, degree: 0, field_of_study: 0, location: -1 })

/** The names are on separate lines, the first of them bold. */
const cut = (...texts: string[]): Atom[] =>
  texts.map((text, row) => ({
    text,
    border: 'line',
    glue: ' ',
    row,
    cell: 0,
    order: 0,
    size: 10,
    bold: row === 0,
    italic: false,
    hint: null,
  }))

const study = (school: string, degree: string) => ({
  atoms: cut(school, degree),
  truth: resumeTruth.parse({ educations: [{ school_name: school, degree }] }),
})
const STUDIES = [
  study('Otterhaus', 'Weberin'),
  study('Reiherau', 'Gerberin'),
  study('Dachsberg', 'Walkerin'),
]

const learn = () =>
  train(
    STUDIES.map(({ atoms, truth }, at) =>
      createExample(
        { labels: LABELS, entries: [atoms], scoreAtom: nothing, rewards: {} },
        [findGold(atoms, truth)],
        `source ${at}`,
      ),
    ),
    SETTINGS,
  )

test('the annotation gives the label of each atom', () => {
  const { atoms, truth } = study('Otterhaus', 'Weberin')
  expect(findGold(atoms, truth)).toEqual(['school_name', 'degree'])
  expect(findGold(cut('Nothing of it', 'at all'), truth)).toBeNull()
})

test('the trained weights label another entry of the same layout, and training is deterministic', () => {
  const weights = learn()
  const [read] = labelAtoms(
    [cut('Igelstein', 'Spinnerin')],
    LABELS,
    (atom, atoms) =>
      addWeights(nothing(), { labels: LABELS, weights, features: listAtomFeatures(atom, atoms) }),
    {},
  )
  expect(read?.labels).toEqual(['school_name', 'degree'])
  expect([...learn()]).toEqual([...weights])
})

test('a word that only one source has is not learnt', () => {
  const features = [...learn().keys()].join('\n')
  expect(features).toContain('suf3-rin')
  expect(features).not.toMatch(/otterhaus|weberin/)
})
