import { useEffect, useState } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { findChanges, formDraft, type FormValues, restoreValues } from './form-values.ts'

/** The values being typed: they survive a reload and the end of a session as a draft. */
export const useTypedValues = <Values extends FormValues>(
  initial: Values,
  draftKey: string | undefined,
) => {
  const draft = useDraft(`profile ${draftKey ?? ''}`, formDraft)
  const restored = draftKey === undefined ? undefined : draft.restored
  const [values, setValues] = useState(() =>
    restored ? restoreValues(initial, restored) : initial,
  )
  const changed = findChanges(initial, values)
  const { keep } = draft
  useEffect(() => {
    if (draftKey !== undefined) keep(changed && formDraft.parse(changed))
  })
  return { values, setValues, changed, drop: draft.drop, isRestored: restored !== undefined }
}
