import { z } from 'zod'
import { addition } from '../profile/entry-rules.ts'
import { MISSING_REQUIRED } from './constants.ts'

// Lenient: what is missing or too long is made to fit (./entries.ts), so that no item is refused for
// what a parser made of it.
const error = MISSING_REQUIRED
const given = z.string({ error }).nullish()

export const importedExperience = z.object(
  {
    company_name: given,
    title: given,
    location: given,
    start_date: given,
    end_date: given,
    description: given,
    current_role: z.boolean({ error }).nullish(),
    role_type: given,
    ...addition,
  },
  { error },
)
/** A job as the review sends it and the merge rules take it; a `ParsedExperience` is one. */
export type ImportedExperience = z.infer<typeof importedExperience>

export const importedEducation = z.object(
  {
    school_name: given,
    degree: given,
    field_of_study: given,
    start_date: given,
    end_date: given,
    gpa: z.union([z.string(), z.number()], { error }).nullish(),
    location: given,
    achievements: z.union([z.array(z.string()), z.string()], { error }).nullish(),
    ...addition,
  },
  { error },
)
/** As `ImportedExperience`. */
export type ImportedEducation = z.infer<typeof importedEducation>
