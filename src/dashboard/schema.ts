import { z } from 'zod'
import { choice } from '../choice.ts'
import type { JobStatus } from '../jobs/constants.ts'
import type { Job } from '../jobs/schema.ts'
import type { SilentJob } from '../suggestions/schema.ts'
import type { dashboard } from './responses.ts'
import { DASHBOARD_PARTS } from './constants.ts'
import { t } from '../language/t.ts'

export type Dashboard = z.infer<typeof dashboard>
export type PlacedPart = Dashboard['parts'][number]

/**
 * The dashboard's first data: `jobs` has the recent applications and those that other parts show.
 */
export type Today = Dashboard & {
  counts: Record<JobStatus, number>
  silent: SilentJob[]
  jobs: Job[]
}

/** More than there are parts, because repeated ones are ignored. */
const PARTS_MAX = 50

/**
 * From top to bottom; parts that are not named keep their usual place. An empty list restores the
 * default order.
 */
export const putDashboardInput = z.object({
  parts: z
    .array(
      z.object({
        name: choice(t('Part'), DASHBOARD_PARTS),
        is_shown: z.boolean({ error: t('Shown must be true or false') }),
      }),
      { error: t('Parts must be a list') },
    )
    .max(PARTS_MAX, t('Too many parts')),
})
