import type { Activity, ListActivitiesInput } from '#src/activities/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'

/** Whose list an activity is shown in. */
export type About = { job_id: string } | { contact_id: string }

const HTTP_NOT_FOUND = 404

type Lists = ReturnType<typeof trpc.useUtils>['activities']['list']

const change = (
  lists: Lists,
  about: ListActivitiesInput,
  how: (activities: Activity[]) => Activity[],
) => lists.setData(about, (list) => list && { activities: how(list.activities) })

/** Newest first, as the server orders them. */
const put = (lists: Lists, about: About, added: Activity) =>
  change(lists, about, (activities) =>
    [added, ...activities.filter(({ id }) => id !== added.id)].toSorted((a, b) =>
      b.happened_at.localeCompare(a.happened_at),
    ),
  )

const remove = (lists: Lists, about: About, id: string) =>
  change(lists, about, (activities) => activities.filter((one) => one.id !== id))

type NewActivity = Pick<Activity, 'kind' | 'text'> & {
  contact_id?: string
  job_id?: string
  request_id: string
}

type UnsavedActivity = Activity & { isUnsaved: true }

/** Whether the server has yet to answer that this was added: its id will be another one then. */
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

/** Adds at once, and takes it back if that fails; the caller keeps what was typed. */
export const useAddActivity = (about: About) => {
  const { activities, contacts } = trpc.useUtils()
  const { list } = activities
  const { mutateAsync } = trpc.activities.create.useMutation({
    onSuccess: (created) => {
      void list.invalidate()
      if (created.contact_id !== null) void contacts.list.invalidate()
    },
  })
  return async (sent: NewActivity): Promise<void> => {
    await list.cancel()
    put(list, about, toShown(sent))
    try {
      const created = await mutateAsync(sent)
      remove(list, about, sent.request_id)
      put(list, about, created)
    } catch (error) {
      remove(list, about, sent.request_id)
      throw error
    }
  }
}

/** Saves edited fields; only those sent change. The form shows the failure. */
export const useUpdateActivity = (about: About) => {
  const { activities, contacts } = trpc.useUtils()
  const { list } = activities
  return trpc.activities.update.useMutation({
    onSuccess: async (saved) => {
      // A list requested before this response may still hold the old texts.
      await list.cancel()
      put(list, about, saved)
      void list.invalidate()
      if (saved.contact_id !== null) void contacts.list.invalidate()
    },
  })
}

/** Deletes at once, and back with a message if that fails; the toast brings it back. */
export const useDeleteActivity = (about: About) => {
  const { list } = trpc.useUtils().activities
  const restore = trpc.activities.restore.useMutation({
    onSuccess: (restored) => {
      put(list, about, restored)
      void list.invalidate()
    },
    onError: () => showFailure('Failed to restore the activity. Please try again.'),
  })
  return trpc.activities.delete.useMutation({
    onMutate: async ({ id }) => {
      await list.cancel()
      const before = list.getData(about)?.activities.find((one) => one.id === id)
      remove(list, about, id)
      return { before }
    },
    onSuccess: (_answer, { id }) => {
      showToast({
        message: 'Activity deleted',
        action: { label: 'Undo', run: () => restore.mutate({ id }) },
      })
      void list.invalidate()
    },
    onError: (error, _sent, context) => {
      // Already gone, perhaps deleted in another tab: what was wanted is the case.
      if (describeFailure(error).status === HTTP_NOT_FOUND) return
      if (context?.before) put(list, about, context.before)
      showFailure('Failed to delete the activity. Please try again.')
    },
  })
}
