import type { Feature } from './feature.ts'
import { accountImport } from './features/account-import/index.ts'
import { activities } from './features/activities/index.ts'
import { analytics } from './features/analytics/index.ts'
import { auth } from './features/auth/index.ts'
import { calendar } from './features/calendar/index.ts'
import { capture } from './features/capture/index.ts'
import { contacts } from './features/contacts/index.ts'
import { dashboard } from './features/dashboard/index.ts'
import { documents } from './features/documents/index.ts'
import { eeo } from './features/eeo/index.ts'
import { accountExport } from './features/export/index.ts'
import { goal } from './features/goal/index.ts'
import { resumeImport } from './features/import/index.ts'
import { interviews } from './features/interviews/index.ts'
import { jobs } from './features/jobs/index.ts'
import { mail } from './features/mail/index.ts'
import { mailAddress } from './features/mail-address/index.ts'
import { mailFolder } from './features/mail-folder/index.ts'
import { notifications } from './features/notifications/index.ts'
import { packets } from './features/packets/index.ts'
import { profile } from './features/profile/index.ts'
import { reminders } from './features/reminders/index.ts'
import { reports } from './features/reports/index.ts'
import { resources } from './features/resources/index.ts'
import { security } from './features/security/index.ts'
import { shell } from './features/shell/index.ts'
import { suggestions } from './features/suggestions/index.ts'
import { tokens } from './features/tokens/index.ts'
import { transfer } from './features/transfer/index.ts'
import { twoStep } from './features/two-step/index.ts'
import { undo } from './features/undo/index.ts'
import { views } from './features/views/index.ts'

/**
 * All features by the name of their procedures, in the order of an export. Only this file lists
 * them; code about all features receives a list.
 */
export const FEATURES = {
  shell,
  auth,
  security,
  twoStep,
  tokens,
  profile,
  eeo,
  jobs,
  contacts,
  interviews,
  reminders,
  activities,
  views,
  notifications,
  calendar,
  suggestions,
  dashboard,
  goal,
  analytics,
  capture,
  transfer,
  mail,
  mailAddress,
  mailFolder,
  reports,
  resources,
  documents,
  packets,
  import: resumeImport,
  undo,
  export: accountExport,
  accountImport,
} satisfies Record<string, Feature>

export const ALL_FEATURES: readonly Feature[] = Object.values(FEATURES)
