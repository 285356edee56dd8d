import { z } from 'zod'
import { id } from '../fields.ts'
import { ENTRIES_MAX, ROLE_TYPES } from '../profile/constants.ts'
import { addition } from '../profile/entry-rules.ts'
import { type Profile, tooMany } from '../profile/schema.ts'
import { IMPORT_STRATEGIES, MISSING_REQUIRED } from './constants.ts'
import { t } from '../language/t.ts'

const error = MISSING_REQUIRED
const text = z.string({ error }).nullable()

const experienceFields = {
  company_name: text,
  title: text,
  location: text,
  start_date: text,
  end_date: text,
  description: text,
  /** The resume says that it continues ("present"). */
  current_role: z.boolean({ error }),
  role_type: z.enum(ROLE_TYPES, { error }).nullable(),
}
const educationFields = {
  school_name: text,
  degree: text,
  field_of_study: text,
  start_date: text,
  end_date: text,
  gpa: text,
  location: text,
  /** The lines below the degree. */
  achievements: z.array(z.string({ error }), { error }),
}

const experienceField = z.enum([
  'company_name',
  'title',
  'location',
  'start_date',
  'end_date',
  'description',
  'current_role',
  'role_type',
])
const educationField = z.enum([
  'school_name',
  'degree',
  'field_of_study',
  'start_date',
  'end_date',
  'gpa',
  'location',
  'achievements',
])
export const PARSED_EXPERIENCE_FIELDS = experienceField.options
export const PARSED_EDUCATION_FIELDS = educationField.options
export type ParsedExperienceField = z.infer<typeof experienceField>
export type ParsedEducationField = z.infer<typeof educationField>

/**
 * The output of the sandboxed child that reads an untrusted file. Null means not found. Dates are
 * `YYYY-MM-01`, January if only a year is given; `unsure` lists uncertain fields.
 */
export const parsedResume = z.object({
  experiences: z.array(z.object({ ...experienceFields, unsure: z.array(experienceField) })),
  educations: z.array(z.object({ ...educationFields, unsure: z.array(educationField) })),
})
export type ParsedResume = z.infer<typeof parsedResume>
export type ParsedExperience = ParsedResume['experiences'][number]
export type ParsedEducation = ParsedResume['educations'][number]

export const parseInput = z.object({ document_id: id })

// Lenient: missing, unreadable or too long values are replaced or shortened (./fill-missing.ts), so
// that no item is rejected because of the parser.
const appliedExperience = z.object({ ...experienceFields, ...addition }, { error }).partial()
const appliedEducation = z.object({ ...educationFields, ...addition }, { error }).partial()
/** An experience that the review sends; a `ParsedExperience` is one. */
export type AppliedExperience = z.infer<typeof appliedExperience>
/** Like `AppliedExperience`. */
export type AppliedEducation = z.infer<typeof appliedEducation>

const list = <T extends z.ZodType>(entries: string, item: T) =>
  z.array(item, { error }).max(ENTRIES_MAX, tooMany(entries)).optional()

export const applyInput = z.object({
  strategy: z
    .enum(IMPORT_STRATEGIES, {
      error: t('Strategy must be one of: {choices}', { choices: IMPORT_STRATEGIES.join(', ') }),
    })
    .optional(),
  experiences: list('experiences', appliedExperience),
  educations: list('educations', appliedEducation),
})
export type ApplyInput = z.infer<typeof applyInput>

export type AddedEntries = { experiences: string[]; educations: string[] }
export type ApplyResponse = {
  profile: Profile
  /** The entries that `undo` removes. */
  added: AddedEntries
  skipped: { experiences: number; educations: number }
}

const ids = (entries: string) =>
  z
    .array(id, {
      error: t(
        'The {entries, select, experiences {experiences} other {educations}} must be a list of ids',
        { entries },
      ),
    })
    .max(ENTRIES_MAX, tooMany(entries))
    .optional()
export const undoInput = z.object({
  experiences: ids('experiences'),
  educations: ids('educations'),
})
export type UndoInput = z.infer<typeof undoInput>
