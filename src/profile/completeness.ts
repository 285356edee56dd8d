import type { Profile } from './schema.ts'
import { t } from '../language/t.ts'

/** A card of the profile page. */
export type ProfileSection =
  | 'name'
  | 'contact'
  | 'experience'
  | 'education'
  | 'projects'
  | 'links'
  | 'preferences'

export type MissingPart = {
  id: string
  /** The card where the part is added. */
  section: ProfileSection
  /** The next step, as a sentence without a full stop. */
  label: string
}

type Part = MissingPart & { isMissing: (profile: Profile) => boolean }

/** In the order in which they are suggested. */
const PARTS: readonly Part[] = [
  {
    id: 'name',
    section: 'name',
    label: t('Add your name'),
    isMissing: ({ first_name, last_name }) => first_name === '' || last_name === '',
  },
  {
    id: 'phone',
    section: 'contact',
    label: t('Add your phone number'),
    isMissing: ({ phone }) => phone === null,
  },
  {
    id: 'location',
    section: 'contact',
    label: t('Add your city and state'),
    isMissing: ({ city, state }) => city === null && state === null,
  },
  {
    id: 'experience',
    section: 'experience',
    label: t('Add your work experience'),
    isMissing: ({ experiences }) => experiences.length === 0,
  },
  {
    id: 'education',
    section: 'education',
    label: t('Add your education'),
    isMissing: ({ educations }) => educations.length === 0,
  },
  {
    id: 'project',
    section: 'projects',
    label: t('Add a project'),
    isMissing: ({ projects }) => projects.length === 0,
  },
  {
    id: 'link',
    section: 'links',
    label: t('Add a link, such as LinkedIn or your portfolio'),
    isMissing: ({ portfolios }) => portfolios.length === 0,
  },
  {
    id: 'current_title',
    section: 'preferences',
    label: t('Add your current title'),
    isMissing: ({ current_title }) => current_title === null,
  },
  {
    id: 'preferred_roles',
    section: 'preferences',
    label: t('Add the roles you are looking for'),
    isMissing: ({ preferred_roles }) => preferred_roles.length === 0,
  },
]

export type Completeness = {
  /** An integer from 0 to 100. */
  percent: number
  /** The next step first; empty if nothing is missing. */
  missing: MissingPart[]
}

/**
 * Measures how complete a profile is and what comes next. Date of birth and equal-employment
 * answers do not count, because they are voluntary.
 */
export function measureCompleteness(profile: Profile): Completeness {
  const missing = PARTS.filter(({ isMissing }) => isMissing(profile)).map(
    ({ id, section, label }) => ({ id, section, label }),
  )
  return { percent: Math.round(100 * (1 - missing.length / PARTS.length)), missing }
}
