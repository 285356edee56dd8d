import { type ComponentType, useMemo } from 'react'
import type { Contact } from '#src/contacts/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { DialogHost, useDialogEntry } from '../../ui/dialog-host.tsx'
import { contactDialogs } from './dialogs.ts'

type OfContact = { contact: Contact; onClose: () => void }
type Address = { person?: string | undefined; onClose: () => void }

/** A dialog about the person whose id is in the URL. */
const about =
  (Dialog: ComponentType<OfContact>, { closesWithEntry = false } = {}) =>
  ({ person: id, onClose }: Address) => {
    const { data, isFetching } = trpc.contacts.list.useQuery()
    const found = data?.contacts.find((one) => one.id === id)
    // A person who is not cached yet may be in the list that is loading.
    const isLoading = data === undefined || isFetching
    const options = { isLoading, kind: 'person' as const, onClose, closesWithEntry }
    const contact = useDialogEntry(found, options)
    return contact && <Dialog contact={contact} onClose={onClose} />
  }

const loadForm = () => import('./contact-form-dialog.tsx')

/** The sections that other features add to a person's dialog, in order. */
export type LoadPersonParts = () => Promise<readonly ComponentType<{ contact: Contact }>[]>

const createLoad = (loadParts: LoadPersonParts) => ({
  add: async () => (await loadForm()).AddContactDialog,
  edit: async () => about((await loadForm()).EditContactDialog),
  view: async () => {
    const [{ PersonDialog }, parts] = await Promise.all([
      import('./person-dialog.tsx'),
      loadParts(),
    ])
    return about(
      (props) => (
        <PersonDialog {...props}>
          {parts.map((Part, index) => (
            <Part key={index} contact={props.contact} />
          ))}
        </PersonDialog>
      ),
      { closesWithEntry: true },
    )
  },
  delete: async () => about((await import('./delete-contact-dialog.tsx')).DeleteContactDialog),
  import: async () => (await import('./import-dialog.tsx')).ImportDialog,
})

const findRow = ({ person }: { person?: string | undefined }) =>
  document.querySelector<HTMLElement>(`[data-person="${CSS.escape(person ?? '')}"]`)

/** Renders the contact dialog named in the URL. */
export const ContactDialogs = ({ loadParts }: { loadParts: LoadPersonParts }) => {
  const load = useMemo(() => createLoad(loadParts), [loadParts])
  return <DialogHost dialogs={contactDialogs} load={load} findSubject={findRow} />
}
