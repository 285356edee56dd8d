import { t } from '#src/language/t.ts'

/** The closed lists of the equal-employment questions. */
export const ETHNICITIES = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Native Hawaiian or Other Pacific Islander',
  'White',
  'Two or More Races',
  'Other',
] as const
export type Ethnicity = (typeof ETHNICITIES)[number]

export const GENDERS = ['Male', 'Female', 'Non-Binary'] as const
export type Gender = (typeof GENDERS)[number]
/** The last option of every question that can be declined. */
export const DECLINE = 'Decline'
export const GENDER_OPTIONS = [...GENDERS, DECLINE] as const

/** The questions by the field of their answer. */
export const EEO_LABELS = {
  ethnicity: t('Ethnicity'),
  us_work_authorized: t('Authorized to work in the U.S.'),
  requires_sponsorship: t('Requires sponsorship'),
  has_disability: t('Has a disability'),
  is_lgbtq: t('Identifies as LGBTQ+'),
  gender: t('Gender'),
  is_veteran: t('Is a veteran'),
} as const
