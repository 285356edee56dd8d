import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DECLINE, ETHNICITIES, GENDERS } from './constants.ts'
import { DECLINE_FLAGS, eeoInput, mergeAnswers, NO_ANSWERS } from './schema.ts'

const merge = (sent: object, current = NO_ANSWERS) => mergeAnswers(current, eeoInput.parse(sent))

test('an empty request answers nothing', () => {
  expect(merge({})).toEqual(NO_ANSWERS)
  expect(merge({ ethnicity: '', gender: null, has_disability: '' })).toEqual(NO_ANSWERS)
})

test('the gender Decline declines the question', () => {
  expect(merge({ gender: DECLINE })).toEqual({ ...NO_ANSWERS, gender_decline_to_state: true })
})

test('answers must be in their lists', () => {
  expect(merge({ ethnicity: 'two or more races', gender: 'nonbinary' })).toMatchObject({
    ethnicity: 'Two or More Races',
    gender: 'Non-Binary',
  })
  const { error } = eeoInput.safeParse({ ethnicity: 'Martian', is_veteran: 'Yes' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    `Ethnicity must be one of: ${ETHNICITIES.join(', ')}`,
    'Is a veteran must be true or false',
  ])
})

test('an answer clears its decline flag, and the flag its answer', () => {
  const declined = merge({ disability_decline_to_state: true }, merge({ has_disability: true }))
  expect(declined).toMatchObject({ has_disability: null, disability_decline_to_state: true })
  const answered = merge({ has_disability: false }, declined)
  expect(answered).toMatchObject({ has_disability: false, disability_decline_to_state: false })
  expect(merge({ is_veteran: true }, declined)).toEqual({ ...declined, is_veteran: true })
})

test('an answer together with its decline flag is rejected at the answer', () => {
  const { error } = eeoInput.safeParse({ is_lgbtq: false, lgbtq_decline_to_state: true })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['is_lgbtq', 'Identifies as LGBTQ+ cannot be both answered and declined'],
  ])
})

const answer = fc.constantFrom(true, false, null)
const sent = fc.record(
  {
    ethnicity: fc.constantFrom(...ETHNICITIES, null),
    ethnicity_decline_to_state: fc.boolean(),
    us_work_authorized: answer,
    requires_sponsorship: answer,
    has_disability: answer,
    disability_decline_to_state: fc.boolean(),
    is_lgbtq: answer,
    lgbtq_decline_to_state: fc.boolean(),
    gender: fc.constantFrom(...GENDERS, DECLINE, null),
    gender_decline_to_state: fc.boolean(),
    is_veteran: answer,
    veteran_decline_to_state: fc.boolean(),
  },
  { requiredKeys: [] },
)

test('after any sequence of saves, no question is both answered and declined', () => {
  fc.assert(
    fc.property(fc.array(sent, { maxLength: 6 }), (saves) => {
      let answers = NO_ANSWERS
      for (const save of saves) {
        const { data } = eeoInput.safeParse(save)
        if (data !== undefined) answers = mergeAnswers(answers, data)
      }
      for (const question of [
        'ethnicity',
        'has_disability',
        'is_lgbtq',
        'gender',
        'is_veteran',
      ] as const) {
        expect(answers[question] !== null && answers[DECLINE_FLAGS[question]]).toBe(false)
      }
      expect(mergeAnswers(answers, eeoInput.parse(answers))).toEqual(answers)
    }),
  )
})
