import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'
import { secondStep, type SecondStep } from '#src/two-step/schema.ts'

const refusal = z.object({ second_step: secondStep })

/** What the refusal of a right password asks for; undefined for any other failure. */
export const readStep = (error: unknown): SecondStep | undefined =>
  error instanceof TRPCClientError ? refusal.safeParse(error.data).data?.second_step : undefined

/** What a sign-in at a provider left in the address: `#second-step=…&methods=…`. */
export const readStepFromHash = (hash: string): SecondStep | undefined => {
  const sent = new URLSearchParams(hash.replace(/^#/, ''))
  const methods = sent.get('methods')?.split(',')
  return secondStep.safeParse({ token: sent.get('second-step'), methods }).data
}
