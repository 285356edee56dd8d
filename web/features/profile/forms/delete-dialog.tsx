import { useRef } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type Deleted = 'experience' | 'education' | 'project' | 'link'

const TEXTS: Record<Deleted, { title: string; what: string }> = {
  experience: { title: 'Delete Experience', what: 'work experience' },
  education: { title: 'Delete Education', what: 'education' },
  project: { title: 'Delete Project', what: 'project' },
  link: { title: 'Delete Link', what: 'link' },
}

/** Asks before an entry goes; it leaves the page at once. */
export const DeleteDialog = (props: {
  kind: Deleted
  onDelete: () => Promise<void>
  onClose: () => void
}) => {
  const { title, what } = TEXTS[props.kind]
  // A double click must not delete what takes the place of a link.
  const isDeleting = useRef(false)
  const confirm = async () => {
    if (isDeleting.current) return
    isDeleting.current = true
    await props.onDelete()
    // Closed after the entry has gone, so that the focus does not return to it.
    props.onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      question={`Are you sure you want to delete this ${what}? You won't be able to undo this action.`}
      confirmLabel="Delete"
      isOpen
      onConfirm={() => void confirm()}
      onCancel={props.onClose}
    />
  )
}
