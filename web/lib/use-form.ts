import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useDraft } from './drafts.ts'
import { describeFailure } from './failure.ts'
import {
  addBelow,
  findChanges,
  findProblems,
  formDraft,
  type FormValues,
  isOutdated,
  listFinished,
  type Problems,
  restoreValues,
} from './form-values.ts'
import { newId } from './new-id.ts'
import { useSubmit } from './use-submit.ts'

const HTTP_CONFLICT = 409
const HTTP_SERVER_ERROR = 500

export type FormOptions<Values extends FormValues, Input extends object, Saved> = {
  /** Read once: what another tab changes meanwhile must not move the ground under what is typed. */
  initial: Values | (() => Values)
  /** Under which name unsaved text is kept; none for what must not lie about. */
  draftKey?: string
  /** What is meant now, not what was left unfinished before. */
  ignoresDraft?: boolean
  /** What the values mean to the server; `schema` judges it, and the server again. */
  toInput: (values: Values) => Input
  schema?: z.ZodType
  /** Rules of the form alone; they go before the schema's. */
  check?: (values: Values) => Problems
  /** The first thing that keeps it from being sent, said above the fields instead of beneath one. */
  refuse?: (values: Values) => { field: keyof Values & string; message: string } | undefined
  /** Fields are judged from the first try to save on, instead of from their first change. */
  validatesOnSubmit?: boolean
  /** Fields that are wrong until they are typed to the end: judged once they have been left. */
  validateOnBlur?: readonly (keyof Values & string)[]
  /** Messages about two fields that are both filled: shown wherever the typing happens. */
  showAtOnce?: readonly string[]
  /** A text that is not replaced unasked when it was changed elsewhere; `saved` is it by now. */
  conflict?: { field: keyof Values & string; saved: string } | undefined
  /** Only what has changed; by default whatever differs in what the values mean to the server. */
  toChanges?: (initial: Values, values: Values) => Partial<Input>
  /** There is something to do even if nothing was changed. */
  sendsUnchanged?: boolean
  /** Saves; `requestId` stays the same when it is tried again. */
  save: (input: Input, changed: Partial<Input>, requestId: string) => Promise<Saved>
  /** Shown when saving failed and the server did not say why; or what to show of any failure. */
  failed: string | ((error: unknown) => string)
  /** Where the server's messages about fields are shown; by default at the fields. */
  fieldFailures?: 'fields' | 'notice' | 'both'
}

const focusField = (form: HTMLFormElement | undefined, fields: readonly string[]) => {
  const first = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find((element) =>
    fields.includes(element.dataset['field'] ?? ''),
  )
  first?.focus({ preventScroll: true })
  // The messages that are about to appear move what is below them.
  requestAnimationFrame(() => first?.scrollIntoView({ block: 'center' }))
}

/** A form: its values and their draft, its rules (the server's own), and saving once. */
export const useForm = <Values extends FormValues, Input extends object, Saved>(
  options: FormOptions<Values, Input, Saved>,
) => {
  const typed = useTypedValues(options)
  const { initial, values, changed, requestId, draft } = typed
  const input = options.toInput(values)
  const problems = {
    ...(options.schema && findProblems(options.schema, input)),
    ...options.check?.(values),
  }
  const { errorOf, leave, judge, touch, showAll, refuse } = useErrors(problems, options)
  const [wasOutdated, setWasOutdated] = useState(false)
  const element = useRef<HTMLFormElement>(undefined)
  const isRefused = useRef(false)

  const { submit, isBusy, failure, say } = useSubmit({
    call: (changes: Partial<Input>) => options.save(input, changes, requestId),
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
      return (status > 0 && status < HTTP_SERVER_ERROR && detail) || options.failed
    },
  })

  const change = (changes: FormValues, ...fields: string[]) => {
    // What was wrong may be right by now.
    if (isRefused.current) say(undefined)
    isRefused.current = false
    typed.set(changes)
    touch(
      ...Object.keys(findChanges<FormValues>(values, { ...values, ...changes }) ?? {}),
      ...fields,
    )
  }

  const findToSend = (): Partial<Input> | undefined => {
    const changes =
      options.toChanges?.(initial, values) ?? findChanges(options.toInput(initial), input)
    const isEmpty = changes === undefined || Object.keys(changes).length === 0
    return isEmpty && !options.sendsUnchanged ? undefined : (changes ?? {})
  }

  const send = (event: SubmitEvent<HTMLFormElement>, onSaved: (saved?: Saved) => void) => {
    event.preventDefault()
    if (isBusy) return
    element.current = event.currentTarget
    showAll()
    const wrong = Object.keys(problems)
    if (wrong.length > 0) return focusField(element.current, wrong)
    const refusal = options.refuse?.(values)
    if (refusal) {
      say(refusal.message)
      isRefused.current = true
      return focusField(element.current, [refusal.field])
    }
    const finish = (saved?: Saved) => {
      draft.drop()
      onSaved(saved)
    }
    const changes = findToSend()
    if (changes === undefined) finish()
    else void submit(changes, finish)
  }

  const conflict: Conflict | undefined = typed.isOutdated
    ? {
        isRefused: wasOutdated,
        addOther: () => {
          setWasOutdated(false)
          say(undefined)
          typed.addOther()
        },
      }
    : undefined
  return {
    values,
    change,
    errorOf,
    leave,
    /** Shows at once what is wrong with a field. */
    judge,
    conflict,
    // Of a text that was changed elsewhere its own warning says more.
    failure: conflict?.isRefused ? undefined : failure,
    say,
    isSaving: isBusy,
    isDirty: changed !== undefined,
    isRestored: typed.isRestored && changed !== undefined,
    discard: draft.drop,
    /** `onSaved` gets what `save` returned, or nothing when nothing was to be saved. */
    submit: send,
  }
}

/** What the fields of a form need of it. */
export type FormFields<Values extends FormValues> = Pick<
  ReturnType<typeof useForm<Values, object, unknown>>,
  'values' | 'change' | 'errorOf' | 'leave' | 'judge'
> & {
  /** There while saving would replace a text that was changed elsewhere since the typing began. */
  conflict?: Conflict | undefined
}

export type Conflict = {
  /** Saving was refused for it. */
  isRefused: boolean
  /** Keeps both, one's own first. */
  addOther: () => void
}

/** The values, which survive a reload and the end of a session as a draft; and the text of others. */
const useTypedValues = <Values extends FormValues>(
  options: Pick<
    FormOptions<Values, object, unknown>,
    'initial' | 'draftKey' | 'ignoresDraft' | 'conflict'
  >,
) => {
  const draft = useDraft(options.draftKey, formDraft)
  const restored = options.ignoresDraft ? undefined : draft.restored
  const [initial, setInitial] = useState(options.initial)
  const [requestId] = useState(() => restored?.requestId ?? newId())
  const [values, setValues] = useState(() =>
    restored ? restoreValues(initial, restored.changed) : initial,
  )
  const field = options.conflict?.field
  const saved = options.conflict?.saved ?? ''
  const [basis, setBasis] = useState(restored?.basis ?? saved)
  const text = field === undefined ? '' : String(values[field])
  const isUntouched = field !== undefined && values[field] === initial[field]
  // Until something is typed, the text follows what is saved.
  if (field !== undefined && isUntouched && text !== saved) {
    setInitial({ ...initial, [field]: saved })
    setValues({ ...values, [field]: saved })
    setBasis(saved)
  }

  const changed = findChanges(initial, values)
  const { keep } = draft
  useEffect(() => {
    const finished = changed && listFinished(changed)
    const isEmpty = finished === undefined || Object.keys(finished).length === 0
    keep(isEmpty ? undefined : { requestId, changed: finished, ...(field && { basis }) })
  })

  const set = (changes: FormValues) => setValues((before) => ({ ...before, ...changes }))
  return {
    initial,
    values,
    set,
    changed,
    requestId,
    draft,
    isRestored: restored !== undefined,
    isOutdated: !isUntouched && isOutdated(text, basis, saved),
    addOther: () => {
      if (field !== undefined) set({ [field]: addBelow(text, saved) })
      setBasis(saved)
    },
  }
}

/** Which of the `problems` are shown: a field's own from its first change on, all after a try to save. */
const useErrors = (
  problems: Problems,
  options: Pick<
    FormOptions<FormValues, object, unknown>,
    'validatesOnSubmit' | 'validateOnBlur' | 'showAtOnce'
  >,
) => {
  const { validatesOnSubmit = false, validateOnBlur = [], showAtOnce = [] } = options
  const [touched, setTouched] = useState<readonly string[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const [judged, setJudged] = useState<readonly string[]>([])
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const isReady = (field: string) => {
    if (judged.includes(field)) return true
    if (!touched.includes(field)) return false
    return validateOnBlur.includes(field) ? left.includes(field) : !validatesOnSubmit
  }
  return {
    errorOf: (field: string): string | undefined => {
      const problem = problems[field]
      if (problem === undefined) return refused[field]
      return isTried || showAtOnce.includes(problem) || isReady(field) ? problem : undefined
    },
    leave: (field: string) => setLeft((before) => [...new Set([...before, field])]),
    judge: (field: string) => setJudged((before) => [...new Set([...before, field])]),
    touch: (...fields: string[]) => {
      setTouched((before) => [...new Set([...before, ...fields])])
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      )
    },
    showAll: () => setIsTried(true),
    refuse: setRefused,
  }
}
