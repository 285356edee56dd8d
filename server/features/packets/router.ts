import { packet, packetsResponse, resumesResponse } from '#src/packets/responses.ts'
import { packetRef, packetsOf, resumesOf, sealInput } from '#src/packets/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { sealPacket } from './seal.ts'
import { deletePacket, getPacket, listPackets, listResumes, restorePacket } from './service.ts'

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
  resumes: userProcedure.input(resumesOf).query(async ({ ctx, input }) => ({
    resumes: await listResumes(ctx.db, ctx.userId, input),
  })),
  delete: userProcedure
    .meta({ makesRoom: true })
    .input(packetRef)
    .mutation(async ({ ctx, input }) => {
      await deletePacket(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(packetRef)
    .mutation(({ ctx, input }) => restorePacket(ctx.db, ctx.userId, input.id)),
})

/** The documented calls. */
export const packetsRest: RestRows<typeof packetsRouter> = [
  {
    method: 'POST',
    path: '/api/jobs/:id/packet',
    procedure: 'seal',
    status: 201,
    summary: 'Stores a copy of what is sent now: the documents, the posting and the answers',
    response: packet,
  },
  {
    method: 'GET',
    path: '/api/jobs/:id/packet',
    procedure: 'get',
    status: 200,
    summary: 'Returns the newest copy of what was sent',
    response: packet,
  },
  {
    method: 'GET',
    path: '/api/jobs/:id/packets',
    procedure: 'list',
    status: 200,
    summary:
      'Lists all copies of what was sent, newest first, and other resumes that the company received',
    response: packetsResponse,
  },
  {
    method: 'GET',
    path: '/api/packets/resumes',
    procedure: 'resumes',
    status: 200,
    summary:
      'Lists the resumes sent to a company: the stored copies, otherwise the chosen documents',
    response: resumesResponse,
  },
  {
    method: 'DELETE',
    path: '/api/packets/:id',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes a copy; it can be restored for a day',
  },
  {
    method: 'POST',
    path: '/api/packets/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a deleted copy',
    response: packet,
  },
]
