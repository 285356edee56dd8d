import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { fastifyStatic } from '@fastify/static'
import { escapeUTF8 } from 'entities'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGES } from '#src/shell/pages.ts'
import { t } from '#src/language/t.ts'
import {
  findVariant,
  listScreens,
  type PageVariant,
  renderManifest,
  renderPage,
} from './render-page.ts'

const MANIFEST = 'manifest.webmanifest'
const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Paths that are never a page, also when a browser opens them. */
const NO_PAGES = /^\/(?:api|trpc|assets|healthz|readyz|metrics)(?:[/?]|$)/

/**
 * Serves the built web app: hashed assets are cached for a year, everything else is revalidated.
 * Every page a browser navigates to is index.html with that page's metadata; the router in the
 * browser does the rest.
 */
export async function registerWebApp(
  app: FastifyInstance,
  options: { directory: string; publicUrl: string; hasServiceWorker: boolean },
): Promise<void> {
  const { directory, publicUrl, hasServiceWorker } = options
  // @fastify/static rejects paths with `//`; a browser is redirected home, as from any unknown
  // path.
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
      const forever = `public, max-age=${YEAR_SECONDS}, immutable`
      reply.header('cache-control', isHashed ? forever : 'no-cache')
      // A worker needs the policy of its own script.
      if (isHashed && !WORKER.test(path)) removePageHeaders(reply)
    },
  })
  // This one unregisters itself; a 404 would leave an installed worker running.
  if (!hasServiceWorker) {
    app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'))
  }
  const sendPage = createHandler(
    { path: join(directory, 'index.html'), type: 'text/html; charset=utf-8' },
    (template, variant) => renderPage(template, variant, publicUrl),
  )
  const manifest = { path: join(directory, MANIFEST), type: 'application/manifest+json' }
  app.get('/', sendPage)
  app.get(`/${MANIFEST}`, createHandler(manifest, renderManifest))
  const sendAs = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'no-cache').type(type).send(body)
  app.get('/robots.txt', (_, reply) => sendAs(reply, 'text/plain', renderRobots(publicUrl)))
  app.get('/sitemap.xml', (_, reply) => sendAs(reply, 'application/xml', renderSitemap(publicUrl)))
  app.setNotFoundHandler((request, reply) =>
    isHtmlNavigation(request)
      ? sendPage(request, reply)
      : reply
          .status(404)
          .header('cache-control', 'no-store')
          .send({ detail: t('Not found') }),
  )
}

/** Including compressed files. */
const WORKER = /\.worker(?:\.min)?\.m?js(?:\.br|\.gz)?$/

/**
 * Headers that only matter on documents and workers; on thirty other assets they would add 20 KiB.
 */
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

function removePageHeaders(reply: FastifyReply): void {
  for (const name of PAGE_HEADERS) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name) // Helmet sets them on Node's own response.
  }
}

/** Pages with a token in their address, which must not leak through the Referer header. */
const TOKEN_PAGES =
  /^\/(?:linkedin-auth-success|reset-password|confirm-email|take-back|register)(?:[/?]|$)/i

function setNoReferrer(request: FastifyRequest, reply: FastifyReply): void {
  if (TOKEN_PAGES.test(request.url)) reply.header('referrer-policy', 'no-referrer')
}

/** Whether a browser navigates to this address, as opposed to a program that fetches it. */
export const isHtmlNavigation = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !NO_PAGES.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '')

const NOT_BUILT =
  'The web app has not been built yet. Run `npm run build`, then reload this page.\n'

const ENCODERS = {
  br: (page: Buffer) => brotliCompressSync(page),
  gzip: (page: Buffer) => gzipSync(page),
  identity: (page: Buffer) => page,
}
type Encoding = keyof typeof ENCODERS

/** One response body; hundreds of a few KiB exist (page × theme × language × encoding), all cached. */
type Rendered = { body: Buffer; etag: string }

/**
 * Creates the handler that sends a built file as `render` changes it for the requested page, the
 * theme and the language.
 */
function createHandler(
  { path, type }: { path: string; type: string },
  render: (template: string, variant: PageVariant) => string,
) {
  const cache = new Map<string, Rendered>()
  let cachedBuild = 0
  let template = ''
  let screens = new Set<string>()

  const renderOnce = (variant: PageVariant, encoding: Encoding): Rendered => {
    const { path: page, screen, theme, language } = variant
    const key = [page, screen, theme, language, encoding].join(' ')
    const cached = cache.get(key)
    if (cached) return cached
    const content = Buffer.from(render(template, variant))
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const rendered = { body: ENCODERS[encoding](content), etag: `"${hash}-${encoding}"` }
    cache.set(key, rendered)
    return rendered
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    setNoReferrer(request, reply)
    // Checked every time, so that a new build is served without a restart.
    const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (builtAt === undefined) {
      return reply
        .status(503)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(NOT_BUILT)
    }
    if (builtAt !== cachedBuild) {
      cache.clear()
      template = readFileSync(path, 'utf8')
      screens = listScreens(template)
    }
    cachedBuild = builtAt
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = negotiate<Encoding>(accepted, ['br', 'gzip']) ?? 'identity'
    const variant = findVariant(request.url, request.headers, screens)
    const { body, etag } = renderOnce(variant, encoding)
    reply.headers({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      etag,
    })
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.status(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.status(200).type(type).send(body)
  }
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2). */
const isUnchanged = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag))

/** The sitemap of all listed pages (sitemaps.org). */
function renderSitemap(publicUrl: string): string {
  const entries = Object.keys(PAGES).map(
    (path) => `  <url><loc>${escapeUTF8(`${publicUrl}${path}`)}</loc></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/**
 * Pages of an account are not disallowed, because a crawler must open them to see their noindex.
 */
const renderRobots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
