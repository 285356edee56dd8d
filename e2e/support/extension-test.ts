import type { Page } from '@playwright/test'
import { BrowserWithExtension } from './extension.ts'
import { ReverseProxy } from './reverse-proxy.ts'
import { expect, type Person, test as base } from './test.ts'

export const SITE = 'https://jobs.acme.example'

/**
 * Tests with a browser that has the extension, and a proxy before the server it is paired with. One
 * browser serves all tests of a worker, since its start takes longer than most of them; each finds the
 * extension as after its installation.
 */
export const test = base.extend<
  { between: ReverseProxy; extended: BrowserWithExtension },
  { launched: BrowserWithExtension }
>({
  launched: [
    async ({ browserName: _name }, provide) => {
      const launched = await BrowserWithExtension.launch()
      await provide(launched)
      await launched.close()
    },
    { scope: 'worker' },
  ],
  between: async ({ baseURL }, provide) => {
    const between = new ReverseProxy(baseURL ?? '')
    await between.start()
    await provide(between)
    await between.stop()
  },
  extended: async ({ launched, person: _person }, provide) => {
    await provide(launched)
    await launched.forgetEverything()
  },
})

/** Pairs the extension by its own page, as a person does. */
export const pair = async (extended: BrowserWithExtension, person: Person, server: string) => {
  const { id, token } = await person.addToken({ name: 'Browser extension', scope: 'capture' })
  const options = extended.findOptions()
  await options.getByLabel('Pairing code').fill(`${server}/pair#${token}`)
  await options.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(options.getByText('You can close this page.')).toBeVisible()
  return { options, tokenId: id }
}

/** Opens `html` at `address`. */
export const serve = async (page: Page, address: string, html: string): Promise<void> => {
  const body = `<!doctype html><html lang="en"><body>${html}</body></html>`
  await page
    .context()
    .route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(address)
}

/** A page's content with one posting of Acme's. */
export const posting = (title: string): string =>
  `<title>${title}</title><h1>${title}</h1><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title, hiringOrganization: { name: 'Acme' } })}</script>`
