import { expect } from 'vitest'
import { KNOWN_HEADER, type MarkedResponse, NOT_HELD } from '#src/shell/response-marks.ts'
import type { Sources } from '../response-marks.ts'
import { PROCEDURES } from '../procedures.ts'
import type { TestApp, TestUser } from './app.ts'

/** The queries that declare the sources of their responses. */
export const SOURCES: ReadonlyMap<string, Sources> = new Map(
  [...PROCEDURES].flatMap(([name, { _def }]) => {
    const meta: { sources?: Sources } = _def.meta ?? {}
    return meta.sources === undefined ? [] : [[name, meta.sources]]
  }),
)
export const NAMES = [...SOURCES.keys()]
const PATH = `/trpc/${NAMES.join()}?batch=1&input=%7B%7D`

export const isMarked = (data: unknown): data is MarkedResponse =>
  typeof data === 'object' && data !== null && 'response_mark' in data

/**
 * Returns the responses of all these queries to a client that holds `marks`, or plain responses.
 */
export async function queryAll(
  { app }: Pick<TestApp, 'app'>,
  { token }: TestUser,
  marks?: readonly string[],
): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${token}` }
  const known = marks === undefined ? {} : { [KNOWN_HEADER]: marks.join() }
  const response = await app.inject({ url: PATH, headers: { ...headers, ...known } })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ result: { data: unknown } }[]>().map(({ result }) => result.data)
}

/** A device that stores responses as the app does. */
export const createDevice = (t: Pick<TestApp, 'app'>, user: TestUser) => {
  let held = NAMES.map(() => ({ mark: NOT_HELD, data: undefined as unknown }))
  const marks = () => held.map(({ mark }) => mark)
  return {
    marks,
    /** Returns the device's data after requesting all changes. */
    async sync(): Promise<unknown[]> {
      const responses = await queryAll(t, user, marks())
      held = responses.map((response, index) => {
        if (!isMarked(response)) throw new Error(`${NAMES[index]} came without a mark`)
        const { response_mark, next_mark: mark = response_mark } = response
        return { mark, data: 'data' in response ? response.data : held[index]?.data }
      })
      return held.map(({ data }) => data)
    },
  }
}
