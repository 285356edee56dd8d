import { useEffect, useState } from 'react'
import { z } from 'zod'
import { newId } from '../../../lib/new-id.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { findChanges, formDraft, type FormValues, restoreValues } from './form-values.ts'

const keptForm = z.object({ requestId: z.guid(), changed: formDraft })

/**
 * The values being typed: they survive a reload and the end of a session as a draft. So does the id of
 * the request that saves them, so that what is sent again is known to be the same.
 */
export const useTypedValues = <Values extends FormValues>(
  initial: Values,
  draftKey: string | undefined,
) => {
  const draft = useDraft(`profile ${draftKey ?? ''}`, keptForm)
  const restored = draftKey === undefined ? undefined : draft.restored
  const [requestId] = useState(() => restored?.requestId ?? newId())
  const [values, setValues] = useState(() =>
    restored ? restoreValues(initial, restored.changed) : initial,
  )
  const changed = findChanges(initial, values)
  const { keep } = draft
  useEffect(() => {
    if (draftKey !== undefined) keep(changed && keptForm.parse({ requestId, changed }))
  })
  return {
    values,
    setValues,
    changed,
    requestId,
    drop: draft.drop,
    isRestored: restored !== undefined,
  }
}
