import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { addBelow, areNotesOutdated } from '../notes-basis.ts'
import type { JobValues } from './job-values.ts'

/**
 * The notes in the form beside those of the application by now, which another tab or device may
 * have changed; `restoredBasis` is what those of a draft began from.
 */
export const useFormNotes = (
  form: UseFormReturnType<JobValues>,
  job: Job | undefined,
  initial: string,
  restoredBasis: string | undefined,
) => {
  const [basis, setBasis] = useState(restoredBasis ?? initial)
  const saved = job?.notes ?? ''
  const { notes } = form.values
  return {
    basis,
    isOutdated: job !== undefined && notes !== initial && areNotesOutdated(notes, basis, saved),
    addOther: () => {
      form.setFieldValue('notes', addBelow(notes, saved))
      setBasis(saved)
    },
  }
}
