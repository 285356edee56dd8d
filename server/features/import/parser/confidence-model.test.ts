import { expect, test } from 'vitest'
import type { ParsedEducation, ParsedExperience } from '#src/import/schema.ts'
import {
  type ConfidenceModels,
  type Layout,
  listStudyFeatures,
  markUnsureEntries,
} from './confidence-model.ts'
import { parseFlow } from './parse-resume.ts'
import type { FlowBlock } from './model.ts'

const job = (change: Partial<ParsedExperience>): ParsedExperience => ({
  company_name: 'Heron Ltd',
  title: 'Clerk',
  location: null,
  start_date: null,
  end_date: null,
  description: null,
  current_role: false,
  role_type: null,
  unsure: [],
  ...change,
})
const models: ConfidenceModels = {
  experience: {
    weights: new Map([['company begins small', -1]]),
    thresholds: { positioned: 0, flow: -1 },
  },
  education: { weights: new Map(), thresholds: { positioned: 0, flow: 0 } },
}
const unsureOf = (one: ParsedExperience, layout: Layout = 'positioned'): string[] =>
  markUnsureEntries({ experiences: [one], educations: [] }, models, layout).experiences[0]
    ?.unsure ?? []

test('both names of a job are unsure if its features have a low score', () => {
  expect(unsureOf(job({ company_name: 'of the north' }))).toEqual(['company_name', 'title'])
})

test('each layout has its own threshold', () => {
  expect(unsureOf(job({ company_name: 'of the north' }), 'flow')).toEqual([])
})

test('a missing name is not unsure', () => {
  expect(unsureOf(job({ company_name: 'of the north', title: null }))).toEqual(['company_name'])
})

test('a high score makes the names sure and leaves other unsure fields as they are', () => {
  expect(unsureOf(job({ unsure: ['title', 'start_date'] }))).toEqual(['start_date'])
})

test('features show a degree in the field of study, a generic degree and a date out of order', () => {
  const study = (change: Partial<ParsedEducation>): ParsedEducation => ({
    school_name: 'Heron University',
    degree: 'Grado',
    field_of_study: null,
    start_date: null,
    end_date: null,
    gpa: null,
    location: null,
    achievements: [],
    unsure: [],
    ...change,
  })
  const first = study({ end_date: '2001-01-01', field_of_study: 'Bachiller en Derecho' })
  const late = study({ end_date: '2019-01-01' })
  const educations = [first, late, study({ end_date: '2010-01-01' }), study({})]
  const featuresOf = (one: ParsedEducation): string[] =>
    listStudyFeatures(one, { experiences: [], educations })
  expect(featuresOf(first)).toEqual(
    expect.arrayContaining(['field as degree 2', 'field joined', 'degree generic 1', 'order kept']),
  )
  expect(featuresOf(late)).toEqual(expect.arrayContaining(['order broken', 'degree generic 0']))
})

test('features show an unread name, an open bracket, a long period and a close runner-up', () => {
  const line = (text: string, bold = false): FlowBlock => ({
    kind: 'paragraph',
    cells: [[{ text, bold, italic: false, size: 11 }]],
    bullet: false,
    level: 0,
    heading: null,
    spaceBefore: bold ? 2 : 0,
    ruled: false,
  })
  const featuresOf = (text: string): string[] => {
    const read = parseFlow([line('EDUCATION', true), line(text)], null)
    return read.educations.flatMap((study) => listStudyFeatures(study, read))
  }
  const clear = featuresOf('BSc Physics, Heron University, 2001 – 2004')
  const odd = featuresOf(
    'Marlin, Otter “Reed, Heron University, Diploma, Osprey, Teal, 1980 – 2004',
  )
  expect(clear).toEqual(expect.arrayContaining(['left 0', 'span 2', 'margin 5']))
  expect(odd).toEqual(expect.arrayContaining(['span 6']))
  expect(odd).not.toEqual(expect.arrayContaining(['left 0']))
})
