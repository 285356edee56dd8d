import { z } from 'zod'
import type { Assertion, Attestation } from '#src/two-step/schema.ts'
import type { Config } from '../../config.ts'

/** Loaded on first use, because it takes 27 MB of memory. */
const load = () => import('@simplewebauthn/server')

type Site = Pick<Config, 'publicUrl'>
const TIMEOUT_MS = 60_000
/** Ed25519, ES256 and RS256, which authenticators support. */
const ALGORITHMS = [-8, -7, -257]

type Known = { credential_id: string; transports: string[] }

const readSite = ({ publicUrl }: Site) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

const toDescriptors = (known: readonly Known[]) =>
  known.map(({ credential_id, transports }) => ({
    type: 'public-key' as const,
    id: credential_id,
    transports,
  }))

/** The request for a passkey that identifies its account and verifies finger, face or PIN. */
export async function createRegistration(
  site: Site,
  user: { id: string; email: string; known: readonly Known[] },
) {
  const made = await (
    await load()
  ).generateRegistrationOptions({
    rpName: 'Foothold',
    rpID: readSite(site).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: TIMEOUT_MS,
  })
  return {
    rp: { name: 'Foothold', id: readSite(site).rpID },
    user: made.user,
    challenge: made.challenge,
    pubKeyCredParams: made.pubKeyCredParams,
    timeout: TIMEOUT_MS,
    excludeCredentials: toDescriptors(user.known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' } as const,
    attestation: 'none' as const,
  }
}

/** Only `known` passkeys may respond; without it, any created here. */
export async function createRequest(site: Site, known?: readonly Known[]) {
  const { rpID } = readSite(site)
  const { challenge } = await (await load()).generateAuthenticationOptions({ rpID })
  return {
    challenge,
    rpId: rpID,
    timeout: TIMEOUT_MS,
    userVerification: known === undefined ? ('required' as const) : ('preferred' as const),
    allowCredentials: toDescriptors(known ?? []),
  }
}

/** The challenge in the browser's response; the caller checks that it was issued. */
export function readChallenge({ response }: Assertion | Attestation): string {
  try {
    const sent: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return z.object({ challenge: z.base64url() }).parse(sent).challenge
  } catch {
    return ''
  }
}

/** Returns undefined for any invalid response. The challenge was checked before. */
export async function verifyNew(site: Site, sent: Attestation) {
  const { rpID, origin } = readSite(site)
  const { transports = [], ...response } = sent.response
  try {
    const { registrationInfo } = await (
      await load()
    ).verifyRegistrationResponse({
      response: { ...sent, response, clientExtensionResults: {} },
      expectedChallenge: readChallenge(sent),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    const credential = registrationInfo?.credential
    return credential && { ...credential, transports }
  } catch {
    // The library throws at malformed input, which the client controls entirely.
    return undefined
  }
}

type Stored = Known & { public_key: Uint8Array; counter: number }

/** Returns the passkey's new counter; undefined for an invalid response. */
export async function verifyUse(
  site: Site,
  credential: Assertion,
  passkey: Stored,
  { isFirstStep }: { isFirstStep: boolean },
): Promise<number | undefined> {
  const { rpID, origin } = readSite(site)
  const { userHandle, ...response } = credential.response
  try {
    const { verified, authenticationInfo } = await (
      await load()
    ).verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle != null && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: readChallenge(credential),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: isFirstStep,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** The account for which a passkey was created, according to the authenticator. */
export function readUserHandle({ response: { userHandle } }: Assertion): string | undefined {
  const id = Buffer.from(userHandle ?? '', 'base64url').toString()
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined
}
