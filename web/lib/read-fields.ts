import { isRecord } from '#src/record.ts'

/**
 * The fields of a JSON object that was kept; none where it is something else. What every page reads is
 * read with this, so that public pages need no library for it.
 */
export const readFields = (text: string | null): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(text ?? 'null')
  return isRecord(value) ? value : {}
}

export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
