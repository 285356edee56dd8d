import { fulfillCalls, holdCalls } from '../support/calls.ts'
import { expect, test } from '../support/test.ts'

test('an error that the server finds in a field is shown there, and the field has the focus', async ({
  page,
  signedIn,
}) => {
  await page.goto('/job-tracker?dialog=add')
  const dialog = page.getByRole('dialog', { name: 'Add Application' })
  await dialog.getByLabel('Position').fill('Engineer')
  await dialog.getByLabel('Company').fill('Acme')
  const works = await fulfillCalls(page, 'jobs.create', {
    status: 400,
    detail: 'Company is not one of yours',
    fields: { company: 'Company is not one of yours' },
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Company')).toBeFocused()
  await expect(dialog.getByLabel('Company')).toHaveAccessibleDescription(
    'Company is not one of yours',
  )
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await works()
  await dialog.getByLabel('Company').fill('Acme Inc')
  await expect(dialog.getByText('Company is not one of yours')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await signedIn.listJobs()).toMatchObject([{ company: 'Acme Inc' }])
})

test('a dialog whose code cannot be loaded is reported, and its screen is unchanged', async ({
  page,
  signedIn,
}) => {
  await page.route(/assets\/account-dialogs-[^/]*\.js/, (route) => route.abort())
  await page.goto('/settings?change=email')
  await expect(page.getByText('That could not be opened. Please check')).toBeVisible()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(signedIn.email)).toBeVisible()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible()
})

test('a confirmation dialog confirmed twice runs its action once', async ({ page, signedIn }) => {
  const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('jobs.delete')) calls += 1
  })
  await page.goto(`/job-tracker?dialog=delete&job=${job.id}`)
  const release = await holdCalls(page, 'jobs.delete')
  const dialog = page.getByRole('dialog', { name: 'Delete application' })
  await dialog.getByRole('button', { name: 'Delete' }).dblclick()
  release()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Deleted Engineer at Acme')).toBeVisible()
  expect(calls).toBe(1)
})

test('a failed save is shown near its button, on a wide screen and a narrow one', async ({
  page,
  signedIn,
}) => {
  expect(await signedIn.listJobs()).toEqual([])
  await page.goto('/profile?edit=preferences')
  const dialog = page.getByRole('dialog', { name: 'Edit Preferences' })
  await dialog.getByLabel('Years of experience').fill('7')
  await fulfillCalls(page, 'profile.update', { status: 500, detail: 'Internal server error' })
  for (const width of [1280, 390]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 760 })
      await dialog.getByLabel('Years of experience').focus()
      const response = page.waitForResponse(/profile\.update/)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await response
      const failure = dialog.getByRole('alert')
      await expect(failure).toBeInViewport({ ratio: 1 })
      expect(await failure.evaluate(isOnTop)).toBe(true)
    })
  }
})

const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
