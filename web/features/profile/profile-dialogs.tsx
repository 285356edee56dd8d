import { type ComponentType, type ReactNode, useState } from 'react'
import type { Profile } from '#src/profile/schema.ts'
import { DialogHost, useDialogEntry } from '../../ui/dialog-host.tsx'
import { type ProfileDialog, profileDialogs } from './dialogs.ts'
import { selectEducations, selectExperiences, selectLinks, selectProjects } from './parts.ts'
import { useProfilePart } from './queries.ts'

type Address = { item?: string | undefined; onClose: () => void }
type Select<Entry> = (profile: Profile) => readonly Entry[]

/** A dialog about the entry whose id is in the URL. */
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

/** The same, for dialogs that add an entry if the URL has no id. */
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

/** Dialogs that other features add to the page, loaded like the page's own. */
export type AddedDialogs = Record<
  Exclude<ProfileDialog, keyof typeof loadOwn>,
  () => Promise<ComponentType<{ onClose: () => void }>>
>

const PRELOADED = ['experience', 'education'] as const

/** After a deletion the focus goes to the first button of the entry's card. */
const findLanding = (nearest: Element) =>
  nearest.closest('section')?.querySelector<HTMLElement>('header button')

/** Renders the profile dialog named in the URL. */
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
