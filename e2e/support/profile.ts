import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { Profile } from '../../src/profile/schema.ts'
import type { Person } from './test.ts'

type Change = Record<string, unknown>

const headersOf = ({ token }: Person) => ({ Authorization: `Bearer ${token}` })

/** Changes the person's profile through the REST API, including lists. */
export const saveProfile = async (
  request: APIRequestContext,
  person: Person,
  data: Change,
): Promise<void> => {
  const response = await request.put('/api/profiles/me', { headers: headersOf(person), data })
  expect(response.status(), await response.text()).toBe(200)
}

export const readProfile = async (request: APIRequestContext, person: Person) => {
  const response = await request.get('/api/profiles/me', { headers: headersOf(person) })
  expect(response.status()).toBe(200)
  return (await response.json()) as Profile
}

/** Answers equal-employment questions for the first time. */
export const answerEeo = async (
  request: APIRequestContext,
  person: Person,
  data: Change,
): Promise<void> => {
  const headers = headersOf(person)
  const response = await request.post('/api/equal-employment-data/me', { headers, data })
  expect(response.status(), await response.text()).toBe(201)
}

export const EXPERIENCE = {
  company_name: 'Acme',
  title: 'Engineer',
  location: 'Berlin',
  start_date: '2020-03-01',
  end_date: '2022-05-01',
  current_role: false,
  role_type: 'senior',
  description: 'Built the billing.\nRan it.',
}
export const EDUCATION = {
  school_name: 'MIT',
  degree: 'BSc',
  field_of_study: 'Physics',
  start_date: '2015-09-01',
  end_date: '2019-06-01',
}
export const PROJECT = { project_name: 'Foothold', description: 'A tracker' }

export const openProfile = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/profile${search}`)
  await expect(page.getByRole('heading', { name: 'Work Experience' })).toBeAttached()
}

/** A card of the page, by its heading. */
export const findCard = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

/** Clicks a button of the page and returns the dialog that it opens. */
export const openDialog = async (page: Page, button: string, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

/**
 * Saves the open dialog and waits until it is closed, and on a phone dismisses toasts, which would
 * cover the next one.
 */
export const save = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Chooses month and year of the date whose labels begin with `name`: `Start` or `End`. */
export const chooseMonth = async (
  dialog: Locator,
  name: 'Start' | 'End',
  month: string,
  year: string,
): Promise<void> => {
  await dialog.getByLabel(`${name} month`).selectOption(month)
  await dialog.getByLabel(`${name} year`).selectOption(year)
}

/** The field with exactly this label, required or not. */
export const findField = (scope: Locator, label: string): Locator =>
  scope.getByLabel(new RegExp(`^${label}(?: \\*)?$`))
