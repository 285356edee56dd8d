import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAccountKey } from './account-key.ts'

test.each([
  ['Ada@Example.COM', 'ada@example.com'],
  [' ada+jobs@example.com ', 'ada+jobs@example.com'],
  ['ZOE\u0308@example.com', 'zo\u00eb@example.com'],
  ['ÜBER@exämple.de', 'über@exämple.de'],
])('%s is known as %s', (given, key) => expect(toAccountKey(given)).toBe(key))

test('a plus sign or a dot makes another address', () => {
  expect(toAccountKey('a.b+c@d.e')).toBe('a.b+c@d.e')
})

test('a key is its own key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (value) => {
      const key = toAccountKey(value)
      expect(toAccountKey(key)).toBe(key)
    }),
  )
})

test('every character that a database keeps has a key that its column has room for', () => {
  const unfit: string[] = []
  for (let code = 1; code < 0x11_0000; code += 1) {
    const character = String.fromCodePoint(code).toWellFormed()
    const key = toAccountKey(character)
    if (key.length > 3 * character.length || toAccountKey(key) !== key) unfit.push(character)
  }
  expect(unfit).toEqual([])
})
