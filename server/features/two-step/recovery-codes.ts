import { randomBytes } from 'node:crypto'
import { hashToken } from '../../sessions/token.ts'

const CODES = 10
/** 80 bits, too many to find one from its hash. */
const CHARACTERS = 16
/** Crockford's base32, which has no two similar characters. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Such as `9x2k-7m4q-…`. */
export const createCodes = (): string[] => Array.from({ length: CODES }, createCode)

function createCode(): string {
  const characters = [...randomBytes(CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return characters.join('').replaceAll(/(.{4})(?!$)/g, '$1-')
}

/** Ignores differences in how a code is typed; each account has different hashes. */
export function hashCode(userId: string, typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^0-9a-z]/g, '')
  return hashToken(`${userId}:${code}`)
}
