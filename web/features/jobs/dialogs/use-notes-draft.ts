import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { type Job, jobPatch } from '#src/jobs/schema.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { isConflict, useUpdateJob } from '../mutations.ts'
import { addBelow, areNotesOutdated } from '../notes-basis.ts'

/** What was typed, and the saved notes that the typing began from. */
const typedNotes = z.object({ text: z.string(), basis: z.string() })

/** What the server would refuse them for. */
const findProblem = (notes: string): string | undefined =>
  jobPatch.shape.notes.safeParse(notes).error?.issues[0]?.message

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
  const isOutdated = typed !== undefined && areNotesOutdated(value, typed.basis, saved)
  const isRefused = isOutdated && isConflict(update.error)
  const problem = isDirty ? findProblem(value) : undefined
  useEffect(() => keep(isDirty ? typed : undefined))

  const save = (onSaved: () => void) => {
    if (isSaving.current || problem !== undefined) return
    if (!isDirty) {
      onSaved()
      return
    }
    isSaving.current = true
    update.mutate(
      { id: job.id, notes: value, notes_before: job.notes },
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
    addOther: () => {
      update.reset()
      setTyped({ text: addBelow(value, saved), basis: saved })
    },
    problem,
    save,
    discard: drop,
    isRestored: restored !== undefined && isDirty,
    isDirty,
    isSaving: update.isPending,
    isRefused,
    isFailed: update.isError && !isRefused,
  }
}

export type NotesDraft = ReturnType<typeof useNotesDraft>
