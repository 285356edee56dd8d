import { packet, packetsAnswer } from '#src/packets/answers.ts'
import { packetsOf, sealInput } from '#src/packets/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { sealPacket } from './seal.ts'
import { getPacket, listPackets } from './service.ts'

export const packetsRouter = router({
  seal: userProcedure
    .input(sealInput)
    .mutation(({ ctx, input }) => sealPacket(ctx, ctx.userId, input)),
  get: userProcedure
    .input(packetsOf)
    .query(({ ctx, input }) => getPacket(ctx.db, ctx.userId, input.id)),
  list: userProcedure
    .input(packetsOf)
    .query(({ ctx, input }) => listPackets(ctx, ctx.userId, input.id)),
})

/** The documented calls. */
export const packetsRest: RestRows<typeof packetsRouter> = [
  {
    method: 'POST',
    path: '/api/jobs/:id/packet',
    procedure: 'seal',
    status: 201,
    summary: 'Keeps what is sent now: the documents’ bytes, the posting and answers',
    answer: packet,
  },
  {
    method: 'GET',
    path: '/api/jobs/:id/packet',
    procedure: 'get',
    status: 200,
    summary: 'What was sent, as it was sealed last',
    answer: packet,
  },
  {
    method: 'GET',
    path: '/api/jobs/:id/packets',
    procedure: 'list',
    status: 200,
    summary: 'Everything that was sealed, newest first, and other resumes that the company has had',
    answer: packetsAnswer,
  },
]
