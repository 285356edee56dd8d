import { sortNewestFirst } from '#src/profile/dates.ts'
import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/toast.tsx'
import { changeProfile, putProfile, readCached, refetchProfile, SAVING } from './profile-cache.ts'
import { t } from '#src/language/t.ts'

type Entry = { id: string; start_date: string | null; end_date: string | null }

const putEntry = <T extends Entry>(entries: readonly T[], saved: T): T[] =>
  sortNewestFirst([...entries.filter(({ id }) => id !== saved.id), saved])

/** Saves the fields that are sent; others stay unchanged. The dialog shows the failure. */
export const useUpdateProfile = () =>
  trpc.profile.update.useMutation({ ...SAVING, onSuccess: putProfile }).mutateAsync

/** Adds or changes one link; links added on other devices stay. */
export const usePutLink = () =>
  trpc.profile.putLink.useMutation({ ...SAVING, onSuccess: putProfile }).mutateAsync

/** The navigation bar shows the name, too. */
export const useSaveName = () => {
  const { auth } = trpc.useUtils()
  return trpc.profile.update.useMutation({
    ...SAVING,
    onSuccess: (profile) => {
      const { first_name, last_name } = profile
      putProfile(profile)
      auth.me.setData(undefined, (me) => me && { ...me, first_name, last_name })
    },
  }).mutateAsync
}

/** Changes the job search status optimistically; undone with a message on failure. */
export const useChangeSearchStatus = () =>
  trpc.profile.update.useMutation({
    onMutate: async ({ job_search_status }) => {
      await SAVING.onMutate()
      const before = readCached()
      if (job_search_status) changeProfile((profile) => ({ ...profile, job_search_status }))
      return { before: before?.job_search_status }
    },
    onSuccess: putProfile,
    onError: (_error, _sent, context) => {
      const { before } = context ?? {}
      if (before) changeProfile((profile) => ({ ...profile, job_search_status: before }))
      showFailure(t('Failed to update job search status. Please try again.'))
      refetchProfile()
    },
  }).mutate

const putExperience = (saved: Experience) =>
  changeProfile((profile) => ({ ...profile, experiences: putEntry(profile.experiences, saved) }))

export const useSaveExperience = () => ({
  add: trpc.profile.addExperience.useMutation({ ...SAVING, onSuccess: putExperience }).mutateAsync,
  update: trpc.profile.updateExperience.useMutation({ ...SAVING, onSuccess: putExperience })
    .mutateAsync,
})

const putEducation = (saved: Education) =>
  changeProfile((profile) => ({ ...profile, educations: putEntry(profile.educations, saved) }))

export const useSaveEducation = () => ({
  add: trpc.profile.addEducation.useMutation({ ...SAVING, onSuccess: putEducation }).mutateAsync,
  update: trpc.profile.updateEducation.useMutation({ ...SAVING, onSuccess: putEducation })
    .mutateAsync,
})

/** Project mutations return the whole profile. */
export const useSaveProject = () => ({
  add: trpc.profile.addProject.useMutation({ ...SAVING, onSuccess: putProfile }).mutateAsync,
  update: trpc.profile.updateProject.useMutation({ ...SAVING, onSuccess: putProfile }).mutateAsync,
})
