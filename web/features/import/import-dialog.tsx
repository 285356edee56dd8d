import { useEffect, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.tsx'
import { ChooseStep } from './choose-step.tsx'
import { isReviewTouched, openProblems, type Review, reviewDraft, startReview } from './review.ts'
import { ReviewStep } from './review-step.tsx'
import { useApply } from './use-apply.ts'
import { t } from '#src/language/t.ts'

const focusProblem = () =>
  document.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true]')?.focus()

/**
 * Imports jobs and degrees of a resume into the profile: choose, parse, review, apply. Mounted when
 * it opens, so that it always starts from the beginning.
 */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const draft = useDraft('profile import', reviewDraft)
  const [review, setReview] = useState<Review | undefined>(draft.restored)
  const isTouched = review !== undefined && isReviewTouched(review)
  const { keep } = draft
  useEffect(() => keep(isTouched ? review : undefined))

  const { apply, isApplying, failure } = useApply()
  const guard = useUnsavedGuard({
    isDirty: isTouched,
    isBusy: isApplying,
    title: t('Discard your changes?'),
    question: t('Your changes have not been imported yet.'),
    onDiscard: draft.drop,
  })
  const close = () => guard.close(onClose)
  const finish = () => {
    draft.drop()
    guard.leave(onClose)
  }
  const applyReview = () => {
    if (!review) return
    const withProblems = openProblems(review)
    if (withProblems) {
      setReview(withProblems)
      requestAnimationFrame(focusProblem)
    } else apply(review, finish)
  }
  return (
    <Dialog title={t('Import Resume')} isOpen onClose={close} size="46rem">
      {review ? (
        <ReviewStep
          review={review}
          isRestored={draft.restored !== undefined && isTouched}
          isApplying={isApplying}
          failure={failure}
          onChange={(change) => setReview((before) => before && change(before))}
          onApply={applyReview}
          onClose={close}
        />
      ) : (
        <ChooseStep
          onRead={(filename, parsed) => setReview(startReview(filename, parsed))}
          onClose={close}
        />
      )}
      {guard.question}
    </Dialog>
  )
}
