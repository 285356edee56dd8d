import type { CreateTokenInput } from '#src/tokens/schema.ts'
import { trpc, trpcClient } from '../../../lib/trpc.ts'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/**
 * Makes a token and returns its secret. One whose answer was lost has told its secret to nobody: it is
 * ended, and another made in its place.
 */
export const makeToken = async (input: CreateTokenInput, request_id: string): Promise<string> => {
  const { id, token } = await trpcClient.tokens.create.mutate({ ...input, request_id })
  if (token !== undefined) return token
  await trpcClient.tokens.end.mutate({ id })
  const { token: second } = await trpcClient.tokens.create.mutate(input)
  if (second === undefined) throw new Error('a new token came without its secret')
  return second
}

/** The dialog that asked shows the failure. */
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
