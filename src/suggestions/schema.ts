import { z } from 'zod'
import { id } from '../fields.ts'
import type { silentJob } from './responses.ts'

export type SilentJob = z.infer<typeof silentJob>

export const suggestionRef = z.object({ job_id: id })
