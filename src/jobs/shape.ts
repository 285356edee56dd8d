import { z } from 'zod'
import { emptyToNull, id, requiredText, text } from '../fields.ts'
import { JOB_STATUSES, type JobStatus } from './constants.ts'
import { OUTCOMES } from './outcomes.ts'
import { TAG_MAX, TAGS_MAX, withoutDoubles } from './tags.ts'

export const STAGE_MAX = 40
export const STAGES_MAX = 12
export const BULK_MAX = 1_000

const tagNames = z
  .array(text('Tag', TAG_MAX), { error: 'Tags must be a list' })
  // Far more than can be kept: doubles go first.
  .max(10 * TAGS_MAX, 'Too many tags')
  .transform(withoutDoubles)
  .pipe(z.array(z.string()).max(TAGS_MAX, `At most ${TAGS_MAX} tags`))
export const tagList = z
  .preprocess(
    (value: string[] | null | '') => (value === null || value === '' ? [] : value),
    tagNames,
  )
  .optional()

const outcomeMessage = `Outcome must be one of: ${OUTCOMES.join(', ')}`
export const outcome = emptyToNull(
  z
    .string({ error: outcomeMessage })
    .trim()
    .toLowerCase()
    .pipe(z.enum(OUTCOMES, { error: outcomeMessage })),
)
export const stage = emptyToNull(requiredText('Stage', STAGE_MAX))
export const archived = z.boolean({ error: 'Archived must be true or false' }).optional()

const stageNames = z
  .array(requiredText('Stage', STAGE_MAX), { error: 'Stages must be a list' })
  .max(STAGES_MAX, `At most ${STAGES_MAX} stages for a status`)
  .refine(
    (names) => withoutDoubles(names).length === names.length,
    'A status cannot have two stages of one name',
  )
  .optional()
const stagesByStatus: Record<JobStatus, typeof stageNames> = {
  saved: stageNames,
  applied: stageNames,
  interviewing: stageNames,
  offer: stageNames,
  rejected: stageNames,
}

/** Each list replaces that status's stages; `rename` carries the applications along and comes first. */
export const putStagesInput = z.object({
  ...stagesByStatus,
  rename: z
    .object({
      status: z.enum(JOB_STATUSES, { error: `Status must be one of: ${JOB_STATUSES.join(', ')}` }),
      from: requiredText('Stage', STAGE_MAX),
      to: requiredText('Stage', STAGE_MAX),
    })
    .optional(),
})
export type PutStages = z.infer<typeof putStagesInput>

/** Each status's own stages, in the person's order. */
export type Stages = Record<JobStatus, string[]>

const statusMessage = `Status must be one of: ${JOB_STATUSES.join(', ')}`
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

/** Many applications changed alike, or deleted. */
export const bulkInput = z.object({
  ids: z
    .array(id, { error: 'Ids must be a list' })
    .min(1, 'Ids are required')
    .max(BULK_MAX, `At most ${BULK_MAX.toLocaleString('en-US')} applications at once`),
  change: bulkChange.optional(),
  delete: z.boolean({ error: 'Delete must be true or false' }).optional(),
})
export type BulkInput = z.infer<typeof bulkInput>
