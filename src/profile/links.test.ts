import { expect, test } from 'vitest'
import { linkForm, type Links, listPortfolios, optionalLink, putLink, removeLink } from './links.ts'

const link = optionalLink('Link')

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.co.uk/cv?x=1#top ', 'https://www.example.co.uk/cv?x=1#top'],
  ['//example.com', 'https://example.com'],
  ['https://example.com/', 'https://example.com/'],
  ['HTTP://Example.com', 'HTTP://Example.com'],
  ['example.com:8443/javascript:x', 'https://example.com:8443/javascript:x'],
  ['münchen.example', 'https://münchen.example'],
  ['例え.テスト', 'https://例え.テスト'],
])('%s is stored as %s', (typed, kept) => {
  expect(link.parse(typed)).toBe(kept)
  expect(link.parse(kept)).toBe(kept)
})

test.each([
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'javascript:1',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'data:@example.com',
  'vbscript:x',
  'https://javascript:alert(1)@example.com',
  'https://user@example.com',
  'mailto:ada@example.com',
  'ftp://example.com',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'localhost',
  'http://192.168.0.1',
  'http://[::1]/',
  'not a link',
  'word',
  'example.',
  '.com',
  'https://',
  'a'.repeat(64) + '.com',
])('%j is not a link', (typed) => {
  const issues = link.safeParse(typed).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual(['Please enter a valid URL'])
})

test('an empty link is null, and a long one is rejected', () => {
  for (const empty of ['', '  ', null]) expect(link.parse(empty)).toBeNull()
  expect(link.safeParse(`example.com/${'x'.repeat(2040)}`).success).toBe(false)
})

const LINKS: Links = {
  linkedin_url: 'https://linkedin.com/in/ada',
  github_url: null,
  portfolio_url: 'https://ada.example',
  other_urls: ['https://one.example', 'https://two.example'],
  other_url_titles: {},
}

test('other links are numbered from 4', () => {
  expect(listPortfolios(LINKS)).toEqual([
    { id: 'linkedin', type: 'linkedin', url: LINKS.linkedin_url, title: 'LinkedIn' },
    { id: 'portfolio', type: 'portfolio', url: LINKS.portfolio_url, title: 'Portfolio' },
    { id: 'other-0', type: 'other', url: 'https://one.example', title: 'Other URL 4' },
    { id: 'other-1', type: 'other', url: 'https://two.example', title: 'Other URL 5' },
  ])
})

const url = 'https://new.example'
const ONE = { type: 'other', url: 'https://one.example' } as const
const LINKEDIN = { type: 'linkedin', url: 'https://linkedin.com/in/ada' } as const

test('a link is added, edited in its place, changed to another type, and removed', () => {
  expect(putLink(LINKS, { type: 'github', url })).toEqual({ ...LINKS, github_url: url })
  expect(putLink(LINKS, { type: 'other', url }).other_urls).toEqual([...LINKS.other_urls, url])
  expect(putLink(LINKS, { type: 'other', url }, ONE).other_urls).toEqual([
    url,
    'https://two.example',
  ])
  expect(putLink(LINKS, { type: 'github', url }, LINKEDIN)).toEqual({
    ...LINKS,
    linkedin_url: null,
    github_url: url,
  })
  expect(putLink(LINKS, { type: 'other', url }, LINKEDIN)).toEqual({
    ...LINKS,
    linkedin_url: null,
    other_urls: [...LINKS.other_urls, url],
  })
  expect(putLink(LINKS, { type: 'linkedin', url }, ONE)).toEqual({
    ...LINKS,
    linkedin_url: url,
    other_urls: ['https://two.example'],
  })
  expect(removeLink(LINKS, LINKEDIN).linkedin_url).toBeNull()
  expect(removeLink(LINKS, ONE).other_urls).toEqual(['https://two.example'])
})

test('another device’s concurrent changes are kept', () => {
  const changed = { ...LINKS, linkedin_url: url, other_urls: ['https://two.example'] }
  expect(removeLink(changed, LINKEDIN)).toEqual(changed)
  expect(removeLink(changed, ONE)).toEqual(changed)
  expect(putLink(changed, { type: 'other', url }, ONE).other_urls).toEqual([
    'https://two.example',
    url,
  ])
})

test('a repeated addition adds the link once', () => {
  const once = putLink(LINKS, { type: 'other', url, title: 'Blog' })
  expect(putLink(once, { type: 'other', url, title: 'Blog' })).toEqual(once)
  expect(putLink(once, { type: 'other', url: TWO }, { type: 'other', url }).other_urls).toEqual(
    LINKS.other_urls,
  )
})

const TWO = 'https://two.example'
const titled = putLink(LINKS, { type: 'other', url: TWO, title: 'Talks' })
const listTitles = (links: Links) =>
  listPortfolios(links).flatMap(({ type, title }) => (type === 'other' ? [title] : []))

test('a custom link keeps its title when it moves up, changes its URL, or is sent without', () => {
  expect(listTitles(titled)).toEqual(['Other URL 4', 'Talks'])
  expect(listTitles(removeLink(titled, ONE))).toEqual(['Talks'])
  const moved = putLink(titled, { type: 'other', url }, { type: 'other', url: TWO })
  expect(listTitles(moved)).toEqual(['Other URL 4', 'Talks'])
  expect(moved.other_url_titles).toEqual({ [url]: 'Talks' })
})

test('a title is removed with its link, and one equal to the default is not stored', () => {
  expect(removeLink(titled, { type: 'other', url: TWO }).other_url_titles).toEqual({})
  expect(putLink(titled, { type: 'github', url: TWO }, { type: 'other', url: TWO })).toMatchObject({
    other_url_titles: {},
  })
  const renumbered = putLink(titled, { type: 'other', url: TWO, title: 'Other URL 5' })
  expect(listTitles(removeLink(renumbered, ONE))).toEqual(['Other URL 4'])
  const misled = putLink(LINKS, { type: 'other', url }, { type: 'other', url: 'constructor' })
  expect(misled.other_url_titles).toEqual({})
})

test('the dialog shows all errors at once', () => {
  const listMessages = (form: object) =>
    linkForm.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message])
  expect(listMessages({ type: '', url: '', title: '' })).toEqual([
    ['type', 'Link type is required'],
    ['url', 'URL is required'],
  ])
  expect(listMessages({ type: 'other', url: '', title: '' })).toEqual([
    ['url', 'URL is required'],
    ['title', 'Title is required for custom links'],
  ])
  expect(listMessages({ type: 'other', url: 'javascript:alert(1)', title: ' ' })).toEqual([
    ['url', 'Please enter a valid URL'],
    ['title', 'Title is required for custom links'],
  ])
  expect(linkForm.parse({ type: 'github', url: 'github.com/ada', title: '' })).toEqual({
    type: 'github',
    url: 'https://github.com/ada',
    title: '',
  })
})
