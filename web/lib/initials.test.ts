import { expect, test } from 'vitest'
import { findInitials } from './initials.ts'

const initialsOf = (first_name: string, last_name: string) =>
  findInitials({ first_name, last_name })

test('initials are the first letters of both names, uppercased', () => {
  expect(initialsOf('ada', 'lovelace')).toBe('AL')
})

test('one name alone gives one letter', () => {
  expect(initialsOf(' Plato ', '')).toBe('P')
  expect(initialsOf('', 'ø')).toBe('Ø')
})

test('a missing and a nameless person have the initial U', () => {
  expect(findInitials(undefined)).toBe('U')
  expect(initialsOf(' ', '')).toBe('U')
})

test('a letter of several code points stays whole', () => {
  expect(initialsOf('e\u0301mile', '👩‍🔬 Curie')).toBe('E\u0301👩‍🔬')
  expect(initialsOf('e\u0301', 'ぎん')).toBe('E\u0301ぎ')
})
