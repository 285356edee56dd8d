import { arrangeParts, USUAL_PARTS } from '#src/dashboard/arrange.ts'
import { isArrangedAs } from '#src/arrange.ts'
import type { Dashboard, PlacedPart } from '#src/dashboard/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/** The parts of the dashboard as this person has arranged them; where that is unknown, as usual. */
export const useParts = ({ isEnabled = true } = {}) => {
  const { data, isPending } = trpc.dashboard.get.useQuery(undefined, { enabled: isEnabled })
  return { parts: data?.parts ?? USUAL_PARTS, isLoading: isPending }
}

/** Arranges them at once, and back with a message if that fails. No parts bring the usual order back. */
export const useArrange = (): ((
  change: (parts: readonly PlacedPart[]) => readonly PlacedPart[],
) => void) => {
  const { get } = trpc.useUtils().dashboard
  const { mutate } = trpc.dashboard.put.useMutation({
    // One after the other, so that the last one stays.
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
