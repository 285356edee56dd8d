import type { FastifyInstance } from 'fastify'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { interviewRef } from '#src/interviews/schema.ts'
import { type Context, createContext, type Services } from '../../context.ts'
import { InvalidInput } from '../../errors.ts'
import { findTranslator } from '../../find-translator.ts'
import type { OtherRow } from '../../rest/row.ts'
import { getJob } from '../jobs/index.ts'
import { toInterviewEvent } from './event.ts'
import { findRevision } from './queries.ts'
import { getInterview } from './service.ts'
import { t } from '#src/language/t.ts'

/** The documented calls. */
export const eventsRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/interviews/:id/ics',
    name: 'interviews.export',
    summary: 'Downloads an interview as a calendar event (.ics)',
    status: 200,
    query: interviewRef,
    file: 'text/calendar',
  },
]

/** Exports calendar files. They are not JSON, so these are not procedures. */
export function registerEvents(app: FastifyInstance, services: Services): void {
  app.get('/api/interviews/:id/ics', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const { id } = interviewRef.parse(request.params)
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .send(await writeEvent(ctx, userId, id))
  })
}

/** @throws NotFound, or InvalidInput while it has no date */
async function writeEvent({ db, language }: Context, userId: string, id: string): Promise<string> {
  const interview = await getInterview(db, userId, id)
  const { starts_at } = interview
  if (starts_at === null) throw new InvalidInput(t('This interview has no date yet'))
  const job = await getJob(db, userId, interview.job_id)
  const calendar = ical({
    prodId: { company: 'Foothold', product: 'Foothold' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent(
    toInterviewEvent(
      {
        ...interview,
        ...(await findRevision(db, userId, id)),
        starts_at,
        isCancelled: interview.result === 'cancelled',
        job,
      },
      await findTranslator(db, userId, language),
    ),
  )
  return calendar.toString()
}
