import { useRef, useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { useUpdateJob } from '../mutations.ts'

/** The notes being written; until something is typed they follow the application's own. */
export const useNotesDraft = (job: Job) => {
  const [typed, setTyped] = useState<string>()
  const update = useUpdateJob()
  // State follows a click too late to stop the second one of a double click.
  const isSaving = useRef(false)
  const saved = job.notes ?? ''
  const value = typed ?? saved
  const isDirty = value.trim() !== saved

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
    type: setTyped,
    save,
    isDirty,
    isSaving: update.isPending,
    isFailed: update.isError,
  }
}

export type NotesDraft = ReturnType<typeof useNotesDraft>
