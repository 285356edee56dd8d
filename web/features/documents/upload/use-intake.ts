import { useState } from 'react'
import type { DocumentType } from '#src/documents/constants.ts'
import { checkFile, ONLY_SO_MANY } from './check-file.ts'
import { startUpload } from './uploads.ts'

/** Why a file was not uploaded; without a name it applies to no particular file. */
export type Refusal = { name?: string; message: string }

/** Checks files and uploads each while there is a free slot. */
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
