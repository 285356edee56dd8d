import { isRecord } from '#src/record.ts'
import { type MarkedResponse, NOT_HELD } from '#src/shell/response-marks.ts'
import { toQueryKey } from './query-key.ts'

/*
 * The last response to each query. The request sends its version, and the server does not send an
 * unchanged result again.
 */

type Known = { mark: string; data: unknown }

/** When there are more, the least recently requested ones are removed. */
const ANSWERS_MAX = 100

let owner = ''
const answers = new Map<string, Known>()

const isMarked = (answer: unknown): answer is MarkedResponse =>
  isRecord(answer) && typeof answer['answer_mark'] === 'string'

/**
 * What this session knows of a query: the version to send, and a function that handles the
 * response.
 */
export const findKnownResponse = (token: string, procedure: string, input: unknown) => {
  if (owner !== token) answers.clear()
  owner = token
  const question = toQueryKey(procedure, input)
  const known = answers.get(question)
  return {
    mark: known?.mark ?? NOT_HELD,
    take: (answer: unknown): unknown => {
      if (!isMarked(answer)) return answer
      const { answer_mark: mark, next_mark: next = mark } = answer
      const data = 'data' in answer || mark !== known?.mark ? answer.data : known.data
      // Another session has begun meanwhile.
      if (owner !== token) return data
      answers.delete(question)
      answers.set(question, { mark: next, data })
      const [oldest] = answers.keys()
      if (answers.size > ANSWERS_MAX && oldest !== undefined) answers.delete(oldest)
      return data
    },
  }
}
