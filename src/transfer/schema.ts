import { z } from 'zod'
import { id } from '../fields.ts'
import { JOB_STATUSES } from '../jobs/constants.ts'
import type { importResponse, previewResponse, reviewResponse } from './responses.ts'
import { DATE_ORDERS, IMPORT_FIELDS } from './fields.ts'
import { t } from '../language/t.ts'

const mapping = z
  .record(z.string().max(200), z.enum(IMPORT_FIELDS).nullable(), {
    error: t('The mapping must name a field, or none, for each column'),
  })
  .optional()
const statuses = z
  .record(z.string().max(1_000), z.enum(JOB_STATUSES), {
    error: t('Each status must be one of: {choices}', { choices: JOB_STATUSES.join(', ') }),
  })
  .optional()
const dateOrder = z
  .enum(DATE_ORDERS, {
    error: t('The order of dates must be one of: {choices}', { choices: DATE_ORDERS.join(', ') }),
  })
  .optional()

/**
 * The person's settings for a previewed file. Columns that are not named keep their recognized
 * field.
 */
export const importInput = z.object({
  import_id: id,
  mapping,
  statuses,
  date_order: dateOrder,
})
export type ImportInput = z.infer<typeof importInput>

export const exportQuery = z.object({
  format: z.enum(['csv', 'json'], { error: t('The format must be csv or json') }).default('csv'),
})

export type ImportPreview = z.infer<typeof previewResponse>
export type ImportReview = z.infer<typeof reviewResponse>
export type ImportResult = z.infer<typeof importResponse>
