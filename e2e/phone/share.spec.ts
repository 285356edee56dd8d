import type { Page } from '@playwright/test'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('content shared with the installed app waits for the sign-in and fills in the form', async ({
  page,
  person,
}) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  const { action, params } = (manifest as { share_target: ShareTarget }).share_target
  const sent = { [params.title]: 'Baker', [params.text]: 'See https://jobs.acme.example/1?id=2' }
  await page.goto(`${action}?${new URLSearchParams(sent)}`)
  await expect(page).toHaveURL('/login')
  await signInAs(page, person)

  const form = page.getByRole('dialog', { name: 'Add Application' })
  const address = form.getByLabel('Address of the posting')
  await expect(address).toHaveValue('https://jobs.acme.example/1?id=2')
  await expect(form.getByRole('button', { name: 'Fill in', exact: true })).toBeEnabled()
  await page.reload()
  await expect(address).toHaveValue('https://jobs.acme.example/1?id=2')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)
  await page.goto('/job-tracker?dialog=add')
  await form.getByRole('button', { name: 'Fill from link' }).click()
  await expect(address).toHaveValue('')
})

const REJECTION = [
  'From: Norvane Recruiting <jobs@norvane.example>',
  'Subject: Your application',
  '',
  'Unfortunately, we will not be moving forward with your application.',
].join('\r\n')

/** Shares a file as the system does with the installed app. */
const shareFile = (page: Page, name: string, content: string) =>
  page.evaluate(
    async ([file = '', text = '']) => {
      await navigator.serviceWorker.ready
      const data = new DataTransfer()
      data.items.add(new File([text], file, { type: 'message/rfc822' }))
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action: '/share',
      })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'mail' })
      form.append(input)
      input.files = data.files
      document.body.append(form)
      form.submit()
    },
    [name, content],
  )

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a shared mail file waits for the sign-in, and is read on confirmation', async ({
    page,
    person,
  }) => {
    await page.goto('/login')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await shareFile(page, 'answer.eml', REJECTION)
    await expect(page).toHaveURL('/login')
    await signInAs(page, person)
    const add = page.getByRole('dialog', { name: 'Add mail' })
    await expect(add.getByText('answer.eml')).toBeVisible()
    await add.getByRole('button', { name: 'Read' }).click()
    const response = page.getByRole('dialog', { name: 'New mail' })
    await expect(response.getByRole('blockquote')).toContainText('we will not be moving forward')
  })
})

type ShareTarget = { action: string; params: { title: string; text: string } }
