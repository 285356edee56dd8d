export { CompanyLogo, IconServiceProvider } from './company-logo.tsx'
export { useJobDialogs } from './dialogs.ts'
export { nameZone, formatWhen } from './interview-time.ts'
export { useUpdateJob } from './mutations.ts'
export { useJobs, useKnownJobs } from './queries.ts'
export { StatusBadge } from './status-badge.tsx'
export type { JobParts } from './dialogs/job-dialogs.tsx'

/** The host of the application dialogs; loaded after the screen is rendered. */
export const loadJobDialogs = async () => (await import('./dialogs/job-dialogs.tsx')).JobDialogs
