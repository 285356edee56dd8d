import { z } from 'zod'
import { count } from '../response-fields.ts'

/** The result of an account's import. */
export const accountImportResponse = z
  .object({
    added: z
      .record(z.string(), count)
      .describe('How many items were added, by their names in foothold.json'),
    problems: z.array(z.string()).describe('What was left out, one sentence each'),
  })
  .meta({ id: 'AccountImport' })
