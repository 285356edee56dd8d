import { fastifyCors, type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { findMethods } from './allowed-methods.ts'

/** The origins of extension pages in each browser. */
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\/[\w.-]+$/
const ALLOWED_HEADERS = ['Authorization', 'Content-Type', 'If-None-Match', 'X-Time-Zone']
const EXPOSED_HEADERS = ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id']
const PREFLIGHT_SECONDS = 600

/** Whether pages of another origin may call: those of browser extensions, and configured ones. */
export const isAllowedOrigin = (
  { corsOrigins }: Pick<Config, 'corsOrigins'>,
  origin: string,
): boolean => EXTENSION.test(origin) || corsOrigins.includes(origin)

/**
 * Lets pages of allowed origins call the routes of this scope, by token and never by cookie. Call
 * it before registering the routes.
 */
export async function acceptOrigins(app: FastifyInstance, config: Config): Promise<void> {
  const describe = (request: FastifyRequest): FastifyCorsOptions => {
    const methods = findMethods(request)
    const { origin = '' } = request.headers
    return {
      origin: methods !== undefined && isAllowedOrigin(config, origin),
      methods: [...(methods ?? [])],
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
      strictPreflight: false,
    }
  }
  await app.register(fastifyCors, {
    delegator: (request, done) => done(null, describe(request)),
  })
}
