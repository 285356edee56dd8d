import { useMemo } from 'react'
import { countDue } from '#src/reminders/due.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { useNow } from '../../lib/use-now.ts'

const NONE: readonly Reminder[] = []

/** All follow-ups by due date, including completed ones. */
export const useReminders = () => {
  const query = trpc.reminders.list.useQuery()
  return {
    reminders: query.data?.reminders ?? NONE,
    isLoading: query.isPending,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  }
}

/** The number of follow-ups due today or overdue. */
export const useDueCount = (): number => {
  const { reminders } = useReminders()
  const now = useNow()
  return useMemo(() => countDue(reminders, now), [reminders, now])
}
