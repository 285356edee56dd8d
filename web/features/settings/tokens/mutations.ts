import type { CreateTokenInput } from '#src/tokens/schema.ts'
import { trpc, trpcClient } from '../../../lib/trpc.ts'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/**
 * Creates a token and returns its secret. If the response was lost, nobody knows the secret: that
 * token is revoked and a new one created.
 */
export const makeToken = async (input: CreateTokenInput, request_id: string): Promise<string> => {
  const { id, token } = await trpcClient.tokens.create.mutate({ ...input, request_id })
  if (token !== undefined) return token
  await trpcClient.tokens.end.mutate({ id })
  const { token: second } = await trpcClient.tokens.create.mutate(input)
  if (second === undefined) throw new Error('a new token came without its secret')
  return second
}

/** The dialog shows the failure. */
export const useEndToken = () => {
  const { tokens, security } = trpc.useUtils()
  return trpc.tokens.end.useMutation({
    onSuccess: () => showToast({ message: t('Access token revoked') }),
    onSettled: () => {
      void tokens.invalidate()
      void security.invalidate()
    },
  })
}
