import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'

export type Failure = {
  kind: 'answer' | 'timeout' | 'network'
  /** HTTP status of the answer; absent when there was none. */
  status?: number
  /** The server's own words: a list is joined with spaces. */
  detail?: string
  /** Messages by field path, from the validation of the input. */
  fields?: Record<string, string>
}

type AnswerData = {
  httpStatus?: number
  detail?: string | string[]
  fields?: Record<string, string>
}

const restAnswer = z.object({ detail: z.union([z.string(), z.array(z.string())]).optional() })

/** A REST call that the server answered with a refusal. */
export class RefusedCall extends Error {
  readonly status: number
  readonly detail: string | undefined

  constructor(status: number, detail: string | undefined) {
    super(`The server answered ${status}`)
    this.name = 'RefusedCall'
    this.status = status
    this.detail = detail
  }

  static async from(response: Response): Promise<RefusedCall> {
    const answer = restAnswer.safeParse(await response.json().catch(() => undefined))
    const detail = answer.data?.detail
    return new RefusedCall(response.status, detail && [detail].flat().join(' '))
  }
}

/** Every answer of the server carries this shape (its error formatter); anything else has no data. */
const hasAnswer = (error: unknown): error is { data: AnswerData & { httpStatus: number } } =>
  error instanceof TRPCClientError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'httpStatus' in error.data

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || (error.cause !== undefined && isTimeout(error.cause)))

/** What happened, in one shape, whatever was thrown by a call. */
export const describeFailure = (error: unknown): Failure => {
  if (error instanceof RefusedCall) {
    const { status, detail } = error
    return { kind: 'answer', status, ...(detail === undefined ? {} : { detail }) }
  }
  if (!hasAnswer(error)) return { kind: isTimeout(error) ? 'timeout' : 'network' }
  const { httpStatus: status, detail, fields } = error.data
  return {
    kind: 'answer',
    status,
    ...(detail === undefined ? {} : { detail: [detail].flat().join(' ') }),
    ...(fields === undefined ? {} : { fields }),
  }
}

/**
 * True when nothing answered at all: fetch rejects with a TypeError then. Everything else without a
 * status was answered by something that is not our server, such as a proxy's page.
 */
export const gotNoAnswer = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
