import { z } from 'zod'
import { choice } from '../choice.ts'
import { LONG_TEXT_MAX, optionalText, requiredText, SHORT_TEXT_MAX, text } from '../fields.ts'
import {
  ENTRIES_MAX,
  JOB_SEARCH_STATUSES,
  OTHER_LINKS_MAX,
  PREFERENCES_MAX,
  REMOTE_PREFERENCES,
  SALARY_MAX,
  WORK_AUTH_STATUSES,
  YEARS_OF_EXPERIENCE_MAX,
} from './constants.ts'
import { contactFields } from './contact.ts'
import { educationItem } from './education.ts'
import { flag } from './entry-rules.ts'
import { experienceItem } from './experience.ts'
import { listedLink, linkTitles, optionalLink } from './links.ts'
import { projectItem } from './project.ts'
import type { profile } from './responses.ts'
import { t } from '../language/t.ts'

/** A person's profile as the API returns it; lists are sorted by start date, newest first. */
export type Profile = z.infer<typeof profile>

export const nameFields = {
  first_name: requiredText(t('First name')),
  last_name: requiredText(t('Last name')),
}

const emptyToNull = (value: number | '' | null) => (value === '' ? null : value)

const optionalNumber = (number: z.ZodNumber) =>
  z.preprocess(emptyToNull, number.nullable()).optional()

const years = t('Years of experience must be a number from 0 to {max}', {
  max: YEARS_OF_EXPERIENCE_MAX,
})
const salary = (label: string) => {
  const error = t('{label} must be a whole number of at most {max, number}', {
    label,
    max: SALARY_MAX,
  })
  return optionalNumber(z.int({ error }).min(0, error).max(SALARY_MAX, error))
}

const withoutBlanks = (values: string[]) => [...new Set(values.filter((value) => value !== ''))]

const shortTexts = (label: string) =>
  z
    .array(text(label, SHORT_TEXT_MAX), { error: t('{label} must be a list', { label }) })
    .max(PREFERENCES_MAX, t('{label} can hold at most {max}', { label, max: PREFERENCES_MAX }))
    .transform(withoutBlanks)
    .optional()

export const SALARY_ORDER = t('Maximum salary must not be below the minimum')

type Salaries = {
  desired_salary_min?: number | null | undefined
  desired_salary_max?: number | null | undefined
}
/** Whether the range is valid; either end may be open. */
export const isSalaryRange = (sent: Salaries): boolean =>
  typeof sent?.desired_salary_min !== 'number' ||
  typeof sent.desired_salary_max !== 'number' ||
  sent.desired_salary_min <= sent.desired_salary_max

export const preferenceFields = {
  address: optionalText(t('Address')),
  zip_code: optionalText(t('Zip code')),
  country: optionalText(t('Country')),
  current_title: optionalText(t('Current title')),
  years_of_experience: optionalNumber(
    z.number({ error: years }).min(0, years).max(YEARS_OF_EXPERIENCE_MAX, years),
  ),
  preferred_roles: shortTexts(t('Preferred roles')),
  preferred_locations: shortTexts(t('Preferred locations')),
  willing_to_relocate: flag(t('Willing to relocate')),
  remote_preference: choice(t('Remote preference'), REMOTE_PREFERENCES).optional(),
  desired_salary_min: salary(t('Minimum salary')),
  desired_salary_max: salary(t('Maximum salary')),
  work_auth_status: choice(t('Work authorization'), WORK_AUTH_STATUSES).optional(),
  need_sponsorship: flag(t('Need for sponsorship')),
  work_auth_additional_info: optionalText(t('Additional information'), LONG_TEXT_MAX),
}

export const TOO_MANY_LINKS = t('You can keep at most {max} other links', { max: OTHER_LINKS_MAX })
export const linkFields = {
  linkedin_url: optionalLink('LinkedIn'),
  github_url: optionalLink('GitHub'),
  portfolio_url: optionalLink(t('Portfolio')),
  other_urls: z
    .array(listedLink, { error: t('Other links must be a list') })
    .max(OTHER_LINKS_MAX, TOO_MANY_LINKS)
    .transform(withoutBlanks)
    .optional(),
  other_url_titles: linkTitles,
}

/** The message for a list with too many entries. */
export const tooMany = (entries: string) =>
  t(
    'You can keep at most {max} {entries, select, experiences {experiences} educations {educations} other {projects}}',
    { max: ENTRIES_MAX, entries },
  )

type Item = { id?: string | null | undefined }
const entryList = <T extends z.ZodType<Item>>(entries: string, item: T) =>
  z
    .array(item, {
      error: t(
        'The {entries, select, experiences {experiences} educations {educations} other {projects}} must be a list',
        { entries },
      ),
    })
    .max(ENTRIES_MAX, tooMany(entries))
    .refine(
      areDifferent,
      t(
        'One of the {entries, select, experiences {experiences} educations {educations} other {projects}} was sent twice',
        { entries },
      ),
    )
    .optional()

function areDifferent(items: readonly Item[]): boolean {
  const ids = items.flatMap(({ id }) => (id == null ? [] : [id.toLowerCase()]))
  return new Set(ids).size === ids.length
}

const SALARY_RANGE = { error: SALARY_ORDER, path: ['desired_salary_max'], when: () => true }

/** The name dialog's fields. */
export const nameForm = z.object(nameFields)
/** The preferences card's fields. */
export const preferencesForm = z.object(preferenceFields).refine(isSalaryRange, SALARY_RANGE)

/**
 * A merge: only the fields sent change, null clears an optional one, and a list replaces the whole
 * one. `email` and `portfolios` are ignored.
 */
export const profilePatch = z
  .object({
    ...nameFields,
    ...contactFields,
    ...preferenceFields,
    ...linkFields,
    job_search_status: choice(t('Job search status'), JOB_SEARCH_STATUSES),
    experiences: entryList('experiences', experienceItem),
    educations: entryList('educations', educationItem),
    projects: entryList('projects', projectItem),
  })
  .partial()
  .refine(isSalaryRange, SALARY_RANGE)
export type ProfilePatch = z.infer<typeof profilePatch>
