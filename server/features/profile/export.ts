import type { ExportPart } from '../auth/export-part.ts'
import { findProfile } from './service.ts'

/** Without the address, which is the account's, and without what is derived. */
export const exportProfile: ExportPart = async ({ trx, userId }) => {
  const profile = await findProfile(trx, userId)
  if (profile === undefined) return { data: null }
  const { email: _email, portfolios: _portfolios, ...data } = profile
  return { data }
}
