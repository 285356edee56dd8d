import type { z } from 'zod'
import type { eeoInput } from '#src/eeo/schema.ts'
import { queryClient, trpc } from '../../lib/trpc.ts'
import { eeoQuery, fetchEeo } from './queries.ts'

const { queryKey } = eeoQuery

/** Updates the answers if the server has any, else creates them. */
export const useSaveEeo = () => {
  const onSuccess = (saved: Awaited<ReturnType<typeof fetchEeo>>) => {
    queryClient.setQueryData(queryKey, saved)
  }
  const create = trpc.eeo.create.useMutation({ onSuccess })
  const update = trpc.eeo.update.useMutation({ onSuccess })
  return async (answers: z.input<typeof eeoInput>) => {
    await queryClient.cancelQueries({ queryKey })
    const existing = await fetchEeo().catch(() => null)
    return existing?.id ? update.mutateAsync(answers) : create.mutateAsync(answers)
  }
}

/** Deletes all answers on the server. */
export const useDeleteEeo = () =>
  trpc.eeo.delete.useMutation({
    onSuccess: () => {
      queryClient.setQueryData(queryKey, null)
    },
  })
