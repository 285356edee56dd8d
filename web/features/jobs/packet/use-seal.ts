import { trpc } from '../../../lib/trpc.ts'

/** Keeps what is sent with an application now. Whoever calls it says what went wrong. */
export const useSealPacket = () => {
  const { packets } = trpc.useUtils()
  return trpc.packets.seal.useMutation({
    onSuccess: (_packet, { id }) =>
      Promise.all([packets.list.invalidate({ id }), packets.resumes.invalidate()]),
  })
}
