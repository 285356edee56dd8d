import type { ExportPart } from '../auth/export-part.ts'
import { listResources } from './queries.ts'

/** Every bookmark, newest first. */
export const exportResources: ExportPart = async ({ trx, userId }) => ({
  data: await listResources(trx, userId),
})
