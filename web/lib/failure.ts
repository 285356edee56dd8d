import { TRPCClientError } from '@trpc/client'
import { isRecord } from '#src/record.ts'
import { translateSentence } from './sentences.ts'

export type Failure = {
  kind: 'response' | 'timeout' | 'network'
  /** HTTP status of the response; undefined if there was none. */
  status?: number
  /** The server's message in the language of the page; several sentences are joined with spaces. */
  detail?: string
  /** The server's message in English, for comparisons. */
  words?: string
  /** Validation messages by field path. */
  fields?: Record<string, string>
}

/** The server's message: one sentence or several. */
type Detail = string | string[]

type ErrorData = {
  httpStatus?: number
  detail?: Detail
  fields?: Record<string, string>
}

/** Returns the server's message if the response came from our server. */
const readDetail = (body: unknown): string[] | undefined => {
  const detail = isRecord(body) ? body['detail'] : undefined
  const words: unknown[] = detail === undefined ? [] : [detail].flat()
  const isText = words.length > 0 && words.every((word) => typeof word === 'string')
  return isText ? words : undefined
}

/** A REST call that returned an error status. */
export class RefusedCall extends Error {
  readonly status: number
  readonly detail: Detail | undefined

  constructor(status: number, detail: Detail | undefined) {
    super(`The server returned ${status}`)
    this.name = 'RefusedCall'
    this.status = status
    this.detail = detail
  }

  static async from(response: Response): Promise<RefusedCall> {
    const detail = readDetail(await response.json().catch(() => undefined))
    return new RefusedCall(response.status, detail)
  }
}

/**
 * Our server's error formatter adds this shape to every error; errors from elsewhere have no data.
 */
const hasErrorData = (error: unknown): error is { data: ErrorData & { httpStatus: number } } =>
  error instanceof TRPCClientError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'httpStatus' in error.data

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || (error.cause !== undefined && isTimeout(error.cause)))

const toDetail = (detail: Detail | undefined): Pick<Failure, 'detail' | 'words'> => {
  if (detail === undefined) return {}
  const words = [detail].flat()
  return { detail: words.map(translateSentence).join(' '), words: words.join(' ') }
}

const translateAll = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [field, translateSentence(text)]),
  )

/** Converts anything thrown by a call to one shape. */
export const describeFailure = (error: unknown): Failure => {
  if (error instanceof RefusedCall) {
    const { status, detail } = error
    return { kind: 'response', status, ...toDetail(detail) }
  }
  if (!hasErrorData(error)) return { kind: isTimeout(error) ? 'timeout' : 'network' }
  const { httpStatus: status, detail, fields } = error.data
  return {
    kind: 'response',
    status,
    ...toDetail(detail),
    ...(fields === undefined ? {} : { fields: translateAll(fields) }),
  }
}

const HTTP_INTERNAL_SERVER_ERROR = 500

/** Returns the server's message if it has one for the person, else `fallback`. */
export const describeRefusal = (error: unknown, fallback: string): string => {
  const { status, detail } = describeFailure(error)
  return (status !== HTTP_INTERNAL_SERVER_ERROR && detail) || fallback
}

/**
 * True if nothing responded at all: `fetch` rejects with a TypeError then. Other errors without a
 * status come from something that is not our server, such as a proxy.
 */
export const gotNoResponse = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
