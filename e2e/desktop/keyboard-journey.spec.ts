import type { Locator, Page } from '@playwright/test'
import { findChecklist } from '../../src/jobs/checklists.ts'
import { findCard, findCardIn } from '../support/board.ts'
import { expect, PASSWORD, test } from '../support/test.ts'

const NAME = 'Engineer at Acme'
/** The most presses of Tab that a screen may need. */
const TABS_MAX = 40

/** Presses Tab until the target has the focus, and checks that it is visible. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < TABS_MAX && !(await hasFocus()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

const goTo = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(name)
  await expect(palette.getByRole('option', { name: `Go to ${name}` })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  // A key pressed while the palette is open would go to it.
  await expect(palette).toHaveCount(0)
}

const register = async (page: Page, email: string) => {
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'Get Started' }).first())
  await type(page, page.getByLabel('First name'), 'Grace')
  await type(page, page.getByLabel('Last name'), 'Hopper')
  await type(page, page.getByLabel('Email'), email)
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD)
  await type(page, page.getByLabel('Confirm password'), PASSWORD)
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible()
}

const signIn = async (page: Page, email: string) => {
  await press(page, page.getByRole('link', { name: 'Sign In' }))
  await type(page, page.getByLabel('Email or username'), email)
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

const addApplication = async (page: Page) => {
  await goTo(page, 'Job Tracker')
  await expect(page.getByRole('heading', { name: 'Your whole search' })).toBeVisible()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Add Application' })
  await expect(form.getByLabel('Position')).toBeFocused()
  await page.keyboard.type('Engineer')
  await type(page, form.getByLabel('Company'), 'Acme')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
}

const moveToInterviewing = async (page: Page) => {
  await tabTo(page, findCardIn(page, /^APPLIED/, NAME))
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Picked up Engineer at Acme/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Over Interviewing/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(findCardIn(page, /^INTERVIEWING/, NAME)).toBeFocused()
}

const prepare = async (page: Page) => {
  await page.keyboard.press('Enter')
  const overview = page.getByRole('dialog', { name: 'Application Overview' })
  await press(page, overview.getByRole('button', { name: 'Prepare' }))
  const dialog = page.getByRole('dialog', { name: 'Acme', exact: true })
  const [first] = findChecklist('technical').items
  await tabTo(page, dialog.getByLabel(first?.text ?? ''))
  await page.keyboard.press('Space')
  await expect(dialog.getByLabel(first?.text ?? '')).toBeChecked()
  await type(page, dialog.getByPlaceholder('Add your preparation notes here...'), 'Be kind')
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toHaveCount(0)
  await expect(findCard(page, NAME)).toBeFocused()
}

const deleteAndUndo = async (page: Page) => {
  const interviews = page.getByRole('region', { name: 'Upcoming Interviews', exact: true })
  await press(page, interviews.getByRole('button', { name: 'View', exact: true }))
  const overview = page.getByRole('dialog', { name: 'Application Overview' })
  await expect(overview.getByText('Be kind')).toBeVisible()
  await press(page, overview.getByRole('button', { name: 'Delete' }))
  const question = page.getByRole('dialog', { name: 'Delete application' })
  await press(page, question.getByRole('button', { name: 'Delete' }))
  await expect(interviews.getByRole('article')).toHaveCount(0)
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(interviews.getByRole('article')).toHaveCount(1)
}

const logOut = async (page: Page) => {
  await goTo(page, 'Settings')
  await press(page, page.getByRole('button', { name: 'Account menu' }))
  await expect(page.getByRole('menu')).toBeVisible()
  const entry = page.getByRole('menuitem', { name: 'Logout' })
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(entry).toBeFocused({ timeout: 200 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('Enter')
}

test('the whole journey, from registration to logging out, works by keyboard alone', async ({
  page,
}) => {
  // Every step waits for the keyboard, as a person does.
  test.slow()
  const email = `grace-${crypto.randomUUID()}@example.com`
  await register(page, email)
  await signIn(page, email)
  await addApplication(page)
  await moveToInterviewing(page)
  await prepare(page)
  await goTo(page, 'Dashboard')
  await expect(page.getByRole('link', { name: /^Interviewing/ })).toHaveText(/1$/)
  await deleteAndUndo(page)
  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
})
