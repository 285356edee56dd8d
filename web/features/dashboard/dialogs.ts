import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

export const dashboardDialogs = declareDialogs(
  z.object({ layout: z.enum(['arrange']).optional().catch(undefined) }),
  ({ layout }) => layout,
)

export const useDashboardDialogs = () => useDialogs(dashboardDialogs)

/** What the dialogs of the dashboard are loaded by. */
export const loadDashboardDialogs = {
  arrange: async () => (await import('./arrange-dialog.tsx')).ArrangeDialog,
}
