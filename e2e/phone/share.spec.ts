import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('what is shared with the installed app waits through the sign-in and fills in the form', async ({
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

type ShareTarget = { action: string; params: { title: string; text: string } }
