import type { TRPCClientError } from '@trpc/react-query'
import { readToken } from './auth.ts'
import { toQuestion } from './early-question.ts'
import type { Picture } from './picture.ts'

/*
 * What the page's first script (../early/ask-early.ts) has asked for while this code was on its way.
 */

/** The server's own words for a thing that is not there. */
export type Missing = Extract<Parameters<typeof TRPCClientError.from>[0], { error: unknown }>

/** What a procedure returned, or that the thing it was asked for is not there. */
type EarlyAnswer = { data: unknown } | Missing

/** By questions (`toQuestion`); undefined is for what did not come as it should: it is asked for again. */
export type Early = {
  token: string
  startedAtMs: number
  answers: Partial<Record<string, Promise<EarlyAnswer | undefined>>>
  /** What lies on the device of them. */
  kept: Partial<Record<string, Promise<string | undefined>>>
  /** Once the styles of the screen are there. */
  styled?: Promise<unknown>
  /** How the screen looked last, where that was painted. */
  picture?: Promise<Picture | undefined>
}

declare global {
  /** Set by that script; null once this code is there, which then does without it. */
  var early: Early | null | undefined
}

const LATEST_MS = 10_000

globalThis.early ??= null

const readEarly = (token: string | null): Early | undefined => {
  const { early } = globalThis
  const isGood = early?.token === token && performance.now() - early.startedAtMs < LATEST_MS
  return early && isGood ? early : undefined
}

/** The early answer to a question, once. */
export const takeEarlyAnswer = (procedure: string, input: unknown) => {
  const early = readEarly(readToken())
  const question = toQuestion(procedure, input)
  const answer = early?.answers[question]
  if (early === undefined || answer === undefined) return undefined
  delete early.answers[question]
  return { answer, startedAtMs: early.startedAtMs }
}

/** The text that lay on the device for a procedure, once; undefined where nobody has looked. */
export const takeKept = (
  procedure: string,
  token: string,
): Promise<string | undefined> | undefined => {
  const kept = readEarly(token)?.kept
  const text = kept?.[procedure]
  if (kept) delete kept[procedure]
  return text
}

/** What was asked for before a change does not know of it. */
export const dropEarlyAnswers = (): void => {
  globalThis.early = null
}
