import type { FeatureTest, CreationContext } from './feature-test.ts'
import { activities } from './features/activities.ts'
import { analytics } from './features/analytics.ts'
import { auth } from './features/auth.ts'
import { calendar } from './features/calendar.ts'
import { capture } from './features/capture.ts'
import { contacts } from './features/contacts.ts'
import { dashboard } from './features/dashboard.ts'
import { documents } from './features/documents.ts'
import { eeo } from './features/eeo.ts'
import { goal } from './features/goal.ts'
import { resumeImport } from './features/import.ts'
import { interviews } from './features/interviews.ts'
import { jobs } from './features/jobs.ts'
import { mailAddress } from './features/mail-address.ts'
import { mailFolder } from './features/mail-folder.ts'
import { mail } from './features/mail.ts'
import { notifications } from './features/notifications.ts'
import { packets } from './features/packets.ts'
import { profile } from './features/profile.ts'
import { reminders } from './features/reminders.ts'
import { reports } from './features/reports.ts'
import { resources } from './features/resources.ts'
import { security } from './features/security.ts'
import { shell } from './features/shell.ts'
import { suggestions } from './features/suggestions.ts'
import { tokens } from './features/tokens.ts'
import { transfer } from './features/transfer.ts'
import { twoStep } from './features/two-step.ts'
import { undo } from './features/undo.ts'
import { views } from './features/views.ts'

/** By router, as in server/features.ts. */
export const FEATURE_TESTS: Readonly<Record<string, FeatureTest>> = {
  shell,
  auth,
  security,
  twoStep,
  tokens,
  profile,
  eeo,
  jobs,
  undo,
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
  resources,
  documents,
  import: resumeImport,
  packets,
  reports,
  transfer,
  mail,
  mailAddress,
  mailFolder,
}

/**
 * Creates a person's row in every table that has people's rows, each feature's after those it
 * refers to.
 */
export async function createThings(making: CreationContext) {
  const ofProfile = await profile.createRows(making)
  const ofAuth = await auth.createRows(making)
  const ofTwoStep = await twoStep.createRows(making)
  const ofTokens = await tokens.createRows(making)
  await security.createRows(making)
  const ofNotifications = await notifications.createRows(making)
  const ofJobs = await jobs.createRows(making)
  const ofContacts = await contacts.createRows(making, ofJobs)
  const people = { ...ofJobs, ...ofContacts }
  const ofInterviews = await interviews.createRows(making, people)
  const ofReminders = await reminders.createRows(making, people)
  const ofActivities = await activities.createRows(making, people)
  const ofViews = await views.createRows(making)
  await suggestions.createRows(making, ofJobs)
  await dashboard.createRows(making)
  await goal.createRows(making)
  const ofResources = await resources.createRows(making)
  const ofDocuments = await documents.createRows(making, ofJobs)
  const ofTransfer = await transfer.createRows(making)
  const ofMail = await mail.createRows(making, { ...ofJobs, ...ofInterviews })
  const ofPackets = await packets.createRows(making, ofJobs)
  await eeo.createRows(making)
  await calendar.createRows(making)
  await mailAddress.createRows(making)
  await mailFolder.createRows(making)
  return {
    ...ofProfile,
    ...ofAuth,
    ...ofTwoStep,
    ...ofTokens,
    ...ofNotifications,
    ...people,
    ...ofInterviews,
    ...ofReminders,
    ...ofActivities,
    ...ofViews,
    ...ofResources,
    ...ofDocuments,
    ...ofTransfer,
    ...ofMail,
    ...ofPackets,
  }
}

/** The ids of a person's things in requests, each of the right kind. */
export type Things = { email: string; userId: string } & Awaited<ReturnType<typeof createThings>>
