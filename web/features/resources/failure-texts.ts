import { describeFailure } from '../../lib/failure.ts'
import { t } from '#src/language/t.ts'

const UNAUTHORIZED = 401
const BAD_REQUEST = 400
const FORBIDDEN = 403
const NOT_FOUND = 404
const TOO_MANY = 429
const INTERNAL = 500

export const describeLoadFailure = (error: unknown): string => {
  const { kind, status, detail } = describeFailure(error)
  if (kind !== 'response') return t('Network error. Please check your connection and try again.')
  if (status === UNAUTHORIZED) return t('Authentication required. Please log in again.')
  // For an internal error the server has no specific message.
  const isTelling = status !== INTERNAL && detail !== undefined
  return isTelling ? detail : t('Failed to fetch resources. Please try again later.')
}

export const describeCreateFailure = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  if (status === BAD_REQUEST) return detail ?? t('Invalid resource data')
  return t('Failed to create resource. Please try again.')
}

/** The message for a failed update or deletion; 403 and 404 have the same one. */
export const describeChangeFailure = (error: unknown, action: 'update' | 'delete'): string => {
  const { status, detail } = describeFailure(error)
  if (status === NOT_FOUND) return t('Resource not found')
  if (status === FORBIDDEN)
    return action === 'update'
      ? t('You do not have permission to update this resource')
      : t('You do not have permission to delete this resource')
  if (status === BAD_REQUEST && detail !== undefined) return detail
  return action === 'update' ? t('Failed to update resource') : t('Failed to delete resource')
}

export const describeTitleFailure = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  const isReason = status === BAD_REQUEST || status === TOO_MANY
  return (isReason && detail) || t('The title could not be fetched. Please try again.')
}
