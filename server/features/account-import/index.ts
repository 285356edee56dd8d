import type { Feature } from '../../feature.ts'
import { accountImportRest, registerAccountImport } from './route.ts'

/** Takes an archive of "Download my data" back. What of it, the features register as their parts. */
export const accountImport = {
  title: 'Import of an account',
  routes: registerAccountImport,
  otherRest: accountImportRest,
} satisfies Feature
