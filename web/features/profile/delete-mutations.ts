import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import { type LinkRef, listPortfolios, pickLinks, removeLink } from '#src/profile/links.ts'
import type { Project } from '#src/profile/project.ts'
import type { Profile } from '#src/profile/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/toast.tsx'
import { changeProfile, putProfile, refetchProfile, SAVING } from './profile-cache.ts'

const HTTP_NOT_FOUND = 404

const without = <T extends { id: string }>(entries: readonly T[], id: string): T[] =>
  entries.filter((entry) => entry.id !== id)

type EntryRef = { id: string }
type Remove<Ref> = (profile: Profile, ref: Ref) => Profile

const withoutExperience: Remove<EntryRef> = (profile, { id }) => ({
  ...profile,
  experiences: without<Experience>(profile.experiences, id),
})
const withoutEducation: Remove<EntryRef> = (profile, { id }) => ({
  ...profile,
  educations: without<Education>(profile.educations, id),
})
const withoutProject: Remove<EntryRef> = (profile, { id }) => ({
  ...profile,
  projects: without<Project>(profile.projects, id),
})
const withoutLink = (profile: Profile, link: LinkRef): Profile => {
  const links = pickLinks(removeLink(profile, link))
  return { ...profile, ...links, portfolios: listPortfolios(links) }
}

/** What failed is told, and the profile fetched anew; an entry that is gone already is as good. */
const withFailureToast = (failed: string) => ({
  onError: (error: unknown) => {
    if (describeFailure(error).status !== HTTP_NOT_FOUND) showFailure(failed)
    refetchProfile()
  },
})

/** The cache tells the cards of a change in the next task; what is set up after that comes later. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Takes an entry off the page, and resolves when it is; the server follows. */
const removeOptimistically =
  <Ref>(remove: Remove<Ref>, send: (ref: Ref) => void) =>
  async (ref: Ref): Promise<void> => {
    await SAVING.onMutate()
    changeProfile((profile) => remove(profile, ref))
    send(ref)
    await nextTask()
  }

export const useDeleteExperience = () => {
  const failed = withFailureToast('Failed to delete experience. Please try again.')
  return removeOptimistically(
    withoutExperience,
    trpc.profile.deleteExperience.useMutation(failed).mutate,
  )
}

export const useDeleteEducation = () => {
  const failed = withFailureToast('Failed to delete education. Please try again.')
  return removeOptimistically(
    withoutEducation,
    trpc.profile.deleteEducation.useMutation(failed).mutate,
  )
}

export const useDeleteProject = () => {
  const failed = withFailureToast('Failed to delete project. Please try again.')
  return removeOptimistically(withoutProject, trpc.profile.deleteProject.useMutation(failed).mutate)
}

export const useDeleteLink = () => {
  const failed = withFailureToast('Failed to save portfolio links. Please try again.')
  const { mutate } = trpc.profile.removeLink.useMutation({ ...failed, onSuccess: putProfile })
  return removeOptimistically<LinkRef>(withoutLink, ({ type, url }) => mutate({ type, url }))
}
