import type { Generated } from 'kysely'
import type {
  JobSearchStatus,
  RemotePreference,
  RoleType,
  WorkAuthStatus,
} from '#src/profile/constants.ts'
import type { LinkTitles } from '#src/profile/links.ts'
import type { GeneratedInstant } from './columns.ts'

export type ProfilesTable = {
  user_id: string
  first_name: string
  last_name: string
  phone: string | null
  address: string | null
  city: string | null
  state: string | null
  zip_code: string | null
  country: string | null
  current_title: string | null
  years_of_experience: number | null
  preferred_roles: Generated<string[]>
  preferred_locations: Generated<string[]>
  willing_to_relocate: Generated<boolean>
  remote_preference: Generated<RemotePreference>
  desired_salary_min: number | null
  desired_salary_max: number | null
  work_auth_status: Generated<WorkAuthStatus>
  need_sponsorship: Generated<boolean>
  work_auth_additional_info: string | null
  linkedin_url: string | null
  github_url: string | null
  portfolio_url: string | null
  other_urls: Generated<string[]>
  other_url_titles: Generated<LinkTitles>
  date_of_birth: string | null
  job_search_status: Generated<JobSearchStatus>
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
}

export type ExperiencesTable = {
  id: string
  user_id: string
  company_name: string
  title: string
  location: string | null
  start_date: string
  /** Null for a current role. */
  end_date: string | null
  description: string | null
  role_type: RoleType
  /** Set while the deletion can still be undone. */
  deleted_at: Generated<string | null>
}

export type EducationsTable = {
  id: string
  user_id: string
  school_name: string
  degree: string
  field_of_study: string
  start_date: string
  end_date: string | null
  gpa: string | null
  location: string | null
  achievements: string | null
  /** Set while the deletion can still be undone. */
  deleted_at: Generated<string | null>
}

export type ProjectsTable = {
  id: string
  user_id: string
  project_name: string
  position_title: string | null
  location: string | null
  start_date: string | null
  end_date: string | null
  description: string
  current_project: boolean
  link: string | null
  /** Set while the deletion can still be undone. */
  deleted_at: Generated<string | null>
}

/** Answers encrypted with the server's key (server/secrets). */
export type EqualEmploymentDataTable = {
  id: Generated<string>
  user_id: string
  key_id: string
  nonce: Uint8Array
  ciphertext: Uint8Array
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
}
