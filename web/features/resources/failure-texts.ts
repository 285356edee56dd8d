import { describeFailure } from '../../lib/failure.ts'

const UNAUTHORIZED = 401
const BAD_REQUEST = 400
const FORBIDDEN = 403
const NOT_FOUND = 404
const TOO_MANY = 429
const INTERNAL = 500

export const describeLoadFailure = (error: unknown): string => {
  const { kind, status, detail } = describeFailure(error)
  if (kind !== 'answer') return 'Network error. Please check your connection and try again.'
  if (status === UNAUTHORIZED) return 'Authentication required. Please log in again.'
  // Of a fault of its own the server says no more than that it is one.
  const isTelling = status !== INTERNAL && detail !== undefined
  return isTelling ? detail : 'Failed to fetch resources. Please try again later.'
}

export const describeCreateFailure = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  if (status === BAD_REQUEST) return detail ?? 'Invalid resource data'
  return 'Failed to create resource. Please try again.'
}

/** Of a change or a deletion; for 403 and 404 the server says the same. */
export const describeChangeFailure = (error: unknown, action: 'update' | 'delete'): string => {
  const { status, detail } = describeFailure(error)
  if (status === NOT_FOUND) return 'Resource not found'
  if (status === FORBIDDEN) return `You do not have permission to ${action} this resource`
  if (status === BAD_REQUEST && detail !== undefined) return detail
  return `Failed to ${action} resource`
}

export const describeTitleFailure = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  const isReason = status === BAD_REQUEST || status === TOO_MANY
  return (isReason && detail) || 'The title could not be fetched. Please try again.'
}
