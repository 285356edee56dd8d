export { dashboardDialogs, useDashboardDialogs } from './dialogs.ts'
export { useParts } from './use-parts.ts'

/** What the dialogs of the dashboard are loaded by. */
export const loadDashboardDialogs = {
  arrange: async () => (await import('./arrange-dialog.tsx')).ArrangeDialog,
}
