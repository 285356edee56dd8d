import { DialogHost } from '../../ui/dialog-host.tsx'
import { transferDialogs } from './dialogs.ts'

const load = {
  import: async () => (await import('./import-dialog.tsx')).ImportDialog,
  report: async () => (await import('./report-dialog.tsx')).ReportDialog,
}

/** The one host of them; the address says which one is open. */
export const TransferDialogs = () => <DialogHost dialogs={transferDialogs} load={load} />
