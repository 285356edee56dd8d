import { findCard } from '../support/board.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('numbers, diagram and tables agree, and each number opens its applications', async ({
  page,
  signedIn,
}) => {
  const sent = { source: 'LinkedIn', application_date: '2026-01-05' }
  const answered = await signedIn.addJob({ company: 'Acme', position: 'Baker', ...sent })
  await signedIn.updateJob(answered.id, { status: 'rejected' })
  await signedIn.addJob({ company: 'Bravo', position: 'Cook', ...sent })
  await signedIn.addJob({ company: 'Charlie', position: 'Diver', status: 'saved' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(page.getByRole('link', { name: '2 applications: show them' })).toBeVisible()
  await expect(page.getByText('50%', { exact: true })).toBeVisible()
  const flow = page.getByRole('region', { name: 'What became of them' })
  await expect(flow.getByRole('img', { name: 'What became of the applications' })).toBeVisible()

  for (const kind of ['PNG', 'SVG']) {
    const saved = page.waitForEvent('download')
    await flow.getByRole('button', { name: kind }).click()
    expect((await saved).suggestedFilename()).toBe(`applications.${kind.toLowerCase()}`)
  }

  for (const summary of await page.getByText('As a table').all()) await summary.click()
  await expect(flow.getByRole('row')).toHaveText([
    'FromToApplications',
    'AppliedRejected1',
    'AppliedOpen1',
  ])
  await expect(
    page.getByRole('region', { name: 'Where they came from' }).getByRole('row').last(),
  ).toHaveText('LinkedIn2100')
  await expectAccessible(page, 'the analytics with their tables')

  await flow.getByRole('link', { name: '1 applications from Applied to Open: show them' }).click()
  await expect(page.getByRole('link', { name: 'Analytics: applied to open' })).toBeVisible()
  await expect(findCard(page, 'Cook at Bravo')).toBeVisible()
  await expect(page.locator('[data-job-card]')).toHaveCount(1)
  await page.goBack()
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days')
  await expect(page).toHaveURL(/\/analytics\?from=\d{4}-\d{2}-\d{2}$/)
  await expect(page.getByRole('link', { name: /^1 answered/ })).toHaveCount(0)
})
