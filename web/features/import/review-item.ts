import { newId } from '../../lib/new-id.ts'
import { findChanges, type FormValues } from '../../lib/form-values.ts'
import { toEntryDate } from '../../lib/months.ts'
import type { ReviewField } from './review-fields.ts'

/** A parsed job or degree with the person's changes before the import. */
export type ReviewItem<Values extends FormValues = FormValues> = {
  /** Identifies the item, so that a retry adds the same entry. */
  requestId: string
  /** The parsed values; `''` or unticked if not found. */
  found: Values
  values: Values
  /** Names of the fields that the parser is unsure of. */
  unsure: readonly string[]
  isTicked: boolean
  isOpen: boolean
  /** True once the person has confirmed the item. */
  isChecked: boolean
  /** True after an attempt to confirm or import it failed because of errors. */
  isTried: boolean
}

export const startItem = <Values extends FormValues>(
  found: Values,
  unsure: readonly string[],
): ReviewItem<Values> => ({
  requestId: newId(),
  found,
  values: found,
  unsure,
  isTicked: true,
  isOpen: false,
  isChecked: false,
  isTried: false,
})

/** `unsure`: found but uncertain. `missing`: not found. `long`: will be truncated. */
export type Mark = 'unsure' | 'missing' | 'long'
export type FieldMark = { field: ReviewField; mark: Mark }

const readText = (values: FormValues, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Whether the field is empty in `values`. */
export const isEmpty = (
  { values: [first, second, tick] }: ReviewField,
  values: FormValues,
): boolean => {
  if (second === undefined) return readText(values, first) === ''
  if (tick !== undefined && values[tick] === true) return false
  return toEntryDate(readText(values, first), readText(values, second)) === null
}

const isTooLong = ({ values: [first, second], max }: ReviewField, values: FormValues): boolean =>
  second === undefined && Array.from(readText(values, first)).length > max

type Reviewed = Pick<ReviewItem, 'found' | 'values' | 'unsure' | 'isChecked'>

const findMark = (item: Reviewed, field: ReviewField): Mark | undefined => {
  if (isEmpty(field, item.values)) return 'missing'
  if (isTooLong(field, item.values)) return 'long'
  if (!item.unsure.includes(field.name) || item.isChecked) return undefined
  const isUntouched = field.values.every((name) => item.found[name] === item.values[name])
  return isUntouched ? 'unsure' : undefined
}

/**
 * Returns the fields to mark. Uncertain ones until changed or confirmed, missing ones until filled.
 */
export const findMarks = (item: Reviewed, fields: readonly ReviewField[]): FieldMark[] =>
  fields.flatMap((field) => {
    const mark = findMark(item, field)
    return mark === undefined ? [] : [{ field, mark }]
  })

/** Whether a mark needs a look: any but a missing field that is optional. */
export const isToCheck = ({ field, mark }: FieldMark): boolean =>
  mark !== 'missing' || field.isNeeded === true

/** Returns how many fields of the item still need a look. */
export const countToCheck = (item: Reviewed, fields: readonly ReviewField[]): number =>
  item.isChecked ? 0 : findMarks(item, fields).filter(isToCheck).length

/** Whether the person has changed anything that discarding the item would lose. */
export const isTouched = (item: ReviewItem): boolean =>
  !item.isTicked || findChanges(item.found, item.values) !== undefined
