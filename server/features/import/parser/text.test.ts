import { expect, test } from 'vitest'
import { tidy } from './text.ts'

test('letters that stand for ligatures inside words are written out', () => {
  expect(tidy('BaƩery IniƟaƟve')).toBe('Battery Initiative')
  expect(tidy('ﬁne')).toBe('fine')
})
