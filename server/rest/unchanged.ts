import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { RestRow } from './row.ts'

/* A request whose If-None-Match has the tag of the current response receives 304 without a body. */

const NOT_MODIFIED = 304
const TAG = /^(?:W\/)?"([\w.-]{1,200})"/
const toTag = (text: string) => `W/"${text}"`

const readTag = ({ headers }: FastifyRequest): string | undefined =>
  TAG.exec(headers['if-none-match'] ?? '')?.[1]

const isWhole = ({ query }: FastifyRequest): boolean =>
  Object.keys(typeof query === 'object' && query !== null ? query : {}).length === 0

/**
 * Tags the response by its version if that is cheaper than the response; returns whether it is
 * unchanged.
 */
export async function isUnchangedVersion(
  route: RestRow,
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: Context,
): Promise<boolean> {
  if (route.compareVersion === undefined || !isWhole(request)) return false
  const { userId } = await ctx.getSession()
  const { version, isUnchanged } = await route.compareVersion(ctx, userId, readTag(request))
  reply.header('etag', toTag(version))
  return isUnchanged
}

export const sendUnchanged = (reply: FastifyReply): FastifyReply =>
  reply.status(NOT_MODIFIED).send()

/** Sends the response to a GET, tagged by a hash of its body unless it has a version. */
export function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): FastifyReply {
  if (reply.hasHeader('etag')) return reply.send(body)
  const text = JSON.stringify(body)
  const mark = createHash('sha256').update(text).digest('base64url')
  reply.header('etag', toTag(mark))
  if (readTag(request) === mark) return sendUnchanged(reply)
  return reply.type('application/json; charset=utf-8').send(text)
}
