import { z } from 'zod'

/** What a form holds: texts, ticks and lists, as its fields have them. */
export type FormValues = Record<string, string | boolean | string[]>

/** Messages by field. */
export type Problems = Record<string, string>

/** The text of a field that the browser holds but cannot read yet, such as `12/31/yyyy`. */
export const UNFINISHED = 'unfinished'

/** What was typed and not saved; another build may have had other fields. */
export const formDraft = z.object({
  /** Makes a second attempt to save count as the same. */
  requestId: z.guid(),
  changed: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  /** The saved text that the typing began from, of a field that others write, too. */
  basis: z.string().optional(),
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only what differs from `before`; undefined when nothing does. */
export const findChanges = <T extends object>(before: T, after: T): Partial<T> | undefined => {
  const changes: Partial<T> = {}
  for (const field in after) {
    if (!isSame(before[field], after[field])) changes[field] = after[field]
  }
  return Object.keys(changes).length === 0 ? undefined : changes
}

/** A draft over what there is by now; what does not fit a field is left out. */
export const restoreValues = <T extends FormValues>(initial: T, draft: FormValues): T => {
  const kinds = new Map(Object.entries(initial).map(([field, value]) => [field, typeof value]))
  const fitting = Object.entries(draft).filter(
    ([field, value]) => kinds.get(field) === typeof value,
  )
  return { ...initial, ...Object.fromEntries(fitting) }
}

/** What a draft keeps of the changes: what the browser could not read yet cannot be shown again. */
export const listFinished = (changed: object): FormValues =>
  formDraft.shape.changed.parse(
    Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== UNFINISHED)),
  )

/** The first message of each field, as `schema` judges `input`. */
export const findProblems = (schema: z.ZodType, input: unknown): Problems => {
  const { error } = schema.safeParse(input)
  const problems: Problems = {}
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message
  return problems
}

/** Saving `typed` would replace a text (`saved`) that was written after the typing began on `basis`. */
export const isOutdated = (typed: string, basis: string, saved: string): boolean =>
  typed.trim() !== saved.trim() && basis.trim() !== saved.trim()

/** Both, one's own first. */
export const addBelow = (typed: string, saved: string): string => `${typed}\n\n${saved}`
