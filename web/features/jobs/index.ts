export { CompanyLogo } from './company-logo.tsx'
export { useJobDialogs } from './dialogs.ts'
export { useJobs } from './queries.ts'
export { StatusBadge } from './status-badge.tsx'
export type { OverviewPart } from './dialogs/overview-parts.ts'

/** The host of every dialog about an application; loaded once the screen beneath it shows. */
export const loadJobDialogs = async () => (await import('./dialogs/job-dialogs.tsx')).JobDialogs
