import { DialogHost } from '../../ui/dialog-host.tsx'
import { transferDialogs } from './dialogs.ts'

const load = {
  import: async () => (await import('./import-dialog.tsx')).ImportDialog,
  report: async () => (await import('./report-dialog.tsx')).ReportDialog,
}

/** Renders the dialog named in the URL. */
export const TransferDialogs = () => <DialogHost dialogs={transferDialogs} load={load} />
