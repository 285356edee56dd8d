import { z } from 'zod'
import { id } from '../fields.ts'
import type { linkedIdentity } from './responses.ts'
import { t } from '../language/t.ts'

/** An account at a provider that signs in as the person. */
export type LinkedIdentity = z.infer<typeof linkedIdentity>

export const identityRef = z.object({ id })

export const ONLY_WAY_IN = t('This is the only way into your account. Set a password first.')
