import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnPath, mayReturn } from './return-address.ts'

test('a path of this site, with its query and dialog, is a return address', () => {
  expect(isOwnPath('/job-tracker?dialog=edit&job=5e0f#top')).toBe(true)
})

test('a link to another site is not', () => {
  for (const address of [
    'https://evil.example',
    '//evil.example/login',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/\n//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    `/${'a'.repeat(3000)}`,
  ]) {
    expect(isOwnPath(address), address).toBe(false)
  }
})

test('every accepted path stays on this site', () => {
  const origin = 'https://foothold.example'
  const parts = fc.constantFrom('/', '\\', '.', '\t', '\n', ':', '@', 'a.b', '?', '#', '%2f')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const address = `/${pieces.join('')}`
      fc.pre(isOwnPath(address))
      expect(new URL(address, origin).origin).toBe(origin)
    }),
  )
})

test('an address belongs to the person whose session ended there, a visitor’s to anybody', () => {
  expect(mayReturn({ address: '/profile', owner: 'ada' }, 'ada')).toBe(true)
  expect(mayReturn({ address: '/profile', owner: 'ada' }, 'grace')).toBe(false)
  expect(mayReturn({ address: '/profile' }, 'grace')).toBe(true)
  expect(mayReturn({ address: '//evil.example', owner: 'ada' }, 'ada')).toBe(false)
})
