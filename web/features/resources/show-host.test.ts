import { expect, test } from 'vitest'
import { findIconDomain, showHost } from './show-host.ts'

test.each([
  ['https://www.example.com/path', 'example.com'],
  ['https://www.com', 'www.com'],
  ['https://Bücher.example', 'bücher.example'],
  ['https://xn--bcher-kva.example', 'bücher.example'],
  ['https://例え.jp', '例え.jp'],
  ['https://пример.рф', 'пример.рф'],
  ['https://한국.kr', '한국.kr'],
  ['https://مثال.example', 'مثال.example'],
  ['https://user:pass@example.com:8443/', 'example.com'],
  ['https://google.com@evil.example/', 'evil.example'],
  ['http://[::1]:3000/', '[::1]'],
  ['http://127.0.0.1/', '127.0.0.1'],
])('the host of %s is shown as %s', (url, shown) => {
  expect(showHost(url)).toBe(shown)
})

test.each([
  // Cyrillic only, but looks like apple.com.
  'https://аррӏе.com',
  // One Cyrillic letter among Latin ones.
  'https://gооgle.com',
  'https://раypal.com',
  'https://οmega.com',
  // A dotless i, a Latin alpha, an invisible letter, a combining mark.
  'https://ıcloud.com',
  'https://ɑpple.com',
  'https://exam\u200cple.com',
  'https://a\u0338b.com',
  // A Katakana letter that looks like a slash.
  'https://example.comノpath.example',
  'https://xn--.com',
])('the host of %s could be mistaken for another, and is shown in ASCII', (url) => {
  // oxlint-disable-next-line no-control-regex
  expect(showHost(url)).toMatch(/^[\u0000-\u007f]*$/)
})

test.each([
  'http://localhost:3000',
  'http://10.0.0.1',
  'http://[::1]',
  'http://nas.local',
  'http://wiki',
])('%s is not sent to the icon service', (url) => {
  expect(findIconDomain(url)).toBeUndefined()
})

test('an icon is requested by the host’s full name', () => {
  expect(findIconDomain('https://www.Bücher.example/a')).toBe('www.xn--bcher-kva.example')
})
