import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanStyles, isSafeLink } from './clean-docx.ts'

test('the styles of a document are kept and load nothing', () => {
  const own = '.docx p { margin: 0; background: url(data:image/png;base64,AA==) }'
  expect(cleanStyles(own)).toBe(own)
  expect(cleanStyles('p::before { content: "\\9"; }')).toBe('p::before { content: "\\9"; }')
  for (const css of [
    'p { background: url(https://evil.example/x.png) }',
    "p { background: URL( 'https://evil.example/x.png' ) }",
    'p { background: u\\72l(https://evil.example) }',
    'p { background: \\75 rl(//evil.example) }',
    'p { background: u\\rl(//evil.example) }',
    '@import "https://evil.example/x.css"; p { color: red }',
    '@im\\70ort url(//evil.example);',
    'p { background: image-set("https://evil.example/x.png" 1x) }',
  ]) {
    expect(cleanStyles(css), css).not.toMatch(/url\(|@import|image-set/i)
  }
})

test('in any style, only data URLs remain', () => {
  const part = fc.constantFrom(
    'url(',
    'URL(',
    ' ',
    '"',
    "'",
    'data:',
    '//e.example',
    ')',
    '\\75',
    '@import',
    ';',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const cleaned = cleanStyles(parts.join(''))
      expect(cleaned).not.toMatch(/@import/i)
      expect(cleaned).not.toMatch(/url\(\s*(?!['"]?data:)[^)]*\)/i)
    }),
  )
})

test('links open web pages, mail or phone numbers, and run nothing', () => {
  expect(
    ['https://a.example', 'http://a.example', 'mailto:a@b.example', 'tel:1'].every(isSafeLink),
  ).toBe(true)
  expect(
    ['javascript:alert(1)', ' javascript:x', 'data:text/html,x', 'blob:x', '#top', ''].some(
      isSafeLink,
    ),
  ).toBe(false)
})
