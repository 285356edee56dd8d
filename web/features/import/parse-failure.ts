import { describeFailure } from '../../lib/failure.ts'
import { t } from '#src/language/t.ts'

const HTTP_SERVER_ERROR = 500
const HTTP_BUSY = 503

/** The server's response contained no parsed resume. */
export class EmptyResult extends Error {}

const FAILED = t('Failed to parse resume')

/**
 * `brief` is for the toast and `whole` for the dialog (docs/behaviour.md#what-an-import-says): the
 * server's reason takes longer to read than a toast is visible.
 */
export const describeParseFailure = (error: unknown): { brief: string; whole: string } => {
  const same = (text: string) => ({ brief: text, whole: text })
  if (error instanceof EmptyResult) return same(t('Failed to parse resume data'))
  const { kind, status = 0, detail } = describeFailure(error)
  if (kind === 'timeout') return same(t('Request timed out. Please try again.'))
  const isReason = status > 0 && (status < HTTP_SERVER_ERROR || status === HTTP_BUSY)
  return { brief: FAILED, whole: (isReason && detail) || FAILED }
}
