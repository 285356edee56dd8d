import { z } from 'zod'
import { t } from './language/t.ts'

/** Only letters and digits, so that `on site`, `On-Site` and `ONSITE` are equal. */
const toKey = (value: string) => value.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * One of a closed list, in any case and with any punctuation; the output is spelt as in the list.
 * The error message names every value.
 */
export const choice = <const T extends readonly string[]>(label: string, values: T) => {
  const error = t('{label} must be one of: {choices}', { label, choices: values.join(', ') })
  const byKey = new Map(values.map((value) => [toKey(value), value]))
  const toChoice = (value: T[number]): unknown =>
    typeof value === 'string' ? (byKey.get(toKey(value)) ?? value) : value
  return z.preprocess(toChoice, z.enum(values, { error }))
}
