import type { LinkRef } from '#src/profile/links.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import {
  useDeleteEducation,
  useDeleteExperience,
  useDeleteLink,
  useDeleteProject,
} from '../delete-mutations.ts'
import { t } from '#src/language/t.ts'

/** Asks before an entry is deleted; it disappears at once. */
const DeleteDialog = (props: {
  title: string
  question: string
  onDelete: () => Promise<void>
  onClose: () => void
}) => (
  <ConfirmDialog
    title={props.title}
    question={props.question}
    confirmLabel={t('Delete')}
    isOpen
    onConfirm={async () => {
      await props.onDelete()
      // Closed after the entry is removed, so that the focus does not return to it.
      props.onClose()
    }}
    onCancel={props.onClose}
  />
)

type OfEntry = { entry: { id: string }; onClose: () => void }

export const DeleteExperience = ({ entry: { id }, onClose }: OfEntry) => {
  const remove = useDeleteExperience()
  return (
    <DeleteDialog
      title={t('Delete Experience')}
      question={t(
        "Are you sure you want to delete this work experience? You won't be able to undo this action.",
      )}
      onDelete={() => remove({ id })}
      onClose={onClose}
    />
  )
}

export const DeleteEducation = ({ entry: { id }, onClose }: OfEntry) => {
  const remove = useDeleteEducation()
  return (
    <DeleteDialog
      title={t('Delete Education')}
      question={t('Are you sure you want to delete this education?')}
      onDelete={() => remove({ id })}
      onClose={onClose}
    />
  )
}

export const DeleteProject = ({ entry: { id }, onClose }: OfEntry) => {
  const remove = useDeleteProject()
  return (
    <DeleteDialog
      title={t('Delete Project')}
      question={t('Are you sure you want to delete this project?')}
      onDelete={() => remove({ id })}
      onClose={onClose}
    />
  )
}

export const DeleteLink = (props: { entry: LinkRef; onClose: () => void }) => {
  const remove = useDeleteLink()
  return (
    <DeleteDialog
      title={t('Delete Link')}
      question={t('Are you sure you want to delete this link?')}
      onDelete={() => remove(props.entry)}
      onClose={props.onClose}
    />
  )
}
