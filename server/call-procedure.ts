import { callTRPCProcedure } from '@trpc/server'
import type { Context } from './context.ts'
import { getProcedureType } from './procedures.ts'
import { appRouter } from './router.ts'

/** Runs a procedure such as `jobs.list` as tRPC would, including its middleware. */
export const callProcedure = (
  ctx: Context,
  name: string,
  input: unknown,
  signal?: AbortSignal,
): Promise<unknown> =>
  callTRPCProcedure({
    router: appRouter,
    path: name,
    type: getProcedureType(name),
    ctx,
    getRawInput: () => Promise.resolve(input),
    signal,
    batchIndex: 0,
  })
