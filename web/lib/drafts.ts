import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod'
import { readPersonId } from './person.ts'
import { readFields } from './read-fields.ts'

const PREFIX = 'draft:'

/**
 * Returns the unsaved draft stored under `key` in this tab by this person; undefined if missing or
 * no longer valid.
 */
export const readDraft = <Value>(key: string, schema: z.ZodType<Value>): Value | undefined => {
  try {
    const { owner, value } = readFields(sessionStorage.getItem(PREFIX + key))
    if (owner === undefined || owner !== readPersonId()) return undefined
    return schema.safeParse(value).data
  } catch {
    return undefined
  }
}

export const saveDraft = (key: string, value: unknown): void => {
  const owner = readPersonId()
  // Nobody can type without a session: keep the stored drafts.
  if (owner === undefined) return
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ owner, value }))
  } catch {
    // Storage is full or blocked: the draft exists only on the screen.
  }
}

export const dropDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is blocked: no draft was stored.
  }
}

/** Deletes the drafts of everyone but the person `except` in this tab; all drafts without it. */
export const dropDrafts = (except?: string): void => {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) {
      const { owner } = readFields(sessionStorage.getItem(key))
      if (except === undefined || owner !== except) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: no draft was stored.
  }
}

/**
 * Stores what is being typed under `key` (nothing if undefined) for this person in this tab, so
 * that it survives a reload and an expired session. `restored` is the stored draft. Call `keep`
 * with the unsaved value after each render, undefined if there is none, and `drop` once it is saved
 * or discarded.
 */
export const useDraft = <Value>(key: string | undefined, schema: z.ZodType<Value>) => {
  const [restored] = useState(() => (key === undefined ? undefined : readDraft(key, schema)))
  const stored = useRef<string>(undefined)
  const isDropped = useRef(false)

  const keep = useCallback(
    (value: Value | undefined) => {
      const text = value === undefined ? undefined : JSON.stringify(value)
      if (key === undefined || isDropped.current || text === stored.current) return
      stored.current = text
      if (text === undefined) dropDraft(key)
      else saveDraft(key, value)
    },
    [key],
  )
  const drop = useCallback(() => {
    isDropped.current = true
    if (key !== undefined) dropDraft(key)
  }, [key])

  return { restored, keep, drop }
}
