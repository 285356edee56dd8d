import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEducation, type Education, educationInput } from '../profile/education.ts'
import { createExperience, type Experience, experienceInput } from '../profile/experience.ts'
import { fillEducation, fillExperience } from './fill-missing.ts'
import type { AppliedEducation, AppliedExperience } from './schema.ts'
import { findDuplicateEducations, findDuplicateExperiences } from './merge.ts'

const job: Experience = {
  id: 'job',
  company_name: 'Acme  GmbH',
  title: 'Engineer',
  location: null,
  start_date: '2020-03-01',
  end_date: '2021-06-01',
  description: null,
  current_role: false,
  role_type: 'mid_level',
}
const same = {
  company_name: ' acme gmbh ',
  title: 'ENGINEER',
  start_date: '2020-03-01',
  end_date: '2021-06-01',
}
const isDuplicate = (item: AppliedExperience, existing = job) =>
  findDuplicateExperiences([existing], [fillExperience(item)])[0] === existing

test.each<[what: string, item: AppliedExperience, isSame: boolean]>([
  ['case and spaces do not count', same, true],
  ['another title', { ...same, title: 'Engineer II' }, false],
  ['another company', { ...same, company_name: 'Acme' }, false],
  ['a start one month later', { ...same, start_date: '2020-04-30' }, true],
  ['a start one month earlier', { ...same, start_date: '2020-02-01' }, true],
  ['a start two months later', { ...same, start_date: '2020-05-01' }, false],
  ['an end one month later', { ...same, end_date: '2021-07-01' }, true],
  ['an end two months earlier', { ...same, end_date: '2021-04-01' }, false],
  ['an end on one side alone', { ...same, end_date: null }, false],
  ['a current role, whatever its end says', { ...same, current_role: true }, false],
])('%s', (_what, item, isSame) => {
  expect(isDuplicate(item)).toBe(isSame)
})

test('two entries without an end are the same, also across the turn of a year', () => {
  const current = { ...job, start_date: '2019-12-01', end_date: null }
  expect(isDuplicate({ ...same, start_date: '2020-01-01', end_date: null }, current)).toBe(true)
  expect(isDuplicate({ ...same, start_date: '2020-01-01' }, current)).toBe(false)
})

test('missing values are compared by their defaults', () => {
  const unknown = createExperience('x', fillExperience({}))
  expect(findDuplicateExperiences([unknown], [{}, { title: 'Clerk' }].map(fillExperience))).toEqual(
    [unknown, null],
  )
})

test('degrees are compared by school, degree and field', () => {
  const degree: Education = createEducation('y', {
    school_name: 'Universität Köln',
    degree: 'BSc',
    field_of_study: 'Physics',
    start_date: '2010-10-01',
    end_date: '2013-09-01',
  })
  const read = { ...degree, school_name: 'UNIVERSITÄT KÖLN', start_date: '2010-09-01' }
  const other = { ...read, field_of_study: 'Maths' }
  expect(findDuplicateEducations([degree], [read, other])).toEqual([degree, null])
})

const DAYS = [
  '2020-01-01',
  '2020-02-01',
  '2020-03-15',
  '2019-12-01',
  '2021',
  '2021-05',
  '0000-01-01',
]
const text = fc.oneof(
  fc.constantFrom('Acme', ' ACME ', 'Engineer', '', '   ', 'x'.repeat(500), '💼'.repeat(150)),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constant(null),
)
const day = fc.oneof(fc.constantFrom(...DAYS), fc.string({ maxLength: 12 }), fc.constant(null))
const experience: fc.Arbitrary<AppliedExperience> = fc.record(
  {
    company_name: text,
    title: text,
    location: text,
    start_date: day,
    end_date: day,
    description: fc.oneof(text, fc.string({ unit: 'binary', maxLength: 3000 })),
    current_role: fc.boolean(),
    role_type: fc.constantFrom('senior', null),
  },
  { requiredKeys: [] },
)
const education: fc.Arbitrary<AppliedEducation> = fc.record(
  {
    school_name: text,
    degree: text,
    field_of_study: text,
    start_date: day,
    end_date: day,
    gpa: text,
    location: text,
    achievements: fc.array(fc.string({ unit: 'binary' })),
  },
  { requiredKeys: [] },
)

/** Applies a smart merge as the server does. */
const apply = (existing: readonly Experience[], sent: readonly AppliedExperience[]) => {
  const items = sent.map(fillExperience)
  const duplicates = findDuplicateExperiences(existing, items)
  const added = items.filter((_, index) => duplicates[index] === null)
  return [...existing, ...added.map((item) => createExperience('new', item))]
}
const applyEducations = (existing: readonly Education[], sent: readonly AppliedEducation[]) => {
  const items = sent.map(fillEducation)
  const duplicates = findDuplicateEducations(existing, items)
  const added = items.filter((_, index) => duplicates[index] === null)
  return [...existing, ...added.map((item) => createEducation('new', item))]
}

test('applying any result twice by smart merge equals applying it once', () => {
  fc.assert(
    fc.property(
      fc.array(experience),
      fc.array(experience),
      fc.array(education),
      (mine, read, studied) => {
        const once = apply(apply([], mine), read)
        expect(apply(once, read)).toEqual(once)
        const learnt = applyEducations([], studied)
        expect(applyEducations(learnt, studied)).toEqual(learnt)
      },
    ),
  )
})

test('duplicates do not depend on the order of the profile or of the items', () => {
  fc.assert(
    fc.property(fc.array(experience), fc.array(experience), (mine, read) => {
      const existing = apply([], mine)
      const items = read.map(fillExperience)
      const forth = findDuplicateExperiences(existing, items).map((found) => found !== null)
      const back = findDuplicateExperiences(existing.toReversed(), items.toReversed())
      expect(back.map((found) => found !== null).toReversed()).toEqual(forth)
    }),
  )
})

test('the profile accepts any parsed item, unless it ends before it starts', () => {
  fc.assert(
    fc.property(experience, education, (worked, studied) => {
      const checked = [
        experienceInput.safeParse(fillExperience(worked)),
        educationInput.safeParse(fillEducation(studied)),
      ]
      for (const { error } of checked) {
        for (const issue of error?.issues ?? []) {
          expect(issue.message).toBe('End date must be after start date')
        }
      }
    }),
  )
})
