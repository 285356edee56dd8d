import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { fastifyStatic } from '@fastify/static'
import { parseCookie } from 'cookie'
import { escapeUTF8 } from 'entities'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_DESCRIPTIONS, SOCIAL_PICTURE } from '#src/shell/page-descriptions.ts'
import { findPagePath, PAGES, type PagePath, PRODUCT_NAME } from '#src/shell/pages.ts'
import type { Language } from '#src/language/languages.ts'
import { CHOSEN_THEMES, type ChosenTheme, isChosenTheme, THEME_COOKIE } from '#src/shell/theme.ts'
import { t } from '#src/language/t.ts'
import { findLanguage, type LanguageHeaders, translatorTo } from './language.ts'

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
  // @fastify/static refuses paths with `//`; a browser is sent home, as from any unknown path.
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
      // A worker's policy is that of its own script, not of the page.
      if (isHashed && !WORKER.test(path)) removePageHeaders(reply)
    },
  })
  // This one unregisters itself; a 404 would leave an installed worker running.
  if (!hasServiceWorker) {
    app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'))
  }
  const sendPage = createPageHandler(directory, publicUrl)
  app.get('/', sendPage)
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

/** Also as it lies there compressed. */
const WORKER = /\.worker(?:\.min)?\.m?js(?:\.br|\.gz)?$/

/** Headers that only matter on documents and workers; on thirty other assets they would add 20 KiB. */
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

/** Creates the handler that sends index.html, rendered for the page and theme of the request. */
function createPageHandler(directory: string, publicUrl: string) {
  const path = join(directory, 'index.html')
  const cache = new Map<string, Rendered>()
  let cachedBuild = 0

  const render = (variant: PageVariant, encoding: Encoding): Rendered => {
    const key = [variant.path, variant.theme, variant.language, encoding].join(' ')
    const cached = cache.get(key)
    if (cached) return cached
    const page = Buffer.from(renderPage(readFileSync(path, 'utf8'), variant, publicUrl))
    const hash = createHash('sha256').update(page).digest('base64url').slice(0, 22)
    const rendered = { body: ENCODERS[encoding](page), etag: `"${hash}-${encoding}"` }
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
    if (builtAt !== cachedBuild) cache.clear()
    cachedBuild = builtAt
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = negotiate<Encoding>(accepted, ['br', 'gzip']) ?? 'identity'
    const variant = findVariant(request.url, request.headers)
    const { body, etag } = render(variant, encoding)
    reply.headers({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      etag,
    })
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.status(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.status(200).type('text/html; charset=utf-8').send(body)
  }
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2). */
const isUnchanged = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag))

/** All that a rendered page depends on. */
type PageVariant = {
  /** Undefined for pages that search engines must not list. */
  path: PagePath | undefined
  /** Undefined follows the operating system. */
  theme: ChosenTheme | undefined
  language: Language
}

export function findVariant(url: string, headers: LanguageHeaders = {}): PageVariant {
  const theme = parseCookie(headers.cookie ?? '')[THEME_COOKIE]
  return {
    path: findPagePath(url.replace(/\?.*$/s, '')),
    theme: isChosenTheme(theme) ? theme : undefined,
    language: findLanguage(headers),
  }
}

const meta = (kind: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${kind}="${key}" content="${escapeUTF8(String(content))}" />`

/** The colour of a phone's browser bars: --paper of web/ui/tokens.css. */
const PAPER = { light: '#faf8f3', dark: '#191816' }

function renderTheme(theme: ChosenTheme | undefined): string[] {
  if (theme) return [meta('name', 'color-scheme', theme), meta('name', 'theme-color', PAPER[theme])]
  const colors = CHOSEN_THEMES.map(
    (scheme) =>
      `<meta name="theme-color" content="${PAPER[scheme]}" media="(prefers-color-scheme: ${scheme})" />`,
  )
  return [meta('name', 'color-scheme', 'light dark'), ...colors]
}

const renderMetadata = (path: PagePath, publicUrl: string, language: Language): string[] => {
  const translate = translatorTo(language)
  const title = translate(PAGES[path].title)
  const description = translate(PAGE_DESCRIPTIONS[path])
  const fullTitle = `${title} · ${PRODUCT_NAME}`
  const address = `${publicUrl}${path}`
  const picture = `${publicUrl}${SOCIAL_PICTURE.path}`
  return [
    `<title>${escapeUTF8(fullTitle)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeUTF8(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', SOCIAL_PICTURE.width),
    meta('property', 'og:image:height', SOCIAL_PICTURE.height),
    meta('property', 'og:image:alt', translate(SOCIAL_PICTURE.alt)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', fullTitle),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', translate(SOCIAL_PICTURE.alt)),
  ]
}

const UNLISTED = [`<title>${PRODUCT_NAME}</title>`, meta('name', 'robots', 'noindex')]

/** Where the build put the messages of the other languages (tools/messages/plugin.ts). */
const MESSAGES_PLACE = /<!-- messages: (\S+) -->/
const PAGE_BLOCK = /<!-- page\b[\s\S]*?<!-- \/page -->/
const ROOT_TAG = '<html lang="en"'

/**
 * Fills the page block of index.html with the metadata of one page and sets the theme.
 * @throws Error when the template has no such block
 */
export function renderPage(template: string, variant: PageVariant, publicUrl: string): string {
  if (!PAGE_BLOCK.test(template)) throw new Error('index.html has no <!-- page --> block')
  const { path, theme, language } = variant
  const lines = [
    ...(path ? renderMetadata(path, publicUrl, language) : UNLISTED),
    ...renderTheme(theme),
  ]
  const scheme = theme ? ` data-mantine-color-scheme="${theme}"` : ''
  // Replacer functions, because `$` has a meaning in a replacement string.
  return template
    .replace(PAGE_BLOCK, () => lines.join('\n    '))
    .replace(ROOT_TAG, () => `<html${scheme} lang="${language}"`)
    .replace(MESSAGES_PLACE, (_, folder: string) =>
      // Before any module runs: constants of modules are translated as they are made.
      language === 'en' ? '' : `<script src="${folder}/${language}/start.js"></script>`,
    )
}

/** The sitemap of all listed pages (sitemaps.org). */
function renderSitemap(publicUrl: string): string {
  const entries = Object.keys(PAGES).map(
    (path) => `  <url><loc>${escapeUTF8(`${publicUrl}${path}`)}</loc></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** Pages of an account are not disallowed: a crawler must open them to see their noindex. */
const renderRobots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
