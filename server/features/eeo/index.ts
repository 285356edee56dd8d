import type { Feature } from '../../feature.ts'
import { importEeo } from './account-import.ts'
import { exportEeo } from './export.ts'
import { eeoRest, eeoRouter } from './router.ts'
import { resealEeo } from './service.ts'

export const eeo = {
  title: 'Equal-employment answers',
  router: eeoRouter,
  rest: eeoRest,
  account: { exports: [exportEeo], imports: [importEeo] },
  sealed: { table: 'equal_employment_data', reseal: resealEeo },
} satisfies Feature
