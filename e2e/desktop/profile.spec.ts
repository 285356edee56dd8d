import type { Page } from '@playwright/test'
import { openProfile, saveProfile } from '../support/profile.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('an experience is added, a date chosen and an entry deleted without a mouse', async ({
  page,
  request,
  signedIn,
}) => {
  await saveProfile(request, signedIn, { date_of_birth: '1990-03-04' })
  await openProfile(page)
  const add = page.getByRole('button', { name: 'Add Experience' })
  await add.focus()
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Work Experience' })
  await expect(dialog.getByLabel('Position title')).toBeFocused()
  await page.keyboard.type('Engineer')
  await press(page, 'Tab')
  await page.keyboard.type('Acme')
  await press(page, 'Control+Enter', 'Enter')
  await expect(dialog.getByLabel('Start month')).toBeFocused()
  await page.keyboard.type('March')
  await press(page, 'Tab')
  await page.keyboard.type('2020')
  await dialog.getByLabel('I currently work here').focus()
  await press(page, 'Space', 'Tab')
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await page.keyboard.type('Built it')
  await press(page, 'Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Engineer' })).toBeVisible()
  await expect(add).toBeFocused()

  await page.getByRole('button', { name: 'Edit contact information' }).focus()
  await press(page, 'Enter')
  const contact = page.getByRole('dialog', { name: 'Edit Contact Information' })
  await contact.getByRole('button', { name: 'Choose date of birth' }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: 'March 4, 1990', exact: true })).toBeFocused()
  await press(page, 'ArrowDown', 'ArrowRight', 'PageDown', 'Home')
  await expect(page.getByRole('button', { name: 'April 8, 1990', exact: true })).toBeFocused()
  await press(page, 'Escape')
  await expect(page.getByRole('dialog', { name: 'Date of birth' })).toHaveCount(0)
  await expect(contact).toBeVisible()
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: 'March 4, 1990', exact: true })).toBeFocused()
  await press(page, 'ArrowLeft', 'Enter')
  const birth = contact.getByLabel('Date of Birth', { exact: true })
  await expect(birth).toHaveValue('March 3, 1990')
  await birth.fill('1991-12-31')
  await press(page, 'Enter')
  await expect(contact).toHaveCount(0)
  await expect(page.getByText('December 31, 1991')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Engineer at Acme' }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await press(page, 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Engineer' })).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('missing parts are listed at the top right, and lead to where they are added', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('')
  await openProfile(page)
  await page.getByRole('button', { name: /^Profile \d+% complete$/ }).click()
  await page.getByRole('menuitem', { name: 'Add your education' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Education' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('unsaved text survives a reload and the end of the session, until it is discarded', async ({
  page,
  signedIn,
}) => {
  await openProfile(page)
  await page.getByRole('button', { name: 'Add Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Project' })
  await dialog.getByLabel('Project name').fill('Foothold')
  await signedIn.signOut()
  await dialog.getByLabel('Description').fill('A tracker')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login\?session=expired$/)
  await signInAs(page, signedIn)
  await expect(dialog.getByText('What you typed was restored.')).toBeVisible()
  await expect(dialog.getByLabel('Project name')).toHaveValue('Foothold')
  await expect(dialog.getByLabel('Description')).toHaveValue('A tracker')

  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Project name')).toHaveValue('Foothold')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Add Project' }).click()
  await expect(dialog.getByLabel('Project name')).toHaveValue('')
})
