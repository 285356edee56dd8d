import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'
import { secondStep, type SecondStep } from '#src/two-step/schema.ts'

const refusal = z.object({ second_step: secondStep })

/** The second step that a login error requires; undefined for other errors. */
export const readStep = (error: unknown): SecondStep | undefined =>
  error instanceof TRPCClientError ? refusal.safeParse(error.data).data?.second_step : undefined

/** Reads the second step that a provider's sign-in left in the URL: `#second-step=…&methods=…`. */
export const readStepFromHash = (hash: string): SecondStep | undefined => {
  const sent = new URLSearchParams(hash.replace(/^#/, ''))
  const methods = sent.get('methods')?.split(',')
  return secondStep.safeParse({ token: sent.get('second-step'), methods }).data
}
