import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Creates an unguessable token for links: 43 characters of base64url. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/**
 * The stored hash of a token: SHA-256, hex. No salt and no cost, since a token cannot be guessed.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
