import { isRecord } from '#src/record.ts'

/**
 * Parses a stored JSON object; returns `{}` for anything else. Used on every page, so it does
 * without a validation library.
 */
export const readFields = (text: string | null): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(text ?? 'null')
  return isRecord(value) ? value : {}
}

export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
