import { z } from 'zod'
import { id } from '../fields.ts'

/** How long a change can be undone. */
export const UNDO_TTL_MS = 24 * 60 * 60 * 1000

export const undoRef = z.object({ undo_id: id })
