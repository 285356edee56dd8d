import type { AnyTRPCRouter } from '@trpc/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AccountPart } from './account-part.ts'
import type { AdminCommand } from './admin/command.ts'
import type { Config } from './config.ts'
import type { AccessTokens, FindTimeZone, SecondStepGuard, Services, UndoStep } from './context.ts'
import type { MailKind } from './db/tables/accounts.ts'
import type { CreateDeliver } from './mail/outbox.ts'
import type { McpTool } from './mcp/tool.ts'
import type { ReadLag } from './metrics/gauges.ts'
import type { OtherRow, RestRow } from './rest/row.ts'
import type { SealedRecords } from './secrets/rotate.ts'
import type { SweepDeps, SweepTask } from './sweep.ts'

/** What a feature adds to the server; server/features.ts lists them all. */
export type Feature = {
  /** Its procedures, under the feature's name in the list. */
  router?: AnyTRPCRouter
  /** What its calls are headed by in the documented interface. */
  title?: string
  /** Its documented REST calls, each mapped to one of its procedures. */
  rest?: readonly RestRow[]
  /** REST routes that cannot be procedures: uploads, downloads and redirects. */
  routes?: (app: FastifyInstance, services: Services) => void
  /** REST calls without a procedure. */
  otherRest?: readonly OtherRow[]
  /** What it stores for each account. */
  account?: AccountPart
  /** What it stores encrypted. */
  sealed?: SealedRecords
  /** The second step of sign-in that it provides. */
  secondStep?: SecondStepGuard
  /** Who may call in a person's name besides the person. */
  accessTokens?: AccessTokens
  /** Finds a person's own time zone. */
  timeZone?: FindTimeZone
  /** Its tools for assistants (MCP). */
  tools?: readonly McpTool[]
  /** How the mails that it puts into the outbox are written and sent. */
  mails?: Partial<Record<MailKind, CreateDeliver>>
  /** Mail kinds sent at a certain time; other mails do not wait for these. */
  notices?: Partial<Record<MailKind, CreateDeliver>>
  /** Starts background work; returns a function that stops it. */
  watch?: (deps: Services & { log: FastifyBaseLogger }) => () => Promise<void>
  /** The module with what it does in a confined process (`SandboxTasks`), by its path. */
  sandboxTasks?: string
  /** What the server's owner can do from the command line, by name. */
  commands?: Readonly<Record<string, AdminCommand>>
  /** Work of its that waits for its turn, for /metrics: by its name, how late the oldest is. */
  lags?: Readonly<Record<string, ReadLag>>
  /** How changes that it has kept are taken back, by their kind (server/features/undo). */
  undoes?: Readonly<Record<string, UndoStep>>
  /** Run hourly. */
  sweep?: SweepTask
  /** Runs before the server listens. @throws StartupError to keep it from starting */
  prepare?: (deps: StartDeps) => Promise<void>
}

export type StartDeps = SweepDeps & { config: Config }
