import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'
import type { Assertion, Attestation } from '#src/two-step/schema.ts'

const USER_IS_VERIFIED = 0x05
const HAS_CREDENTIAL = 0x40
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const point = z.object({ x: z.string(), y: z.string() })

/**
 * A software authenticator that has one passkey for a site (WebAuthn level 3, without attestation).
 */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = point.parse(publicKey.export({ format: 'jwk' }))
  const id = randomBytes(16)
  const name = id.toString('base64url')

  const describe = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin }))
  const head = (flags: number) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags, 0, 0, 0, 0])])
  const credential = { id: name, rawId: name, type: 'public-key' as const }

  return {
    /** Responds to a request for a new passkey. */
    make(challenge: string): Attestation {
      // The key in COSE format: EC2, ES256, P-256, and its point.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, id.length])
      const flags = USER_IS_VERIFIED | HAS_CREDENTIAL
      const data = Buffer.concat([head(flags), Buffer.alloc(16), length, id, key])
      // CBOR of {fmt: 'none', attStmt: {}, authData: data}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: describe('create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    /** Responds to a request to sign in as `userId`. */
    use(challenge: string, userId: string): Assertion {
      const client = describe('get', challenge)
      const data = head(USER_IS_VERIFIED)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString(
            'base64url',
          ),
          userHandle: Buffer.from(userId).toString('base64url'),
        },
      }
    },
  }
}
