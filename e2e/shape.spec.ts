import { chooseAction, findCard, findCardIn, findColumn, openBoard } from './support/board.ts'
import { DESKTOP_ONLY, expect, expectAccessible, test } from './support/test.ts'

test(
  'stages group a column, tags and outcomes are shown on the card, and many change at once',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    for (const company of ['Acme', 'Initech', 'Umbrella']) {
      await signedIn.addJob({ company, position: 'Engineer' })
    }
    await openBoard(page)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Stages' }).click()
    const dialog = page.getByRole('dialog', { name: 'Stages' })
    const added = dialog.getByRole('textbox', { name: 'New stage for Applied' })
    for (const name of ['Waiting', 'Referred']) {
      await added.fill(name)
      await added.press('Enter')
      await expect(dialog.getByRole('textbox', { name: `Name of stage ${name}` })).toBeVisible()
    }
    const handle = (name: string) => dialog.getByRole('button', { name: `Reorder ${name}` })
    const order = dialog.getByRole('textbox', { name: /^Name of stage/ })
    await handle('Referred').press('ArrowUp')
    await expect(order.first()).toHaveValue('Referred')
    await expect(handle('Referred')).toBeFocused()
    const [from, to] = [
      await handle('Referred').boundingBox(),
      await handle('Waiting').boundingBox(),
    ]
    if (!from || !to) throw new Error('a handle is not in sight')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 12, { steps: 4 })
    await page.mouse.up()
    await expect(order.first()).toHaveValue('Waiting')
    await dialog.getByRole('button', { name: 'Move Referred up' }).click()
    await expect(order.first()).toHaveValue('Referred')
    const name = dialog.getByRole('textbox', { name: 'Name of stage Waiting' })
    await name.fill('Sent')
    await name.press('Enter')
    await expect(dialog.getByRole('textbox', { name: /^Name of stage/ })).toHaveCount(2)
    await expect(dialog.getByRole('textbox', { name: 'Name of stage Sent' })).toBeVisible()
    await expectAccessible(page, 'stages')
    await page.keyboard.press('Escape')

    const applied = findColumn(page, /^applied/i)
    await page.getByRole('checkbox', { name: 'Select Engineer at Umbrella' }).check()
    const bar = page.getByRole('toolbar', { name: 'Selected applications' })
    await expect(bar.getByText('1 selected')).toBeVisible()
    await findCard(page, 'Engineer at Acme').press('x')
    await expect(bar.getByText('2 selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Stage', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Referred' }).click()
    const toast = page.locator('.mantine-Notification-root', { hasText: 'Moved 2 applications' })
    // The toast about one change does not cover the buttons for the next.
    await expect
      .poll(async () => {
        const [said, buttons] = [await toast.boundingBox(), await bar.boundingBox()]
        return said && buttons && said.y + said.height <= buttons.y
      })
      .toBe(true)
    await expect(applied.getByText(/^Referred/).first()).toBeVisible()
    await bar.getByRole('button', { name: 'Tag', exact: true }).click()
    await page.getByRole('textbox', { name: 'Tag to add' }).fill('Dream job')
    await page.keyboard.press('Enter')
    await expect(applied.getByText('Dream job')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()

    await findCard(page, 'Engineer at Initech').press('g')
    await expect(applied.getByText('Ghosted')).toBeVisible()
    await chooseAction(page, 'Engineer at Initech', 'Stage')
    await page.getByRole('menuitemcheckbox', { name: 'Sent' }).click()
    await expect(applied.getByText(/^Sent/)).toBeVisible()
    // Onto the heading of the other group.
    await findCard(page, 'Engineer at Acme').hover()
    await page.mouse.down()
    const heading = await applied.locator('[data-heading]', { hasText: 'Sent' }).boundingBox()
    await page.mouse.move((heading?.x ?? 0) + 40, (heading?.y ?? 0) + 8, { steps: 8 })
    await page.mouse.move((heading?.x ?? 0) + 40, (heading?.y ?? 0) + 12, { steps: 2 })
    await page.mouse.up()
    await expect(page.getByText('Moved Engineer at Acme to Sent in Applied.')).toBeAttached()
    await expect(applied.locator('[data-heading]', { hasText: 'Sent' })).toHaveText('Sent2')
    await findCard(page, 'Engineer at Initech').press('ControlOrMeta+a')
    await expect(bar.getByText('3 selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted 3 applications')).toBeVisible()
    await expect(applied).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(applied.getByRole('listitem')).toHaveCount(3)
    await expect(applied.getByText('Ghosted')).toBeVisible()
    await expectAccessible(page, 'grouped board')
  },
)

test(
  'archived and deleted applications are found and restored',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    const deleted = await signedIn.addJob({ company: 'Initech', position: 'Analyst' })
    await signedIn.deleteJob(deleted.id)
    await openBoard(page)
    await chooseAction(page, 'Engineer at Acme', 'Archive')
    await expect(findCard(page, 'Engineer at Acme')).toHaveCount(0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Archived' }).click()
    await page.getByRole('button', { name: 'Unarchive Engineer at Acme' }).click()
    await expect(page.getByText('Nothing is archived.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(findCardIn(page, /^applied/i, 'Engineer at Acme')).toBeVisible()

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Show deleted' }).click()
    await expect(page.getByRole('dialog', { name: 'Recently deleted' })).toBeVisible()
    await expectAccessible(page, 'recently deleted')
    await page.getByRole('button', { name: 'Restore Analyst at Initech' }).click()
    await expect(page.getByText('Nothing was deleted recently.')).toBeVisible()
    await openBoard(page)
    await expect(findCard(page, 'Analyst at Initech')).toBeVisible()
  },
)
