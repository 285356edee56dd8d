import type { Plugin } from 'vite'
import { z } from 'zod'

const COMMON_PASSWORDS = /language-common\/src\/passwords\.json$/
const COMMON_PASSWORDS_KEPT = 5_000

/**
 * Keeps the first words of fifty thousand common passwords, which common-password.ts compares with.
 */
export const shortenPasswords = (): Plugin => ({
  name: 'common-passwords',
  enforce: 'pre',
  transform(code, id) {
    if (!COMMON_PASSWORDS.test(id)) return undefined
    const words = z.array(z.string()).parse(JSON.parse(code))
    const kept = words.filter((word) => /^[a-z]{3,}$/.test(word)).slice(0, COMMON_PASSWORDS_KEPT)
    return { code: JSON.stringify(kept), map: null }
  },
})
