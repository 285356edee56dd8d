import { z } from 'zod'

/** The values of a form: texts, checkboxes and lists by field. */
export type FormValues = Record<string, string | boolean | string[]>

/** Messages by field. */
export type Problems = Record<string, string>

/** The value of a field whose input is incomplete, such as `12/31/yyyy`. */
export const UNFINISHED = 'unfinished'

/** Unsaved input; another build may have had other fields. */
export const formDraft = z.object({
  /** Identifies the save, so that a retry counts as the same one. */
  requestId: z.guid(),
  changed: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  /** The saved text at the time the typing began, for a field that others can change, too. */
  basis: z.string().optional(),
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields that differ from `before`; undefined if none do. */
export const findChanges = <T extends object>(before: T, after: T): Partial<T> | undefined => {
  const changes: Partial<T> = {}
  for (const field in after) {
    if (!isSame(before[field], after[field])) changes[field] = after[field]
  }
  return Object.keys(changes).length === 0 ? undefined : changes
}

/** Applies a draft to the current values; values that do not fit a field are ignored. */
export const restoreValues = <T extends FormValues>(initial: T, draft: FormValues): T => {
  const kinds = new Map(Object.entries(initial).map(([field, value]) => [field, typeof value]))
  const fitting = Object.entries(draft).filter(
    ([field, value]) => kinds.get(field) === typeof value,
  )
  return { ...initial, ...Object.fromEntries(fitting) }
}

/**
 * Removes incomplete inputs, which a browser cannot show again, from the changes that a draft
 * stores.
 */
export const listFinished = (changed: object): FormValues =>
  formDraft.shape.changed.parse(
    Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== UNFINISHED)),
  )

/** Returns the first message of each invalid field. */
export const findProblems = (schema: z.ZodType, input: unknown): Problems => {
  const { error } = schema.safeParse(input)
  const problems: Problems = {}
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message
  return problems
}

/**
 * Whether saving `typed` would overwrite `saved`, which changed after the typing began at `basis`.
 */
export const isOutdated = (typed: string, basis: string, saved: string): boolean =>
  typed.trim() !== saved.trim() && basis.trim() !== saved.trim()

/** Joins both texts, one's own first. */
export const addBelow = (typed: string, saved: string): string => `${typed}\n\n${saved}`
