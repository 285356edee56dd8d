import { expect, test } from 'vitest'
import type { Resource } from '#src/resources/schema.ts'
import { previewFile } from './choose-file.ts'

const toFile = (urls: readonly string[]) => {
  const links = urls.map((url) => `<DT><A HREF="${url}">x</A>`).join('\n')
  return new Blob([`<!DOCTYPE NETSCAPE-Bookmark-file-1><DL>${links}</DL>`])
}
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://e.example/${index}`)

const known: Resource = {
  id: '',
  title: 'Known',
  url: 'https://www.e.example/0/',
  category: 'other',
  description: null,
  tags: null,
  created_at: '',
  updated_at: '',
}

test('existing and repeated bookmarks are distinguished from new ones', async () => {
  const urls = ['https://e.example/0', 'https://e.example/1', 'http://e.example/1/', 'about:blank']
  const { fresh, duplicates, ignored } = await previewFile(toFile(urls), [known])
  expect(fresh.map(({ url }) => url)).toEqual(['https://e.example/1'])
  expect(duplicates.map(({ url }) => url)).toEqual(['https://e.example/0', 'http://e.example/1/'])
  expect(ignored).toBe(1)
})

test('a file of 5,000 bookmarks is accepted, one more is not', async () => {
  expect((await previewFile(toFile(numbered(5_000)), [])).fresh).toHaveLength(5_000)
  await expect(previewFile(toFile(numbered(5_001)), [])).rejects.toThrow(
    'This file contains more than 5,000 bookmarks.',
  )
})

test.each([
  [toFile(['about:blank']), 'There are no web addresses in this file.'],
  [new Blob(['<html>']), 'This is not a bookmarks file.'],
  [new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]), 'This file is larger than 8 MB.'],
])('an unusable file is rejected with its reason: case %#', async (file, reason) => {
  await expect(previewFile(file, [])).rejects.toThrow(reason)
})
