import type { Deployment } from '#src/shell/schema.ts'
import { publicProcedure, router } from '../../trpc.ts'

export const shellRouter = router({
  deployment: publicProcedure.query(({ ctx: { config } }): Deployment => ({
    icon_service_url: config.iconServiceUrl,
    support_email: config.supportEmail,
    public_url: config.publicUrl,
  })),
})
