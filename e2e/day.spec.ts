import { expectAccessibleInBoth } from './support/both-themes.ts'
import { expect, test } from './support/test.ts'

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('what has gone quiet is followed up, put off or given up, each with a way back', async ({
  page,
  signedIn,
}) => {
  const add = (position: string, days: number) =>
    signedIn.addJob({ company: 'Bureau', position, application_date: daysAgo(days) })
  await add('Agent', 20)
  await add('Clerk', 30)
  await add('Pilot', 40)
  await add('Fresh', 2)
  await page.goto('/dashboard')
  const quiet = page.getByRole('region', { name: 'Gone quiet' })
  const rows = quiet.getByRole('listitem')
  await expect(quiet).toContainText('Answers usually take 14 days')
  await expect(rows).toHaveText([/Agent.*silent for \d+ days/, /Clerk/, /Pilot/])
  await expectAccessibleInBoth(page, 'what has gone quiet')

  await rows.nth(2).getByRole('button', { name: 'Not now' }).click()
  await expect(rows).toHaveText([/Agent/, /Clerk/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveText([/Agent/, /Clerk/, /Pilot/])

  await rows.nth(1).getByRole('button', { name: 'Ghosted' }).click()
  await expect(rows).toHaveText([/Agent/, /Pilot/])
  await expect(page.getByText('Marked as ghosted by Bureau')).toBeVisible()
  const clerk = (await signedIn.listJobs()).find(({ position }) => position === 'Clerk')
  expect(clerk).toMatchObject({ status: 'applied', outcome: 'ghosted' })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows).toHaveCount(3)

  await rows.first().getByRole('button', { name: 'Follow up' }).click()
  const form = page.getByRole('dialog', { name: 'Add Follow-up' })
  await expect(form.getByLabel('What to do')).toHaveValue('Ask Bureau about an answer')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(
    page.getByRole('checkbox', { name: 'Done: Ask Bureau about an answer' }),
  ).toBeVisible()
  await expect(rows).toHaveText([/Clerk/, /Pilot/])
  // Done, it has been asked about: it is not proposed again at once.
  await page.getByRole('checkbox', { name: 'Done: Ask Bureau about an answer' }).click()
  await page.reload()
  await expect(rows).toHaveText([/Clerk/, /Pilot/])
})

test('the dashboard is arranged by keyboard, and stays so until it is reset', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Bureau', position: 'Agent' })
  await page.goto('/dashboard')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(['Follow-ups', 'Upcoming Interviews', 'Recent Applications'])
  await page.getByRole('button', { name: 'Arrange dashboard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arrange Dashboard' })
  await expectAccessibleInBoth(page, 'arranging the dashboard')
  const up = dialog.getByRole('button', { name: 'Move Recent Applications up' })
  await up.focus()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Enter')
    await expect(up).toBeFocused()
  }
  await expect(dialog.getByRole('status')).toHaveText('Recent Applications is number 1 of 6')
  await dialog.getByRole('switch', { name: 'Upcoming Interviews' }).focus()
  // Each step is saved by itself, one after the other.
  const saved = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('{"name":"interviews","is_shown":false}')),
  )
  await page.keyboard.press('Space')
  await (await saved).response()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  const arranged = ['Recent Applications', 'Follow-ups']
  await expect(titles).toHaveText(arranged)
  await page.reload()
  await expect(titles).toHaveText(arranged)

  await page.getByRole('button', { name: 'Arrange dashboard' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(titles).toHaveText(['Follow-ups', 'Upcoming Interviews', 'Recent Applications'])
})
