import { z } from 'zod'
import { instant, uuid } from '../response-fields.ts'
import { ETHNICITIES, GENDERS } from './constants.ts'

const answer = z.boolean().nullable()

/** A person's answers; null means not answered. A declined question has no answer. */
export const eeoData = z
  .object({
    ethnicity: z.enum(ETHNICITIES).nullable(),
    ethnicity_decline_to_state: z.boolean(),
    us_work_authorized: answer,
    requires_sponsorship: answer,
    has_disability: answer,
    disability_decline_to_state: z.boolean(),
    is_lgbtq: answer,
    lgbtq_decline_to_state: z.boolean(),
    gender: z.enum(GENDERS).nullable(),
    gender_decline_to_state: z.boolean(),
    is_veteran: answer,
    veteran_decline_to_state: z.boolean(),
    id: uuid,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'EqualEmploymentAnswers' })
