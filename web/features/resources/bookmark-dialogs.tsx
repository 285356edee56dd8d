import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Resource } from '#src/resources/schema.ts'
import { showToast } from '../../ui/toast.tsx'
import { headerIdOf } from './category-card.tsx'
import { DeleteBookmarkDialog } from './delete-bookmark-dialog.tsx'
import { useBookmarkDialogs, useOpenBookmarkDialog } from './dialog-state.ts'

const loadForm = () => import('./form/bookmark-form-dialog.tsx')
const loadImport = () => import('./transfer/import-dialog.tsx')
const BookmarkFormDialog = lazy(async () => ({ default: (await loadForm()).BookmarkFormDialog }))
const ImportDialog = lazy(async () => ({ default: (await loadImport()).ImportDialog }))

const PRELOAD_DELAY_MS = 1_500

type Props = { resources: readonly Resource[]; isLoading: boolean }

/** The one host of the dialogs about bookmarks; the address says which one is open. */
export const BookmarkDialogs = ({ resources, isLoading }: Props) => {
  const { dialog, id, pastedUrl } = useOpenBookmarkDialog()
  const { close } = useBookmarkDialogs()
  useReturnFocus(dialog !== undefined, resources, id)

  // A part that cannot be fetched now is fetched, and its failure told, when it is opened.
  useEffect(() => {
    const load = () => void Promise.allSettled([loadForm(), loadImport()])
    const timer = setTimeout(load, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Suspense fallback={null}>
      {dialog === 'add' && (
        <BookmarkFormDialog resources={resources} pastedUrl={pastedUrl} onClose={close} />
      )}
      {dialog === 'import' && <ImportDialog resources={resources} onClose={close} />}
      {(dialog === 'edit' || dialog === 'delete') && !isLoading && (
        <DialogOfBookmark
          key={`${dialog} ${id}`}
          dialog={dialog}
          id={id}
          resources={resources}
          onClose={close}
        />
      )}
    </Suspense>
  )
}

/** Finds the bookmark in the list; one that is gone closes its dialog, saying so. */
const DialogOfBookmark = (props: {
  dialog: 'edit' | 'delete'
  id: string | undefined
  resources: readonly Resource[]
  onClose: () => void
}) => {
  const { dialog, id, resources, onClose } = props
  // Deleted or changed in another tab: what is being typed here must not vanish with it.
  const [resource] = useState(() => resources.find((one) => one.id === id))
  const isGone = resource === undefined
  useEffect(() => {
    if (!isGone) return
    showToast({ message: 'This bookmark is no longer there.' })
    onClose()
  }, [isGone, onClose])
  if (isGone) return null
  return dialog === 'edit' ? (
    <BookmarkFormDialog resources={resources} resource={resource} onClose={onClose} />
  ) : (
    <DeleteBookmarkDialog resource={resource} onClose={onClose} />
  )
}

/**
 * Gives the focus back to what opened the dialog; where that is gone (an entry of a menu, a deleted
 * row), to the row of its bookmark, to the header of its category, or to the screen's content.
 */
const useReturnFocus = (isOpen: boolean, resources: readonly Resource[], id?: string) => {
  const opener = useRef<Element>(null)
  const about = useRef<Resource>(undefined)
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])

  useEffect(() => {
    const found = resources.find((resource) => resource.id === id)
    if (found) about.current = found
  }, [resources, id])

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    const places = [opener.current, ...findPlaces(about.current), document.querySelector('main')]
    about.current = undefined
    // After the dialog has let go of the focus that it traps.
    requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const landing = places.find((place) => place?.isConnected && place !== document.body)
      if (landing instanceof HTMLElement) landing.focus({ preventScroll: true })
    })
  }, [isOpen])
}

const findPlaces = (resource: Resource | undefined): (Element | null)[] =>
  resource === undefined
    ? []
    : [
        document.querySelector(`[data-bookmark="${resource.id}"] a`),
        document.getElementById(headerIdOf(resource.category)),
      ]
