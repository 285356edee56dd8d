import {
  DEFAULT_JOB_SEARCH_STATUS,
  DEFAULT_REMOTE_PREFERENCE,
  DEFAULT_WORK_AUTH_STATUS,
  OTHER_LINKS_MAX,
} from '#src/profile/constants.ts'
import type { Profile, ProfilePatch } from '#src/profile/schema.ts'
import { keepTitles } from '#src/profile/links.ts'

/** The profile's own fields, without its lists of entries. */
export type ProfileFields = Omit<ProfilePatch, 'experiences' | 'educations' | 'projects'>

const TEXTS = [
  'phone',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'current_title',
  'work_auth_additional_info',
  'linkedin_url',
  'github_url',
  'portfolio_url',
  'date_of_birth',
] as const
const NUMBERS = ['years_of_experience', 'desired_salary_min', 'desired_salary_max'] as const
const LISTS = ['preferred_roles', 'preferred_locations', 'other_urls'] as const
const ENTRIES = ['experiences', 'educations', 'projects'] as const

/** Whether nothing but a name has been entered. */
export const isUntouched = (profile: Profile): boolean =>
  [...TEXTS, ...NUMBERS].every((name) => profile[name] === null) &&
  [...LISTS, ...ENTRIES].every((name) => profile[name].length === 0) &&
  !profile.willing_to_relocate &&
  !profile.need_sponsorship &&
  profile.remote_preference === DEFAULT_REMOTE_PREFERENCE &&
  profile.work_auth_status === DEFAULT_WORK_AUTH_STATUS &&
  profile.job_search_status === DEFAULT_JOB_SEARCH_STATUS

/** Returns the fields of `sent` that are empty in `current`. */
export function fillBlanks(current: Profile, sent: ProfileFields): ProfileFields {
  const filled: ProfileFields = {}
  if (current.first_name === '' && current.last_name === '') {
    if (sent.first_name) filled.first_name = sent.first_name
    if (sent.last_name) filled.last_name = sent.last_name
  }
  for (const name of TEXTS) {
    if (current[name] === null && sent[name] != null) filled[name] = sent[name]
  }
  if (current.years_of_experience === null && sent.years_of_experience != null) {
    filled.years_of_experience = sent.years_of_experience
  }
  // Both ends of the range are filled together.
  if (current.desired_salary_min === null && current.desired_salary_max === null) {
    if (sent.desired_salary_min != null) filled.desired_salary_min = sent.desired_salary_min
    if (sent.desired_salary_max != null) filled.desired_salary_max = sent.desired_salary_max
  }
  for (const name of ['preferred_roles', 'preferred_locations'] as const) {
    const list = sent[name] ?? []
    if (current[name].length === 0 && list.length > 0) filled[name] = list
  }
  const other_urls = [...new Set([...current.other_urls, ...(sent.other_urls ?? [])])]
  if (other_urls.length > current.other_urls.length && other_urls.length <= OTHER_LINKS_MAX) {
    const other_url_titles = { ...sent.other_url_titles, ...current.other_url_titles }
    Object.assign(filled, keepTitles({ other_urls, other_url_titles }))
  }
  return filled
}
