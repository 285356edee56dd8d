import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseKeys, seal, toDataKey, unseal } from './data-key.ts'

const read = (text: string) => {
  const [key] = parseKeys(text) ?? []
  if (key === undefined) throw new Error('no key')
  return toDataKey(key)
}

test('keys are read in base64 and in hex, separated by commas or lines', () => {
  const bytes = randomBytes(32)
  const forms = [bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')]
  for (const form of forms) expect(read(` ${form}\n`).id).toBe(read(forms[0] ?? '').id)
  expect(parseKeys(forms.join(','))).toHaveLength(3)
  expect(parseKeys(forms.join('\n'))).toHaveLength(3)
})

test.each(['', ',', 'secret', 'a'.repeat(42), 'ü'.repeat(43), `${'a'.repeat(43)},short`])(
  '%j is not a list of keys',
  (text) => expect(parseKeys(text)).toBeUndefined(),
)

test('sealed data can only be opened unchanged, with its key and its owner', () => {
  const key = read(randomBytes(32).toString('hex'))
  const other = read(randomBytes(32).toString('hex'))
  expect(key.id).not.toBe(other.id)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, at) => {
      const sealed = seal(key, text, 'ada')
      expect(unseal(key, sealed, 'ada')).toBe(text)
      expect(() => unseal(key, sealed, 'grace')).toThrow()
      expect(() => unseal(other, sealed, 'ada')).toThrow()
      const ciphertext = Uint8Array.from(sealed.ciphertext)
      const place = at % ciphertext.length
      ciphertext[place] = (ciphertext[place] ?? 0) ^ 1
      expect(() => unseal(key, { ...sealed, ciphertext }, 'ada')).toThrow()
    }),
  )
})

test('a shortened tag is rejected', () => {
  const key = read(randomBytes(32).toString('hex'))
  const sealed = seal(key, '', 'ada')
  const ciphertext = sealed.ciphertext.subarray(0, 12)
  expect(() => unseal(key, { ...sealed, ciphertext }, 'ada')).toThrow()
})
