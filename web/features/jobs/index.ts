export { CompanyLogo } from './company-logo.tsx'
export { useJobDialogs } from './dialogs.ts'
export { nameZone, sayWhen } from './interview-time.ts'
export { useUpdateJob } from './mutations.ts'
export { useJobs, useKnownJobs } from './queries.ts'
export { StatusBadge } from './status-badge.tsx'
export type { JobParts } from './dialogs/job-dialogs.tsx'

/** The host of every dialog about an application; loaded once the screen beneath it shows. */
export const loadJobDialogs = async () => (await import('./dialogs/job-dialogs.tsx')).JobDialogs
