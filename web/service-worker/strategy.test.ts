import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseStrategy, ROUTES } from './strategy.ts'

const ORIGIN = 'https://jobs.example.com'
const FILES = ['/favicon.svg', '/manifest.webmanifest']

const choose = (url: string, { method = 'GET', mode = 'cors' } = {}) =>
  chooseStrategy({ url: new URL(url, ORIGIN).href, method, mode }, { origin: ORIGIN, files: FILES })

test('pages, hashed parts and the app’s own files are distinguished', () => {
  expect(choose('/job-tracker?dialog=add', { mode: 'navigate' })).toBe('page')
  expect(choose('/', { mode: 'navigate' })).toBe('page')
  expect(choose('/assets/index-Dm1y9OUe.js')).toBe('part')
  expect(choose('/favicon.svg')).toBe('file')
  expect(choose('/social.png')).toBe('pass')
})

test('personal or changing data never passes through the worker, even when opened as a page', () => {
  for (const mode of ['cors', 'same-origin', 'no-cors', 'navigate']) {
    for (const path of [
      '/api',
      '/api/auth/export',
      '/trpc/jobs.list?batch=1',
      '/healthz',
      '/readyz',
    ]) {
      expect(choose(path, { mode }), `${mode} ${path}`).toBe('pass')
    }
  }
})

test('only reads are handled', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']) {
    expect(choose('/job-tracker', { method, mode: 'navigate' })).toBe('pass')
    expect(choose('/assets/a.js', { method })).toBe('pass')
  }
})

test('content shared with the app is handled, and no other POST', () => {
  expect(choose('/share', { method: 'POST', mode: 'navigate' })).toBe('share')
  expect(choose('/share?mail=1', { mode: 'navigate' })).toBe('page')
  expect(choose('/share', { method: 'POST', mode: 'cors' })).toBe('pass')
  expect(choose('https://icons.example/share', { method: 'POST', mode: 'navigate' })).toBe('pass')
})

test('other sites are ignored; this site’s http form is upgraded', () => {
  expect(choose('https://icons.example/s2?domain=acme.com')).toBe('pass')
  expect(choose('http://icons.example/a.png')).toBe('pass')
  expect(choose('http://jobs.example.com/favicon.svg')).toBe('upgrade')
  const local = { origin: 'http://localhost:3000', files: FILES }
  const asked = { method: 'GET', mode: 'cors', url: 'http://localhost:3000/favicon.svg' }
  expect(chooseStrategy(asked, local)).toBe('file')
  expect(chooseStrategy({ ...asked, url: 'http://127.0.0.1:4000/a' }, local)).toBe('pass')
})

test('a server call is passed on for any URL', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/api/', '/trpc/'),
      fc.webPath(),
      fc.constantFrom('navigate', 'cors'),
      (prefix, path, mode) => {
        const url = new URL(ORIGIN + prefix + path)
        fc.pre(url.pathname.startsWith(prefix))
        expect(choose(url.href, { mode })).toBe('pass')
      },
    ),
    { numRuns: 30 },
  )
})

/** What a browser with routes does itself, without the worker. */
const route = (path: string) =>
  ROUTES.find(({ condition }) => new URLPattern(condition.urlPattern, ORIGIN).test(path, ORIGIN))
    ?.source

test('the browser’s own routes give the same result as the worker', () => {
  const sources = { pass: 'network', part: 'cache' }
  for (const path of [
    '/trpc/jobs.list?batch=1',
    '/api/auth/export',
    '/calendar/a.ics',
    '/assets/a.js',
  ]) {
    expect(choose(path), path).toBeOneOf(Object.keys(sources))
    expect(route(path), path).toBe(Object.entries(sources).find(([of]) => of === choose(path))?.[1])
  }
  for (const path of [
    '/job-tracker',
    '/',
    '/share',
    '/favicon.svg',
    '/apiary',
    '/assets',
    '/en/assets/a.js',
  ]) {
    expect(route(path), path).toBeUndefined()
  }
})
