import { measureCompleteness } from '#src/profile/completeness.ts'
import type { Profile } from '#src/profile/schema.ts'

/*
 * Selectors of the profile's cards. The query cache keeps the identity of an equal part, so that
 * saving re-renders only the changed card.
 */

export const selectName = ({ first_name, last_name }: Profile) => ({ first_name, last_name })

export const selectSearchStatus = ({ job_search_status }: Profile) => job_search_status

export const selectContact = ({ email, phone, city, state, date_of_birth }: Profile) => ({
  email,
  phone,
  city,
  state,
  date_of_birth,
})
export type ContactPart = ReturnType<typeof selectContact>

export const selectPreferences = (profile: Profile) => ({
  current_title: profile.current_title,
  years_of_experience: profile.years_of_experience,
  preferred_roles: profile.preferred_roles,
  preferred_locations: profile.preferred_locations,
  remote_preference: profile.remote_preference,
  willing_to_relocate: profile.willing_to_relocate,
  desired_salary_min: profile.desired_salary_min,
  desired_salary_max: profile.desired_salary_max,
  work_auth_status: profile.work_auth_status,
  need_sponsorship: profile.need_sponsorship,
  work_auth_additional_info: profile.work_auth_additional_info,
  address: profile.address,
  zip_code: profile.zip_code,
  country: profile.country,
})
export type PreferencesPart = ReturnType<typeof selectPreferences>

export const selectExperiences = ({ experiences }: Profile) => experiences
export const selectEducations = ({ educations }: Profile) => educations
export const selectProjects = ({ projects }: Profile) => projects
export const selectLinks = ({ portfolios }: Profile) => portfolios
export const selectCompleteness = (profile: Profile) => measureCompleteness(profile)
