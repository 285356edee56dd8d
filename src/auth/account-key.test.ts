import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAccountKey } from './account-key.ts'

test.each([
  ['Ada@Example.COM', 'ada@example.com'],
  [' ada+jobs@example.com ', 'ada+jobs@example.com'],
  ['ZOE\u0308@example.com', 'zo\u00eb@example.com'],
  ['ÜBER@exämple.de', 'über@exämple.de'],
])('the key of %s is %s', (given, key) => expect(toAccountKey(given)).toBe(key))

test('a plus sign or a dot makes a different address', () => {
  expect(toAccountKey('a.b+c@d.e')).toBe('a.b+c@d.e')
})

test('a key’s key is the key itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (value) => {
      const key = toAccountKey(value)
      expect(toAccountKey(key)).toBe(key)
    }),
  )
})

test('every character that a database stores has a key that fits its column', () => {
  const unfit: string[] = []
  for (let code = 1; code < 0x11_0000; code += 1) {
    const character = String.fromCodePoint(code).toWellFormed()
    const key = toAccountKey(character)
    if (key.length > 3 * character.length || toAccountKey(key) !== key) unfit.push(character)
  }
  expect(unfit).toEqual([])
})
