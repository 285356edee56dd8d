import { expect, test } from 'vitest'
import { eeoInput, NO_ANSWERS } from '#src/eeo/schema.ts'
import { listAnswers, toEeoInput, toEeoValues } from './answers.ts'

const ANSWERS = {
  ...NO_ANSWERS,
  ethnicity: 'Asian' as const,
  us_work_authorized: false,
  gender_decline_to_state: true,
  veteran_decline_to_state: true,
}

test('the form sends the saved answers back', () => {
  expect(toEeoInput(toEeoValues(ANSWERS))).toEqual(ANSWERS)
  expect(eeoInput.parse(toEeoInput(toEeoValues(ANSWERS)))).toMatchObject(ANSWERS)
})

test('a card lists only answered and declined questions', () => {
  expect(listAnswers(ANSWERS)).toEqual([
    { label: 'Authorized to work in the U.S.', text: 'No' },
    { label: 'Ethnicity', text: 'Asian' },
    { label: 'Gender', text: 'Decline to state' },
    { label: 'Is a veteran', text: 'Decline to state' },
  ])
  expect(listAnswers(NO_ANSWERS)).toEqual([])
})
