import { trpc } from '../../lib/trpc.ts'
import { DialogHost, useDialogEntry } from '../../ui/dialog-host.tsx'
import { reminderDialogs } from './dialogs.ts'

const loadForm = () => import('./reminder-form-dialog.tsx')

const load = {
  add: async () => (await loadForm()).AddReminderDialog,
  edit: async () => {
    const { EditReminderDialog } = await loadForm()
    return ({ reminder: id, onClose }: { reminder?: string | undefined; onClose: () => void }) => {
      const { data, isFetching } = trpc.reminders.list.useQuery()
      const found = data?.reminders.find((one) => one.id === id)
      const isLoading = data === undefined || isFetching
      const reminder = useDialogEntry(found, { isLoading, kind: 'follow-up', onClose })
      return reminder && <EditReminderDialog reminder={reminder} onClose={onClose} />
    }
  },
}

const findRow = ({ reminder }: { reminder?: string | undefined }) =>
  document.querySelector<HTMLElement>(`[data-reminder="${CSS.escape(reminder ?? '')}"] button`)

/** Renders the follow-up dialog named in the URL. */
export const ReminderDialogs = () => (
  <DialogHost dialogs={reminderDialogs} load={load} findSubject={findRow} />
)
