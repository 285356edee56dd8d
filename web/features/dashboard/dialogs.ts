import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { oneOf } from '../../lib/search-params.ts'

export const dashboardDialogs = declareDialogs(
  { layout: oneOf(['arrange']) },
  ({ layout }) => layout,
)

export const useDashboardDialogs = () => useDialogs(dashboardDialogs)

/** Loads the code of each dashboard dialog. */
export const loadDashboardDialogs = {
  arrange: async () => (await import('./arrange-dialog.tsx')).ArrangeDialog,
}
