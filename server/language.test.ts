import { expect, test } from 'vitest'
import { findLanguage } from './language.ts'

test('the choice on the device takes precedence over the browser’s, and English is the default', () => {
  expect(findLanguage({ cookie: 'theme=dark; language=fr', 'accept-language': 'de' })).toBe('fr')
  expect(findLanguage({ cookie: 'language=xx', 'accept-language': 'de-CH,de;q=0.9' })).toBe('de')
  expect(findLanguage({ 'accept-language': 'sv, it;q=0.4, es;q=0.8' })).toBe('es')
  expect(findLanguage({ 'accept-language': 'de;q=0, *' })).toBe('en')
  expect(findLanguage({ 'accept-language': ';;,=' })).toBe('en')
  expect(findLanguage({})).toBe('en')
})
