import { type ComponentType, type ReactNode, useState } from 'react'
import type { Profile } from '#src/profile/schema.ts'
import { DialogHost, useDialogEntry } from '../../ui/dialog-host.tsx'
import { type ProfileDialog, profileDialogs } from './dialogs.ts'
import { selectEducations, selectExperiences, selectLinks, selectProjects } from './parts.ts'
import { useProfilePart } from './queries.ts'

type Address = { item?: string | undefined; onClose: () => void }
type Select<Entry> = (profile: Profile) => readonly Entry[]

/** The dialog about an entry that the address names by its id. */
const about =
  <Entry extends { id: string }>(
    select: Select<Entry>,
    Dialog: (props: { entry: Entry; onClose: () => void }) => ReactNode,
  ) =>
  ({ item, onClose }: Address) => {
    const found = useProfilePart(select).find(({ id }) => id === item)
    const entry = useDialogEntry(found, { isLoading: false, kind: 'entry', onClose })
    return entry && <Dialog entry={entry} onClose={onClose} />
  }

/** The same, which adds an entry where the address names none. */
const aboutOrNew = <Entry extends { id: string }>(
  select: Select<Entry>,
  Dialog: (props: { entry: Entry | undefined; onClose: () => void }) => ReactNode,
) => {
  const Edit = about<Entry>(select, Dialog)
  return (props: Address) =>
    props.item === undefined ? (
      <Dialog entry={undefined} onClose={props.onClose} />
    ) : (
      <Edit {...props} />
    )
}

const loadDelete = () => import('./forms/delete-dialogs.tsx')

const loadOwn = {
  name: async () => (await import('./forms/name-dialog.tsx')).NameDialog,
  contact: async () => (await import('./forms/contact-dialog.tsx')).ContactDialog,
  preferences: async () => (await import('./forms/preferences-dialog.tsx')).PreferencesDialog,
  experience: async () =>
    aboutOrNew(selectExperiences, (await import('./forms/experience-dialog.tsx')).ExperienceDialog),
  education: async () =>
    aboutOrNew(selectEducations, (await import('./forms/education-dialog.tsx')).EducationDialog),
  project: async () =>
    aboutOrNew(selectProjects, (await import('./forms/project-dialog.tsx')).ProjectDialog),
  link: async () => aboutOrNew(selectLinks, (await import('./forms/link-dialog.tsx')).LinkDialog),
  'delete-experience': async () => about(selectExperiences, (await loadDelete()).DeleteExperience),
  'delete-education': async () => about(selectEducations, (await loadDelete()).DeleteEducation),
  'delete-project': async () => about(selectProjects, (await loadDelete()).DeleteProject),
  'delete-link': async () => about(selectLinks, (await loadDelete()).DeleteLink),
}

/** The dialogs of other features that the page opens; their code is loaded as the page's own is. */
export type AddedDialogs = Record<
  Exclude<ProfileDialog, keyof typeof loadOwn>,
  () => Promise<ComponentType<{ onClose: () => void }>>
>

const PRELOADED = ['experience', 'education'] as const

/** Of an entry that was deleted, the first button of its card. */
const findLanding = (nearest: Element) =>
  nearest.closest('section')?.querySelector<HTMLElement>('header button')

/** The one host of the dialogs about the profile; the address says which one is open. */
export const ProfileDialogs = ({ added }: { added: AddedDialogs }) => {
  const [load] = useState(() => ({ ...loadOwn, ...added }))
  return (
    <DialogHost
      dialogs={profileDialogs}
      load={load}
      preload={PRELOADED}
      findLanding={findLanding}
    />
  )
}
