import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFilename } from '#src/documents/filename.ts'
import { formatAttachment } from './disposition.ts'

const HEADER = /^attachment; filename="([^"\\%]*)"; filename\*=UTF-8''([A-Za-z0-9.~_%-]*)$/

test('a download is named in both of the ways that clients read', () => {
  expect(formatAttachment('Zoë "neu" 50% (履歴書).pdf')).toBe(
    `attachment; filename="Zoe _neu_ 50_ (___).pdf"; filename*=UTF-8''Zo%C3%AB%20%22neu%22%2050%25%20%28%E5%B1%A5%E6%AD%B4%E6%9B%B8%29.pdf`,
  )
})

test('no name breaks the header, and every name comes back from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 220 }), (sent) => {
      const filename = cleanFilename(`${sent}.pdf`)
      const found = HEADER.exec(formatAttachment(filename))
      expect(decodeURIComponent(found?.[2] ?? '')).toBe(filename)
      expect(found?.[1]).toMatch(/^[\x20-\x7e]+$/)
    }),
  )
})
