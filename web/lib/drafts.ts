import { z } from 'zod'
import { readPersonId } from './person.ts'

const PREFIX = 'draft:'

const stored = z.object({ owner: z.string(), value: z.unknown() })

/** What this person typed under `key` in this tab and did not save; undefined when unfit by now. */
export const readDraft = <Value>(key: string, schema: z.ZodType<Value>): Value | undefined => {
  try {
    const draft = stored.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')).data
    if (!draft || draft.owner !== readPersonId()) return undefined
    return schema.safeParse(draft.value).data
  } catch {
    return undefined
  }
}

export const keepDraft = (key: string, value: unknown): void => {
  const owner = readPersonId()
  // Between two sessions nobody types; what was kept until then stays.
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
      const draft = stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
      if (except === undefined || draft?.owner !== except) sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was ever kept.
  }
}
