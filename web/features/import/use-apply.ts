import { useRef, useState } from 'react'
import { describeFailure } from '../../lib/failure.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { useApplyImport, useUndoImport } from './mutations.ts'
import { type Review, toApplyInput } from './review.ts'
import { describeApplied } from './texts.ts'

const HTTP_NO_SESSION = 401
const HTTP_SERVER_ERROR = 500

/** Applies a review once, says how it went, and offers the way back. */
export const useApply = () => {
  const applyImport = useApplyImport()
  const undo = useUndoImport()
  const [isApplying, setIsApplying] = useState(false)
  const [failure, setFailure] = useState<string>()
  // State follows a click too late to stop the second one of a double click.
  const isBusy = useRef(false)
  const dismissFailure = useRef<() => void>(undefined)

  const fail = (error: unknown) => {
    const { status = 0, detail } = describeFailure(error)
    // The sign-in page comes; what was changed here is kept for after it.
    if (status === HTTP_NO_SESSION) return
    dismissFailure.current = showFailure('Failed to update profile')
    if (status > 0 && status < HTTP_SERVER_ERROR) setFailure(detail)
  }

  const apply = async (review: Review, onApplied: () => void): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setIsApplying(true)
    setFailure(undefined)
    dismissFailure.current?.()
    try {
      const { added, skipped } = await applyImport(toApplyInput(review))
      const hasAdded = added.experiences.length + added.educations.length > 0
      showToast({
        message: describeApplied(review.strategy, { added, skipped }),
        ...(hasAdded && { action: { label: 'Undo', run: () => undo(added) } }),
      })
      onApplied()
    } catch (error) {
      fail(error)
    } finally {
      isBusy.current = false
      setIsApplying(false)
    }
  }
  return { apply, isApplying, failure }
}
