import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The owner's approval to set aside many files at once: this file in the data directory. */
const APPROVAL_NAME = 'approve-sweep'

const toPath = (dataDir: string) => join(dataDir, APPROVAL_NAME)

/** Approves the next sweep. */
export const approveSweep = (dataDir: string): Promise<void> => writeFile(toPath(dataDir), '')

/** Whether the owner has approved the sweep; valid for one sweep. */
export const takeApproval = (dataDir: string): Promise<boolean> =>
  rm(toPath(dataDir)).then(
    () => true,
    () => false,
  )
