import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { KNOWN_HEADER, type MarkedAnswer } from '#src/shell/known-answers.ts'

const MARK_LENGTH = 22

/** By their places in the batch, the marks of what the asker holds. */
export const readKnownMarks = ({ headers }: FastifyRequest): readonly string[] => {
  const sent = headers[KNOWN_HEADER]
  return typeof sent === 'string' ? sent.split(',').map((mark) => mark.trim()) : []
}

/** An answer with its mark; without what it says for who holds that already. */
export const markAnswer = (data: unknown, known: string): MarkedAnswer => {
  const text = JSON.stringify(data) ?? ''
  const mark = createHash('sha256').update(text).digest('base64url').slice(0, MARK_LENGTH)
  return mark === known ? { answer_mark: mark } : { answer_mark: mark, data }
}
