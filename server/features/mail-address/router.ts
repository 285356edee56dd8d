import { addressResponse } from '#src/mail/folder.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { endAddress, getAddress, makeAddress } from './address.ts'

export const mailAddressRouter = router({
  get: userProcedure.query(({ ctx }) => getAddress(ctx, ctx.userId)),
  make: userProcedure.mutation(({ ctx }) => makeAddress(ctx, ctx.userId)),
  end: userProcedure.meta({ makesRoom: true }).mutation(async ({ ctx }) => {
    await endAddress(ctx, ctx.userId)
    return null
  }),
})

/** The documented calls. */
export const mailAddressRest: RestRows<typeof mailAddressRouter> = [
  {
    method: 'GET',
    path: '/api/mail/address',
    procedure: 'get',
    status: 200,
    summary: 'Returns the private address for forwarding emails',
    response: addressResponse,
    failures: [503],
  },
  {
    method: 'POST',
    path: '/api/mail/address',
    procedure: 'make',
    status: 201,
    summary: 'Creates a private address for emails; the former one stops working immediately',
    response: addressResponse,
    failures: [404, 503],
  },
  {
    method: 'DELETE',
    path: '/api/mail/address',
    procedure: 'end',
    status: 204,
    summary: 'Deletes the private address for emails; it stops working immediately',
  },
]
