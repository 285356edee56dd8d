import {
  DOCUMENT_MAX_BYTES,
  DOCUMENTS_MAX,
  FILE_EMPTY,
  FILE_TOO_LARGE,
  INVALID_FILE_TYPE,
} from '#src/documents/constants.ts'
import { findFileKind } from '#src/documents/filename.ts'
import type { UploadFailure } from '../documents/index.ts'
import { t } from '#src/language/t.ts'

export const ONLY_SO_MANY = t('You can only upload up to {max} documents.', { max: DOCUMENTS_MAX })

/** Returns why a file cannot be uploaded; `count` is the number of existing documents. */
export const checkFile = (
  { name, size }: Pick<File, 'name' | 'size'>,
  count: number,
): string | undefined => {
  if (count >= DOCUMENTS_MAX) return ONLY_SO_MANY
  if (findFileKind(name) === undefined) return INVALID_FILE_TYPE
  if (size === 0) return FILE_EMPTY
  return size > DOCUMENT_MAX_BYTES ? FILE_TOO_LARGE : undefined
}

const HTTP_SERVER_ERROR = 500
const HTTP_BUSY = 503

const FAILED = t('Failed to upload document')

export type FailedUpload = Partial<Pick<UploadFailure, 'step' | 'status' | 'detail'>>

/**
 * `brief` is for the toast and `whole` for the dialog (docs/behaviour.md#what-an-import-says).
 * Messages of the server about the file are final; other failures suggest a retry.
 */
export const describeUploadFailure = ({
  step,
  status = 0,
  detail,
}: FailedUpload): { brief: string; whole: string } => {
  const isReason = status > 0 && (status < HTTP_SERVER_ERROR || status === HTTP_BUSY)
  if (step !== 'store' && isReason && detail) return { brief: FAILED, whole: detail }
  return step === 'store' && status > 0
    ? {
        brief: t('S3 upload failed with status {status}', { status }),
        whole: t('S3 upload failed with status {status}. Please try again.', { status }),
      }
    : { brief: FAILED, whole: t('Failed to upload document. Please try again.') }
}
