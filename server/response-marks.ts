import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { KNOWN_HEADER, type MarkedResponse } from '#src/shell/response-marks.ts'
import { formatDay } from '#src/day.ts'
import { TZDate } from '@date-fns/tz'
import {
  hasNoNewInterview,
  isUnchangedSince,
  type ReadTime,
  type RowVersions,
  type WatchedTable,
} from './db/changed-tables.ts'

/**
 * Everything that determines a query's response besides its input and the time zone: while none of
 * it changes, a held response is still valid and need not be computed again.
 */
export type Sources = {
  /** Every table that it reads. */
  tables: readonly WatchedTable[]
  /** How long a response that depends on the current time stays the same. */
  clock?: 'hour' | 'day'
  /** Whether it depends on which interview is the current one. */
  dependsOnCurrentInterview?: boolean
}

const MARK_LENGTH = 22
const QUERY_LENGTH = 16
const MARK = /^([\w-]{22})\.([\w-]{16})\.(\d{1,19})\.(\d{1,14})$/

const hash = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

/** The marks of the responses that the client holds, by their position in the batch. */
export const readKnownMarks = ({ headers }: FastifyRequest): readonly string[] => {
  const sent = headers[KNOWN_HEADER]
  return typeof sent === 'string' ? sent.split(',').map((mark) => mark.trim()) : []
}

/** The start of the hour, used as the current time, so that responses are the same for an hour. */
export const findHour = (now = new Date()): Date => new Date(new Date(now).setUTCMinutes(0, 0, 0))

const readClock = (clock: Sources['clock'], timeZone: string): string => {
  if (clock === undefined) return ''
  return clock === 'hour' ? findHour().toISOString() : formatDay(new TZDate(Date.now(), timeZone))
}

/** A query and its circumstances; a mark is only valid for the same ones. */
export type MarkedQuery = {
  userId: string
  path: string
  input: string
  timeZone: string
  sources: Sources
  versions: RowVersions
}

/** Computes the part of a mark by which the next response can be skipped. */
export const describeQuery = (asked: MarkedQuery) => {
  const { userId, path, input, timeZone, sources, versions } = asked
  const { place, xid, atMs } = versions
  const time = readClock(sources.clock, timeZone)
  const id = hash([place, userId, path, input, timeZone, time].join('\n'), QUERY_LENGTH)
  return {
    id,
    text: `${id}.${xid}.${atMs}`,
    /** Whether the response with this mark is still valid. */
    isStillValid(mark: string): boolean {
      const [, , question, since, sinceMs] = MARK.exec(mark) ?? []
      if (question !== id || since === undefined) return false
      const known: ReadTime = { xid: since, atMs: Number(sinceMs) }
      return (
        isUnchangedSince(versions, sources.tables, known) &&
        (sources.dependsOnCurrentInterview !== true || hasNoNewInterview(versions, known))
      )
    },
  }
}

/** Returns a response with its mark; without its data if the client holds the same. */
export const markResponse = (data: unknown, known: string, question?: string): MarkedResponse => {
  const text = hash(JSON.stringify(data) ?? '', MARK_LENGTH)
  const mark = question === undefined ? text : `${text}.${question}`
  if (known.slice(0, MARK_LENGTH) !== text) return { response_mark: mark, data }
  return mark === known ? { response_mark: known } : { response_mark: known, next_mark: mark }
}
