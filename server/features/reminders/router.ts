import { reminder, remindersResponse } from '#src/reminders/responses.ts'
import { createReminderInput, reminderRef, updateReminderInput } from '#src/reminders/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as service from './service.ts'

export const remindersRouter = router({
  list: userProcedure
    .meta({ sources: { tables: ['reminders', 'jobs', 'contacts'] } })
    .query(async ({ ctx }) => ({
      reminders: await service.listReminders(ctx.db, ctx.userId),
    })),
  create: userProcedure
    .input(createReminderInput)
    .mutation(({ ctx, input }) => service.createReminder(ctx, ctx.userId, input)),
  update: userProcedure
    .input(updateReminderInput)
    .mutation(({ ctx, input: { id, ...patch } }) =>
      service.updateReminder(ctx.db, ctx.userId, id, patch),
    ),
  delete: userProcedure
    .meta({ makesRoom: true })
    .input(reminderRef)
    .mutation(async ({ ctx, input }) => {
      await service.deleteReminder(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(reminderRef)
    .mutation(({ ctx, input }) => service.restoreReminder(ctx.db, ctx.userId, input.id)),
})

/** The documented calls. */
export const remindersRest: RestRows<typeof remindersRouter> = [
  {
    method: 'GET',
    path: '/api/reminders',
    procedure: 'list',
    status: 200,
    summary: 'Lists the follow-ups by due date',
    response: remindersResponse,
  },
  {
    method: 'POST',
    path: '/api/reminders',
    procedure: 'create',
    status: 201,
    summary: 'Adds a follow-up',
    response: reminder,
  },
  {
    method: 'PUT',
    path: '/api/reminders/:id',
    procedure: 'update',
    status: 200,
    summary: 'Changes a follow-up, marks it as done or postpones it',
    response: reminder,
  },
  {
    method: 'DELETE',
    path: '/api/reminders/:id',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes a follow-up; it can be restored for a day',
  },
  {
    method: 'POST',
    path: '/api/reminders/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a deleted follow-up',
    response: reminder,
  },
]
