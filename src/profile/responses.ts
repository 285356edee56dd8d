import { z } from 'zod'
import { day, instant, uuid } from '../response-fields.ts'
import {
  JOB_SEARCH_STATUSES,
  LINK_TYPES,
  REMOTE_PREFERENCES,
  ROLE_TYPES,
  WORK_AUTH_STATUSES,
} from './constants.ts'

/** One job; without an end date it is the current one. */
export const experience = z
  .object({
    id: uuid,
    company_name: z.string(),
    title: z.string(),
    location: z.string().nullable(),
    start_date: day,
    end_date: day.nullable(),
    description: z.string().nullable(),
    current_role: z.boolean(),
    role_type: z.enum(ROLE_TYPES),
  })
  .meta({ id: 'Experience' })

/** Without an end date it is the current one. */
export const education = z
  .object({
    id: uuid,
    school_name: z.string(),
    degree: z.string(),
    field_of_study: z.string(),
    start_date: day,
    end_date: day.nullable(),
    gpa: z.string().nullable(),
    location: z.string().nullable(),
    achievements: z.string().nullable(),
  })
  .meta({ id: 'Education' })

export const project = z
  .object({
    id: uuid,
    project_name: z.string(),
    position_title: z.string().nullable(),
    location: z.string().nullable(),
    start_date: day.nullable(),
    end_date: day.nullable(),
    description: z.string(),
    current_project: z.boolean(),
    link: z.string().nullable(),
  })
  .meta({ id: 'Project' })

/** A link as the profile's card shows it; `id` is stable as long as the list is unchanged. */
const portfolioLink = z
  .object({ id: z.string(), type: z.enum(LINK_TYPES), url: z.string(), title: z.string() })
  .meta({ id: 'PortfolioLink' })

/** A person's profile as the API returns it; lists are sorted by start date, newest first. */
export const profile = z
  .object({
    linkedin_url: z.string().nullable(),
    github_url: z.string().nullable(),
    portfolio_url: z.string().nullable(),
    other_urls: z.array(z.string()),
    other_url_titles: z
      .record(z.string(), z.string())
      .describe('The titles of custom links, by URL'),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().describe('The account’s email; it can only be changed in the settings'),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zip_code: z.string().nullable(),
    country: z.string().nullable(),
    current_title: z.string().nullable(),
    years_of_experience: z.number().nullable(),
    preferred_roles: z.array(z.string()),
    preferred_locations: z.array(z.string()),
    willing_to_relocate: z.boolean(),
    remote_preference: z.enum(REMOTE_PREFERENCES),
    desired_salary_min: z.number().nullable(),
    desired_salary_max: z.number().nullable(),
    work_auth_status: z.enum(WORK_AUTH_STATUSES),
    need_sponsorship: z.boolean(),
    work_auth_additional_info: z.string().nullable(),
    date_of_birth: day.nullable(),
    job_search_status: z.enum(JOB_SEARCH_STATUSES),
    experiences: z.array(experience),
    educations: z.array(education),
    projects: z.array(project),
    portfolios: z.array(portfolioLink).describe('Derived from the links'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Profile' })
