import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

export const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_LENGTH = 16

/** A key that encrypts data at rest. Its id and check value reveal nothing about the secret. */
export type DataKey = { id: string; checkValue: string; secret: KeyObject }

/** Encrypted data as stored: the key's id, and a ciphertext that ends with the GCM tag. */
export type Sealed = { key_id: string; nonce: Uint8Array; ciphertext: Uint8Array }

/** @param secret 32 random bytes */
export function toDataKey(secret: KeyObject): DataKey {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  return {
    id: derive('foothold data key: id').slice(0, ID_LENGTH),
    checkValue: derive('foothold data key: check'),
    secret,
  }
}

const HEX = /^[0-9a-f]{64}$/i
const BASE64 = /^[\w+/-]{43}=?$/

/** Parses keys in base64 or hex, separated by commas or white space; undefined if one is not 32 bytes. */
export function parseKeys(text: string): KeyObject[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const isRight = words.length > 0 && words.every((word) => HEX.test(word) || BASE64.test(word))
  if (!isRight) return undefined
  return words.map((word) => createSecretKey(Buffer.from(word, HEX.test(word) ? 'hex' : 'base64')))
}

/** AES-256-GCM with a random nonce. `boundTo` is not stored but needed to decrypt (AAD). */
export function seal(key: DataKey, plaintext: string, boundTo: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key.secret, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(boundTo))
  const ciphertext = Buffer.concat([
    cipher.update(plaintext, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return { key_id: key.id, nonce, ciphertext }
}

/** @throws if it was sealed with another key or for something else, or was changed since */
export function unseal(key: DataKey, { nonce, ciphertext }: Sealed, boundTo: string): string {
  const decipher = createDecipheriv(CIPHER, key.secret, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(boundTo))
  decipher.setAuthTag(ciphertext.subarray(-TAG_BYTES))
  const plaintext = decipher.update(ciphertext.subarray(0, -TAG_BYTES))
  return Buffer.concat([plaintext, decipher.final()]).toString('utf8')
}
