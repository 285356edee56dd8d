import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import { type LinkRef, listPortfolios, pickLinks, removeLink } from '#src/profile/links.ts'
import type { Project } from '#src/profile/project.ts'
import type { Profile } from '#src/profile/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { changeProfile, putProfile, readCached, refetchProfile, SAVING } from './profile-cache.ts'
import { t } from '#src/language/t.ts'

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

/** Shows a failure and refetches the profile; an entry that is already deleted is no failure. */
const withFailureToast = (failed: string) => ({
  onError: (error: unknown) => {
    if (describeFailure(error).status !== HTTP_NOT_FOUND) showFailure(failed)
    refetchProfile()
  },
})

/** The query cache notifies the cards in the next task, so later work has to wait for it. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Removes an entry from the page and resolves when that is rendered; the request follows. */
const removeOptimistically =
  <Ref>(remove: Remove<Ref>, send: (ref: Ref) => void) =>
  async (ref: Ref): Promise<void> => {
    await SAVING.onMutate()
    changeProfile((profile) => remove(profile, ref))
    send(ref)
    await nextTask()
  }

/** Shows a toast with Undo. */
const offerBack = (message: string, run: () => void) =>
  showToast({ message, action: { label: t('Undo'), run } })

/** Refetches the profile, so that the restored entry is in its place. */
const withRestoreToast = (failed: string) => ({
  onSuccess: refetchProfile,
  onError: () => {
    showFailure(failed)
    refetchProfile()
  },
})

export const useDeleteExperience = () => {
  const restore = trpc.profile.restoreExperience.useMutation(
    withRestoreToast(t('Failed to restore experience. Please try again.')),
  )
  const { mutate } = trpc.profile.deleteExperience.useMutation({
    ...withFailureToast(t('Failed to delete experience. Please try again.')),
    onSuccess: (_, ref) => offerBack(t('Experience deleted'), () => restore.mutate(ref)),
  })
  return removeOptimistically(withoutExperience, mutate)
}

export const useDeleteEducation = () => {
  const restore = trpc.profile.restoreEducation.useMutation(
    withRestoreToast(t('Failed to restore education. Please try again.')),
  )
  const { mutate } = trpc.profile.deleteEducation.useMutation({
    ...withFailureToast(t('Failed to delete education. Please try again.')),
    onSuccess: (_, ref) => offerBack(t('Education deleted'), () => restore.mutate(ref)),
  })
  return removeOptimistically(withoutEducation, mutate)
}

export const useDeleteProject = () => {
  const restore = trpc.profile.restoreProject.useMutation(
    withRestoreToast(t('Failed to restore project. Please try again.')),
  )
  const { mutate } = trpc.profile.deleteProject.useMutation({
    ...withFailureToast(t('Failed to delete project. Please try again.')),
    onSuccess: (_, ref) => offerBack(t('Project deleted'), () => restore.mutate(ref)),
  })
  return removeOptimistically(withoutProject, mutate)
}

export const useDeleteLink = () => {
  const restore = trpc.profile.putLink.useMutation({
    ...withRestoreToast(t('Failed to restore link. Please try again.')),
    onSuccess: putProfile,
  })
  const { mutateAsync } = trpc.profile.removeLink.useMutation(
    withFailureToast(t('Failed to save portfolio links. Please try again.')),
  )
  return async ({ type, url }: LinkRef): Promise<void> => {
    const place = findPlace({ type, url })
    const remove = async (link: LinkRef) => {
      putProfile(await mutateAsync(link))
      offerBack(t('Link deleted'), () => restore.mutate({ ...link, ...place }))
    }
    // The failure toast is shown by the mutation above.
    const send = (link: LinkRef) => void remove(link).catch(() => undefined)
    await removeOptimistically(withoutLink, send)({ type, url })
  }
}

/** Finds the index and title of a custom link. */
function findPlace({ type, url }: LinkRef): { at?: number; title?: string } {
  const { other_urls: urls = [], other_url_titles: titles = {} } = readCached() ?? {}
  const at = type === 'other' ? urls.indexOf(url) : -1
  return at === -1 ? {} : { at, title: titles[url] ?? '' }
}
