import type { APIRequestContext } from '@playwright/test'
import { BOARDS } from '../support/boards.ts'
import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { BrowserWithExtension } from '../support/extension.ts'
import { pair, posting, serve, SITE, test } from '../support/extension-test.ts'
import { inGerman } from '../support/german.ts'
import { expect } from '../support/test.ts'

// One worker, so that one browser serves them all.
test.describe.configure({ mode: 'default' })

/** Checks that Settings offers the same files that these tests load. */
const expectDownloads = async (request: APIRequestContext) => {
  for (const browser of ['chromium', 'firefox']) {
    const response = await request.get(`/extension/foothold-${browser}.zip`)
    expect(response.headers()['content-type']).toBe('application/zip')
    expect((await response.body()).subarray(0, 2).toString()).toBe('PK')
  }
}

test('a paired browser saves the postings of ten boards, each in one click and an Enter', async ({
  extended,
  person,
  between,
  request,
}) => {
  await expectDownloads(request)
  const { options } = await pair(extended, person, between.url)
  await expectAccessibleInBoth(options, 'the page for pairing')
  const page = await extended.context.newPage()
  const times: number[] = []
  for (const { name, address, html, saved } of BOARDS) {
    await serve(page, address, html)
    const { popup, ms } = await extended.press(page)
    times.push(ms)
    if (name === BOARDS[0]?.name) await expectAccessibleInBoth(popup, 'the popup')
    await expect(popup.getByRole('button', { name: 'Save' }), name).toBeFocused()
    await popup.keyboard.press('Enter')
    await expect(popup.getByRole('heading', { name: 'Saved' }), name).toBeVisible()
    await popup.close()
    const job = (await person.listJobs()).find(({ position }) => position === saved['position'])
    expect(job, name).toMatchObject({ ...saved, status: 'saved', url: address })
  }
  console.log(`filled after ${times.map((ms) => Math.round(ms)).join(', ')} ms`)
  expect(await person.listJobs()).toHaveLength(BOARDS.length)
})

test('one of several postings can be chosen, a closed one says so, and one in a frame is found', async ({
  extended,
  person,
  between,
}) => {
  await pair(extended, person, between.url)
  const page = await extended.context.newPage()
  await serve(page, `${SITE}/jobs`, `<h1>Jobs</h1>${['Baker', 'Cook'].map(posting).join('')}`)
  const several = (await extended.press(page)).popup
  await expect(several.getByText('This page contains 2 postings. Which one is it?')).toBeVisible()
  await several.getByRole('button', { name: 'Cook · Acme' }).click()
  await expect(several.getByLabel('Position')).toHaveValue('Cook')
  await several.close()

  const closed = `${posting('Waiter')}<p>This position has been filled.</p>`
  await serve(page, `${SITE}/closed`, closed)
  const over = (await extended.press(page)).popup
  await expect(over.getByText('This posting says it is closed.')).toBeVisible()
  await expect(over.getByLabel('Position')).toHaveValue('Waiter')
  await over.close()

  const inFrame = `<p>Work with us</p><iframe srcdoc="${posting('Gardener').replaceAll('"', '&quot;')}"></iframe>`
  await serve(page, `${SITE}/framed`, inFrame)
  const framed = (await extended.press(page)).popup
  await expect(framed.getByLabel('Position')).toHaveValue('Gardener')
  await framed.keyboard.press('Enter')
  await expect(framed.getByRole('heading', { name: 'Saved' })).toBeVisible()
  await framed.close()
  expect(await person.listJobs()).toMatchObject([
    { position: 'Gardener', company: 'Acme', url: `${SITE}/framed` },
  ])
})

test('existing applications are pointed out, and unsent ones are stored and sent once', async ({
  extended,
  person,
  between,
}) => {
  const page = await extended.context.newPage()
  await serve(page, `${SITE}/1`, posting('Baker'))
  const unpaired = (await extended.press(page)).popup
  await expect(unpaired.getByRole('button', { name: 'Pair this browser' })).toBeVisible()
  await unpaired.close()
  const { tokenId } = await pair(extended, person, between.url)

  await person.addJob({ company: 'ACME Inc.', position: 'Baker (m/f/d)', status: 'interviewing' })
  const { popup } = await extended.press(page)
  await expect(popup.getByText(/Baker \(m\/f\/d\) at ACME Inc\., Interviewing/)).toBeVisible()
  await popup.getByLabel('Location').fill('Potsdam')
  await popup.close()

  between.disturb('responses lost')
  const again = (await extended.press(page)).popup
  await expect(again.getByText('What you typed before was restored.')).toBeVisible()
  await expect(again.getByLabel('Location')).toHaveValue('Potsdam')
  await again.getByLabel('Applied').check()
  await again.keyboard.press('Enter')
  await expect(again.getByRole('heading', { name: 'Stored in this browser' })).toBeVisible()
  await again.close()
  expect(await extended.readBadge()).toBe('1')
  // It was saved, but the extension received no response.
  expect(await person.listJobs()).toHaveLength(2)

  between.disturb('cut')
  await serve(page, `${SITE}/2`, posting('Cook'))
  const offline = (await extended.press(page)).popup
  await offline.getByRole('button', { name: 'Save' }).click()
  await expect(offline.getByRole('status')).toContainText('could not be reached')
  await expect(offline.getByRole('button', { name: '2 waiting' })).toBeVisible()
  await offline.getByRole('button', { name: '2 waiting' }).click()
  await expect(offline.getByRole('listitem').filter({ hasText: 'Cook at Acme' })).toBeVisible()
  await expectAccessibleInBoth(offline, 'what waits')
  await offline.close()

  between.comeBack()
  const back = (await extended.press(page)).popup
  await expect.poll(() => extended.readBadge()).toBe('')
  await back.close()
  const jobs = await person.listJobs()
  expect(jobs.map(({ position }) => position).toSorted()).toEqual([
    'Baker',
    'Baker (m/f/d)',
    'Cook',
  ])
  expect(jobs.find(({ position }) => position === 'Baker')).toMatchObject({
    location: 'Potsdam',
    status: 'applied',
  })

  await person.deleteToken(tokenId)
  await serve(page, `${SITE}/3`, posting('Waiter'))
  const revoked = (await extended.press(page)).popup
  await revoked.getByRole('button', { name: 'Save' }).click()
  await expect(revoked.getByRole('status')).toContainText('This browser is no longer paired')
  await expect(revoked.getByRole('button', { name: '1 waiting' })).toBeVisible()
  await revoked.close()
  await pair(extended, person, between.url)
  await expect.poll(() => extended.readBadge()).toBe('')
  expect(await person.listJobs()).toHaveLength(4)
})

test('in a German browser, the extension and the server’s English messages are German', async ({
  person,
  between,
}) => {
  const extended = await BrowserWithExtension.launch({ language: 'de' })
  const options = extended.findOptions()
  // The test's locale may reach a page that opens as the browser starts after its scripts ran.
  await options.reload()
  await expect(options.getByRole('heading', { level: 1 })).toHaveText(
    inGerman('Foothold in this browser'),
  )
  const { token } = await person.addToken({ name: 'Browser extension', scope: 'capture' })
  await options.getByLabel(inGerman('Pairing code')).fill(`${between.url}/pair#${token}`)
  await options.getByRole('button', { name: inGerman('Pair'), exact: true }).click()
  await expect(
    options.getByRole('heading', { name: /^Mit localhost:\d+ gekoppelt$/ }),
  ).toBeVisible()

  between.disturb('cut')
  const page = await extended.context.newPage()
  await serve(page, `${SITE}/1`, posting('Baker'))
  const { popup } = await extended.press(page)
  await expect(popup.locator('html')).toHaveAttribute('lang', 'de')
  await expect(popup.getByLabel(inGerman('Position'))).toHaveValue('Baker')
  await popup.getByRole('button', { name: inGerman('Save'), exact: true }).click()
  await expect(popup.getByRole('status')).toContainText(
    /Baker bei Acme: localhost:\d+ war nicht erreichbar\. .+ Es wird von selbst gesendet/,
  )
  await expect(
    popup.getByRole('heading', { name: inGerman('Stored in this browser') }),
  ).toBeVisible()
  await extended.close()
})
