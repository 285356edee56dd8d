import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Assertion, Attestation } from '#src/two-step/schema.ts'
import { t } from '#src/language/t.ts'

type Requested = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Wanted = Parameters<typeof startRegistration>[0]['optionsJSON']

/** False in browsers without passkeys, or on a page served over plain http. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Loaded on demand, since most people sign in without a passkey. */
const load = () => import('@simplewebauthn/browser')

/** Asks the browser for an existing passkey. @throws PasskeyNotGiven */
export const askForPasskey = async (optionsJSON: Requested): Promise<Assertion> => {
  const library = await load()
  const { id, rawId, type, response } = await orRefused(
    library.startAuthentication({ optionsJSON }),
  )
  return { id, rawId, type, response }
}

/** Asks the browser to create a passkey. @throws PasskeyNotGiven */
export const makePasskey = async (optionsJSON: Wanted): Promise<Attestation> => {
  const library = await load()
  const made = await orRefused(library.startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return {
    id: made.id,
    rawId: made.rawId,
    type: made.type,
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** The browser or the person refused; the message says what to do. */
export class PasskeyNotGiven extends Error {}

const orRefused = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking
  } catch (cause) {
    const isThere = cause instanceof Error && cause.name === 'InvalidStateError'
    throw new PasskeyNotGiven(
      isThere
        ? t('This device already has a passkey for your account.')
        : t('No passkey was used. Please try again, or choose another way.'),
      { cause },
    )
  }
}
