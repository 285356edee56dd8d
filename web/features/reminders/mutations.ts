import type { Reminder } from '#src/reminders/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { describeFailure } from '../../lib/failure.ts'
import { createRowCache } from '../../lib/row-cache.ts'
import { trpc } from '../../lib/trpc.ts'
import { deletesRow, restoresRow, savesRow } from '../../ui/row-mutations.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

const HTTP_NOT_FOUND = 404

const useReminderRows = () => {
  const { list } = trpc.useUtils().reminders
  return createRowCache<Reminder>({
    feature: 'reminders',
    list,
    read: () => list.getData()?.reminders,
    change: (how) =>
      list.setData(undefined, (cached) => cached && { reminders: how(cached.reminders) }),
    // The earliest due date first.
    compare: (one, other) =>
      one.due_at.localeCompare(other.due_at) || one.created_at.localeCompare(other.created_at),
  })
}

/** Adds a follow-up; a retry with the same `request_id` adds it only once. */
export const useCreateReminder = () => {
  const rows = useReminderRows()
  return trpc.reminders.create.useMutation(savesRow(rows))
}

/** Saves the fields that are sent; others stay unchanged. The form shows the failure. */
export const useUpdateReminder = () => {
  const rows = useReminderRows()
  return trpc.reminders.update.useMutation(savesRow(rows))
}

type Shown = { id: string; done?: boolean; due_at?: string }

const toShown = (before: Reminder, { done, due_at = before.due_at }: Shown): Reminder => {
  const doneAt = done ? (before.done_at ?? new Date().toISOString()) : null
  return { ...before, due_at, done_at: done === undefined ? before.done_at : doneAt }
}

/** Completes, reopens or snoozes optimistically, with Undo; undone with a message on failure. */
export const useQuickChanges = () => {
  const rows = useReminderRows()
  const { mutate } = trpc.reminders.update.useMutation({
    ...savesRow(rows),
    // One after the other, so that Undo arrives last.
    scope: { id: 'change follow-ups' },
    onMutate: async (sent) => {
      await rows.cancel()
      const before = rows.find(sent.id)
      const { id, done, due_at } = sent
      const shown = { id, ...(done !== undefined && { done }), ...(due_at && { due_at }) }
      if (before) rows.put(toShown(before, shown))
      return { before }
    },
    onError: (error, _sent, context) => {
      const isGone = describeFailure(error).status === HTTP_NOT_FOUND
      if (context?.before && !isGone) rows.put(context.before)
      showFailure(t('Failed to change the follow-up. Please try again.'))
      rows.settle()
    },
  })
  return {
    finish: ({ id, title }: Reminder) => {
      mutate({ id, done: true })
      const undo = { label: t('Undo'), run: () => mutate({ id, done: false }) }
      showToast({ message: t('Done: {title}', { title }), action: undo })
    },
    reopen: ({ id }: Reminder) => mutate({ id, done: false }),
    snooze: ({ id, due_at: before }: Reminder, due_at: string) => {
      mutate({ id, due_at })
      const undo = { label: t('Undo'), run: () => mutate({ id, due_at: before }) }
      showToast({
        message: t('Snoozed to {date}', { date: formatCardDate(due_at) }),
        action: undo,
      })
    },
  }
}

export const useDeleteReminder = () => {
  const rows = useReminderRows()
  const restore = trpc.reminders.restore.useMutation(
    restoresRow(rows, t('Failed to restore the follow-up. Please try again.')),
  )
  return trpc.reminders.delete.useMutation(
    deletesRow(rows, restore, {
      done: t('Follow-up deleted'),
      failed: t('Failed to delete the follow-up. Please try again.'),
    }),
  )
}
