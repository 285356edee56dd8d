import { describe, expect, test } from 'vitest'
import { findNamed, guessKind } from './quick-add.ts'

test.each([
  ['Call with Dana about the offer', 'call'],
  ['called them', 'call'],
  ['E-mail to HR', 'email'],
  ['Met the team', 'meeting'],
  ['Agency: new openings', 'agency_visit'],
  ['Asked about recall', undefined],
  ['', undefined],
])('“%s” is of kind %s', (text, kind) => {
  expect(guessKind(text)).toBe(kind)
})

describe('a person', () => {
  const people = ['Dana Scully', 'Fox Mulder', 'Jo Lee', 'Ana Lee'].map((name) => ({
    id: name,
    name,
  }))
  test.each([
    ['Call with Dana about the offer', 'Dana Scully'],
    ['Wrote to mulder', 'Fox Mulder'],
    ['Lunch with Jo Lee, and Dana', 'Jo Lee'],
    ['Lee said no', undefined],
    ['Danae called', undefined],
    ['Jo called', undefined],
  ])('is named by “%s”: %s', (text, name) => {
    expect(findNamed(text, people)?.name).toBe(name)
  })
})
