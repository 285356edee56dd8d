import type { Resource } from '#src/resources/schema.ts'
import { today } from '../../../lib/dates.ts'
import { saveAs } from '../../../lib/download.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/** Downloads all bookmarks as a file that browsers can import. */
export const downloadBookmarks = async (resources: readonly Resource[]): Promise<void> => {
  try {
    const { writeBookmarksFile } = await import('./bookmarks-file.ts')
    const file = new Blob([writeBookmarksFile(resources)], { type: 'text/html' })
    saveAs(file, `foothold-bookmarks-${today()}.html`)
    showToast({ message: t('Bookmarks exported') })
  } catch {
    // The code of the export failed to load.
    showFailure(t('Failed to export bookmarks. Please check your connection and try again.'))
  }
}
