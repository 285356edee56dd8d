import type { Resource } from '#src/resources/schema.ts'
import { today } from '../../../lib/dates.ts'
import { saveAs } from '../../../lib/download.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/** Hands all bookmarks to the browser as a file that any browser imports. */
export const downloadBookmarks = async (resources: readonly Resource[]): Promise<void> => {
  try {
    const { writeBookmarksFile } = await import('./bookmarks-file.ts')
    const file = new Blob([writeBookmarksFile(resources)], { type: 'text/html' })
    saveAs(file, `foothold-bookmarks-${today()}.html`)
    showToast({ message: t('Bookmarks exported') })
  } catch {
    // The code of the export could not be fetched.
    showFailure(t('Failed to export bookmarks. Please check your connection and try again.'))
  }
}
