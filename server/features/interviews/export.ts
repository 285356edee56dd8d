import type { ExportPart } from '../../account-part.ts'
import { listInterviews } from './queries.ts'

/** Every interview, by its start. */
export const exportInterviews: ExportPart = {
  name: 'interviews',
  about: `the interviews of your applications, by their start, with place, people, notes, the preparation
items that you have ticked, and how they went`,
  read: async ({ trx, userId }) => ({ data: await listInterviews(trx, userId) }),
}
