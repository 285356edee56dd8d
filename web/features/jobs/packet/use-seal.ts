import { trpc } from '../../../lib/trpc.ts'

/** Saves a packet of what is sent with an application. The caller shows a failure. */
export const useSealPacket = () => {
  const { packets } = trpc.useUtils()
  return trpc.packets.seal.useMutation({
    onSuccess: (_packet, { id }) =>
      Promise.all([packets.list.invalidate({ id }), packets.resumes.invalidate()]),
  })
}
