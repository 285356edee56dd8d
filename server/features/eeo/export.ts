import type { ExportPart } from '../auth/export-part.ts'
import { findEeo } from './service.ts'

/** Only when it is asked for by name: an archive lies about in more places than a profile. */
export const exportEeo: ExportPart = async ({ trx, userId, includes, vault }) => {
  if (!includes.has('eeo')) return { data: undefined }
  return { data: (await findEeo({ db: trx, vault }, userId)) ?? null }
}
