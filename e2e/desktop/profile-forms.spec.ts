import type { Locator, Page } from '@playwright/test'
import { failCalls, failCallsAlone, holdCalls, dropResponse } from '../support/calls.ts'
import {
  answerEeo,
  chooseMonth,
  findCard,
  findField,
  openProfile,
  PROJECT,
  readProfile,
  save,
  saveProfile,
} from '../support/profile.ts'
import { expect, test } from '../support/test.ts'

type Typed = [label: string, value: string]
type Refusal = [edit: string, typed: Typed[], messages: Record<string, string>]

const MONTHS: Typed[] = [
  ['Start month', 'March'],
  ['Start year', '2020'],
  ['End month', 'February'],
  ['End year', '2020'],
]
const END_BEFORE_START = { 'End month': 'End date must be after start date' }

/** One invalid value per field; unit tests of the rules cover which values are invalid. */
const REFUSALS: Refusal[] = [
  [
    'name',
    [
      ['First Name', ' '],
      ['Last Name', ''],
    ],
    { 'First Name': 'First name is required', 'Last Name': 'Last name is required' },
  ],
  [
    'contact',
    [
      ['Phone', '555-CALL-ME-NOW'],
      ['Date of Birth', '2024-02-30'],
    ],
    {
      Phone: 'Please enter a valid phone number',
      'Date of Birth': 'Date of birth must be a date like 2026-01-31',
    },
  ],
  [
    'experience',
    [
      ['End month', 'May'],
      ['Description', '🚀'.repeat(2_001)],
    ],
    {
      Company: 'Company is required',
      'Position title': 'Position title is required',
      'Start month': 'Start date is required',
      'End month': 'End date is required',
      Description: 'Description must be at most 2,000 characters',
    },
  ],
  ['experience', MONTHS, END_BEFORE_START],
  [
    'education',
    [],
    {
      School: 'School name is required',
      Major: 'Major is required',
      Degree: 'Degree is required',
      'End month': 'End date is required',
    },
  ],
  ['education', MONTHS, END_BEFORE_START],
  [
    'project',
    [
      ['Start month', 'May'],
      ['Link', 'javascript:alert(1)'],
    ],
    {
      'Project name': 'Project Name is required',
      Description: 'Description is required',
      'Start month': 'Please choose both month and year',
      Link: 'Please enter a valid URL',
    },
  ],
  ['project', MONTHS, END_BEFORE_START],
  ['link', [], { 'Link type': 'Link type is required', URL: 'URL is required' }],
  [
    'link',
    [
      ['Link type', 'Other'],
      ['URL', 'data:text/html,hi'],
      ['Title', ''],
    ],
    { URL: 'Please enter a valid URL', Title: 'Title is required for custom links' },
  ],
  [
    'preferences',
    [
      ['Minimum salary', '90000'],
      ['Maximum salary', '80000'],
    ],
    { 'Maximum salary': 'Maximum salary must not be below the minimum' },
  ],
  [
    'preferences',
    [['Years of experience', 'many']],
    { 'Years of experience': 'Years of experience must be a number from 0 to 80' },
  ],
]

const type = async (page: Page, typed: readonly Typed[]) => {
  for (const [label, value] of typed) {
    const field = findField(page.getByRole('dialog'), label)
    if (await field.evaluate((element) => element.tagName === 'SELECT')) {
      await field.selectOption(value)
    } else await field.fill(value)
  }
}

/** Returns the displayed text of a field or of a chosen option. */
const readShown = (field: Locator) =>
  field.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : undefined
  })

test('each invalid input gets its own message at its field, and stays as typed', async ({
  page,
  signedIn,
}) => {
  test.slow()
  expect(signedIn.token).not.toBe('')
  await openProfile(page)
  const buttons: Record<string, string> = {
    name: 'Edit name',
    contact: 'Edit contact information',
    experience: 'Add Experience',
    education: 'Add Education',
    project: 'Add Project',
    link: 'Add Link',
    preferences: 'Edit preferences',
  }
  const dialog = page.getByRole('dialog')
  for (const [edit, typed, messages] of REFUSALS) {
    await page.getByRole('button', { name: buttons[edit] ?? '', exact: true }).click()
    await type(page, typed)
    await dialog.getByRole('button', { name: 'Save' }).click()
    for (const [field, message] of Object.entries(messages)) {
      const refused = findField(dialog, field)
      await expect(refused, `${edit}: ${message}`).toHaveAccessibleDescription(new RegExp(message))
      await expect(refused).toHaveAttribute('aria-invalid', 'true')
    }
    for (const [field, value] of typed) {
      expect(await readShown(findField(dialog, field)), `${edit}: ${field}`).toBe(value)
    }
    await page.keyboard.press('Escape')
    const discard = page.getByRole('button', { name: 'Discard' })
    if (typed.length > 0) await discard.click()
    await expect(dialog).toHaveCount(0)
  }

  // Errors disappear while the field is being corrected.
  await page.getByRole('button', { name: 'Add Experience' }).click()
  const company = dialog.getByLabel('Company')
  await company.fill('A')
  await company.fill('')
  await expect(dialog.getByText('Company is required')).toBeVisible()
  await expect(dialog.getByText('Position title is required')).toHaveCount(0)
  await company.fill('Acme')
  await expect(dialog.getByText('Company is required')).toHaveCount(0)
})

test('a refused or lost save shows its message, and no typed text is lost', async ({
  page,
  request,
  signedIn,
}) => {
  await saveProfile(request, signedIn, { projects: [PROJECT] })
  const loads = await failCalls(page, 'profile.get')
  await page.goto('/profile')
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load profile data. Please try again.',
  )
  await loads()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Work Experience' })).toBeVisible()

  const dialog = page.getByRole('dialog')
  const failures: [button: string, typed: Typed[], procedure: string, message: string][] = [
    ['Edit name', [['First Name', 'Grace']], 'profile.update', 'Failed to update name.'],
    [
      'Edit contact information',
      [['City', 'Oslo']],
      'profile.update',
      'Failed to update contact information.',
    ],
    [
      'Add Link',
      [
        ['Link type', 'GitHub'],
        ['URL', 'github.com/ada'],
      ],
      'profile.putLink',
      'Failed to save portfolio links.',
    ],
    ['Edit Foothold', [['Location', 'Oslo']], 'profile.updateProject', 'Failed to update project.'],
    ['Add Answers', [['Gender', 'Male']], 'eeo.create', 'Failed to save employment data'],
  ]
  for (const [button, typed, procedure, message] of failures) {
    const works = await failCalls(page, procedure)
    await page.getByRole('button', { name: button, exact: true }).click()
    await type(page, typed)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText(message)
    const [label, value] = typed.at(-1) ?? ['', '']
    await expect(findField(dialog, label)).toHaveValue(value)
    await works()
    await save(dialog)
  }

  const release = await holdCalls(page, 'profile.update')
  await page.getByRole('button', { name: 'Edit name' }).click()
  await type(page, [['First Name', 'Ada']])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toHaveCount(0)
  release()
  await expect(dialog).toHaveCount(0)
  expect(await readProfile(request, signedIn)).toMatchObject({
    first_name: 'Ada',
    city: 'Oslo',
    github_url: 'https://github.com/ada',
  })
})

test('equal-employment answers that cannot be loaded are reported in their card only', async ({
  page,
  request,
  signedIn,
}) => {
  await answerEeo(request, signedIn, { gender: 'Female' })
  const loads = await failCallsAlone(page, 'eeo.get')
  await openProfile(page)
  const card = findCard(page, 'Equal Employment')
  await expect(card.getByRole('alert')).toContainText('Failed to load employment data')
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  await loads()
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card).toContainText('Female')
})

test('an entry whose response was lost is added once, as it was typed last', async ({
  page,
  request,
  signedIn,
}) => {
  await openProfile(page)
  await page.getByRole('button', { name: 'Add Experience' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Work Experience' })
  await dialog.getByLabel('Position title').fill('Engineer')
  await dialog.getByLabel('Company').fill('Acme')
  await chooseMonth(dialog, 'Start', 'March', '2020')
  await dialog.getByLabel('I currently work here').check()
  await dropResponse(page, 'profile.addExperience')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to save experience.')
  // A person may reload a page they do not trust.
  await page.reload()
  await expect(dialog.getByText('What you typed was restored.')).toBeVisible()
  await dialog.getByLabel('Position title').fill('Lead Engineer')
  await save(dialog)
  const titles = findCard(page, 'Work Experience').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Lead Engineer'])
  expect((await readProfile(request, signedIn)).experiences).toHaveLength(1)
})
