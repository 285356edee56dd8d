import type { Resource } from '#src/resources/schema.ts'
import { today } from '../../../lib/dates.ts'
import { saveAs } from '../../../lib/download.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'

/** Hands all bookmarks to the browser as a file that any browser imports. */
export const downloadBookmarks = async (resources: readonly Resource[]): Promise<void> => {
  try {
    const { writeBookmarksFile } = await import('./bookmarks-file.ts')
    const file = new Blob([writeBookmarksFile(resources)], { type: 'text/html' })
    saveAs(file, `foothold-bookmarks-${today()}.html`)
    showToast({ message: 'Bookmarks exported' })
  } catch {
    // The code of the export could not be fetched.
    showFailure('Failed to export bookmarks. Please check your connection and try again.')
  }
}
