import { type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { describeFailure } from '../../../lib/failure.ts'
import { findChanges, findProblems, type FormValues } from './form-values.ts'
import { useProblems } from './use-problems.ts'
import { useTypedValues } from './use-typed-values.ts'

const HTTP_SERVER_ERROR = 500

export type ProfileFormOptions<Values extends FormValues, Input extends object> = {
  initial: Values
  /** Under which name unsaved text is kept; none for what must not lie about. */
  draftKey?: string
  /** What the values mean to the server; `schema` judges it, and the server again. */
  toInput: (values: Values) => Input
  schema: z.ZodType
  /** Rules of the form alone; they go before the schema's. */
  check?: (values: Values) => Record<string, string>
  /** Messages about two fields that are both filled: shown wherever the typing happens. */
  always?: readonly string[]
  /** Fields that are wrong until they are typed to the end: judged once they have been left. */
  patient?: readonly string[]
  /** Saves; `changed` holds only what differs from what the form began with. */
  save: (input: Input, changed: Partial<Input>, requestId: string) => Promise<unknown>
  /** Shown when saving failed and the server did not say why. */
  failed: string
}

const focusField = (form: HTMLFormElement, fields: readonly string[]) => {
  const first = [...form.querySelectorAll<HTMLElement>('[data-field]')].find((element) =>
    fields.includes(element.dataset['field'] ?? ''),
  )
  first?.focus({ preventScroll: true })
  // The messages that are about to appear move what is below them.
  requestAnimationFrame(() => first?.scrollIntoView({ block: 'center' }))
}

/** A form of the profile: its values, its rules (the server's own), and saving once. */
export const useProfileForm = <Values extends FormValues, Input extends object>(
  options: ProfileFormOptions<Values, Input>,
) => {
  // What another tab changes meanwhile must not move the ground under what is typed here.
  const [initial] = useState(options.initial)
  const typed = useTypedValues(initial, options.draftKey)
  const { values, setValues, changed, drop, isRestored } = typed
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  // State follows a click too late to stop the second one of a double click.
  const isBusy = useRef(false)
  const input = options.toInput(values)
  const problems = { ...findProblems(options.schema, input), ...options.check?.(values) }
  const { errorOf, leave, touch, showAll, refuse } = useProblems(problems, options)

  const change = (changes: FormValues, ...fields: string[]) => {
    setValues((before) => ({ ...before, ...changes }))
    touch(...Object.keys(changes), ...fields)
  }

  const showRefusal = (error: unknown, element: HTMLFormElement) => {
    const { status = 0, detail, fields = {} } = describeFailure(error)
    const known = Object.keys(fields).filter((field) => field in input)
    if (known.length > 0) {
      refuse(fields)
      focusField(element, known)
      return
    }
    setFailure((status > 0 && status < HTTP_SERVER_ERROR && detail) || options.failed)
  }

  const send = async (element: HTMLFormElement, onSaved: (wasChanged: boolean) => void) => {
    const changes = findChanges(options.toInput(initial), input)
    if (changes === undefined) {
      drop()
      return onSaved(false)
    }
    isBusy.current = true
    setIsSaving(true)
    setFailure(undefined)
    try {
      await options.save(input, changes, typed.requestId)
      drop()
      onSaved(true)
    } catch (error) {
      showRefusal(error, element)
    } finally {
      isBusy.current = false
      setIsSaving(false)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>, onSaved: (wasChanged: boolean) => void) => {
    event.preventDefault()
    if (isBusy.current) return
    showAll()
    const element = event.currentTarget
    const wrong = Object.keys(problems)
    if (wrong.length > 0) focusField(element, wrong)
    else void send(element, onSaved)
  }

  return {
    values,
    change,
    errorOf,
    leave,
    failure,
    isSaving,
    isDirty: changed !== undefined,
    isRestored: isRestored && changed !== undefined,
    discard: drop,
    submit,
  }
}

export type ProfileForm<Values extends FormValues> = Pick<
  ReturnType<typeof useProfileForm<Values, object>>,
  'values' | 'change' | 'errorOf' | 'leave'
>
export type FormFrame = Pick<
  ReturnType<typeof useProfileForm<FormValues, object>>,
  'failure' | 'isSaving' | 'isDirty' | 'isRestored' | 'discard' | 'submit'
>
