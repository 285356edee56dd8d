import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod'
import { readPersonId } from './person.ts'
import { readFields } from './read-fields.ts'

const PREFIX = 'draft:'

/** What this person typed under `key` in this tab and did not save; undefined when unfit by now. */
export const readDraft = <Value>(key: string, schema: z.ZodType<Value>): Value | undefined => {
  try {
    const { owner, value } = readFields(sessionStorage.getItem(PREFIX + key))
    if (owner === undefined || owner !== readPersonId()) return undefined
    return schema.safeParse(value).data
  } catch {
    return undefined
  }
}

export const keepDraft = (key: string, value: unknown): void => {
  const owner = readPersonId()
  // No session, no typing: keep what was stored before.
  if (owner === undefined) return
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ owner, value }))
  } catch {
    // Storage is full or blocked: the text stays on the screen alone.
  }
}

export const dropDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was ever kept.
  }
}

/** Forgets what others typed in this tab; all of it without `except`. */
export const dropDrafts = (except?: string): void => {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) {
      const { owner } = readFields(sessionStorage.getItem(key))
      if (except === undefined || owner !== except) sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was ever kept.
  }
}

/**
 * Keeps what is being typed under `key` (nothing without one), for this person and in this tab
 * alone, so that neither a session that ends nor a reload loses it. `restored` is what was kept
 * before. Hand `keep` the unsaved value after every render, undefined when there is none; `drop` it
 * once saved or given up.
 */
export const useDraft = <Value>(key: string | undefined, schema: z.ZodType<Value>) => {
  const [restored] = useState(() => (key === undefined ? undefined : readDraft(key, schema)))
  const kept = useRef<string>(undefined)
  const isDropped = useRef(false)

  const keep = useCallback(
    (value: Value | undefined) => {
      const text = value === undefined ? undefined : JSON.stringify(value)
      if (key === undefined || isDropped.current || text === kept.current) return
      kept.current = text
      if (text === undefined) dropDraft(key)
      else keepDraft(key, value)
    },
    [key],
  )
  const drop = useCallback(() => {
    isDropped.current = true
    if (key !== undefined) dropDraft(key)
  }, [key])

  return { restored, keep, drop }
}
