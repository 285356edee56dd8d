import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { newId } from '../../../lib/new-id.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { useSealPacket } from './use-seal.ts'
import { t } from '#src/language/t.ts'

const NOT_SAVED = t('What was sent could not be saved. Please try again from the overview.')

/** Whether there is anything to save: an existing document, or the posting. */
const hasContent = ({ documents, has_posting }: Job) =>
  has_posting || documents.some(({ id }) => id !== null)

/** Offers to save what was sent when an application leaves Saved for the first time. */
export const useOfferPacket = (): ((before: JobStatus | undefined, saved: Job) => void) => {
  const { packets } = trpc.useUtils()
  const { mutateAsync } = useSealPacket()
  // Handles the promise, since the callbacks of `mutate` do not run if the dialog that made the offer
  // is closed by now.
  const seal = (id: string) =>
    mutateAsync({ id, answers: [], request_id: newId() }).then(
      () => showToast({ message: t('What was sent is saved with the application') }),
      (error: unknown) => void showFailure(describeRefusal(error, NOT_SAVED)),
    )
  const offer = async (saved: Job) => {
    // If the check fails, no offer is shown.
    const known = await packets.list.fetch({ id: saved.id }).catch(() => undefined)
    if (known?.packets.length !== 0) return
    showToast({
      message: t('Save a copy of what you sent?'),
      action: { label: t('Save what was sent'), run: () => void seal(saved.id) },
    })
  }
  return (before, saved) => {
    if (before === 'saved' && saved.status !== 'saved' && hasContent(saved)) void offer(saved)
  }
}
