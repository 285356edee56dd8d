import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResourceInput, type Resource } from '#src/resources/schema.ts'
import { RESOURCE_CATEGORIES } from '#src/resources/constants.ts'
import { findFallbackTitle } from '#src/resources/address.ts'
import { readBookmarksFile, writeBookmarksFile } from './bookmarks-file.ts'

const CHROME = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file.
     It will be read and overwritten.
     DO NOT EDIT! -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1" LAST_MODIFIED="2" PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>
    <DL><p>
        <DT><A HREF="https://one.example/?a=1&amp;b=2" ADD_DATE="3" ICON="data:image/png;base64,AAAA">One &lt;1&gt; &amp; more</A>
        <DT><H3>Learning, deep</H3>
        <DL><p>
            <DT><H3>system design</H3>
            <DL><p>
                <DT><A HREF="https://two.example/">Two</A>
                <DD>What it is
in two lines
            </DL><p>
            <DT><A HREF="https://three.example/"></A>
        </DL><p>
        <DT><A HREF="javascript:alert(1)">Bookmarklet</A>
        <DT><A HREF="chrome://settings">Settings</A>
        <DT><A>Nothing</A>
    </DL><p>
    <DT><A HREF="https://four.example/" TAGS="x, y,x">Four</A>
</DL><p>
`

test('a browser’s file is read with folders, texts and tags, without other links', () => {
  expect(readBookmarksFile(CHROME)).toEqual({
    ignored: 3,
    bookmarks: [
      {
        url: 'https://one.example/?a=1&b=2',
        title: 'One <1> & more',
        category: 'other',
        description: null,
        tags: null,
      },
      {
        url: 'https://two.example/',
        title: 'Two',
        category: 'system_design',
        description: 'What it is\nin two lines',
        tags: 'Learning  deep',
      },
      {
        url: 'https://three.example/',
        title: 'three.example',
        category: 'other',
        description: null,
        tags: 'Learning  deep',
      },
      {
        url: 'https://four.example/',
        title: 'Four',
        category: 'other',
        description: null,
        tags: 'x,y',
      },
    ],
  })
})

test('a folder’s description is not a bookmark’s', () => {
  const file = `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>
    <DT><A HREF="https://one.example">One</A>
    <DT><H3>Folder</H3><DD>About the folder
    <DL><p><DT><A HREF="https://two.example">Two</A></DL><p></DL>`
  expect(readBookmarksFile(file)?.bookmarks).toMatchObject([
    { title: 'One', description: null, tags: null },
    { title: 'Two', description: null, tags: 'Folder' },
  ])
})

test.each([
  '',
  'nonsense',
  '<!doctype html><a href="https://example.com">A page</a>',
  '{"bookmarks":[]}',
  '\u0000\u0001\u0002',
])('other files are recognized: %j', (text) => {
  expect(readBookmarksFile(text)).toBeUndefined()
})

const HEAD = '<!DOCTYPE NETSCAPE-Bookmark-file-1>'

test('endless nesting is rejected at once, and many folders side by side are not', () => {
  const before = process.cpuUsage()
  const deep = `${HEAD}${'<DL><DT>'.repeat(100_000)}${'</X>'.repeat(500_000)}`
  expect(readBookmarksFile(deep)).toBeUndefined()
  const folder = '<DT><H3>F</H3><DL><p><DT><A HREF="https://e.example">E</A></DL><p>'
  const wide = `${HEAD}<DL><p>${folder.repeat(2_000)}</DL>`
  expect(readBookmarksFile(wide)?.bookmarks).toHaveLength(2_000)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
})

test('a file that only starts like one has no bookmarks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (nonsense) => {
      const read = readBookmarksFile(`<!DOCTYPE NETSCAPE-Bookmark-file-1>${nonsense}`)
      expect(read).toBeDefined()
    }),
    { numRuns: 200 },
  )
})

/** A bookmark as the server stores it. */
const stored = fc
  .record({
    url: fc.webUrl({ withQueryParameters: true, withFragments: true }),
    title: fc.string({ unit: 'binary', maxLength: 200 }),
    category: fc.constantFrom(...RESOURCE_CATEGORIES),
    description: fc.string({ unit: 'binary', maxLength: 300 }),
    tags: fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 6 }),
  })
  .map((sent) => createResourceInput.safeParse(sent).data)
  .filter((input) => input !== undefined)
  .map((input): Resource => ({
    id: '',
    url: input.url,
    title: input.title ?? findFallbackTitle(input.url),
    category: input.category ?? 'other',
    description: input.description ?? null,
    tags: input.tags ?? null,
    created_at: '2026-11-21T00:00:00.000Z',
    updated_at: '2026-11-21T00:00:00.000Z',
  }))

test('an export is imported again completely, in its categories', () => {
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 8 }), (resources) => {
      const expected = RESOURCE_CATEGORIES.flatMap((known) =>
        resources
          .filter(({ category }) => category === known)
          .map(({ url, title, category, description, tags }) => ({
            url,
            title,
            category,
            description,
            tags,
          })),
      )
      expect(readBookmarksFile(writeBookmarksFile(resources))).toEqual({
        bookmarks: expected,
        ignored: 0,
      })
    }),
    { numRuns: 300 },
  )
})
