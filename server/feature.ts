import type { AnyTRPCRouter } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { AccountPart } from './account-part.ts'
import type { Services } from './context.ts'
import type { RestRow } from './rest/row.ts'

/** What a feature adds to the server; server/features.ts lists them all. */
export type Feature = {
  /** Its procedures, under the feature's name in the list. */
  router?: AnyTRPCRouter
  /** Its documented REST calls, each answered by one of its procedures. */
  rest?: readonly RestRow[]
  /** REST calls that no procedure can answer: uploads, downloads and redirects. */
  routes?: (app: FastifyInstance, services: Services) => void
  /** What it keeps of each account. */
  account?: AccountPart
}
