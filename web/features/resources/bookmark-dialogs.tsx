import type { ReactNode } from 'react'
import type { Resource } from '#src/resources/schema.ts'
import { DialogHost, useDialogEntry } from '../../ui/dialog-host.tsx'
import { bookmarkDialogs } from './dialogs.ts'
import { trpc } from '../../lib/trpc.ts'

type Address = { id?: string | undefined; onClose: () => void }

/** A dialog about the bookmark whose id is in the URL. */
const about =
  (Dialog: (props: { resource: Resource; onClose: () => void }) => ReactNode) =>
  ({ id, onClose }: Address) => {
    const { data } = trpc.resources.list.useQuery()
    const found = data?.resources.find((resource) => resource.id === id)
    const resource = useDialogEntry(found, {
      isLoading: data === undefined,
      kind: 'bookmark',
      onClose,
    })
    return resource && <Dialog resource={resource} onClose={onClose} />
  }

const loadForm = () => import('./form/bookmark-form-dialog.tsx')

const load = {
  add: async () => (await loadForm()).AddBookmarkDialog,
  edit: async () => about((await loadForm()).EditBookmarkDialog),
  delete: async () =>
    about((await import('./form/delete-bookmark-dialog.tsx')).DeleteBookmarkDialog),
  import: async () => (await import('./transfer/import-dialog.tsx')).ImportDialog,
}

const PRELOADED = ['add'] as const

const findRow = ({ id }: { id?: string | undefined }) =>
  document.querySelector<HTMLElement>(`[data-bookmark="${CSS.escape(id ?? '')}"] a`)

/** After a deletion the focus goes to the header of the bookmark's category. */
const findLanding = (nearest: Element) =>
  nearest.closest('section')?.querySelector<HTMLElement>('button')

/** Renders the bookmark dialog named in the URL. */
export const BookmarkDialogs = () => (
  <DialogHost
    dialogs={bookmarkDialogs}
    load={load}
    preload={PRELOADED}
    findSubject={findRow}
    findLanding={findLanding}
  />
)
