import { logEntry as logEntryInput } from '#src/shell/log-entry.ts'
import type { Deployment } from '#src/shell/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { logEntry } from './log.ts'

export const shellRouter = router({
  deployment: publicProcedure.query(({ ctx: { config } }): Deployment => ({
    icon_service_url: config.iconServiceUrl,
    support_email: config.supportEmail,
    registration: config.registration,
    provider_name: config.providerName,
    has_provider: config.linkedin !== undefined,
    has_password_login: config.hasPasswordLogin,
    public_url: config.publicUrl,
    takes_mail: config.mailIn !== undefined,
  })),
  log: publicProcedure
    .meta({ needsNoSpace: true })
    .input(logEntryInput)
    .mutation(async ({ ctx, input }) => {
      await logEntry(ctx, input)
      return null
    }),
})

/** The documented calls. */
export const shellRest: RestRows<typeof shellRouter> = [
  {
    method: 'POST',
    path: '/api/logs',
    procedure: 'log',
    status: 204,
    summary: 'Writes an entry of a browser to the server’s log',
  },
]
