import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { KNOWN_HEADER, type MarkedAnswer } from '#src/shell/known-answers.ts'
import { formatDay } from '#src/day.ts'
import { TZDate } from '@date-fns/tz'
import {
  hasNoneBegun,
  isUnwritten,
  type Moment,
  type Stand,
  type WatchedTable,
} from './db/changed-tables.ts'

/**
 * All that a query's answer is made of besides its input and the time zone: while nothing of it changes,
 * the answer that somebody holds is good, and is not made again.
 */
export type Sources = {
  /** Every table that it reads. */
  tables: readonly WatchedTable[]
  /** For an answer of the present: it stays the same for that long. */
  clock?: 'hour' | 'day'
  /** It tells which interview is current. */
  tellsCurrent?: boolean
}

const MARK_LENGTH = 22
const QUESTION_LENGTH = 16
const MARK = /^([\w-]{22})\.([\w-]{16})\.(\d{1,19})\.(\d{1,14})$/

const hash = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

/** By their places in the batch, the marks of what the asker holds. */
export const readKnownMarks = ({ headers }: FastifyRequest): readonly string[] => {
  const sent = headers[KNOWN_HEADER]
  return typeof sent === 'string' ? sent.split(',').map((mark) => mark.trim()) : []
}

/** The beginning of the hour, in which answers of the present stay the same. */
export const findHour = (now = new Date()): Date => new Date(new Date(now).setUTCMinutes(0, 0, 0))

const readClock = (clock: Sources['clock'], timeZone: string): string => {
  if (clock === undefined) return ''
  return clock === 'hour' ? findHour().toISOString() : formatDay(new TZDate(Date.now(), timeZone))
}

/** What is asked, and when: what is not of both is another question. */
export type Question = {
  userId: string
  path: string
  input: string
  timeZone: string
  sources: Sources
  stand: Stand
}

/** What a mark says beside the answer's text, by which the next one need not be made. */
export const describeQuestion = (asked: Question) => {
  const { userId, path, input, timeZone, sources, stand } = asked
  const { place, xid, atMs } = stand
  const time = readClock(sources.clock, timeZone)
  const id = hash([place, userId, path, input, timeZone, time].join('\n'), QUESTION_LENGTH)
  return {
    id,
    text: `${id}.${xid}.${atMs}`,
    /** Whether the answer of which `mark` is would be given again. */
    isAnsweredBy(mark: string): boolean {
      const [, , question, since, sinceMs] = MARK.exec(mark) ?? []
      if (question !== id || since === undefined) return false
      const known: Moment = { xid: since, atMs: Number(sinceMs) }
      return (
        isUnwritten(stand, sources.tables, known) &&
        (sources.tellsCurrent !== true || hasNoneBegun(stand, known))
      )
    },
  }
}

/** An answer with its mark; without what it says for who holds that already. */
export const markAnswer = (data: unknown, known: string, question?: string): MarkedAnswer => {
  const text = hash(JSON.stringify(data) ?? '', MARK_LENGTH)
  const mark = question === undefined ? text : `${text}.${question}`
  if (known.slice(0, MARK_LENGTH) !== text) return { answer_mark: mark, data }
  return mark === known ? { answer_mark: known } : { answer_mark: known, next_mark: mark }
}
