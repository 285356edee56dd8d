import { useEffect } from 'react'
import type { Columns } from '#src/jobs/columns.ts'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { whenSettled } from '../../../lib/when-settled.ts'

/** Waits for the response to a change, too. */
const PAUSE_MS = 1_000

const take = async (): Promise<void> => {
  const { takePicture } = await import('../../../lib/take-picture.ts')
  await takePicture()
}

/**
 * Stores a picture of the board, to be painted before the app's code runs, unless something covers
 * it.
 */
export const usePicture = (columns: Columns<Job>, isPlain: boolean): void => {
  useEffect(() => {
    const hasCards = JOB_STATUSES.some((status) => columns[status].length > 0)
    if (!isPlain || !hasCards) return undefined
    let cancel: () => void
    const timer = setTimeout(() => {
      cancel = whenSettled(() => void take().catch(() => undefined))
    }, PAUSE_MS)
    cancel = () => clearTimeout(timer)
    return () => cancel()
  }, [columns, isPlain])
}
