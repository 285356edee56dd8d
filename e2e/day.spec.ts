import { expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test(
  'silent applications can be followed up, put off or given up, each with Undo',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
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
    await expectAccessibleAtAnyWidth(page, 'what has gone quiet')

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
    await expect(form.getByLabel('What to do')).toHaveValue('Ask Bureau for an answer')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await expect(
      page.getByRole('checkbox', { name: 'Done: Ask Bureau for an answer' }),
    ).toBeVisible()
    await expect(rows).toHaveText([/Clerk/, /Pilot/])
    // An application whose follow-up is done is not proposed again at once.
    await page.getByRole('checkbox', { name: 'Done: Ask Bureau for an answer' }).click()
    await page.reload()
    await expect(rows).toHaveText([/Clerk/, /Pilot/])
  },
)

test(
  'the dashboard is arranged by keyboard, and remembered until it is reset',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Bureau', position: 'Agent' })
    await page.goto('/dashboard')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    const usual = ['Goal', 'Follow-ups', 'Upcoming Interviews', 'Recent Applications']
    await expect(titles).toHaveText(usual)
    await page.getByRole('button', { name: 'Arrange dashboard' }).click()
    const dialog = page.getByRole('dialog', { name: 'Arrange Dashboard' })
    await expectAccessibleAtAnyWidth(page, 'arranging the dashboard')
    const up = dialog.getByRole('button', { name: 'Move Recent Applications up' })
    await up.focus()
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Enter')
      await expect(up).toBeFocused()
    }
    await expect(dialog.getByRole('status')).toHaveText('Recent Applications is number 1 of 7')
    await dialog.getByRole('switch', { name: 'Upcoming Interviews' }).focus()
    // Each step is saved separately, one after the other.
    const saved = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('{"name":"interviews","is_shown":false}')),
    )
    await page.keyboard.press('Space')
    await (await saved).response()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
    const arranged = ['Recent Applications', 'Goal', 'Follow-ups']
    await expect(titles).toHaveText(arranged)
    await page.reload()
    await expect(titles).toHaveText(arranged)

    await page.getByRole('button', { name: 'Arrange dashboard' }).click()
    await dialog.getByRole('button', { name: 'Reset' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(titles).toHaveText(usual)
  },
)

test(
  'a goal is set on the dashboard, counts applications, and shows when it is reached',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Bureau', position: 'Agent', status: 'applied' })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Set a goal' }).click()
    const form = page.getByRole('form', { name: 'Goal' })
    await expect(form.getByLabel('How many')).toBeFocused()
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await expect(form).toContainText('The goal must be a whole number from 1 to 999')
    await form.getByLabel('How many').fill('2')
    await page.keyboard.press('Enter')
    const goal = page.getByRole('region', { name: 'Weekly goal' })
    await expect(goal).toContainText('1 of 2 this week')
    await expect(goal).toContainText('1 application, 0 efforts')
    await expect(goal.getByRole('button', { name: 'Edit goal' })).toBeFocused()

    await page.getByRole('button', { name: 'Add Application' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Application' })
    await dialog.getByLabel('Company').fill('Acme')
    await dialog.getByLabel('Position').fill('Engineer')
    await dialog.getByLabel('Status').selectOption('applied')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(goal.getByRole('status')).toHaveText('Goal reached')
    await expectAccessibleAtAnyWidth(page, 'a goal that is reached')

    await goal.getByRole('button', { name: 'Edit goal' }).click()
    await form.getByLabel('Counted in').selectOption('Each month')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Edit goal' }).click()
    await expect(page.getByRole('region', { name: 'Monthly goal' })).toBeVisible()
    await form.getByLabel('How many').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Set a goal' })).toBeFocused()
  },
)
