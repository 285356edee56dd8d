import { useRef, useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { useUpdateJob } from '../mutations.ts'

/** The notes being written; until something is typed they follow the application's own. */
export const useNotesDraft = (job: Job) => {
  const [typed, setTyped] = useState<{ text: string; basis: string }>()
  const update = useUpdateJob()
  // State follows a click too late to stop the second one of a double click.
  const isSaving = useRef(false)
  const saved = job.notes ?? ''
  const value = typed?.text ?? saved
  const isDirty = value.trim() !== saved.trim()
  // Saved in another tab since the typing began: saving here would replace that.
  const isOutdated = isDirty && typed !== undefined && typed.basis !== saved

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
        onSuccess: onSaved,
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
    isDirty,
    isSaving: update.isPending,
    isFailed: update.isError,
  }
}

export type NotesDraft = ReturnType<typeof useNotesDraft>
