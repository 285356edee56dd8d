import { lazy, type ReactNode, useEffect, useState } from 'react'
import type { Profile } from '#src/profile/schema.ts'
import { showToast } from '../../../ui/toast.tsx'
import { DeleteEeoDialog, EeoDialog } from '../../eeo/eeo-dialog.tsx'
import { type ProfileDialog, useProfileDialogs } from '../dialog-state.ts'
import {
  useDeleteEducation,
  useDeleteExperience,
  useDeleteLink,
  useDeleteProject,
} from '../delete-mutations.ts'
import { selectEducations, selectExperiences, selectLinks, selectProjects } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EducationDialog } from './education-dialog.tsx'
import { ExperienceDialog } from './experience-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PreferencesDialog } from './preferences-dialog.tsx'
import { ProjectDialog } from './project-dialog.tsx'

const ImportDialog = lazy(async () => ({
  default: (await import('../../import/import-dialog.tsx')).ImportDialog,
}))

/** The dialog that the address names; `item` is the entry that it is about. */
export const OpenDialog = (props: { dialog: ProfileDialog; item: string | undefined }) => {
  const { dialog, item } = props
  const { close } = useProfileDialogs()
  switch (dialog) {
    case 'name':
      return <NameDialog onClose={close} />
    case 'contact':
      return <ContactDialog onClose={close} />
    case 'preferences':
      return <PreferencesDialog onClose={close} />
    case 'equal-employment':
      return <EeoDialog onClose={close} />
    case 'import':
      return <ImportDialog onClose={close} />
    case 'delete-equal-employment':
      return <DeleteEeoDialog onClose={close} />
    case 'experience':
    case 'delete-experience':
      return <OfExperience isDeleting={dialog !== 'experience'} id={item} />
    case 'education':
    case 'delete-education':
      return <OfEducation isDeleting={dialog !== 'education'} id={item} />
    case 'project':
    case 'delete-project':
      return <OfProject isDeleting={dialog !== 'project'} id={item} />
    case 'link':
    case 'delete-link':
      return <OfLink isDeleting={dialog !== 'link'} id={item} />
  }
}

type EntryDialog = { isDeleting: boolean; id: string | undefined }

const OfExperience = ({ isDeleting, id }: EntryDialog) => {
  const remove = useDeleteExperience()
  return (
    <WithEntry id={id} select={selectExperiences} isNewAllowed={!isDeleting}>
      {(entry, onClose) =>
        isDeleting && entry ? (
          <DeleteDialog
            kind="experience"
            onDelete={() => remove({ id: entry.id })}
            onClose={onClose}
          />
        ) : (
          <ExperienceDialog entry={entry} onClose={onClose} />
        )
      }
    </WithEntry>
  )
}

const OfEducation = ({ isDeleting, id }: EntryDialog) => {
  const remove = useDeleteEducation()
  return (
    <WithEntry id={id} select={selectEducations} isNewAllowed={!isDeleting}>
      {(entry, onClose) =>
        isDeleting && entry ? (
          <DeleteDialog
            kind="education"
            onDelete={() => remove({ id: entry.id })}
            onClose={onClose}
          />
        ) : (
          <EducationDialog entry={entry} onClose={onClose} />
        )
      }
    </WithEntry>
  )
}

const OfProject = ({ isDeleting, id }: EntryDialog) => {
  const remove = useDeleteProject()
  return (
    <WithEntry id={id} select={selectProjects} isNewAllowed={!isDeleting}>
      {(entry, onClose) =>
        isDeleting && entry ? (
          <DeleteDialog
            kind="project"
            onDelete={() => remove({ id: entry.id })}
            onClose={onClose}
          />
        ) : (
          <ProjectDialog entry={entry} onClose={onClose} />
        )
      }
    </WithEntry>
  )
}

const OfLink = ({ isDeleting, id }: EntryDialog) => {
  const remove = useDeleteLink()
  return (
    <WithEntry id={id} select={selectLinks} isNewAllowed={!isDeleting}>
      {(entry, onClose) =>
        isDeleting && entry ? (
          <DeleteDialog kind="link" onDelete={() => remove(entry)} onClose={onClose} />
        ) : (
          <LinkDialog entry={entry} onClose={onClose} />
        )
      }
    </WithEntry>
  )
}

/** Finds the entry once: what another tab does to it must not take away what is typed here. */
const WithEntry = <Entry extends { id: string }>(props: {
  id: string | undefined
  select: (profile: Profile) => readonly Entry[]
  isNewAllowed: boolean
  children: (entry: Entry | undefined, onClose: () => void) => ReactNode
}) => {
  const { close } = useProfileDialogs()
  const entries = useProfilePart(props.select)
  const [entry] = useState(() => entries.find(({ id }) => id === props.id))
  const isGone = entry === undefined && (props.id !== undefined || !props.isNewAllowed)
  useEffect(() => {
    if (!isGone) return
    showToast({ message: 'This entry is no longer there.' })
    close()
  }, [isGone, close])
  return isGone ? null : props.children(entry, close)
}
