import type { Page } from '@playwright/test'
import { chooseAction, openBoard } from '../support/board.ts'
import { fulfillCalls, failCalls, failCallsAlone } from '../support/calls.ts'
import { expect, test } from '../support/test.ts'

/** Collects what the page sends to the server's log. */
const watchLog = (page: Page): unknown[] => {
  const entries: unknown[] = []
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname === '/api/logs') entries.push(asked.postDataJSON())
  })
  return entries
}

const BROKEN = { kind: 'response', status: 500 }

test('failed deletions and edits are logged, and refused ones are not', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  const entries = watchLog(page)
  const log = (procedure: string) => ({
    level: 'error',
    message: `${procedure} failed`,
    data: JSON.stringify(BROKEN),
  })
  await openBoard(page)
  await failCalls(page, 'jobs.delete')
  await chooseAction(page, 'Engineer at Acme', 'Delete')
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => entries).toMatchObject([log('jobs.delete')])
  await question.getByRole('button', { name: 'Cancel' }).click()

  const refused = await fulfillCalls(page, 'jobs.update', { status: 400, detail: 'Not like that' })
  await chooseAction(page, 'Engineer at Acme', 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit Application' })
  await form.getByLabel('Company').fill('Umbrella')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Not like that')).toBeVisible()
  await refused()
  await failCalls(page, 'jobs.update')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => entries.slice(1)).toMatchObject([log('jobs.update')])
})

test('a failed request for the signed-in user shows nothing and is logged', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('')
  const entries = watchLog(page)
  await failCallsAlone(page, 'auth.me')
  await page.goto('/dashboard')
  await expect.poll(() => entries).toMatchObject([{ message: 'auth.me failed' }])
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText(/^U/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
