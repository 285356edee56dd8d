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
    summary: 'Lists the access tokens, without their secrets',
    response: tokensResponse,
  },
  {
    method: 'POST',
    path: '/api/tokens',
    procedure: 'create',
    status: 201,
    summary: 'Creates an access token; only this response contains its secret',
    response: newAccessToken,
  },
  {
    method: 'DELETE',
    path: '/api/tokens/:id',
    procedure: 'end',
    status: 204,
    summary: 'Revokes an access token',
  },
]
