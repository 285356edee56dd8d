import type { Reminder } from '#src/reminders/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { describeFailure } from '../../lib/failure.ts'
import { refetchAfterLast } from '../../lib/refetch-after-last.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'

type RemindersCache = ReturnType<typeof trpc.useUtils>['reminders']['list']

const HTTP_NOT_FOUND = 404

const change = (cache: RemindersCache, how: (reminders: Reminder[]) => Reminder[]) =>
  cache.setData(undefined, (list) => list && { reminders: how(list.reminders) })

const find = (cache: RemindersCache, id: string) =>
  cache.getData()?.reminders.find((reminder) => reminder.id === id)

const remove = (cache: RemindersCache, id: string) =>
  change(cache, (list) => list.filter((reminder) => reminder.id !== id))

/** Adds or replaces; what is due first comes first, as the server orders them. */
const put = (cache: RemindersCache, saved: Reminder) =>
  change(cache, (list) =>
    [...list.filter(({ id }) => id !== saved.id), saved].toSorted((a, b) =>
      a.due_at === b.due_at
        ? a.created_at.localeCompare(b.created_at)
        : a.due_at.localeCompare(b.due_at),
    ),
  )

const settle = (cache: RemindersCache) => void refetchAfterLast('reminders', cache)

/** Adds a follow-up; the same `request_id` sent again adds it only once. */
export const useCreateReminder = () => {
  const { list } = trpc.useUtils().reminders
  return trpc.reminders.create.useMutation({
    onSuccess: (created) => {
      put(list, created)
      settle(list)
    },
  })
}

/** Saves edited fields; only those sent change. The form shows the failure. */
export const useUpdateReminder = () => {
  const { list } = trpc.useUtils().reminders
  return trpc.reminders.update.useMutation({
    onSuccess: async (saved) => {
      // A list requested before this response may still hold the old texts.
      await list.cancel()
      put(list, saved)
      settle(list)
    },
  })
}

type Shown = { id: string; done?: boolean; due_at?: string }

const toShown = (before: Reminder, { done, due_at = before.due_at }: Shown): Reminder => {
  const doneAt = done ? (before.done_at ?? new Date().toISOString()) : null
  return { ...before, due_at, done_at: done === undefined ? before.done_at : doneAt }
}

/** Done, open again or snoozed, at once, and back with a message if that fails; each can be undone. */
export const useQuickChanges = () => {
  const { list } = trpc.useUtils().reminders
  const { mutate } = trpc.reminders.update.useMutation({
    onMutate: async (sent) => {
      await list.cancel()
      const before = find(list, sent.id)
      const { id, done, due_at } = sent
      const shown = { id, ...(done !== undefined && { done }), ...(due_at && { due_at }) }
      if (before) put(list, toShown(before, shown))
      return { before }
    },
    onSuccess: async (saved) => {
      await list.cancel()
      put(list, saved)
      settle(list)
    },
    onError: (error, _sent, context) => {
      const isGone = describeFailure(error).status === HTTP_NOT_FOUND
      if (context?.before && !isGone) put(list, context.before)
      showFailure('Failed to change the follow-up. Please try again.')
      settle(list)
    },
  })
  return {
    finish: ({ id, title }: Reminder) => {
      mutate({ id, done: true })
      const undo = { label: 'Undo', run: () => mutate({ id, done: false }) }
      showToast({ message: `Done: ${title}`, action: undo })
    },
    reopen: ({ id }: Reminder) => mutate({ id, done: false }),
    snooze: ({ id, due_at: before }: Reminder, due_at: string) => {
      mutate({ id, due_at })
      const undo = { label: 'Undo', run: () => mutate({ id, due_at: before }) }
      showToast({ message: `Snoozed to ${formatCardDate(due_at)}`, action: undo })
    },
  }
}

/** Deletes at once, and back with a message if that fails; the toast brings it back. */
export const useDeleteReminder = () => {
  const { list } = trpc.useUtils().reminders
  const restore = trpc.reminders.restore.useMutation({
    onSuccess: (restored) => {
      put(list, restored)
      settle(list)
    },
    onError: () => showFailure('Failed to restore the follow-up. Please try again.'),
  })
  return trpc.reminders.delete.useMutation({
    onMutate: async ({ id }) => {
      await list.cancel()
      const before = find(list, id)
      remove(list, id)
      return { before }
    },
    onSuccess: (_answer, { id }) => {
      showToast({
        message: 'Follow-up deleted',
        action: { label: 'Undo', run: () => restore.mutate({ id }) },
      })
      settle(list)
    },
    onError: (error, _sent, context) => {
      // Already gone, perhaps deleted in another tab: what was wanted is the case.
      const isGone = describeFailure(error).status === HTTP_NOT_FOUND
      if (context?.before && !isGone) put(list, context.before)
      if (!isGone) showFailure('Failed to delete the follow-up. Please try again.')
      settle(list)
    },
  })
}
