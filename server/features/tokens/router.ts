import { newAccessToken, tokensResponse } from '#src/tokens/responses.ts'
import { createTokenInput, tokenRef } from '#src/tokens/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { listTokens } from './queries.ts'
import { endToken, makeToken } from './service.ts'

export const tokensRouter = router({
  list: userProcedure.query(async ({ ctx }) => ({ tokens: await listTokens(ctx.db, ctx.userId) })),
  create: userProcedure
    .input(createTokenInput)
    .mutation(({ ctx, input }) => makeToken(ctx, ctx.userId, input)),
  end: userProcedure
    .meta({ makesRoom: true })
    .input(tokenRef)
    .mutation(async ({ ctx, input }) => {
      await endToken(ctx, ctx.userId, input.id)
      return null
    }),
})

/** The documented calls. */
export const tokensRest: RestRows<typeof tokensRouter> = [
  {
    method: 'GET',
    path: '/api/tokens',
    procedure: 'list',
    status: 200,
    summary: 'The access tokens, without their secrets',
    response: tokensResponse,
  },
  {
    method: 'POST',
    path: '/api/tokens',
    procedure: 'create',
    status: 201,
    summary: 'Makes an access token, which is shown this once',
    response: newAccessToken,
  },
  {
    method: 'DELETE',
    path: '/api/tokens/:id',
    procedure: 'end',
    status: 204,
    summary: 'Ends an access token',
  },
]
