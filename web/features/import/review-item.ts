import { newId } from '../../lib/new-id.ts'
import { findChanges, type FormValues } from '../../lib/form-values.ts'
import { toEntryDate } from '../../lib/months.ts'
import type { ReviewField } from './review-fields.ts'

/** One job or degree that was read, as the person sees and changes it before it is imported. */
export type ReviewItem<Values extends FormValues = FormValues> = {
  /** Makes a second attempt to import it add the same entry. */
  requestId: string
  /** As it was read; what was not found is `''` or not ticked. */
  found: Values
  values: Values
  /** Names of the fields that the parser doubts. */
  unsure: readonly string[]
  isTicked: boolean
  isOpen: boolean
  /** The person has looked at it and said that it is done. */
  isChecked: boolean
  /** It was to be done with or imported as it is, and could not. */
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

/** `unsure`: read, but doubted. `missing`: there is nothing. `long`: the end will be cut off. */
export type Mark = 'unsure' | 'missing' | 'long'
export type FieldMark = { field: ReviewField; mark: Mark }

const readText = (values: FormValues, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Whether there is nothing in the field, as it is in `values`. */
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

/** What is to be said about each field: doubts go when it is changed or looked at, gaps when filled. */
export const findMarks = (item: Reviewed, fields: readonly ReviewField[]): FieldMark[] =>
  fields.flatMap((field) => {
    const mark = findMark(item, field)
    return mark === undefined ? [] : [{ field, mark }]
  })

/** Whether a mark is worth a look: any but a gap that a profile does well without. */
export const isToCheck = ({ field, mark }: FieldMark): boolean =>
  mark !== 'missing' || field.isNeeded === true

/** How many fields of the item still want a look. */
export const countToCheck = (item: Reviewed, fields: readonly ReviewField[]): number =>
  item.isChecked ? 0 : findMarks(item, fields).filter(isToCheck).length

/** Whether something would be lost if the item were forgotten. */
export const isTouched = (item: ReviewItem): boolean =>
  !item.isTicked || findChanges(item.found, item.values) !== undefined
