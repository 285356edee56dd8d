import { expect, test } from 'vitest'
import { tidy } from './text.ts'

test('characters that stand for ligatures are replaced by their letters', () => {
  expect(tidy('BaƩery IniƟaƟve')).toBe('Battery Initiative')
  expect(tidy('ﬁne')).toBe('fine')
  expect(tidy('bĳ Ĳsberg')).toBe('bij IJsberg')
})
