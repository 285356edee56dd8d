import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFileName } from './file-name.ts'

test('a plain and a quoted name are parsed', () => {
  expect(readFileName('attachment; filename=foothold-2026-03-04.zip')).toBe(
    'foothold-2026-03-04.zip',
  )
  expect(readFileName(String.raw`attachment; filename="my \"best\" resume.pdf"`)).toBe(
    'my "best" resume.pdf',
  )
})

test('the encoded name takes precedence over the plain one', () => {
  expect(
    readFileName(`attachment; filename="r_sum_.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`),
  ).toBe('résumé.pdf')
})

test('a broken or missing name is undefined', () => {
  for (const header of [null, '', 'attachment', 'attachment; filename=""']) {
    expect(readFileName(header)).toBeUndefined()
  }
  expect(readFileName(`attachment; filename="a.zip"; filename*=UTF-8''%E0%A4%A`)).toBe('a.zip')
})

test('any name survives the header', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
      fc.pre(name.trim() === name)
      // RFC 8187 allows fewer unencoded characters than `encodeURIComponent`.
      const encoded = encodeURIComponent(name).replaceAll(
        /['()*]/g,
        (letter) => `%${letter.charCodeAt(0).toString(16)}`,
      )
      expect(readFileName(`attachment; filename*=UTF-8''${encoded}`)).toBe(name)
    }),
  )
})
