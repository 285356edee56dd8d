import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listRevisions } from './import-queries.ts'
import { listInterviews } from './queries.ts'

/** Every interview, by its start. */
export const exportInterviews: ExportPart = {
  name: 'interviews',
  about: t(
    'the interviews of your applications, by their start, with place, people, notes, the preparation items that you have ticked, and how they went',
  ),
  async read({ trx, userId }) {
    const revisions = await listRevisions(trx, userId)
    const revisionOf = new Map(revisions.map(({ id, ...revision }) => [id, revision]))
    const interviews = await listInterviews(trx, userId)
    return { data: interviews.map((one) => ({ ...one, ...revisionOf.get(one.id) })) }
  },
}
