import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listActivities, listTimes } from './queries.ts'

/** Everything that was done, newest first. */
export const exportActivities: ExportPart = {
  name: 'activities',
  about: t('the notes, calls, meetings and other things done, newest first'),
  async read({ trx, userId }) {
    const times = await listTimes(trx, userId)
    const timeOf = new Map(times.map(({ id, created_at }) => [id, created_at]))
    const activities = await listActivities(trx, userId)
    return { data: activities.map((one) => ({ ...one, created_at: timeOf.get(one.id) })) }
  },
}
