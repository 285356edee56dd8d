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

/** A feature's contributions to the server; server/features.ts lists the features. */
export type Feature = {
  /** Its procedures, under the feature's name in the list. */
  router?: AnyTRPCRouter
  /** The heading of its calls in the documented interface. */
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
  /** Finds the person of a token that is not a session's. */
  accessTokens?: AccessTokens
  /** Finds a person's own time zone. */
  timeZone?: FindTimeZone
  /** Its tools for assistants (MCP). */
  tools?: readonly McpTool[]
  /** Composes and sends the mails that it puts into the outbox. */
  mails?: Partial<Record<MailKind, CreateDeliver>>
  /** Mail kinds sent at a certain time; other mails do not wait for these. */
  notices?: Partial<Record<MailKind, CreateDeliver>>
  /** Starts background work; returns a function that stops it. */
  watch?: (deps: Services & { log: FastifyBaseLogger }) => () => Promise<void>
  /** The path of the module whose tasks run in a confined process (`SandboxTasks`). */
  sandboxTasks?: string
  /** Commands for the server's owner, by name. */
  commands?: Readonly<Record<string, AdminCommand>>
  /** Lags of its queued work for /metrics, by name: the age of the oldest due item. */
  lags?: Readonly<Record<string, ReadLag>>
  /** How its stored changes are undone, by kind (server/features/undo). */
  undoes?: Readonly<Record<string, UndoStep>>
  /** Run hourly. */
  sweep?: SweepTask
  /** Runs before the server listens. @throws StartupError to prevent the start */
  prepare?: (deps: StartDeps) => Promise<void>
}

export type StartDeps = SweepDeps & { config: Config }
