import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NoticeScope, openNotice, readNotice, showNotice } from './notices.ts'

const NOTICE = { title: 'Call Ann', body: 'Engineer at Acme', path: '/dashboard?x=1', tag: 'a' }

const DUE = 'Es ist etwas fällig'
const describe = async () => DUE

/** A service-worker scope with these pages open; records what is called. */
function createScope(...urls: string[]) {
  const happened: unknown[] = []
  const scope: NoticeScope = {
    location: { origin: 'https://jobs.example.com' },
    clients: {
      matchAll: async () =>
        urls.map((url) => ({
          url,
          focus: async () => happened.push(['focus', url]),
          navigate: async (to: string) => happened.push(['navigate', to]),
        })),
      openWindow: async (to) => happened.push(['open', to]),
    },
    registration: {
      showNotification: async (title, options) => void happened.push([title, options]),
    },
  }
  return { scope, happened }
}

test('a notice is shown as it was sent, once for its tag', async () => {
  const { scope, happened } = createScope()
  await showNotice(scope, { data: { json: () => NOTICE } }, describe)
  const options = { body: 'Engineer at Acme', tag: 'a', icon: '/favicon.svg' }
  expect(happened).toEqual([['Call Ann', { ...options, data: '/dashboard?x=1' }]])
})

test('for any push, a notice is shown that leads into the app', async () => {
  const unreadable = () => {
    throw new SyntaxError('no JSON')
  }
  const { scope, happened } = createScope()
  await showNotice(scope, { data: null }, describe)
  await showNotice(scope, { data: { json: unreadable } }, describe)
  const shown = ['Foothold', expect.objectContaining({ body: DUE, data: '/dashboard' })]
  expect(happened).toEqual([shown, shown])
  fc.assert(
    fc.property(
      fc.anything(),
      fc.oneof(fc.webPath(), fc.constantFrom('//evil.example', 'javascript:x', 'https://x.y')),
      (sent, path) => {
        for (const data of [sent, { ...NOTICE, path }]) {
          const notice = readNotice(data)
          if (notice === undefined) continue
          expect(notice.title).not.toBe('')
          expect(new URL(notice.path, 'https://jobs.example.com').origin).toBe(
            'https://jobs.example.com',
          )
        }
      },
    ),
  )
})

test('a click opens the page in the existing window, else in a new one', async () => {
  const clicked = { notification: { data: NOTICE.path, close: () => undefined } }
  const url = 'https://jobs.example.com/dashboard?x=1'
  const open = createScope('https://other.example/', 'https://jobs.example.com/profile')
  await openNotice(open.scope, clicked)
  expect(open.happened).toEqual([
    ['focus', 'https://jobs.example.com/profile'],
    ['navigate', url],
  ])
  const none = createScope()
  await openNotice(none.scope, clicked)
  expect(none.happened).toEqual([['open', url]])
})
