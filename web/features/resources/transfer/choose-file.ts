import { toAddressKey } from '#src/resources/address.ts'
import { IMPORT_ENTRIES_MAX, IMPORT_FILE_MAX_BYTES } from '#src/resources/constants.ts'
import type { Resource } from '#src/resources/schema.ts'
import { type FileBookmark, readBookmarksFile } from './bookmarks-file.ts'
import { t } from '#src/language/t.ts'

/** The content of a chosen file, before the import. */
export type Preview = {
  fresh: FileBookmark[]
  /** Bookmarks that already exist or occur twice in the file. */
  duplicates: FileBookmark[]
  ignored: number
}

const MEGABYTE = 1024 * 1024

/** Reads a file of at most 8 MB and 5,000 bookmarks. @throws Error with a message for the person */
export const previewFile = async (file: Blob, resources: readonly Resource[]): Promise<Preview> => {
  if (file.size > IMPORT_FILE_MAX_BYTES) {
    throw new Error(
      t('This file is larger than {max, number} MB. Please export fewer bookmarks and try again.', {
        max: IMPORT_FILE_MAX_BYTES / MEGABYTE,
      }),
    )
  }
  const read = readBookmarksFile(await file.text())
  if (read === undefined) {
    throw new Error(
      t(
        'This is not a bookmarks file. In your browser, export your bookmarks as HTML and choose that file.',
      ),
    )
  }
  const { bookmarks, ignored } = read
  if (bookmarks.length === 0) throw new Error(t('There are no web addresses in this file.'))
  if (bookmarks.length > IMPORT_ENTRIES_MAX) {
    throw new Error(
      t(
        'This file contains more than {max, number} bookmarks. Please export fewer and try again.',
        {
          max: IMPORT_ENTRIES_MAX,
        },
      ),
    )
  }
  const known = new Set(resources.map(({ url }) => toAddressKey(url)))
  const preview: Preview = { fresh: [], duplicates: [], ignored }
  for (const bookmark of bookmarks) {
    const key = toAddressKey(bookmark.url)
    preview[known.has(key) ? 'duplicates' : 'fresh'].push(bookmark)
    known.add(key)
  }
  return preview
}
