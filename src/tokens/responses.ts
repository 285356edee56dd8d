import { z } from 'zod'
import { instant, uuid } from '../response-fields.ts'
import { TOKEN_SCOPES } from './scopes.ts'

/** A token without its secret. */
export const accessToken = z
  .object({
    id: uuid,
    name: z.string(),
    scope: z.enum(TOKEN_SCOPES),
    created_at: instant,
    last_used_at: instant.nullable().describe('Accurate to a minute; null if it was never used'),
    expires_at: instant.nullable(),
  })
  .meta({ id: 'AccessToken' })

export const newAccessToken = accessToken
  .extend({
    token: z
      .string()
      .optional()
      .describe(
        'Only returned once, because only its hash is stored. A repeated request returns none.',
      ),
  })
  .meta({ id: 'NewAccessToken' })

export const tokensResponse = z.object({ tokens: z.array(accessToken) })
