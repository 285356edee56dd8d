import { expect, test } from 'vitest'
import { makeJob } from '#src/jobs/job-fixture.ts'
import { findOtherPosition } from './describe-mail.ts'

test.each([
  ['Software Engineer', 'Software Engineer, Editor', false],
  ['Ingénieur logiciel (H/F)', 'Ingenieur Logiciel', false],
  ['Senior Software Engineer', 'Software Engineer', true],
  ['C++ Developer', 'C# Developer', true],
  ['Analyst', 'Engineer', true],
])('a mail that names %s is about another position than %s: %s', (position, applied, isOther) => {
  const found = findOtherPosition({ position }, makeJob({ position: applied }))
  expect(found).toBe(isOther ? position : null)
})

test('a mail that names no position is about the application', () => {
  expect(findOtherPosition({ position: null }, makeJob())).toBeNull()
})
