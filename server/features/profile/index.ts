import { importProfile } from './account-import.ts'
import { profileAssistant } from './assistant.ts'
import type { Feature } from '../../feature.ts'
import { exportProfile } from './export.ts'
import { insertProfile } from './queries.ts'
import { profileRest, profileRouter } from './router.ts'
import { eraseOldDeletions } from './service.ts'

export { chooseId } from './entries.ts'
export {
  addAllEntries,
  findProfile,
  getProfile,
  lockProfile,
  type NewEntries,
  removeEntries,
} from './service.ts'

export const profile = {
  title: 'Profile',
  router: profileRouter,
  rest: profileRest,
  tools: profileAssistant,
  account: { created: insertProfile, exports: [exportProfile], imports: [importProfile] },
  sweep: async ({ db }) => ({ profile_entries: await eraseOldDeletions(db) }),
} satisfies Feature
