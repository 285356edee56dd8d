import { z } from 'zod'
import { id } from '../fields.ts'

/** An account at a provider that signs in as the person. */
export type LinkedIdentity = {
  id: string
  /** As people call it: `LinkedIn`, or the host of one that is not set up here any more. */
  provider: string
  /** The address that the provider vouched for at the last sign-in; null if not known. */
  email: string | null
  created_at: string
}

export const identityRef = z.object({ id })

export const ONLY_WAY_IN = 'This is the only way into your account. Set a password first.'
