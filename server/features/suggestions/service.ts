import type { SilentJob } from '#src/suggestions/schema.ts'
import { countSilentDays, findSilenceLimit, findUsualDays } from '#src/suggestions/silence.ts'
import type { Db } from '../../db/client.ts'
import { NotFound } from '../../errors.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/**
 * Returns the applications that have been silent for longer than usual, latest first
 * (docs/behaviour.md#silence).
 */
export async function listSilent(db: Db, userId: string, now = new Date()): Promise<SilentJob[]> {
  const usual_days = findUsualDays(await queries.findAnswers(db, userId))
  const found = await queries.listSilent(db, userId, findSilenceLimit(usual_days, now), now)
  return found.map(({ job_id, last_sign_at }) => ({
    job_id,
    silent_days: countSilentDays(last_sign_at, now),
    usual_days,
  }))
}

/** Excludes an application from the suggestions for four weeks. @throws NotFound */
export async function snooze(db: Db, userId: string, jobId: string): Promise<void> {
  if (!(await queries.insertSnooze(db, userId, jobId)))
    throw new NotFound(t('Application not found'))
}

/** Removes a snooze. @throws NotFound if there is none */
export async function unsnooze(db: Db, userId: string, jobId: string): Promise<void> {
  if (!(await queries.deleteSnooze(db, userId, jobId))) throw new NotFound(t('Nothing was snoozed'))
}
