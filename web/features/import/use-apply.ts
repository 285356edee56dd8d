import { useRef } from 'react'
import type { AddedEntries } from '#src/import/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { putProfile, refetchProfile, SAVING } from '../profile/index.ts'
import { FAILURE_TOAST_MS, SUCCESS_TOAST_MS } from './process-toast.tsx'
import { type Review, toApplyInput } from './review.ts'
import { describeApplied } from './texts.ts'
import { t } from '#src/language/t.ts'

const HTTP_NO_SESSION = 401
const HTTP_SERVER_ERROR = 500

/** Applies a review once, shows the result, and offers Undo. */
export const useApply = () => {
  const applyImport = useApplyImport()
  const undo = useUndoImport()
  const dismissFailure = useRef<() => void>(undefined)
  const { submit, isBusy, failure } = useSubmit({
    call: (review: Review) => applyImport(toApplyInput(review)),
    describe: (error) => {
      const { status = 0, detail } = describeFailure(error)
      // The session has expired and the sign-in page follows; the changes are kept as a draft.
      if (status === HTTP_NO_SESSION) return undefined
      dismissFailure.current = showFailure(t('Failed to update profile'), FAILURE_TOAST_MS)
      return status > 0 && status < HTTP_SERVER_ERROR ? detail : undefined
    },
  })

  const apply = (review: Review, onApplied: () => void): void => {
    dismissFailure.current?.()
    void submit(review, ({ added, skipped }) => {
      const hasAdded = added.experiences.length + added.educations.length > 0
      showToast({
        message: describeApplied(review.strategy, { added, skipped }),
        ...(hasAdded && { action: { label: t('Undo'), run: () => undo(added) } }),
        closesAfterMs: SUCCESS_TOAST_MS,
      })
      onApplied()
    })
  }
  return { apply, isApplying: isBusy, failure }
}

/** Adds the selected items to the profile; the dialog shows the failure. */
const useApplyImport = () =>
  trpc.import.applyParsed.useMutation({
    ...SAVING,
    onSuccess: ({ profile }) => putProfile(profile),
  }).mutateAsync

/** Removes exactly the entries that an import has added. */
const useUndoImport = (): ((added: AddedEntries) => void) =>
  trpc.import.undo.useMutation({
    onMutate: SAVING.onMutate,
    onSuccess: (profile) => {
      putProfile(profile)
      showToast({
        message: t('Import undone. Your profile is as it was.'),
        closesAfterMs: SUCCESS_TOAST_MS,
      })
    },
    onError: () => {
      refetchProfile()
      showFailure(t('Failed to undo the import. Please try again.'), FAILURE_TOAST_MS)
    },
  }).mutate
