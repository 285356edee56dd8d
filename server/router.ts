import type { AnyTRPCRouter } from '@trpc/server'
import type { Feature } from './feature.ts'
import { ALL_FEATURES, FEATURES } from './features.ts'
import type { OtherRow, RestRow } from './rest/row.ts'
import { router } from './trpc.ts'

type Features = Record<string, Feature>
type Routers<T extends Features> = {
  [Name in keyof T as T[Name] extends { router: AnyTRPCRouter } ? Name : never]: T[Name]['router']
}

/** The entries are exactly the features that have a router, each under its own name. */
function pickRouters<T extends Features>(features: T): Routers<T>
function pickRouters(features: Features): Record<string, AnyTRPCRouter> {
  return Object.fromEntries(
    Object.entries(features).flatMap(([name, { router: own }]) => (own ? [[name, own]] : [])),
  )
}

export const appRouter = router(pickRouters(FEATURES))

export type AppRouter = typeof appRouter

/** The documented REST calls, each with its procedure's full name (`jobs.list`). */
export const REST_ROUTES: readonly RestRow[] = Object.entries<Feature>(FEATURES).flatMap(
  ([name, { rest = [] }]) => rest.map((row) => ({ ...row, procedure: `${name}.${row.procedure}` })),
)

/** Every documented path under /api, whoever answers it. */
export const API_ROUTES: readonly OtherRow[] = [
  ...REST_ROUTES,
  ...ALL_FEATURES.flatMap(({ otherRest = [] }) => otherRest),
]
