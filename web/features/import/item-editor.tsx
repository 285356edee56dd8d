import { Button } from '@mantine/core'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { FormValues } from '../../lib/form-values.ts'
import fields from '../../ui/form.module.css'
import { HALF_CHOSEN } from '../../lib/months.ts'
import { FieldNote } from './marks.tsx'
import { findMarks, isEmpty, isToCheck, type ReviewItem } from './review-item.ts'
import type { ReviewKind } from './review-kinds.tsx'
import classes from './review-item-row.module.css'
import { type DateValues, findDateProblems } from './review-values.ts'
import { t } from '#src/language/t.ts'

const focusField = (root: HTMLElement | null, name: string | undefined) =>
  root?.querySelector<HTMLElement>(name ? `[data-field='${name}']` : '[data-field]')?.focus()

/**
 * A form that edits one item of the review in place; nothing is saved before the import is applied.
 */
export const ItemEditor = <Values extends FormValues & DateValues>(props: {
  name: string
  kind: ReviewKind<Values>
  item: ReviewItem<Values>
  onChange: (item: ReviewItem<Values>) => void
}) => {
  const { kind, item, onChange } = props
  const root = useRef<HTMLFormElement>(null)
  const marks = findMarks(item, kind.fields)
  const problems = findDateProblems(item.values)
  const wrong = Object.keys(problems)[0]

  // The field that gets the focus: the first one that needs a look.
  const first = wrong ?? marks.find(isToCheck)?.field.name
  const opening = useRef(first)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
    focusField(root.current, opening.current)
  }, [])

  const form = {
    values: item.values,
    change: (changes: FormValues) =>
      onChange({ ...item, values: { ...item.values, ...changes }, isTried: false }),
    // While the first of two selects is being chosen, the missing second one is no error yet.
    errorOf: (field: string) =>
      item.isTried || problems[field] !== HALF_CHOSEN ? problems[field] : undefined,
    leave: () => undefined,
    validate: () => undefined,
  }
  const noteOf = (name: string) => {
    const mark = marks.find(({ field }) => field.name === name)
    if (!mark) return undefined
    const { field } = mark
    return (
      <FieldNote
        mark={mark}
        isEmptied={!isEmpty(field, item.found)}
        fallback={field.name === 'start_date' ? kind.findStart(item.values) : field.fallback}
      />
    )
  }
  const finish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wrong === undefined) onChange({ ...item, isOpen: false, isChecked: true })
    else {
      onChange({ ...item, isTried: true })
      focusField(root.current, wrong)
    }
  }
  return (
    <form
      ref={root}
      className={classes.editor}
      aria-label={props.name}
      noValidate
      onSubmit={finish}
    >
      <div className={fields.fields}>
        <kind.Fields form={form} noteOf={noteOf} />
      </div>
      <Button type="submit" variant="light" className={classes.done ?? ''}>
        {t('Done')}
      </Button>
    </form>
  )
}
