import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderRobots, renderSitemap } from './pages.ts'
import { createPageRoute } from './pages-route.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const NO_PAGES = /^\/(?:api|trpc|assets|healthz|readyz)(?:[/?]|$)/

/**
 * The built web app: hashed assets for a year, everything else checked for changes on each use.
 * A browser that opens a page's address gets that page's index.html, and the app does the rest.
 */
export async function registerWebApp(
  app: FastifyInstance,
  options: { directory: string; publicUrl: string; hasServiceWorker: boolean },
): Promise<void> {
  const { directory, publicUrl, hasServiceWorker } = options
  // The plugin would refuse such an address; for whoever opens it, it is an unknown path.
  app.addHook('onRequest', (request, reply, done) => {
    if (isHtmlNavigation(request) && /^[^?]*\/\//.test(request.url)) reply.redirect('/', 302)
    else done()
  })
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
  // The one that removes itself: a missing file would leave the old worker where it is.
  if (!hasServiceWorker) {
    app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'))
  }
  const renderPage = createPageRoute(directory, publicUrl)
  const openPage = (request: FastifyRequest, reply: FastifyReply) =>
    renderPage(request, setNoReferrer(request, reply))
  app.get('/', openPage)
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain').send(renderRobots(publicUrl)),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/xml')
      .send(renderSitemap(publicUrl)),
  )
  app.setNotFoundHandler((request, reply) =>
    isHtmlNavigation(request)
      ? openPage(request, reply)
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

/** Pages whose address carries a token: no request that they cause may name it as its referrer. */
const SECRET_ADDRESSES = /^\/(?:linkedin-auth-success|reset-password)(?:[/?]|$)/i

const setNoReferrer = (request: FastifyRequest, reply: FastifyReply) =>
  SECRET_ADDRESSES.test(request.url) ? reply.header('referrer-policy', 'no-referrer') : reply

/** Whether a browser opens this address, rather than a program asking for something. */
export const isHtmlNavigation = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !NO_PAGES.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '')
