import { type SubmitEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { isDiskFull } from './disk.ts'
import { describeFailure } from './failure.ts'
import { findChanges, findProblems, type FormValues, type Problems } from './form-values.ts'
import { type ErrorTiming, useFieldErrors } from './use-field-errors.ts'
import { useSubmit } from './use-submit.ts'
import { useTypedValues, type ValuesOptions } from './use-typed-values.ts'

const HTTP_CONFLICT = 409
const HTTP_SERVER_ERROR = 500

export type FormOptions<
  Values extends FormValues,
  Input extends object,
  Saved,
> = ValuesOptions<Values> &
  ErrorTiming<keyof Values & string> & {
    /**
     * Converts the values to the request, which `schema` validates here and the server validates
     * again.
     */
    toInput: (values: Values) => Input
    schema?: z.ZodType
    /** Rules of the form alone, which take precedence over the schema's. */
    check?: (values: Values) => Problems
    /** The first problem, shown in the notice of the form instead of at the field. */
    refuse?: (values: Values) => { field: keyof Values & string; message: string } | undefined
    /** Only the changed fields; by default those in which `toInput` of both differs. */
    toChanges?: (initial: Values, values: Values) => Partial<Input>
    /** Saves even if nothing was changed. */
    sendsUnchanged?: boolean
    /** `requestId` stays the same on a retry, so that the server creates only once. */
    save: (input: Input, changed: Partial<Input>, requestId: string) => Promise<Saved>
    /** Shown when the server gives no reason; or a function that describes any failure. */
    failed: string | ((error: unknown) => string)
    /** Where the server's messages about fields are shown; by default at the fields. */
    fieldFailures?: 'fields' | 'notice' | 'both'
  }

const focusField = (form: HTMLFormElement | undefined, fields: readonly string[]) => {
  const first = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find((element) =>
    fields.includes(element.dataset['field'] ?? ''),
  )
  first?.focus({ preventScroll: true })
  // New messages move the fields below them, so scrolling waits for the layout.
  requestAnimationFrame(() => first?.scrollIntoView({ block: 'center' }))
}

/** A form: its values and their draft, its validation, and saving once. */
export const useForm = <Values extends FormValues, Input extends object, Saved>(
  options: FormOptions<Values, Input, Saved>,
) => {
  const typed = useTypedValues(options)
  const { initial, values, set, changed, requestId, draft } = typed
  const input = options.toInput(values)
  const findProblemsOf = (of: Values): Problems => ({
    ...(options.schema && findProblems(options.schema, options.toInput(of))),
    ...options.check?.(of),
  })
  const { errorOf, leave, validate, touch, showAll, refuse } = useFieldErrors(
    findProblemsOf(values),
    options,
  )
  const [wasOutdated, setWasOutdated] = useState(false)
  const element = useRef<HTMLFormElement>(undefined)
  const isRefused = useRef(false)
  const beforeSend = useRef<BeforeSend<Values>>(undefined)
  const [isPreparing, setIsPreparing] = useState(false)

  const { submit, isBusy, failure, setFailure } = useSubmit({
    call: (sent: { input: Input; changes: Partial<Input> }) =>
      options.save(sent.input, sent.changes, requestId),
    describe: (error) => {
      const { status = 0, detail, fields = {} } = describeFailure(error)
      setWasOutdated(status === HTTP_CONFLICT)
      const known = Object.keys(fields).filter((field) => field in input || field in values)
      if (known.length > 0 && options.fieldFailures !== 'notice') {
        refuse(fields)
        focusField(element.current, known)
        if (options.fieldFailures !== 'both') return undefined
      }
      if (typeof options.failed !== 'string') return options.failed(error)
      const isReason = status > 0 && status < HTTP_SERVER_ERROR
      return ((isReason || isDiskFull(error)) && detail) || options.failed
    },
  })

  const latest = useRef<FormValues>(values)
  useLayoutEffect(() => {
    latest.current = values
  })
  // Stays the same, so that fields that did not change need not render (web/ui/fields.tsx).
  const change = useCallback(
    (changes: FormValues, ...fields: string[]) => {
      // The message may no longer apply.
      if (isRefused.current) setFailure(undefined)
      isRefused.current = false
      set(changes)
      const before = latest.current
      touch(...Object.keys(findChanges(before, { ...before, ...changes }) ?? {}), ...fields)
    },
    [set, setFailure, touch],
  )

  const findToSend = (from: Values): Partial<Input> | undefined => {
    const changes =
      options.toChanges?.(initial, from) ??
      findChanges(options.toInput(initial), options.toInput(from))
    const isEmpty = changes === undefined || Object.keys(changes).length === 0
    return isEmpty && !options.sendsUnchanged ? undefined : (changes ?? {})
  }

  const sendValues = (from: Values, onSaved: (saved?: Saved) => void) => {
    showAll()
    const wrong = Object.keys(findProblemsOf(from))
    if (wrong.length > 0) return focusField(element.current, wrong)
    const refusal = options.refuse?.(from)
    if (refusal) {
      setFailure(refusal.message)
      isRefused.current = true
      return focusField(element.current, [refusal.field])
    }
    const finish = (saved?: Saved) => {
      draft.drop()
      onSaved(saved)
    }
    const changes = findToSend(from)
    if (changes === undefined) finish()
    else void submit({ input: options.toInput(from), changes }, finish)
  }

  const send = (event: SubmitEvent<HTMLFormElement>, onSaved: (saved?: Saved) => void) => {
    event.preventDefault()
    if (isBusy || isPreparing) return
    element.current = event.currentTarget
    if (!beforeSend.current) return sendValues(values, onSaved)
    setIsPreparing(true)
    void beforeSend
      .current()
      .then((owed) => owed && sendValues({ ...values, ...owed }, onSaved))
      .finally(() => setIsPreparing(false))
  }
  const setBeforeSend = useCallback<SetBeforeSend<Values>>((step) => {
    beforeSend.current = step
  }, [])

  const conflict: Conflict | undefined = typed.isOutdated
    ? {
        isRefused: wasOutdated,
        addOther: () => {
          setWasOutdated(false)
          setFailure(undefined)
          typed.addOther()
        },
      }
    : undefined
  return {
    values,
    change,
    errorOf,
    leave,
    /** Validates a field at once. */
    validate,
    conflict,
    // The conflict's own notice says more.
    failure: conflict?.isRefused ? undefined : failure,
    isSaving: isBusy || isPreparing,
    isDirty: changed !== undefined,
    isRestored: typed.isRestored && changed !== undefined,
    discard: draft.drop,
    setBeforeSend,
    /** `onSaved` gets the result of `save`, undefined if nothing was changed. */
    submit: send,
  }
}

/**
 * Resolves to changes that a field still adds to the form, or to undefined to cancel the submit.
 */
export type BeforeSend<Values extends FormValues> = () => Promise<Partial<Values> | undefined>

/** Registers a step that one field runs before the form is submitted; undefined removes it. */
export type SetBeforeSend<Values extends FormValues> = (
  step: BeforeSend<Values> | undefined,
) => void

/** What the fields need from the form. */
export type FormFields<Values extends FormValues> = Pick<
  ReturnType<typeof useForm<Values, object, unknown>>,
  'values' | 'change' | 'errorOf' | 'leave' | 'validate'
> & {
  /** Set while saving would overwrite a text that was changed elsewhere since the typing began. */
  conflict?: Conflict | undefined
}

export type Conflict = {
  /** True if saving was refused because of the conflict. */
  isRefused: boolean
  /** Keeps both texts, one's own first. */
  addOther: () => void
}
