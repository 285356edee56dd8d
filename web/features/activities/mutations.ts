import type { Activity } from '#src/activities/schema.ts'
import { createRowCache } from '../../lib/row-cache.ts'
import { trpc } from '../../lib/trpc.ts'
import { deletesRow, restoresRow, savesRow } from '../../ui/row-mutations.ts'
import { t } from '#src/language/t.ts'

/** The application or person whose activities are listed. */
export type About = { job_id: string } | { contact_id: string }

const useActivityRows = (about: About) => {
  const { activities, contacts } = trpc.useUtils()
  const { list } = activities
  return createRowCache<Activity>({
    feature: 'activities',
    list,
    // People show the time of the last contact.
    others: [contacts.list],
    read: () => list.getData(about)?.activities,
    change: (how) =>
      list.setData(about, (cached) => cached && { activities: how(cached.activities) }),
    // Newest first.
    compare: (one, other) => other.happened_at.localeCompare(one.happened_at),
  })
}

type NewActivity = Pick<Activity, 'kind' | 'text'> & {
  contact_id?: string
  job_id?: string
  request_id: string
}

type UnsavedActivity = Activity & { isUnsaved: true }

/** True until the server has responded to adding it; it gets its final id then. */
export const isUnsaved = (activity: Activity | UnsavedActivity): boolean => 'isUnsaved' in activity

const toShown = ({ request_id: id, ...sent }: NewActivity): UnsavedActivity => ({
  isUnsaved: true,
  minutes: null,
  channel: null,
  job_id: null,
  contact_id: null,
  ...sent,
  id,
  happened_at: new Date().toISOString(),
})

/** Adds it optimistically and removes it again if that fails; the caller keeps the typed text. */
export const useAddActivity = (about: About) => {
  const rows = useActivityRows(about)
  const { mutateAsync } = trpc.activities.create.useMutation({ onSettled: rows.settle })
  return async (sent: NewActivity): Promise<void> => {
    await rows.cancel()
    rows.put(toShown(sent))
    try {
      const created = await mutateAsync(sent)
      rows.remove(sent.request_id)
      rows.put(created)
    } catch (error) {
      rows.remove(sent.request_id)
      throw error
    }
  }
}

/** Saves the fields that are sent; others stay unchanged. The form shows the failure. */
export const useUpdateActivity = (about: About) =>
  trpc.activities.update.useMutation(savesRow(useActivityRows(about)))

export const useDeleteActivity = (about: About) => {
  const rows = useActivityRows(about)
  const restore = trpc.activities.restore.useMutation(
    restoresRow(rows, t('Failed to restore the activity. Please try again.')),
  )
  return trpc.activities.delete.useMutation(
    deletesRow(rows, restore, {
      done: t('Activity deleted'),
      failed: t('Failed to delete the activity. Please try again.'),
    }),
  )
}
