import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What cannot be guessed, for a link: 43 characters of base64url. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of a token: SHA-256, hex. No salt and no cost, since nobody can guess a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
