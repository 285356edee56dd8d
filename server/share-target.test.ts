import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const share = async (form: FormData) => {
  const { body, headers } = new Request('http://localhost', { method: 'POST', body: form })
  const response = await t.app.inject({
    method: 'POST',
    url: '/share',
    headers: Object.fromEntries(headers),
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
  expect(response.statusCode).toBe(303)
  return response.headers.location
}

test('without its service worker the app receives shared content by its URL', async () => {
  const form = new FormData()
  form.set('title', 'Baker')
  form.set('text', 'See https://jobs.acme.example/1?id=2')
  expect(await share(form)).toBe(
    '/share?title=Baker&text=See+https%3A%2F%2Fjobs.acme.example%2F1%3Fid%3D2',
  )
  form.set('mail', new Blob(['Subject: Hello'.repeat(10_000)]), 'a.eml')
  expect(await share(form)).toBe('/dashboard?mail=add')
})

test('any other request there redirects to the app', async () => {
  const response = await t.app.inject({ method: 'POST', url: '/share', payload: { text: 'a' } })
  expect(response.headers.location).toBe('/share?')
})
