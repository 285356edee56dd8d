import { arrangeParts, USUAL_PARTS } from '#src/dashboard/arrange.ts'
import { isArrangedAs } from '#src/arrange.ts'
import type { Dashboard, PlacedPart } from '#src/dashboard/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/** The dashboard's parts in the person's order; the default order while it is unknown. */
export const useParts = ({ isEnabled = true } = {}) => {
  const { data, isPending } = trpc.dashboard.get.useQuery(undefined, { enabled: isEnabled })
  return { parts: data?.parts ?? USUAL_PARTS, isLoading: isPending }
}

/**
 * Saves an order optimistically; undone with a message on failure. Without parts the default order
 * is restored.
 */
export const useArrange = (): ((
  change: (parts: readonly PlacedPart[]) => readonly PlacedPart[],
) => void) => {
  const { get } = trpc.useUtils().dashboard
  const { mutate } = trpc.dashboard.put.useMutation({
    // Saved one after the other, so that the last one wins.
    scope: { id: 'dashboard' },
    onMutate: async ({ parts }) => {
      await get.cancel()
      show(parts)
    },
    onError: () => {
      void get.invalidate()
      showFailure(t('Failed to arrange the dashboard. Please try again.'))
    },
  })
  const show = (parts: readonly PlacedPart[]) =>
    get.setData(undefined, { parts: arrangeParts(parts) } satisfies Dashboard)
  return (change) => {
    const before = get.getData()?.parts ?? USUAL_PARTS
    const parts = [...change(before)]
    if (isArrangedAs(parts, before)) return
    show(parts)
    mutate({ parts })
  }
}
