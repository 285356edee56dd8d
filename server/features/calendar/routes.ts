import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { toRateLimitAddress, type Services } from '../../context.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { hashToken } from '../../sessions/token.ts'
import { writeFeed } from './feed.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

const READS_PER_CALENDAR: RateRule = { name: 'calendar', limit: 300, windowMs: 60 * 60_000 }
const GUESSES_PER_ADDRESS: RateRule = { name: 'calendar-guess', limit: 60, windowMs: 60_000 }
const FILE = /^([\w-]{43})\.ics$/

/** Serves the feed at its secret address. Logs and metrics only have `:file` of it. */
export function registerFeed(app: FastifyInstance, { db, limiter }: Services): void {
  const findReader = (address: string, file: string) =>
    limiter.run(
      [{ rule: GUESSES_PER_ADDRESS, subject: toRateLimitAddress(address) }],
      async () => {
        const secret = FILE.exec(file)?.[1]
        return secret === undefined ? undefined : queries.findReader(db, hashToken(secret))
      },
      (found) => found === undefined,
    )

  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-cache' })
    const reader = await findReader(request.ip, request.params.file)
    if (reader === undefined) return reply.status(404).send({ detail: t('Not found') })
    const { user_id: userId } = reader
    return limiter.run(
      [{ rule: READS_PER_CALENDAR, subject: userId }],
      async () =>
        sendFeed(reply, await writeFeed(db, userId, new Date()), request.headers['if-none-match']),
      () => true,
    )
  })
}

const TAG_LENGTH = 27

function sendFeed(reply: FastifyReply, feed: string, known: string | undefined): FastifyReply {
  const hash = createHash('sha256').update(feed).digest('base64url').slice(0, TAG_LENGTH)
  // Weak, since it may be compressed on its way.
  const etag = `W/"${hash}"`
  reply.header('etag', etag)
  const isKnown =
    known !== undefined &&
    (known.trim() === '*' || known.split(',').some((tag) => tag.includes(`"${hash}"`)))
  if (isKnown) return reply.status(304).send()
  return reply.type('text/calendar; charset=utf-8').send(feed)
}
