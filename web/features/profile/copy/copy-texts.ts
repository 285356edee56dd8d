import {
  REMOTE_PREFERENCE_LABELS,
  ROLE_TYPE_LABELS,
  WORK_AUTH_STATUS_LABELS,
} from '#src/profile/constants.ts'
import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import type { PortfolioLink } from '#src/profile/links.ts'
import type { Project } from '#src/profile/project.ts'
import { formatLongDay, formatPeriod } from '../../../lib/months.ts'
import type { ContactPart, PreferencesPart } from '../parts.ts'
import { locale, t } from '#src/language/t.ts'

/*
 * Texts for the clipboard, ready to paste into a form: plain lines, with labels only where needed,
 * and without empty values.
 */

const lines = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part != null && part !== '').join('\n')

const withDescription = (head: string, description: string | null): string =>
  description ? `${head}\n\n${description}` : head

const joined = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ')

export const describeExperience = (entry: Experience): string =>
  withDescription(
    lines(
      entry.title,
      joined(entry.company_name, entry.location),
      formatPeriod(entry, entry.current_role),
      ROLE_TYPE_LABELS[entry.role_type],
    ),
    entry.description,
  )

export const describeEducation = (entry: Education): string =>
  withDescription(
    lines(
      joined(entry.degree, entry.field_of_study),
      joined(entry.school_name, entry.location),
      formatPeriod(entry, entry.end_date === null),
      entry.gpa && t('{label}: {text}', { label: t('GPA'), text: entry.gpa }),
    ),
    entry.achievements,
  )

export const describeProject = (entry: Project): string =>
  withDescription(
    lines(
      entry.project_name,
      joined(entry.position_title, entry.location),
      formatPeriod(entry, entry.current_project),
      entry.link,
    ),
    entry.description,
  )

/** Formats `City, State`, or the known one of both. */
export const formatPlace = (city: string | null, state: string | null): string | undefined =>
  [city, state].filter((part) => part !== null).join(', ') || undefined

export const describeContact = (contact: ContactPart): string =>
  lines(
    contact.email,
    contact.phone,
    formatPlace(contact.city, contact.state),
    contact.date_of_birth && formatLongDay(contact.date_of_birth),
  )

export const describeLinks = (links: readonly PortfolioLink[]): string =>
  lines(...links.map(({ url }) => url))

export type Piece = { label: string; text: string }

/** A fact of a card: its name, the value to copy, and the displayed text if different. */
export type Fact = Piece & {
  shown?: string
  /** Separate fields in most forms, so that each can be copied alone. */
  parts?: readonly Piece[]
}

export const describeFacts = (facts: readonly Fact[]): string =>
  lines(...facts.map(({ label, text }) => t('{label}: {text}', { label, text })))

const yesNo = (value: boolean) => (value ? t('Yes') : t('No'))
const fact = (label: string, value: string | number | null): Fact[] =>
  value === null || value === '' ? [] : [{ label, text: String(value) }]

const money = new Intl.NumberFormat(locale)
/** Forms expect the number without separators. */
const amount = (label: string, value: number | null): Fact[] =>
  value === null ? [] : [{ label, text: String(value), shown: money.format(value) }]

/** Lists the facts of the preferences card in order, without empty ones. */
export const listPreferenceFacts = (part: PreferencesPart): Fact[] => [
  ...fact(t('Current title'), part.current_title),
  ...fact(t('Years of experience'), part.years_of_experience),
  ...fact(t('Preferred roles'), part.preferred_roles.join(', ')),
  ...fact(t('Preferred locations'), part.preferred_locations.join(', ')),
  ...fact(t('Remote preference'), REMOTE_PREFERENCE_LABELS[part.remote_preference]),
  ...fact(t('Willing to relocate'), yesNo(part.willing_to_relocate)),
  ...amount(t('Minimum salary'), part.desired_salary_min),
  ...amount(t('Maximum salary'), part.desired_salary_max),
  ...fact(t('Work authorization'), WORK_AUTH_STATUS_LABELS[part.work_auth_status]),
  ...fact(t('Needs sponsorship'), yesNo(part.need_sponsorship)),
  ...fact(t('Additional information'), part.work_auth_additional_info),
  ...fact(t('Address'), part.address),
  ...fact(t('Zip code'), part.zip_code),
  ...fact(t('Country'), part.country),
]
