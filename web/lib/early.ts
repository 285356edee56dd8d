import type { TRPCClientError } from '@trpc/react-query'
import { readToken } from './auth.ts'
import { toQueryKey } from './query-key.ts'
import type { Picture } from './picture.ts'

/*
 * The queries that the page's first script (../early/ask-early.ts) sent while the main code was
 * loading.
 */

/** A tRPC error response for something that does not exist. */
export type Missing = Extract<Parameters<typeof TRPCClientError.from>[0], { error: unknown }>

/** The result of a procedure, or its "not found" error. */
type EarlyResponse = { data: unknown } | Missing

/** Keyed by `toQueryKey`; undefined stands for a failed request, which is sent again. */
export type Early = {
  token: string
  startedAtMs: number
  responses: Partial<Record<string, Promise<EarlyResponse | undefined>>>
  /** The stored text of each procedure on this device, if any. */
  kept: Partial<Record<string, Promise<string | undefined>>>
  /** Resolves once the screen's styles are loaded. */
  styled?: Promise<unknown>
  /** The picture of the screen that was painted, if any. */
  picture?: Promise<Picture | undefined>
}

declare global {
  /** Set by that script; null once the main code no longer needs it. */
  var early: Early | null | undefined
}

const LATEST_MS = 10_000

globalThis.early ??= null

const readEarly = (token: string | null): Early | undefined => {
  const { early } = globalThis
  const isGood = early?.token === token && performance.now() - early.startedAtMs < LATEST_MS
  return early && isGood ? early : undefined
}

/** Returns the early response to a query once, then removes it. */
export const takeEarlyResponse = (procedure: string, input: unknown) => {
  const early = readEarly(readToken())
  const question = toQueryKey(procedure, input)
  const response = early?.responses[question]
  if (early === undefined || response === undefined) return undefined
  delete early.responses[question]
  return { response, startedAtMs: early.startedAtMs }
}

/** Returns the text stored on the device for a procedure once; undefined if nobody has read it. */
export const takeStoredText = (
  procedure: string,
  token: string,
): Promise<string | undefined> | undefined => {
  const kept = readEarly(token)?.kept
  const text = kept?.[procedure]
  if (kept) delete kept[procedure]
  return text
}

/** Responses requested before a mutation do not contain it. */
export const dropEarlyResponses = (): void => {
  globalThis.early = null
}
