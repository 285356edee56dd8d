import { useState } from 'react'
import type { DocumentType } from '#src/documents/constants.ts'
import { checkFile, ONLY_SO_MANY } from './check-file.ts'
import { startUpload } from './uploads.ts'

/** Why something was not even sent; without a name it is about no file in particular. */
export type Refusal = { name?: string; message: string }

/** Takes files in: each is checked, and uploaded while there is a slot for it. */
export const useIntake = (free: number) => {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const take = (files: readonly File[], type?: DocumentType) => {
    const refused: Refusal[] = []
    let left = free
    for (const file of files) {
      const message = left > 0 ? checkFile(file) : ONLY_SO_MANY
      if (message === undefined) {
        startUpload(file, type)
        left -= 1
      } else refused.push({ name: file.name, message })
    }
    setRefusals(refused)
  }
  return {
    refusals,
    take,
    refuseAll: () => setRefusals([{ message: ONLY_SO_MANY }]),
    dismiss: () => setRefusals([]),
  }
}
