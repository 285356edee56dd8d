import { z } from 'zod'
import { emptyToNull, id, requiredText, text } from '../fields.ts'
import { JOB_STATUSES, type JobStatus } from './constants.ts'
import { OUTCOMES } from './outcomes.ts'
import { TAG_MAX, TAGS_MAX, withoutDuplicates } from './tags.ts'
import { t } from '../language/t.ts'

export const STAGE_MAX = 40
export const STAGES_MAX = 12
export const BULK_MAX = 1_000

const tagNames = z
  .array(text(t('Tag'), TAG_MAX), { error: t('Tags must be a list') })
  // A generous limit before repeated tags are removed.
  .max(10 * TAGS_MAX, t('Too many tags'))
  .transform(withoutDuplicates)
  .pipe(z.array(z.string()).max(TAGS_MAX, t('At most {max} tags', { max: TAGS_MAX })))
export const tagList = z
  .preprocess(
    (value: string[] | null | '') => (value === null || value === '' ? [] : value),
    tagNames,
  )
  .optional()

const outcomeMessage = t('Outcome must be one of: {value}', { value: OUTCOMES.join(', ') })
export const outcome = emptyToNull(
  z
    .string({ error: outcomeMessage })
    .trim()
    .toLowerCase()
    .pipe(z.enum(OUTCOMES, { error: outcomeMessage })),
)
export const stage = emptyToNull(requiredText(t('Stage'), STAGE_MAX))
export const archived = z.boolean({ error: t('Archived must be true or false') }).optional()

const stageNames = z
  .array(requiredText(t('Stage'), STAGE_MAX), { error: t('Stages must be a list') })
  .max(STAGES_MAX, t('At most {max} stages for a status', { max: STAGES_MAX }))
  .refine(
    (names) => withoutDuplicates(names).length === names.length,
    t('A status cannot have two stages with the same name'),
  )
  .optional()
const stagesByStatus: Record<JobStatus, typeof stageNames> = {
  saved: stageNames,
  applied: stageNames,
  interviewing: stageNames,
  offer: stageNames,
  rejected: stageNames,
}

/**
 * Each list replaces that status's stages; `rename` runs first and moves the applications along.
 */
export const putStagesInput = z.object({
  ...stagesByStatus,
  rename: z
    .object({
      status: z.enum(JOB_STATUSES, {
        error: t('Status must be one of: {value}', { value: JOB_STATUSES.join(', ') }),
      }),
      from: requiredText(t('Stage'), STAGE_MAX),
      to: requiredText(t('Stage'), STAGE_MAX),
    })
    .optional(),
})
export type PutStages = z.infer<typeof putStagesInput>

/** Each status's stages, in the person's order. */
export type Stages = Record<JobStatus, string[]>

const statusMessage = t('Status must be one of: {value}', { value: JOB_STATUSES.join(', ') })
const bulkChange = z.object({
  status: z
    .string({ error: statusMessage })
    .trim()
    .toLowerCase()
    .pipe(z.enum(JOB_STATUSES, { error: statusMessage }))
    .optional(),
  stage,
  archived,
  outcome,
  add_tags: tagList,
  remove_tags: tagList,
})
export type BulkChange = z.infer<typeof bulkChange>

/** Changes or deletes many applications in the same way. */
export const bulkInput = z.object({
  ids: z
    .array(id, { error: t('Ids must be a list') })
    .min(1, t('Ids are required'))
    .max(BULK_MAX, t('At most {max, number} applications at once', { max: BULK_MAX })),
  change: bulkChange.optional(),
  delete: z.boolean({ error: t('Delete must be true or false') }).optional(),
})
export type BulkInput = z.infer<typeof bulkInput>
