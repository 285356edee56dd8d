import type { AnyTRPCProcedure } from '@trpc/server'
import { appRouter } from './router.ts'

const isProcedure = (value: unknown): value is AnyTRPCProcedure =>
  typeof value === 'function' && '_def' in value

/** Every procedure by its full name (`jobs.list`); tRPC keeps them flat but types them nested. */
export const PROCEDURES: ReadonlyMap<string, AnyTRPCProcedure> = new Map(
  Object.entries<unknown>(appRouter._def.procedures).flatMap(([name, value]) =>
    isProcedure(value) ? [[name, value]] : [],
  ),
)

/** @throws if there is none, which is a bug, since names never come from a client */
export function getProcedureType(name: string) {
  const procedure = PROCEDURES.get(name)
  if (procedure === undefined) throw new Error(`there is no procedure ${name}`)
  return procedure._def.type
}
