import { z } from 'zod'
import { id, optionalInstant, requiredText } from '../fields.ts'
import { TOKEN_SCOPES } from './scopes.ts'
import type { accessToken, newAccessToken } from './responses.ts'
import { t } from '../language/t.ts'

export const TOKENS_MAX = 20
export const TOKEN_NAME_MAX = 80
export const TOKEN_PREFIX = 'fh_'

const scopeMessage = t('Scope must be one of: {list}', { list: TOKEN_SCOPES.join(', ') })

/** `request_id` makes a repeated request return the first one's token, without its secret. */
export const createTokenInput = z.object({
  name: requiredText(t('Name'), TOKEN_NAME_MAX),
  scope: z
    .string({ error: scopeMessage })
    .trim()
    .toLowerCase()
    .pipe(z.enum(TOKEN_SCOPES, { error: scopeMessage })),
  /** Without it, the token never expires. */
  expires_at: optionalInstant(t('Expiry')),
  request_id: id.optional(),
})
export type CreateTokenInput = z.infer<typeof createTokenInput>

export const tokenRef = z.object({ id })

/** A token without its secret. */
export type AccessToken = z.infer<typeof accessToken>

/** `token` is shown only once, since only its hash is stored. A repeated request has none. */
export type NewAccessToken = z.infer<typeof newAccessToken>
