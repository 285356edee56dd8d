import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'

/**
 * Keeps what is being typed under `key`, for this person and in this tab alone, so that neither a
 * session that ends nor a reload loses it. `restored` is what was kept before. Hand `keep` the
 * unsaved value after every render, undefined when there is none; `drop` it once saved or given up.
 */
export const useDraft = <Value>(key: string, schema: z.ZodType<Value>) => {
  const [restored] = useState(() => readDraft(key, schema))
  const kept = useRef<string>(undefined)
  const isDropped = useRef(false)

  const keep = useCallback(
    (value: Value | undefined) => {
      const text = value === undefined ? undefined : JSON.stringify(value)
      if (isDropped.current || text === kept.current) return
      kept.current = text
      if (text === undefined) dropDraft(key)
      else keepDraft(key, value)
    },
    [key],
  )
  const drop = useCallback(() => {
    isDropped.current = true
    dropDraft(key)
  }, [key])

  return { restored, keep, drop }
}
