import { z } from 'zod'
import type { Profile } from './schema.ts'

const text = z.string().optional()
const day = z.iso.date().optional()

/** A profile in the open format of jsonresume.org (version 1.0.0); unknown values are left out. */
export const jsonResume = z
  .object({
    $schema: z.string(),
    basics: z.object({
      name: z.string(),
      label: text,
      email: z.string(),
      phone: text,
      url: text,
      location: z
        .object({
          address: text,
          postalCode: text,
          city: text,
          countryCode: text.describe('ISO 3166-1'),
          region: text,
        })
        .optional(),
      profiles: z.array(z.object({ network: z.string(), url: z.string() })),
    }),
    work: z.array(
      z.object({
        name: z.string(),
        position: z.string(),
        location: text,
        startDate: day,
        endDate: day,
        summary: text,
      }),
    ),
    education: z.array(
      z.object({
        institution: z.string(),
        area: z.string(),
        studyType: z.string(),
        startDate: day,
        endDate: day,
        score: text,
        courses: z.array(z.string()).optional(),
      }),
    ),
    projects: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        startDate: day,
        endDate: day,
        url: text,
        roles: z.array(z.string()).optional(),
      }),
    ),
    meta: z.object({ version: z.string(), lastModified: z.string() }),
  })
  .meta({ id: 'JsonResume' })
export type JsonResume = z.infer<typeof jsonResume>

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Absent instead of null, which the format does not have. */
const known = (value: string | null): string | undefined => value ?? undefined
const isCountryCode = (country: string | null) => country !== null && /^[A-Z]{2}$/i.test(country)

export const toJsonResume = (profile: Profile): JsonResume => ({
  $schema: SCHEMA,
  basics: {
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    label: known(profile.current_title),
    email: profile.email,
    phone: known(profile.phone),
    url: known(profile.portfolio_url),
    location: toLocation(profile),
    profiles: listProfiles(profile),
  },
  work: profile.experiences.map((job) => ({
    name: job.company_name,
    position: job.title,
    location: known(job.location),
    startDate: job.start_date,
    endDate: known(job.end_date),
    summary: known(job.description),
  })),
  education: profile.educations.map((education) => ({
    institution: education.school_name,
    area: education.field_of_study,
    studyType: education.degree,
    startDate: education.start_date,
    endDate: known(education.end_date),
    score: known(education.gpa),
    ...(education.achievements !== null && { courses: education.achievements.split(', ') }),
  })),
  projects: profile.projects.map((project) => ({
    name: project.project_name,
    description: project.description,
    startDate: known(project.start_date),
    endDate: known(project.end_date),
    url: known(project.link),
    ...(project.position_title !== null && { roles: [project.position_title] }),
  })),
  meta: { version: 'v1.0.0', lastModified: profile.updated_at },
})

function toLocation({ address, zip_code, city, state, country }: Profile) {
  const hasAny = [address, zip_code, city, state, country].some((part) => part !== null)
  if (!hasAny) return undefined
  return {
    address: known(address),
    postalCode: known(zip_code),
    city: known(city),
    region: known(state),
    ...(isCountryCode(country) && { countryCode: country?.toUpperCase() }),
  }
}

const listProfiles = ({ linkedin_url, github_url, other_urls, other_url_titles }: Profile) =>
  [
    { network: 'LinkedIn', url: linkedin_url },
    { network: 'GitHub', url: github_url },
    ...other_urls.map((url) => ({ network: other_url_titles[url] ?? 'Website', url })),
  ].flatMap(({ network, url }) => (url === null ? [] : [{ network, url }]))
