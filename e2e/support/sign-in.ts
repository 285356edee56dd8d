import type { Page } from '@playwright/test'
import { PASSWORD } from './test.ts'

/** Signs `person` in on the open login screen. */
export const signInAs = async (
  page: Page,
  person: { email: string },
  password = PASSWORD,
): Promise<void> => {
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
