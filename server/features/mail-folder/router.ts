import { connectFolderInput, folderResponse } from '#src/mail/folder.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { checkFolder, connectFolder, endFolder, getFolder } from './service.ts'

export const mailFolderRouter = router({
  get: userProcedure.query(({ ctx }) => getFolder(ctx, ctx.userId)),
  connect: userProcedure
    .input(connectFolderInput)
    .mutation(({ ctx, input }) => connectFolder(ctx, ctx.userId, input)),
  check: userProcedure.mutation(({ ctx }) => checkFolder(ctx, ctx.userId)),
  end: userProcedure.meta({ makesRoom: true }).mutation(async ({ ctx }) => {
    await endFolder(ctx, ctx.userId)
    return null
  }),
})

/** The documented calls. */
export const mailFolderRest: RestRows<typeof mailFolderRouter> = [
  {
    method: 'GET',
    path: '/api/mail/folder',
    procedure: 'get',
    status: 200,
    summary: 'Returns the connected folder of a mailbox and the result of its last check',
    response: folderResponse,
  },
  {
    method: 'PUT',
    path: '/api/mail/folder',
    procedure: 'connect',
    status: 200,
    summary: 'Connects a folder of an IMAP mailbox if it can be opened',
    response: folderResponse,
    failures: [503],
  },
  {
    method: 'POST',
    path: '/api/mail/folder/check',
    procedure: 'check',
    status: 200,
    summary: 'Checks the folder now',
    response: folderResponse,
    failures: [404],
  },
  {
    method: 'DELETE',
    path: '/api/mail/folder',
    procedure: 'end',
    status: 204,
    summary: 'Disconnects the folder and deletes its password',
  },
]
