import type { AddedEntries } from '#src/import/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { FAILURE_TOAST_MS, SUCCESS_TOAST_MS } from './process-toast.tsx'
import { putProfile, refetchProfile, SAVING } from '../profile/profile-cache.ts'

/** Adds what was chosen to the profile; the dialog shows the failure. */
export const useApplyImport = () =>
  trpc.import.applyParsed.useMutation({
    ...SAVING,
    onSuccess: ({ profile }) => putProfile(profile),
  }).mutateAsync

/** Takes out of the profile exactly what an import has added. */
export const useUndoImport = (): ((added: AddedEntries) => void) =>
  trpc.import.undo.useMutation({
    onMutate: SAVING.onMutate,
    onSuccess: (profile) => {
      putProfile(profile)
      showToast({
        message: 'Import undone. Your profile is as it was.',
        closesAfterMs: SUCCESS_TOAST_MS,
      })
    },
    onError: () => {
      refetchProfile()
      showFailure('Failed to undo the import. Please try again.', FAILURE_TOAST_MS)
    },
  }).mutate
