import type { AnyTRPCRouter } from '@trpc/server'
import type { Feature } from './feature.ts'
import { ALL_FEATURES, FEATURES } from './features.ts'
import type { McpTool } from './mcp/tool.ts'
import { OPENAPI_REST } from './openapi/rows.ts'
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

/** The documented calls without a procedure. */
export const OTHER_ROUTES: readonly OtherRow[] = [
  ...ALL_FEATURES.flatMap(({ otherRest = [] }) => otherRest),
  ...OPENAPI_REST,
]

/** Every documented call, with or without a procedure. */
export const API_ROUTES: readonly Pick<RestRow, 'method' | 'path'>[] = [
  ...REST_ROUTES,
  ...OTHER_ROUTES,
]

/** The heading of each feature's calls. */
export const TITLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries<Feature>(FEATURES).map(([name, { title = name }]) => [name, title] as const),
  ['interface', 'API description'],
])

/** The tools for assistants, each with its procedure's full name. */
export const MCP_TOOLS: readonly McpTool[] = Object.entries<Feature>(FEATURES).flatMap(
  ([name, { tools = [] }]) =>
    tools.map((tool) => ({ ...tool, procedure: `${name}.${tool.procedure}` })),
)
