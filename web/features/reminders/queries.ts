import { useMemo } from 'react'
import { countDue } from '#src/reminders/due.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { useNow } from '../../lib/use-now.ts'

const NONE: readonly Reminder[] = []

/** Every follow-up, by when it is due, what is done among them. */
export const useReminders = () => {
  const query = trpc.reminders.list.useQuery()
  return {
    reminders: query.data?.reminders ?? NONE,
    isLoading: query.isPending,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  }
}

/** How many are due today, or were before. */
export const useDueCount = (): number => {
  const { reminders } = useReminders()
  const now = useNow()
  return useMemo(() => countDue(reminders, now), [reminders, now])
}
