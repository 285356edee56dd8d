import { z } from 'zod'
import { choice } from '../choice.ts'
import { DECLINE, EEO_LABELS, ETHNICITIES, type Gender, GENDER_OPTIONS } from './constants.ts'
import type { eeoData } from './responses.ts'
import { t } from '../language/t.ts'

/** A person's answers; null means not answered. A declined question has no answer. */
export type EeoAnswers = Omit<EeoData, 'id' | 'created_at' | 'updated_at'>
export type EeoData = z.infer<typeof eeoData>

/** The decline flag of each question. */
export const DECLINE_FLAGS = {
  ethnicity: 'ethnicity_decline_to_state',
  has_disability: 'disability_decline_to_state',
  is_lgbtq: 'lgbtq_decline_to_state',
  gender: 'gender_decline_to_state',
  is_veteran: 'veteran_decline_to_state',
} as const
export type DeclinableQuestion = keyof typeof DECLINE_FLAGS

export const NO_ANSWERS: EeoAnswers = {
  ethnicity: null,
  ethnicity_decline_to_state: false,
  us_work_authorized: null,
  requires_sponsorship: null,
  has_disability: null,
  disability_decline_to_state: false,
  is_lgbtq: null,
  lgbtq_decline_to_state: false,
  gender: null,
  gender_decline_to_state: false,
  is_veteran: null,
  veteran_decline_to_state: false,
}

const emptyToNull = <T>(value: T | '' | null) => (value === '' ? null : value)
const yesOrNo = (label: string) =>
  z
    .preprocess(
      emptyToNull,
      z.boolean({ error: t('{label} must be true or false', { label }) }).nullable(),
    )
    .optional()
const declined = (label: string) =>
  z.boolean({ error: t('{label}: declined must be true or false', { label }) }).optional()

const fields = {
  ethnicity: z
    .preprocess(emptyToNull, choice(EEO_LABELS.ethnicity, ETHNICITIES).nullable())
    .optional(),
  ethnicity_decline_to_state: declined(EEO_LABELS.ethnicity),
  us_work_authorized: yesOrNo(EEO_LABELS.us_work_authorized),
  requires_sponsorship: yesOrNo(EEO_LABELS.requires_sponsorship),
  has_disability: yesOrNo(EEO_LABELS.has_disability),
  disability_decline_to_state: declined(EEO_LABELS.has_disability),
  is_lgbtq: yesOrNo(EEO_LABELS.is_lgbtq),
  lgbtq_decline_to_state: declined(EEO_LABELS.is_lgbtq),
  gender: z
    .preprocess(emptyToNull, choice(EEO_LABELS.gender, GENDER_OPTIONS).nullable())
    .optional(),
  gender_decline_to_state: declined(EEO_LABELS.gender),
  is_veteran: yesOrNo(EEO_LABELS.is_veteran),
  veteran_decline_to_state: declined(EEO_LABELS.is_veteran),
}

/** Decline is one of the gender options, but is stored as a flag like for every other question. */
function declineGender<T extends { gender?: Gender | typeof DECLINE | null | undefined }>(sent: T) {
  const { gender, ...others } = sent
  if (gender !== DECLINE) return { ...others, gender }
  return { ...others, gender: null, gender_decline_to_state: true }
}

export const bothAnswered = (question: DeclinableQuestion) =>
  t('{label} cannot be both answered and declined', { label: EEO_LABELS[question] })

const QUESTIONS = ['ethnicity', 'has_disability', 'is_lgbtq', 'gender', 'is_veteran'] as const

/** The answers of a request; a question is answered or declined, never both. */
export const eeoInput = z
  .object(fields)
  .transform(declineGender)
  .superRefine((sent, context) => {
    for (const question of QUESTIONS) {
      if (sent[question] != null && sent[DECLINE_FLAGS[question]] === true) {
        context.addIssue({ code: 'custom', path: [question], message: bothAnswered(question) })
      }
    }
  })
export type EeoInput = z.infer<typeof eeoInput>

const keep = <T>(sent: T | undefined, kept: T): T => (sent === undefined ? kept : sent)

/** Merges `sent` into `current`: an answer clears its decline flag, and the flag its answer. */
export function mergeAnswers(current: EeoAnswers, sent: EeoInput): EeoAnswers {
  const isDeclined = (question: DeclinableQuestion) => {
    const flag = DECLINE_FLAGS[question]
    return sent[flag] ?? (sent[question] == null && current[flag])
  }
  const merged: EeoAnswers = {
    ethnicity: keep(sent.ethnicity, current.ethnicity),
    ethnicity_decline_to_state: isDeclined('ethnicity'),
    us_work_authorized: keep(sent.us_work_authorized, current.us_work_authorized),
    requires_sponsorship: keep(sent.requires_sponsorship, current.requires_sponsorship),
    has_disability: keep(sent.has_disability, current.has_disability),
    disability_decline_to_state: isDeclined('has_disability'),
    is_lgbtq: keep(sent.is_lgbtq, current.is_lgbtq),
    lgbtq_decline_to_state: isDeclined('is_lgbtq'),
    gender: keep(sent.gender, current.gender),
    gender_decline_to_state: isDeclined('gender'),
    is_veteran: keep(sent.is_veteran, current.is_veteran),
    veteran_decline_to_state: isDeclined('is_veteran'),
  }
  for (const question of QUESTIONS) {
    if (merged[DECLINE_FLAGS[question]]) merged[question] = null
  }
  return merged
}
