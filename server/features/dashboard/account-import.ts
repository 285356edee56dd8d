import { putDashboardInput } from '#src/dashboard/schema.ts'
import { defineImport } from '../../import-part.ts'
import { findParts, putParts } from './queries.ts'

/** An existing arrangement of the account is kept. */
export const importDashboard = defineImport({
  name: 'dashboard',
  shape: putDashboardInput.shape.parts,
  create: (parts) => ({
    async write({ trx, userId }) {
      if ((await findParts(trx, userId)) !== undefined) return 0
      await putParts(trx, userId, parts)
      return 1
    },
  }),
})
