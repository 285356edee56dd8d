import { z } from 'zod'
import { t } from '../language/t.ts'

const VERSION_MAX = 200

export const changesInput = z
  .object({
    version: z
      .string({ error: t('Version must be text') })
      .max(VERSION_MAX, t('Version must be at most {max} characters', { max: VERSION_MAX }))
      .optional(),
  })
  .optional()
