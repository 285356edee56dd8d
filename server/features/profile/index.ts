import type { Feature } from '../../feature.ts'
import { exportProfile } from './export.ts'
import { insertProfile } from './queries.ts'
import { profileRest, profileRouter } from './router.ts'

export { addImported, removeImported } from './service.ts'

export const profile = {
  router: profileRouter,
  rest: profileRest,
  account: { created: insertProfile, exports: [exportProfile] },
} satisfies Feature
