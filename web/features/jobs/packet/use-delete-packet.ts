import type { Packet } from '#src/packets/schema.ts'
import { createRowCache } from '../../../lib/row-cache.ts'
import { trpc } from '../../../lib/trpc.ts'
import { deletesRow, restoresRow } from '../../../ui/row-mutations.ts'
import { t } from '#src/language/t.ts'

/** Deletes a packet; the toast offers Undo. */
export const useDeletePacket = (jobId: string) => {
  const { list, resumes } = trpc.useUtils().packets
  const about = { id: jobId }
  const rows = createRowCache<Packet>({
    feature: 'packets',
    list,
    // The warning about other resumes depends on packets.
    others: [resumes],
    read: () => list.getData(about)?.packets,
    change: (how) =>
      list.setData(about, (cached) => cached && { ...cached, packets: how(cached.packets) }),
    // Newest first.
    compare: (one, other) => other.sealed_at.localeCompare(one.sealed_at),
  })
  const restore = trpc.packets.restore.useMutation(
    restoresRow(rows, t('What was kept could not be brought back. Please try again.')),
  )
  return trpc.packets.delete.useMutation(
    deletesRow(rows, restore, {
      done: t('Deleted what was kept'),
      failed: t('What was kept could not be deleted. Please try again.'),
    }),
  )
}
