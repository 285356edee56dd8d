import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const NOT_BUILT =
  'The web app has not been built yet. Run `npm run build`, then reload this page.\n'
const NO_PAGES = /^\/(?:api|trpc|assets|healthz|readyz)(?:[/?]|$)/

/**
 * The built web app: hashed assets for a year, everything else checked for changes on each use.
 * A browser that opens a page's address gets index.html, and the app finds the page.
 */
export async function serveWebApp(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    suppressWarning: true,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(directory, 'assets'))
      const kept = `public, max-age=${YEAR_SECONDS}, immutable`
      reply.header('cache-control', isHashed ? kept : 'no-cache')
      if (isHashed) leaveOutPageHeaders(reply)
    },
  })
  // Asked each time: a build that ends after the start is served without another.
  const openPage = (reply: FastifyReply) =>
    existsSync(join(directory, 'index.html'))
      ? reply.sendFile('index.html')
      : reply.status(503).header('cache-control', 'no-store').type('text/plain').send(NOT_BUILT)
  app.get('/', (_request, reply) => openPage(reply))
  app.setNotFoundHandler((request, reply) =>
    opensPage(request)
      ? openPage(reply)
      : reply.status(404).header('cache-control', 'no-store').send({ detail: 'Not found' }),
  )
}

/** They are about the page; on each of its thirty parts they would add 20 KiB to a first visit. */
const PAGE_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const leaveOutPageHeaders = (reply: FastifyReply) => {
  for (const name of PAGE_HEADERS) {
    // Helmet writes past the reply, on Node's own response.
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}

const opensPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !NO_PAGES.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '')
