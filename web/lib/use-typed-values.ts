import { useCallback, useEffect, useState } from 'react'
import { useDraft } from './drafts.ts'
import {
  addBelow,
  findChanges,
  formDraft,
  type FormValues,
  isOutdated,
  listFinished,
  restoreValues,
} from './form-values.ts'
import { newId } from './new-id.ts'

export type ValuesOptions<Values extends FormValues> = {
  /** Read once: a change made in another tab must not overwrite what is being typed. */
  initial: Values | (() => Values)
  /**
   * The key of the draft in this tab; undefined for passwords and private answers, which are not
   * stored.
   */
  draftKey?: string
  /** Starts from `initial` even if a draft is stored. */
  ignoresDraft?: boolean
  /**
   * A text that others can change, too: `saved` is its latest value, which is not overwritten
   * without asking.
   */
  conflict?: { field: keyof Values & string; saved: string } | undefined
}

/** The values, with a stored draft that survives a reload and an expired session. */
export const useTypedValues = <Values extends FormValues>(options: ValuesOptions<Values>) => {
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
  // Until something is typed, the text follows the saved one.
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

  const set = useCallback(
    (changes: FormValues) => setValues((before) => ({ ...before, ...changes })),
    [],
  )
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
