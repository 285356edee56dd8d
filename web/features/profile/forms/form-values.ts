import { z } from 'zod'

/** What a form holds: texts, ticks and lists, as its fields have them. */
export type FormValues = Record<string, string | boolean | string[]>

/** A draft as it was kept; another build may have had other fields. */
export const formDraft = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.array(z.string())]),
)

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

type Problems = Record<string, string>

/** The first message of each field, as `schema` judges `input`. */
export const findProblems = (schema: z.ZodType, input: unknown): Problems => {
  const { error } = schema.safeParse(input)
  const problems: Problems = {}
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message
  return problems
}
