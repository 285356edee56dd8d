import { TOO_MANY_DOCUMENTS } from '#src/documents/constants.ts'
import { describeFailure } from '../../lib/failure.ts'
import { UploadFailure } from './upload/upload-failure.ts'
import { t } from '#src/language/t.ts'

const BAD_REQUEST = 400
const TOO_MANY_REQUESTS = 429
const INTERNAL = 500

export const DOWNLOAD_FAILED = t('Failed to download document. Please try again.')
export const PREVIEW_FAILED = t('Failed to preview document. Please try again later.')
export const DELETE_FAILED = t('Failed to delete document. Please try again later.')
const RESTORE_FAILED = t('Failed to restore document. Please try again.')
export const TYPE_FAILED = t('Failed to update document type.')
const UPLOAD_FAILED = t('Failed to upload document. Please check your connection and try again.')

export const describeLoadFailure = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  if (status !== INTERNAL) {
    return t('Failed to fetch documents. Please check your connection and try again.')
  }
  return detail ?? t('An error occurred while fetching documents. Please try again later.')
}

export const describeUploadFailure = (error: unknown): string => {
  const detail = error instanceof UploadFailure ? error.detail : undefined
  if (detail === undefined) return UPLOAD_FAILED
  return detail === TOO_MANY_DOCUMENTS ? detail : t('Upload failed: {detail}', { detail })
}

/** Returns the server's message if there is no free slot. */
export const describeRestoreFailure = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  return status === BAD_REQUEST && detail !== undefined ? detail : RESTORE_FAILED
}

/**
 * Whether a retry can succeed: a rejected file stays rejected, but a network or server may recover.
 */
export const mayRetry = (error: unknown): boolean => {
  const status = error instanceof UploadFailure ? error.status : undefined
  const step = error instanceof UploadFailure ? error.step : undefined
  if (status === undefined || step === 'store') return true
  return status >= INTERNAL || status === TOO_MANY_REQUESTS
}
