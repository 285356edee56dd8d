import { t } from '#src/language/t.ts'
import { ALL_CHECKLISTS } from '#src/jobs/checklists.ts'
import { type ExportPart, readPages } from '../../account-part.ts'
import type { Db } from '../../db/client.ts'
import { listPostingsOf } from './posting-queries.ts'
import { listStatusChangesOf } from './history-queries.ts'
import { listJobIds, listJobsOf } from './list-queries.ts'
import { getStages } from './stages.ts'

const ITEM_TEXTS = new Map(
  ALL_CHECKLISTS.flatMap(({ items }) => items).map(({ id, text }) => [id, text]),
)

/** Every application with the statuses it has had and the preparation items that are ticked. */
export const exportJobs: ExportPart = {
  name: 'applications',
  about: t(
    'each application with its notes, tags, stage and outcome, the text of its posting, the statuses it has had and when, the preparation items that you have ticked, and the names of the documents that you have sent with it',
  ),
  read: async ({ trx, userId }) => ({
    pages: readPages(await listJobIds(trx, userId), (ids) => readPage(trx, userId, ids)),
  }),
}

async function readPage(trx: Db, userId: string, ids: readonly string[]) {
  const jobs = await listJobsOf(trx, userId, ids)
  const changes = Map.groupBy(await listStatusChangesOf(trx, userId, ids), ({ job_id }) => job_id)
  const postings = await listPostingsOf(trx, userId, ids)
  const postingOf = new Map(postings.map(({ job_id, ...posting }) => [job_id, posting]))
  return jobs.map(({ checked_items, has_posting, ...job }) => ({
    ...job,
    posting: has_posting ? (postingOf.get(job.id) ?? null) : null,
    checked_items: checked_items.map((id) => ({ id, text: ITEM_TEXTS.get(id) ?? null })),
    status_history: (changes.get(job.id) ?? []).map(({ from_status, to_status, changed_at }) => ({
      from_status,
      to_status,
      changed_at,
    })),
  }))
}

export const exportStages: ExportPart = {
  name: 'stages',
  about: t('your own stages within each status, in your order'),
  read: async ({ trx, userId }) => ({ data: await getStages(trx, userId) }),
}
