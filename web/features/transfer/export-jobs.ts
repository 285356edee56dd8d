import { downloadFile } from '../../lib/download.ts'
import { showFailure } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/** Downloads all applications as a file. */
export const exportJobs = (format: 'csv' | 'json') =>
  downloadFile(`/api/jobs/export?format=${format}`, `applications.${format}`).catch(() =>
    showFailure(t('Failed to export your applications. Please try again.')),
  )

/** Downloads the profile as a JSON Resume. */
export const downloadResume = () =>
  downloadFile('/api/profiles/me/json-resume', 'resume.json').catch(() =>
    showFailure(t('Failed to export your profile. Please try again.')),
  )
