import type { Locator, Page } from '@playwright/test'
import { measureOverflow } from './support/board.ts'
import { atPhoneWidth, expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { failCalls, holdCalls } from './support/calls.ts'
import { DESKTOP_ONLY, expect, type Person, test } from './support/test.ts'

const open = async (page: Page, search = '') => {
  await page.goto(`/resources${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible()
}

const findForm = (page: Page, name: 'Add Bookmark' | 'Edit Bookmark') =>
  page.getByRole('dialog', { name })

const save = (form: Locator) => form.getByRole('button', { name: 'Save' }).click()

const findLink = (page: Page, title: string) =>
  page.getByRole('link', { name: `${title} (opens in a new tab)`, exact: true })

const findCard = (page: Page, category: string) => page.getByRole('region', { name: category })

/** Simulates Ctrl+V with no field focused. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

const addCourses = async (person: Person, count: number) => {
  for (let number = 1; number <= count; number += 1) {
    const url = `https://course${number}.example.com`
    await person.addResource({ url, title: `Course ${number}`, category: 'course' })
  }
}

const answerTitle = (page: Page, title: string) =>
  // The server may not fetch a page of this machine, and a test has no other.
  page.route(/\/trpc\/resources\.fetchTitle/, (route) =>
    route.fulfill({ json: { result: { data: { title, description: 'All about it' } } } }),
  )

test(
  'an empty bookmarks screen shows its filter, search and categories around the welcome',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    expect(await signedIn.listResources()).toEqual([])
    await open(page)
    await expect(page.getByRole('heading', { name: 'The links of your search' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^0 bookmarks$/ })).toBeVisible()
    const categories = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(categories.filter({ hasText: /0 bookmarks$/ })).toHaveCount(8)
    await expectAccessibleAtAnyWidth(page, 'no bookmarks')
    await page.getByLabel('Filter by category').selectOption('Article')
    await expect(categories.filter({ hasText: /0 bookmarks$/ })).toHaveText([/^Article/])
    await page.getByRole('button', { name: 'Add your first bookmark' }).click()
    await expect(findForm(page, 'Add Bookmark')).toBeVisible()
  },
)

test(
  'a pasted address becomes a bookmark that is opened, edited, deleted and restored',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await open(page)
    await expect(page.getByText('found again in two seconds')).toBeVisible()
    await paste(page, 'not an address')
    await paste(page, 'Node.js')
    await paste(page, ' www.example.com/guide ')
    const form = findForm(page, 'Add Bookmark')
    await expect(form.getByLabel('URL')).toHaveValue('https://www.example.com/guide')
    await form.getByLabel('URL').fill('http://127.0.0.1/')
    await form.getByRole('button', { name: 'Fetch title' }).click()
    await expect(form.getByText('That page could not be reached.')).toBeVisible()
    await answerTitle(page, 'The guide')
    await form.getByLabel('URL').fill('www.example.com/guide')
    await expect(form.getByText('That page could not be reached.')).toHaveCount(0)
    await form.getByRole('button', { name: 'Fetch title' }).click()
    await expect(form.getByLabel('Title')).toHaveValue('The guide')
    await expect(form.getByLabel('Description')).toHaveValue('All about it')
    await form.getByLabel('Category').selectOption('System Design')
    await form.getByLabel('Tags').fill(' caching, queues ,, Caching')
    await save(form)

    await expect(page.getByText('Resource added successfully')).toBeVisible()
    await expect(form).toHaveCount(0)
    const link = findLink(page, 'The guide')
    await expect(link).toHaveAttribute('href', 'https://www.example.com/guide')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const card = findCard(page, 'System Design')
    await expect(card.locator('img')).toHaveAttribute('src', /domain=www\.example\.com&size=32/)
    await expect(card.getByRole('listitem').filter({ hasText: /^(caching|queues)$/ })).toHaveCount(
      2,
    )
    expect(await signedIn.listResources()).toEqual([
      expect.objectContaining({
        url: 'https://www.example.com/guide',
        title: 'The guide',
        category: 'system_design',
        description: 'All about it',
        tags: 'caching,queues',
      }),
    ])

    await page.getByRole('button', { name: 'Edit The guide' }).click()
    const edited = findForm(page, 'Edit Bookmark')
    await edited.getByLabel('Title').fill('')
    await edited.getByLabel('Category').selectOption('Other')
    await save(edited)
    await expect(page.getByText('Resource updated successfully')).toBeVisible()
    await expect(findCard(page, 'Other').getByRole('link')).toHaveText(/^example\.com/)

    const question = page.getByRole('dialog', { name: 'Delete bookmark' })
    // By key, because on a phone the toast covers it, and stays while the pointer is where Save was.
    await page.getByRole('button', { name: 'Delete example.com' }).press('Enter')
    await expect(question).toContainText('Delete “example.com”?')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Delete example.com' })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Resource deleted successfully')).toBeVisible()
    await expect(findLink(page, 'example.com')).toHaveCount(0)
    expect(await signedIn.listResources()).toEqual([])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(findLink(page, 'example.com')).toBeVisible()
    expect(await signedIn.listResources()).toHaveLength(1)
  },
)

test(
  'bookmarks are found by category, page and word, by keyboard alone, and by the URL',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await addCourses(signedIn, 11)
    await signedIn.addResource({ url: 'https://zurich.example', title: 'Zürich', tags: 'far' })
    const count = page.getByRole('status').filter({ hasText: 'bookmark' })
    await open(page)
    await expect(count).toHaveText('12 bookmarks')
    const courses = findCard(page, 'Course')
    await expect(courses.getByRole('link')).toHaveCount(5)
    await expect(courses.getByText('Page 1 of 3')).toBeVisible()
    await courses.getByRole('button', { name: 'Previous' }).focus()
    await page.keyboard.press('Enter')
    await expect(courses.getByText('Page 1 of 3')).toBeVisible()
    const next = courses.getByRole('button', { name: 'Next' })
    await next.focus()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
    await expect(courses.getByText('Page 3 of 3')).toBeVisible()
    await expect(next).toBeFocused()
    await courses.getByRole('button', { name: 'Delete Course 1', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(courses.getByText('Page 2 of 2')).toBeVisible()
    await expect(courses.getByRole('link')).toHaveCount(5)

    const header = courses.getByRole('button', { name: /^Course 10/ })
    await header.focus()
    await page.keyboard.press('Enter')
    await expect(header).toHaveAttribute('aria-expanded', 'false')
    await expect(courses.getByRole('link')).toHaveCount(0)
    await page.keyboard.press('Space')
    await expect(courses.getByRole('link')).toHaveCount(5)

    await page.keyboard.press('/')
    await page.keyboard.type('zurich FAR')
    await expect(count).toHaveText('1 of 11 bookmarks')
    await expect(findLink(page, 'Zürich')).toBeVisible()
    await expect(page).toHaveURL(/q=zurich(?:%20|\+)FAR/)
    await page.reload()
    await expect(count).toHaveText('1 of 11 bookmarks')
    await page.getByLabel('Search bookmarks').fill('nothing')
    await expect(page.getByText('No bookmark matches “nothing”')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).last().click()
    await page.getByLabel('Filter by category').selectOption('Behavioral')
    await expect(page).toHaveURL(/category=behavioral/)
    await expect(page.getByText('No bookmarks in this category')).toBeVisible()
    await expect(count).toHaveText('0 of 11 bookmarks')
    await page.getByLabel('Search bookmarks').fill('zurich')
    await expect(page.getByText('No bookmark in Behavioral matches “zurich”')).toBeVisible()
    await page.getByRole('button', { name: 'Search all categories' }).click()
    await expect(findLink(page, 'Zürich')).toBeVisible()
  },
)

test(
  'failures to load or save are shown, and the typed text stays',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const bookmark = await signedIn.addResource({ url: 'https://example.com', title: 'Guide' })
    const repairList = await failCalls(page, 'resources.list')
    await open(page)
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load resources: Failed to fetch resources. Please try again later.',
    )
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Export bookmarks' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await repairList()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(findLink(page, 'Guide')).toBeVisible()

    await page.getByRole('button', { name: 'Add Bookmark' }).click()
    const form = findForm(page, 'Add Bookmark')
    const url = form.getByLabel('URL')
    await expect(url).toBeFocused()
    for (const [typed, message] of [
      ['', 'URL is required'],
      ['javascript:alert(1)', 'Please enter a valid URL'],
      ['data:text/html,x', 'Please enter a valid URL'],
      ['two words', 'Please enter a valid URL'],
      [`https://e.example/${'x'.repeat(3_000)}`, 'URL must be at most 2,048 characters'],
    ] as const) {
      await url.fill(typed)
      await save(form)
      await expect(url).toHaveAccessibleDescription(message)
    }
    await url.fill('example.com')
    await expect(form.getByText('You already have this address: “Guide”')).toBeVisible()
    await url.fill('example.org')
    const repairCreate = await failCalls(page, 'resources.create')
    await save(form)
    await expect(form.getByRole('alert')).toHaveText(
      'Failed to add resource: Failed to create resource. Please try again.',
    )
    await repairCreate()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(form).toHaveCount(0)

    const repairUpdate = await failCalls(page, 'resources.update')
    await page.getByRole('button', { name: 'Edit Guide' }).click()
    const edited = findForm(page, 'Edit Bookmark')
    await edited.getByLabel('Title').fill('Renamed')
    await save(edited)
    await expect(edited.getByRole('alert')).toHaveText('Failed to update resource')
    await expect(edited.getByLabel('Title')).toHaveValue('Renamed')
    await expect(page.getByText('Guide', { exact: true })).toBeAttached()
    await repairUpdate()
    const release = await holdCalls(page, 'resources.update')
    await save(edited)
    await expect(page.getByText('Renamed', { exact: true })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(edited.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toHaveCount(0)
    await signedIn.deleteResource(bookmark.id)
    release()
    await expect(edited.getByRole('alert')).toHaveText('Resource not found')
  },
)

test(
  'a failed deletion is reported and the bookmark restored',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addResource({ url: 'https://example.com', title: 'Guide' })
    await open(page)
    await failCalls(page, 'resources.delete')
    await page.getByRole('button', { name: 'Delete Guide' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete resource')).toBeVisible()
    await expect(findLink(page, 'Guide')).toBeVisible()
  },
)

test(
  'bookmarks and their dialogs have no accessibility violation, light or dark',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await addCourses(signedIn, 6)
    const texts = { title: 'مقال', description: 'وصف', tags: 'a,b' }
    await signedIn.addResource({ url: 'https://مثال.example', ...texts })
    const long = { title: 'W'.repeat(200), description: 'x'.repeat(300), tags: 'x'.repeat(200) }
    const { id } = await signedIn.addResource({
      url: `https://e.example/${'x'.repeat(500)}`,
      ...long,
    })
    for (const search of ['', `?bookmark=edit&id=${id}`]) {
      await open(page, search)
      await expect(
        search === '' ? page.getByText('Page 1 of 2') : page.getByRole('dialog'),
      ).toBeVisible()
      expect(await measureOverflow(page), search).toBe(0)
      await atPhoneWidth(page, async () => expect(await measureOverflow(page), search).toBe(0))
      await expectAccessibleAtAnyWidth(page, `/resources${search}`)
    }
  },
)
