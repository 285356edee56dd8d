import { z } from 'zod'
import { id } from '../fields.ts'
import { ENTRIES_MAX, ROLE_TYPES, type RoleType } from '../profile/constants.ts'
import { IN_ORDER, isInOrder } from '../profile/entry-rules.ts'
import { type Profile, tooMany } from '../profile/schema.ts'
import { DEFAULT_IMPORT_STRATEGY, IMPORT_STRATEGIES, MISSING_REQUIRED } from './constants.ts'
import { toEducationInput, toExperienceInput } from './entries.ts'
import { importedEducation, importedExperience } from './imported.ts'

export const PARSED_EXPERIENCE_FIELDS = [
  'company_name',
  'title',
  'location',
  'start_date',
  'end_date',
  'description',
  'current_role',
  'role_type',
] as const
export const PARSED_EDUCATION_FIELDS = [
  'school_name',
  'degree',
  'field_of_study',
  'start_date',
  'end_date',
  'gpa',
  'location',
  'achievements',
] as const
export type ParsedExperienceField = (typeof PARSED_EXPERIENCE_FIELDS)[number]
export type ParsedEducationField = (typeof PARSED_EDUCATION_FIELDS)[number]

/**
 * A job as a resume prints it: null where it was not read. Dates are `YYYY-MM-01`, January where
 * only a year is printed.
 */
export type ParsedExperience = {
  company_name: string | null
  title: string | null
  location: string | null
  start_date: string | null
  end_date: string | null
  description: string | null
  /** Printed as going on ("present"). */
  current_role: boolean
  role_type: RoleType | null
  /** What the parser doubts. */
  unsure: ParsedExperienceField[]
}

/** As `ParsedExperience`; the achievements are those printed beneath the degree. */
export type ParsedEducation = {
  school_name: string | null
  degree: string | null
  field_of_study: string | null
  start_date: string | null
  end_date: string | null
  gpa: string | null
  location: string | null
  achievements: string[]
  unsure: ParsedEducationField[]
}

export type ParsedResume = { educations: ParsedEducation[]; experiences: ParsedExperience[] }

const read = z.string().nullable()

/** What comes out of the child process that read a stranger's file. */
export const parsedResume: z.ZodType<ParsedResume> = z.object({
  experiences: z.array(
    z.object({
      company_name: read,
      title: read,
      location: read,
      start_date: read,
      end_date: read,
      description: read,
      current_role: z.boolean(),
      role_type: z.enum(ROLE_TYPES).nullable(),
      unsure: z.array(z.enum(PARSED_EXPERIENCE_FIELDS)),
    }),
  ),
  educations: z.array(
    z.object({
      school_name: read,
      degree: read,
      field_of_study: read,
      start_date: read,
      end_date: read,
      gpa: read,
      location: read,
      achievements: z.array(z.string()),
      unsure: z.array(z.enum(PARSED_EDUCATION_FIELDS)),
    }),
  ),
})

export const parseInput = z.object({ document_id: id })

const list = <T extends z.ZodType>(entries: string, item: T) =>
  z.array(item, { error: MISSING_REQUIRED }).max(ENTRIES_MAX, tooMany(entries)).default([])

export const applyInput = z.object({
  strategy: z
    .enum(IMPORT_STRATEGIES, { error: `Strategy must be one of: ${IMPORT_STRATEGIES.join(', ')}` })
    .default(DEFAULT_IMPORT_STRATEGY),
  experiences: list(
    'experiences',
    importedExperience.transform(toExperienceInput).refine(isInOrder, IN_ORDER),
  ),
  educations: list(
    'educations',
    importedEducation.transform(toEducationInput).refine(isInOrder, IN_ORDER),
  ),
})
/** With every default given: what the profile takes. */
export type ApplyInput = z.infer<typeof applyInput>

/** Ids of entries. */
export type AddedEntries = { experiences: string[]; educations: string[] }
export type ApplyAnswer = {
  profile: Profile
  /** What `undo` takes out again. */
  added: AddedEntries
  skipped: { experiences: number; educations: number }
}

const ids = (entries: string) =>
  z
    .array(id, { error: `The ${entries} must be a list of ids` })
    .max(ENTRIES_MAX, tooMany(entries))
    .default([])
export const undoInput = z.object({
  experiences: ids('experiences'),
  educations: ids('educations'),
})
