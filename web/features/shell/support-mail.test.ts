import { expect, test } from 'vitest'
import { draftSupportMail } from './support-mail.ts'

const link = draftSupportMail({
  to: 'help@example.com',
  path: '/job-tracker',
  now: new Date('2026-03-04T05:06:07Z'),
})

test('the draft goes to the support address with a subject', () => {
  const { protocol, pathname, searchParams } = new URL(link)
  expect(`${protocol}${pathname}`).toBe('mailto:help@example.com')
  expect(searchParams.get('subject')).toBe('Foothold support request')
})

test('the body asks for everything that support needs, with the path and the time filled in', () => {
  const body = new URL(link).searchParams.get('body')
  for (const part of [
    'Description of the issue:',
    'Steps to reproduce:',
    'Expected result:',
    'Actual result:',
    'Current page path: /job-tracker',
    'Time: ',
    '2026',
  ]) {
    expect(body).toContain(part)
  }
})

test('line breaks and spaces survive mail programs that do not decode plus signs', () => {
  expect(link).toContain('%0D%0A')
  expect(link).not.toContain('+')
})
