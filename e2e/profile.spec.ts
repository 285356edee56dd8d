import { measureOverflow } from './support/board.ts'
import { atPhoneWidth } from './support/both-themes.ts'
import { failCalls } from './support/calls.ts'
import { recordTexts } from './support/record-texts.ts'
import {
  answerEeo,
  chooseMonth,
  EDUCATION,
  EXPERIENCE,
  findCard,
  openDialog,
  openProfile,
  PROJECT,
  readProfile,
  save,
  saveProfile,
} from './support/profile.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

const RIGHT_TO_LEFT = 'مهندسة برمجيات 🚀'

test(
  'a person fills in the whole profile once, and it is saved',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    test.slow()
    await openProfile(page)
    await expect(page.getByText('Add more contact details to complete your profile')).toBeVisible()

    let dialog = await openDialog(page, 'Edit name', 'Edit Name')
    await dialog.getByLabel('Last Name').fill('Nobody')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    dialog = await openDialog(page, 'Edit name', 'Edit Name')
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Lovelace')
    await dialog.getByLabel('Last Name').fill('King')
    await save(dialog)
    await expect(page.getByRole('heading', { name: 'Ada King' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('AKAccount menu')

    await page.getByRole('button', { name: /Actively looking/ }).click()
    await page.getByRole('menuitemradio', { name: 'Open to offers' }).click()
    await expect(page.getByRole('button', { name: /Open to offers/ })).toBeVisible()

    dialog = await openDialog(page, 'Edit contact information', 'Edit Contact Information')
    await expect(dialog.getByLabel('Email')).toBeDisabled()
    await dialog.getByLabel('Phone').fill('(555) 123-4567')
    await dialog.getByLabel('City').fill('Oslo')
    await dialog.getByRole('button', { name: 'Choose date of birth' }).click()
    const calendar = page.getByRole('dialog', { name: 'Date of birth' })
    await calendar.getByLabel('Month', { exact: true }).selectOption('March')
    await calendar.getByRole('button', { name: /^Year/ }).click()
    await expect(calendar.getByRole('group', { name: 'Years' }).getByRole('button')).toHaveCount(12)
    await calendar.getByRole('button', { name: 'Earlier years' }).click()
    await calendar.getByRole('group', { name: 'Years' }).getByRole('button').first().click()
    await calendar.getByRole('button', { name: /^March 4, / }).click()
    await expect(dialog.getByLabel('Date of Birth', { exact: true })).toHaveValue(
      /^March 4, \d{4}$/,
    )
    await save(dialog)
    const contact = findCard(page, 'Contact Information')
    await expect(contact).toContainText('(555) 123-4567')
    await expect(contact).toContainText(/March 4, \d{4}/)

    dialog = await openDialog(page, 'Add Experience', 'Add Work Experience')
    await dialog.getByLabel('Position title').fill(RIGHT_TO_LEFT)
    await dialog.getByLabel('Company').fill('Acme')
    await chooseMonth(dialog, 'Start', 'March', '2020')
    await chooseMonth(dialog, 'End', 'May', '2021')
    await dialog.getByLabel('I currently work here').check()
    await expect(dialog.getByLabel('End month')).toBeDisabled()
    await expect(dialog.getByLabel('End month')).toHaveValue('')
    await dialog.getByLabel('Description').fill('# Lead\n**Built** [it](https://a.example)')
    await expect(dialog.getByText('40/2000 characters')).toBeVisible()
    await save(dialog)
    const experience = findCard(page, 'Work Experience')
    await expect(experience.getByRole('heading', { name: RIGHT_TO_LEFT })).toBeVisible()
    await expect(experience).toContainText('March 2020 - Present')
    await expect(experience.getByText('Lead\nBuilt it')).toBeVisible()

    dialog = await openDialog(page, 'Add Education', 'Add Education')
    await dialog.getByLabel('School').fill('MIT')
    await dialog.getByLabel('Degree').fill('BSc')
    await dialog.getByLabel('Major').fill('Physics')
    await chooseMonth(dialog, 'Start', 'September', '2015')
    await dialog.getByLabel('I am currently studying here').check()
    await save(dialog)
    await expect(findCard(page, 'Education')).toContainText('September 2015 - Present')

    dialog = await openDialog(page, 'Add Project', 'Add Project')
    await dialog.getByLabel('Project name').fill('Foothold')
    await dialog.getByLabel('Description').fill('A tracker')
    await dialog.getByLabel('Link').fill('foothold.example/app')
    await save(dialog)
    await expect(page.getByRole('link', { name: 'https://foothold.example/app' })).toBeVisible()

    dialog = await openDialog(page, 'Add Link', 'Add Link')
    await dialog.getByLabel('Link type').selectOption('Other')
    await dialog.getByLabel('URL').fill('example.com/talks')
    await dialog.getByLabel('Title').fill('Talks')
    await save(dialog)
    const links = findCard(page, 'Portfolio and Socials')
    await expect(links.getByRole('heading', { name: 'Talks' })).toBeVisible()
    await expect(
      links.getByRole('link', { name: 'Talks: https://example.com/talks' }),
    ).toBeVisible()
    await expect(links.getByRole('link')).toHaveAttribute('href', 'https://example.com/talks')

    dialog = await openDialog(page, 'Edit preferences', 'Edit Preferences')
    await dialog.getByLabel('Current title').fill('Engineer')
    await dialog.getByLabel('Preferred roles').fill('Designer')
    await dialog.getByLabel('Preferred roles').press('Enter')
    await dialog.getByLabel('Preferred roles').fill('Editor')
    await dialog.getByLabel('Minimum salary').fill('90,000')
    await dialog.getByLabel('Willing to relocate').check()
    await save(dialog)
    const preferences = findCard(page, 'Preferences')
    await expect(preferences).toContainText('Designer, Editor')
    await expect(preferences).toContainText('90,000')

    dialog = await openDialog(page, 'Add Answers', 'Add Equal Employment Data')
    await dialog.getByLabel('Ethnicity', { exact: true }).selectOption('Asian')
    const ethnicity = dialog.getByRole('group', { name: 'Ethnicity' })
    await ethnicity.getByLabel('Decline to state').check()
    await expect(dialog.getByLabel('Ethnicity', { exact: true })).toBeDisabled()
    await dialog.getByLabel('Gender').selectOption('Non-Binary')
    await save(dialog)
    const answers = findCard(page, 'Equal Employment')
    await expect(answers).toContainText('Decline to state')
    await expect(answers).toContainText('Non-Binary')

    await atPhoneWidth(page, async () => expect(await measureOverflow(page)).toBe(0))
    await page.reload()
    await expect(page.getByText('Profile complete')).toBeVisible()
    await expect(answers).toContainText('Non-Binary')
    const profile = await readProfile(request, signedIn)
    expect(profile).toMatchObject({
      last_name: 'King',
      job_search_status: 'open',
      preferred_roles: ['Designer', 'Editor'],
      desired_salary_min: 90_000,
      other_urls: ['https://example.com/talks'],
    })
    expect(profile.date_of_birth).toMatch(/^\d{4}-03-04$/)
    expect(profile.experiences[0]).toMatchObject({
      title: RIGHT_TO_LEFT,
      start_date: '2020-03-01',
      end_date: null,
    })
  },
)

test(
  'entries are changed and deleted, and a failed deletion brings the entry back',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    await saveProfile(request, signedIn, {
      experiences: [EXPERIENCE, { ...EXPERIENCE, title: 'Lead', start_date: '2021-01-01' }],
      educations: [EDUCATION],
      projects: [PROJECT],
      linkedin_url: 'https://linkedin.com/in/ada',
    })
    await answerEeo(request, signedIn, { gender: 'Male' })
    await openProfile(page)
    const experience = findCard(page, 'Work Experience')
    await expect(experience.getByRole('heading', { level: 3 })).toHaveText(['Lead', 'Engineer'])
    let dialog = await openDialog(page, 'Edit Engineer at Acme', 'Edit Experience')
    await dialog.getByLabel('Start year').selectOption('2022')
    await save(dialog)
    await expect(experience.getByRole('heading', { level: 3 })).toHaveText(['Engineer', 'Lead'])

    const works = await failCalls(page, 'profile.deleteExperience')
    dialog = await openDialog(page, 'Delete Lead at Acme', 'Delete Experience')
    await expect(dialog).toContainText(
      "Are you sure you want to delete this work experience? You won't be able to undo this action.",
    )
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete experience. Please try again.')).toBeVisible()
    await expect(experience.getByRole('heading', { level: 3 })).toHaveText(['Engineer', 'Lead'])
    await works()

    for (const [button, name] of [
      ['Delete Lead at Acme', 'Delete Experience'],
      ['Delete BSc at MIT', 'Delete Education'],
      ['Delete Foothold', 'Delete Project'],
      ['Delete LinkedIn', 'Delete Link'],
    ] as const) {
      dialog = await openDialog(page, button, name)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('button', { name: button })).toBeVisible()
    }
    await openDialog(page, 'Edit equal employment data', 'Edit Equal Employment Data')
    dialog = await openDialog(page, 'Delete answers', 'Delete your answers')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Add Answers' })).toBeVisible()
    await expect
      .poll(async () => {
        const { experiences, educations, projects, portfolios } = await readProfile(
          request,
          signedIn,
        )
        return [experiences, educations, projects, portfolios].map(({ length }) => length)
      })
      .toEqual([2, 1, 1, 1])
  },
)

test(
  'every card and field is copied in the form that other forms need, and announced',
  DESKTOP_ONLY,
  async ({ context, page, request, signedIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await saveProfile(request, signedIn, {
      experiences: [EXPERIENCE],
      phone: '555 123 4567',
      city: 'Oslo',
      state: 'Viken',
    })
    await openProfile(page)
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    // It is only shown for less than two seconds.
    const readStatuses = await recordTexts(page, '[role=status]')
    const countCopies = async () =>
      (await readStatuses()).filter((said) => said === 'Copied').length
    const copy = async (name: string, text: string) => {
      const before = await countCopies()
      await page.getByRole('button', { name, exact: true }).click()
      await expect.poll(countCopies).toBe(before + 1)
      expect(await clipboard()).toBe(text)
    }
    await copy('Copy Phone: 555 123 4567', '555 123 4567')
    await copy('Copy Company: Acme', 'Acme')
    await copy('Copy Dates: March 2020 - May 2022', 'March 2020 - May 2022')
    await copy('Copy description of Engineer at Acme', EXPERIENCE.description)
    await copy(
      'Copy Engineer at Acme',
      'Engineer\nAcme, Berlin\nMarch 2020 - May 2022\nSenior/Lead\n\nBuilt the billing.\nRan it.',
    )
    await page.getByRole('button', { name: 'Copy Location', exact: true }).click()
    await page.getByRole('menuitem', { name: 'State' }).click()
    await expect.poll(clipboard).toBe('Viken')
  },
)
