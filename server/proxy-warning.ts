import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/**
 * Logs once, at the first proxied request, that TRUST_PROXY is missing, because all people behind
 * the proxy would share the limits of one address.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { trustProxy }: Config): void {
  if (trustProxy !== false) return
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      request.log.warn(WARNING)
    }
    done()
  })
}

const WARNING =
  'A request has the header X-Forwarded-For, but TRUST_PROXY is off. Behind a proxy, all users then have the same address, so that wrong passwords of one person lock out all others. Set TRUST_PROXY to the number of proxies (1) or to their addresses. If there is no proxy, a client has invented the header, and nothing needs to be done.'
