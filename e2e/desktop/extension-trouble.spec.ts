import 'reflect-metadata'
import { KeyObject } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { X509CertificateGenerator } from '@peculiar/x509'
import type { BrowserWithExtension } from '../support/extension.ts'
import { pair, posting, serve, SITE, test as base } from '../support/extension-test.ts'
import type { Trouble } from '../support/reverse-proxy.ts'
import { expect } from '../support/test.ts'

/** A certificate that no authority signed, and its key, as PEM. */
const signOwnCertificate = async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const cert = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    keys,
    signingAlgorithm: algorithm,
  })
  const key = KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' })
  return { key, cert: cert.toString('pem') }
}

const test = base.extend<{
  untrusted: string
}>({
  /** The address of a server whose certificate nobody has signed. */
  untrusted: async ({ baseURL: _url }, provide) => {
    const server = createServer(await signOwnCertificate(), (_asked, response) =>
      response.end('{}'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await provide(`https://localhost:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

// One worker, so that one browser serves them all.
test.describe.configure({ mode: 'default' })

const openPosting = async ({ context }: BrowserWithExtension) => {
  const page = await context.newPage()
  await serve(page, `${SITE}/1`, posting('Baker'))
  return page
}

const TROUBLES: [string, Trouble, RegExp][] = [
  ['has moved', 'moved', /redirects elsewhere\. If your Foothold has moved, pair this browser/],
  ['is behind a sign-in page', 'portal', /is not Foothold\. .+ sign in there first/],
  ['was replaced by another program', 'other program', /is not Foothold\. It may have moved/],
  ['is closed', 'cut', /could not be reached\. It may be down/],
]

for (const [name, trouble, sentence] of TROUBLES) {
  test(`a posting saved while the server ${name} is kept, with the reason, and sent once`, async ({
    extended,
    person,
    between,
  }) => {
    const { token } = await person.addToken({ name: 'Browser extension', scope: 'capture' })
    await extended.setPairing(between.url, token)
    const page = await openPosting(extended)
    between.disturb(trouble)
    const { popup } = await extended.press(page)
    await expect(popup.getByLabel('Position')).toHaveValue('Baker')
    await popup.getByRole('button', { name: 'Save' }).click()
    await expect(popup.getByRole('heading', { name: 'Stored in this browser' })).toBeVisible()
    await expect(popup.getByRole('status')).toContainText(sentence)
    await popup.close()
    expect(await extended.readBadge()).toBe('1')
    expect(await person.listJobs()).toEqual([])

    between.comeBack()
    const back = (await extended.press(page)).popup
    await expect.poll(() => extended.readBadge()).toBe('')
    await back.close()
    expect(await person.listJobs()).toMatchObject([{ position: 'Baker', company: 'Acme' }])
  })
}

test('postings kept because the server’s name or certificate is invalid can be sent to the next one', async ({
  extended,
  person,
  between,
  untrusted,
}) => {
  const { token } = await person.addToken({ name: 'Browser extension', scope: 'capture' })
  const page = await openPosting(extended)
  for (const server of ['http://foothold.invalid', untrusted]) {
    await extended.setPairing(server, token)
    const { popup } = await extended.press(page)
    await popup.getByRole('button', { name: 'Save' }).click()
    await expect(popup.getByRole('status')).toContainText(
      /could not be reached\. It may be down, or its certificate may have changed\./,
    )
    await popup.close()
  }
  expect(await extended.readBadge()).toBe('2')

  await pair(extended, person, between.url)
  const { popup } = await extended.press(page)
  await popup.getByRole('button', { name: '2 waiting' }).click()
  const host = new URL(between.url).host
  const instead = popup.getByRole('button', { name: `Send to ${host} instead` })
  await instead.first().click()
  await expect(instead).toHaveCount(1)
  await instead.click()
  await expect(instead).toHaveCount(0)
  await popup.getByRole('button', { name: 'Send now' }).click()
  await expect(popup.getByText('Nothing: everything has been sent.')).toBeVisible()
  expect(await extended.readBadge()).toBe('')
  expect(await person.listJobs()).toHaveLength(2)
})

test('a pairing code with a read-only token is rejected', async ({ extended, person, between }) => {
  const { token } = await person.addToken({ name: 'Reports', scope: 'read' })
  const options = extended.findOptions()
  await options.getByLabel('Pairing code').fill(`${between.url}/pair#${token}`)
  await options.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(options.getByRole('alert')).toContainText('does not accept this code')
})
