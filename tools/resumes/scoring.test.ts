import { expect, test } from 'vitest'
import type { ParsedEducation, ParsedExperience } from '#src/import/schema.ts'
import { f1, macroF1 } from './measures.ts'
import { scoreResume } from './scoring.ts'
import { resumeTruth } from './truth.ts'

const job = (change: Partial<ParsedExperience>): ParsedExperience => ({
  company_name: null,
  title: null,
  location: null,
  start_date: null,
  end_date: null,
  description: null,
  current_role: false,
  role_type: null,
  unsure: [],
  ...change,
})
const study = (change: Partial<ParsedEducation>): ParsedEducation => ({
  school_name: null,
  degree: null,
  field_of_study: null,
  start_date: null,
  end_date: null,
  gpa: null,
  location: null,
  achievements: [],
  unsure: [],
  ...change,
})
const truth = resumeTruth.parse({
  experiences: [
    {
      company_name: 'Blue Heron Ltd.',
      title: 'Senior Engineer',
      location: 'Oslo, Norway',
      start_date: '2020-03',
      current: true,
    },
    { company_name: 'Acme', title: 'Engineer', start_date: '2017', end_date: '2020' },
    {
      company_name: 'Kite & Co',
      title: 'Intern',
      start_date: '2016',
      end_date: '2016',
      single_date: true,
    },
    {
      company_name: 'Food Bank',
      title: 'Volunteer',
      start_date: '2015',
      end_date: '2016',
      optional: true,
    },
  ],
  educations: [
    {
      school_name: 'University of Oslo',
      degree: 'B.Sc.',
      field_of_study: 'Physics',
      end_date: '2016-06',
      gpa: '3.66 (9.1/10)',
    },
  ],
})
const oslo = study({
  school_name: 'Oslo University',
  degree: 'Bachelor of Science in Physics',
  field_of_study: 'Physics',
  end_date: '2016-06-01',
  gpa: '3.66',
})

test('other spellings of the same values count as right', () => {
  const score = scoreResume(truth, {
    experiences: [
      job({
        company_name: 'BLUE HERON',
        title: 'Senior  engineer',
        location: 'Oslo Norway',
        start_date: '2020-03-01',
        current_role: true,
      }),
      job({
        company_name: 'Acme Inc',
        title: 'Engineer',
        start_date: '2017-01-01',
        end_date: '2020-01-01',
      }),
      job({ company_name: 'Kite and Co', title: 'Intern', start_date: '2016-01-01' }),
    ],
    educations: [oslo],
  })
  expect(score.mistakes).toEqual([])
  expect(score.counts.experience).toEqual({ right: 3, wrong: 0, missed: 0 })
  expect(score.counts.education).toEqual({ right: 1, wrong: 0, missed: 0 })
  expect(macroF1([score], 'location')).toBe(100)
})

test('swapped, missing and invented jobs count as mistakes, an optional one does not', () => {
  const { counts } = scoreResume(truth, {
    experiences: [
      job({ company_name: 'Senior Engineer', title: 'Blue Heron', start_date: '2020-04-01' }),
      job({
        company_name: 'Acme',
        title: 'Engineer',
        start_date: '2017-01-01',
        end_date: '2020-01-01',
      }),
      job({
        company_name: 'Project X',
        title: 'Hacker',
        start_date: '2011-01-01',
        end_date: '2012-01-01',
      }),
      job({
        company_name: 'Food Bank',
        title: 'Volunteer',
        start_date: '2015-01-01',
        end_date: '2016-01-01',
      }),
    ],
    educations: [],
  })
  expect(counts.experience).toEqual({ right: 1, wrong: 2, missed: 2 })
  expect(counts.company).toEqual({ right: 1, wrong: 2, missed: 2 })
  expect(counts.end).toEqual({ right: 1, wrong: 1, missed: 2 })
  expect(counts.school).toEqual({ right: 0, wrong: 0, missed: 1 })
  expect(f1(counts.experience)).toBeCloseTo(1 / 3)
})
