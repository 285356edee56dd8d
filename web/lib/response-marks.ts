import { isRecord } from '#src/record.ts'
import { type MarkedResponse, NOT_HELD } from '#src/shell/response-marks.ts'
import { toQueryKey } from './query-key.ts'

/*
 * The last response to each query. The request sends its version, and the server does not send an
 * unchanged result again.
 */

type Known = { mark: string; data: unknown }

/** When there are more, the least recently requested ones are removed. */
const RESPONSES_MAX = 100

let owner = ''
const responses = new Map<string, Known>()

const isMarked = (response: unknown): response is MarkedResponse =>
  isRecord(response) && typeof response['response_mark'] === 'string'

/**
 * What this session knows of a query: the version to send, and a function that handles the
 * response.
 */
export const findKnownResponse = (token: string, procedure: string, input: unknown) => {
  if (owner !== token) responses.clear()
  owner = token
  const question = toQueryKey(procedure, input)
  const known = responses.get(question)
  return {
    mark: known?.mark ?? NOT_HELD,
    take: (response: unknown): unknown => {
      if (!isMarked(response)) return response
      const { response_mark: mark, next_mark: next = mark } = response
      const data = 'data' in response || mark !== known?.mark ? response.data : known.data
      // Another session has begun meanwhile.
      if (owner !== token) return data
      responses.delete(question)
      responses.set(question, { mark: next, data })
      const [oldest] = responses.keys()
      if (responses.size > RESPONSES_MAX && oldest !== undefined) responses.delete(oldest)
      return data
    },
  }
}
