import { z } from 'zod'
import { count } from '../response-fields.ts'

/** The result of an account's import. */
export const accountImportResponse = z
  .object({
    added: z
      .record(z.string(), count)
      .describe('How much of what was added, by the names of foothold.json'),
    problems: z.array(z.string()).describe('Sentences about what was left out'),
  })
  .meta({ id: 'AccountImport' })
