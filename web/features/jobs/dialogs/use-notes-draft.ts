import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Job } from '#src/jobs/schema.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useUpdateJob } from '../mutations.ts'

/** What was typed, and the saved notes that the typing began from. */
const typedNotes = z.object({ text: z.string(), basis: z.string() })

/** The notes being written; until something is typed they follow the application's own. */
export const useNotesDraft = (job: Job) => {
  const { restored, keep, drop } = useDraft(`notes ${job.id}`, typedNotes)
  const [typed, setTyped] = useState(restored)
  const update = useUpdateJob()
  // State follows a click too late to stop the second one of a double click.
  const isSaving = useRef(false)
  const saved = job.notes ?? ''
  const value = typed?.text ?? saved
  const isDirty = value.trim() !== saved.trim()
  // Saved in another tab since the typing began: saving here would replace that.
  const isOutdated = isDirty && typed !== undefined && typed.basis !== saved
  useEffect(() => keep(isDirty ? typed : undefined))

  const save = (onSaved: () => void) => {
    if (isSaving.current) return
    if (!isDirty) {
      onSaved()
      return
    }
    isSaving.current = true
    update.mutate(
      { id: job.id, notes: value },
      {
        onSuccess: () => {
          drop()
          onSaved()
        },
        onSettled: () => {
          isSaving.current = false
        },
      },
    )
  }

  return {
    value,
    type: (text: string) => setTyped({ text, basis: typed?.basis ?? saved }),
    isOutdated,
    addOther: () => setTyped({ text: `${value}\n\n${saved}`, basis: saved }),
    save,
    discard: drop,
    isRestored: restored !== undefined && isDirty,
    isDirty,
    isSaving: update.isPending,
    isFailed: update.isError,
  }
}

export type NotesDraft = ReturnType<typeof useNotesDraft>
