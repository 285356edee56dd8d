import {
  DECLINE,
  EEO_LABELS,
  type Ethnicity,
  type Gender,
  type GENDER_OPTIONS,
} from '#src/eeo/constants.ts'
import { DECLINE_FLAGS, type EeoAnswers } from '#src/eeo/schema.ts'
import { t } from '#src/language/t.ts'

/** Shown for a declined question, on the card and in copied text. */
export const DECLINED = t('Decline to state')

/** Translated labels of the stored answers, which are always in English. */
const ANSWER_LABELS: Readonly<Record<Ethnicity | (typeof GENDER_OPTIONS)[number], string>> = {
  'American Indian or Alaska Native': t('American Indian or Alaska Native'),
  Asian: t('Asian'),
  'Black or African American': t('Black or African American'),
  'Hispanic or Latino': t('Hispanic or Latino'),
  'Native Hawaiian or Other Pacific Islander': t('Native Hawaiian or Other Pacific Islander'),
  White: t('White'),
  'Two or More Races': t('Two or More Races'),
  Other: t('Other'),
  Male: t('Male'),
  Female: t('Female'),
  'Non-Binary': t('Non-Binary'),
  Decline: t('Decline'),
}

const YES = 'Yes'
const NO = 'No'
export const YES_NO = [YES, NO] as const

/** Returns the label of a choice in the language of the page. */
export const labelOf = (choice: keyof typeof ANSWER_LABELS | (typeof YES_NO)[number]): string =>
  choice === YES ? t('Yes') : choice === NO ? t('No') : ANSWER_LABELS[choice]

const read = (value: boolean | Ethnicity | Gender | null): string | null =>
  value === null ? null : labelOf(value === true ? YES : value === false ? NO : value)

const QUESTIONS = ['ethnicity', 'gender', 'has_disability', 'is_veteran', 'is_lgbtq'] as const

type Answer = { label: string; text: string }

/** Lists answered and declined questions in order, without those left open. */
export const listAnswers = (answers: EeoAnswers): Answer[] => {
  const rights = (['us_work_authorized', 'requires_sponsorship'] as const).map((question) => ({
    label: EEO_LABELS[question],
    text: read(answers[question]),
  }))
  const declinable = QUESTIONS.map((question) => ({
    label: EEO_LABELS[question],
    text: answers[DECLINE_FLAGS[question]] ? DECLINED : read(answers[question]),
  }))
  return [...rights, ...declinable].flatMap(({ label, text }) =>
    text === null ? [] : [{ label, text }],
  )
}

/** The form's values: each answer as text, `''` for none. */
export type EeoValues = {
  ethnicity: string
  ethnicity_decline_to_state: boolean
  us_work_authorized: string
  requires_sponsorship: string
  has_disability: string
  disability_decline_to_state: boolean
  is_lgbtq: string
  lgbtq_decline_to_state: boolean
  /** Declining is one of the choices. */
  gender: string
  is_veteran: string
  veteran_decline_to_state: boolean
}

const toChoice = (value: boolean | null): string => (value === null ? '' : value ? YES : NO)

export const toEeoValues = (answers: EeoAnswers): EeoValues => ({
  ethnicity: answers.ethnicity ?? '',
  ethnicity_decline_to_state: answers.ethnicity_decline_to_state,
  us_work_authorized: toChoice(answers.us_work_authorized),
  requires_sponsorship: toChoice(answers.requires_sponsorship),
  has_disability: toChoice(answers.has_disability),
  disability_decline_to_state: answers.disability_decline_to_state,
  is_lgbtq: toChoice(answers.is_lgbtq),
  lgbtq_decline_to_state: answers.lgbtq_decline_to_state,
  gender: answers.gender_decline_to_state ? DECLINE : (answers.gender ?? ''),
  is_veteran: toChoice(answers.is_veteran),
  veteran_decline_to_state: answers.veteran_decline_to_state,
})

const toAnswer = (choice: string): boolean | null =>
  choice === YES ? true : choice === NO ? false : null

/** Converts the values to the request. */
export const toEeoInput = (values: EeoValues) => {
  const declinesGender = values.gender === DECLINE
  return {
    ...values,
    ethnicity: values.ethnicity || null,
    us_work_authorized: toAnswer(values.us_work_authorized),
    requires_sponsorship: toAnswer(values.requires_sponsorship),
    has_disability: toAnswer(values.has_disability),
    is_lgbtq: toAnswer(values.is_lgbtq),
    gender: declinesGender ? null : values.gender || null,
    gender_decline_to_state: declinesGender,
    is_veteran: toAnswer(values.is_veteran),
  }
}
