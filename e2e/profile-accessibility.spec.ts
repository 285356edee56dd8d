import { expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { goWithin } from './support/navigate.ts'
import { EDUCATION, EXPERIENCE, openProfile, PROJECT, saveProfile } from './support/profile.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

test(
  'page and dialogs of the profile have no accessibility violation, light or dark',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    test.slow()
    await saveProfile(request, signedIn, {
      phone: '555 123 4567',
      experiences: [EXPERIENCE],
      educations: [EDUCATION],
      projects: [{ ...PROJECT, link: 'https://foothold.example' }],
      other_urls: ['https://example.com'],
      preferred_roles: ['Designer'],
    })
    await openProfile(page)
    await expectAccessibleAtAnyWidth(page, 'a full profile')
    await saveProfile(request, signedIn, { experiences: [], educations: [], projects: [] })
    await openProfile(page)
    for (const [dialog, name] of [
      ['name', 'Edit Name'],
      ['contact', 'Edit Contact Information'],
      ['experience', 'Add Work Experience'],
      ['education', 'Add Education'],
      ['project', 'Add Project'],
      ['link', 'Add Link'],
      ['preferences', 'Edit Preferences'],
      ['equal-employment', 'Add Equal Employment Data'],
    ] as const) {
      await goWithin(page, `/profile?edit=${dialog}`)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      if (dialog === 'contact') {
        await page.getByRole('button', { name: 'Choose date of birth' }).click()
        await expect(page.getByRole('grid')).toBeVisible()
      }
      // Submitting it empty also shows its messages.
      if (dialog === 'experience') await page.getByRole('button', { name: 'Save' }).click()
      await expectAccessibleAtAnyWidth(page, dialog)
    }
  },
)
