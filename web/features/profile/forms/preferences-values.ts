import {
  DEFAULT_REMOTE_PREFERENCE,
  DEFAULT_WORK_AUTH_STATUS,
  REMOTE_PREFERENCES,
  WORK_AUTH_STATUSES,
} from '#src/profile/constants.ts'
import type { PreferencesPart } from '../parts.ts'
import { locale } from '#src/language/t.ts'

const toText = (value: string | number | null): string => (value === null ? '' : String(value))

/** Formats an amount like the card: `120,000`. */
const toAmount = (value: number | null): string => value?.toLocaleString(locale) ?? ''

/** The values of the preferences dialog; numbers as typed. */
export type PreferencesValues = ReturnType<typeof toPreferencesValues>

export const toPreferencesValues = (part: PreferencesPart) => ({
  current_title: toText(part.current_title),
  years_of_experience: toText(part.years_of_experience),
  preferred_roles: part.preferred_roles,
  preferred_locations: part.preferred_locations,
  remote_preference: toText(part.remote_preference),
  willing_to_relocate: part.willing_to_relocate,
  desired_salary_min: toAmount(part.desired_salary_min),
  desired_salary_max: toAmount(part.desired_salary_max),
  work_auth_status: toText(part.work_auth_status),
  need_sponsorship: part.need_sponsorship,
  work_auth_additional_info: toText(part.work_auth_additional_info),
  address: toText(part.address),
  zip_code: toText(part.zip_code),
  country: toText(part.country),
})

/** `120,000`, `120.000`, `120 000`, `1'200'000`, and India's `12,00,000`. */
const GROUPED = /^\d{1,3}([\s.,'’])(?:\d{2,3}\1)*\d{3}$/

/** Anything that is not a number becomes NaN, which the schema rejects. */
const toNumber = (typed: string): number | null => {
  const text = typed.trim()
  if (text === '') return null
  return Number(GROUPED.test(text) ? text.replace(/\D/g, '') : text.replace(',', '.'))
}

export const toPreferencesInput = (values: PreferencesValues) => ({
  ...values,
  remote_preference:
    REMOTE_PREFERENCES.find((known) => known === values.remote_preference) ??
    DEFAULT_REMOTE_PREFERENCE,
  work_auth_status:
    WORK_AUTH_STATUSES.find((known) => known === values.work_auth_status) ??
    DEFAULT_WORK_AUTH_STATUS,
  years_of_experience: toNumber(values.years_of_experience),
  desired_salary_min: toNumber(values.desired_salary_min),
  desired_salary_max: toNumber(values.desired_salary_max),
})
