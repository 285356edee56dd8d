import { expect, test } from 'vitest'
import { readShared } from './shared-posting.ts'

const URL = 'https://jobs.acme.example/1?a=b&c=d#7'
const share = (sent: Record<string, string>) => readShared(`?${new URLSearchParams(sent)}`)

test('a URL is a link, even if an app puts it into the text', () => {
  const link = { way: 'link', text: URL }
  expect(share({ title: 'Baker', url: URL })).toEqual(link)
  expect(share({ title: 'Baker', text: URL })).toEqual(link)
  expect(share({ text: `Look at this job: Baker at Acme\n${URL}` })).toEqual(link)
  expect(share({ text: 'Baker', url: 'not an address' })).toEqual({ way: 'text', text: 'Baker' })
})

test('a whole posting is text, even with URLs in it', () => {
  const posting = `${'We bake bread. '.repeat(40)}Apply at ${URL}`
  expect(share({ title: 'Baker', text: posting })).toEqual({
    way: 'text',
    text: `Baker\n${posting}`,
  })
})

test('an empty share is undefined', () => {
  expect(readShared('')).toBeUndefined()
  expect(share({ title: ' ', text: '', url: '' })).toBeUndefined()
})
