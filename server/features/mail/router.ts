import { acceptedMail, mailResponse, mailsResponse } from '#src/mail/responses.ts'
import { acceptMailInput, addMailInput, listMailInput, mailRef } from '#src/mail/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { acceptMail } from './accept.ts'
import { addPastedMail } from './add-mail.ts'
import { listInterviewChanges } from './changes.ts'
import * as service from './service.ts'

export const mailRouter = router({
  list: userProcedure.input(listMailInput).query(async ({ ctx, input }) => ({
    mail: await service.listMails(ctx.db, ctx.userId, input),
  })),
  /** The text of an open mail. */
  read: userProcedure
    .input(mailRef)
    .query(({ ctx, input }) => service.readContent(ctx.db, ctx.userId, input.id)),
  /** The open mails that move or cancel an existing interview. */
  changes: userProcedure.query(({ ctx }) => listInterviewChanges(ctx.db, ctx.userId)),
  add: userProcedure
    .input(addMailInput)
    .mutation(async ({ ctx, input }) => (await addPastedMail(ctx, ctx.userId, input)).mail),
  accept: userProcedure
    .input(acceptMailInput)
    .mutation(({ ctx, input }) => acceptMail(ctx, ctx.userId, input)),
  dismiss: userProcedure
    .meta({ makesRoom: true })
    .input(mailRef)
    .mutation(async ({ ctx, input }) => {
      await service.dismissMail(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(mailRef)
    .mutation(({ ctx, input }) => service.restoreMail(ctx.db, ctx.userId, input.id)),
})

/** The documented REST calls. */
export const mailRest: RestRows<typeof mailRouter> = [
  {
    method: 'GET',
    path: '/api/mail',
    procedure: 'list',
    status: 200,
    summary: 'Lists the emails, newest first',
    response: mailsResponse,
  },
  {
    method: 'POST',
    path: '/api/mail/:id/accept',
    procedure: 'accept',
    status: 200,
    summary: 'Accepts what an email proposes; undoing this reopens the email',
    response: acceptedMail,
    failures: [409],
  },
  {
    method: 'POST',
    path: '/api/mail/:id/dismiss',
    procedure: 'dismiss',
    status: 204,
    summary: 'Dismisses an email',
    failures: [409],
  },
  {
    method: 'POST',
    path: '/api/mail/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a dismissed email',
    response: mailResponse,
  },
]
