import fc from 'fast-check'
import { expect, test } from 'vitest'
import { upgradeToHttps } from './https.ts'

test('an absolute http address becomes https, with everything else unchanged', () => {
  expect(upgradeToHttps('http://jobs.example.com/trpc/a?b=http://c#d')).toBe(
    'https://jobs.example.com/trpc/a?b=http://c#d',
  )
  expect(upgradeToHttps('HTTP://Example.com:8080/')).toBe('https://Example.com:8080/')
})

test('a server on this machine is unchanged', () => {
  for (const address of [
    'http://localhost:3000/api/jobs',
    'http://LOCALHOST/',
    'http://app.localhost/',
    'http://127.0.0.1:3000/',
    'http://127.8.9.10/',
    'http://[::1]:3000/',
  ]) {
    expect(upgradeToHttps(address)).toBe(address)
  }
})

test('a name that only looks like this machine is upgraded', () => {
  for (const host of ['localhost.example.com', 'notlocalhost', '127.0.0.1.example.com']) {
    expect(upgradeToHttps(`http://${host}/`)).toBe(`https://${host}/`)
  }
})

test('relative, https and invalid addresses are unchanged', () => {
  for (const address of ['/trpc/jobs.list', 'https://example.com/', 'http://', 'httpx://a/', '']) {
    expect(upgradeToHttps(address)).toBe(address)
  }
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(upgradeToHttps(path)).toBe(path)
    }),
    { numRuns: 30 },
  )
})
