import type { Feature } from '../../feature.ts'
import { accountImportRest, registerAccountImport } from './route.ts'

/** Imports an archive of "Download my data". Each feature registers its own parts. */
export const accountImport = {
  title: 'Import of an account',
  routes: registerAccountImport,
  otherRest: accountImportRest,
} satisfies Feature
