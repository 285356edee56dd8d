import { contact, contactsResponse } from '#src/contacts/responses.ts'
import {
  contactRef,
  createContactInput,
  linkContactInput,
  updateContactInput,
} from '#src/contacts/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as service from './service.ts'

export const contactsRouter = router({
  list: userProcedure
    .meta({ sources: { tables: ['contacts', 'job_contacts', 'jobs'] } })
    .query(async ({ ctx }) => ({
      contacts: await service.listContacts(ctx, ctx.userId),
    })),
  get: userProcedure
    .input(contactRef)
    .query(({ ctx, input }) => service.getContact(ctx.db, ctx.userId, input.id)),
  create: userProcedure
    .input(createContactInput)
    .mutation(({ ctx, input }) => service.createContact(ctx, ctx.userId, input)),
  update: userProcedure
    .input(updateContactInput)
    .mutation(({ ctx, input: { id, ...patch } }) =>
      service.updateContact(ctx.db, ctx.userId, id, patch),
    ),
  link: userProcedure
    .input(linkContactInput)
    .mutation(({ ctx, input }) => service.linkContact(ctx.db, ctx.userId, input)),
  delete: userProcedure
    .meta({ makesRoom: true })
    .input(contactRef)
    .mutation(async ({ ctx, input }) => {
      await service.deleteContact(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(contactRef)
    .mutation(({ ctx, input }) => service.restoreContact(ctx.db, ctx.userId, input.id)),
})

/** The documented calls. */
export const contactsRest: RestRows<typeof contactsRouter> = [
  {
    method: 'GET',
    path: '/api/contacts',
    procedure: 'list',
    status: 200,
    summary: 'Lists the contacts by name',
    response: contactsResponse,
  },
  {
    method: 'POST',
    path: '/api/contacts',
    procedure: 'create',
    status: 201,
    summary: 'Adds a contact',
    response: contact,
  },
  {
    method: 'GET',
    path: '/api/contacts/:id',
    procedure: 'get',
    status: 200,
    summary: 'Returns a contact',
    response: contact,
  },
  {
    method: 'PUT',
    path: '/api/contacts/:id',
    procedure: 'update',
    status: 200,
    summary: 'Changes a contact',
    response: contact,
  },
  {
    method: 'DELETE',
    path: '/api/contacts/:id',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes a contact; it can be restored for a day',
  },
  {
    method: 'POST',
    path: '/api/contacts/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a deleted contact',
    response: contact,
  },
]
