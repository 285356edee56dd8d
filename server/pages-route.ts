import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findVariant, type PageVariant, renderPage } from './pages.ts'

const NOT_BUILT =
  'The web app has not been built yet. Run `npm run build`, then reload this page.\n'

const ENCODERS = {
  br: (page: Buffer) => brotliCompressSync(page),
  gzip: (page: Buffer) => gzipSync(page),
  identity: (page: Buffer) => page,
}
type Encoding = keyof typeof ENCODERS

/** What goes out, kept: there are only a few dozen (each page, theme and encoding). */
type Rendered = { body: Buffer; etag: string }

/** Answers an address that a browser opens with the app's page, as `publicUrl` shows it. */
export function createPageRoute(directory: string, publicUrl: string) {
  const path = join(directory, 'index.html')
  const kept = new Map<string, Rendered>()
  let keptFor = 0

  const render = (variant: PageVariant, encoding: Encoding): Rendered => {
    const key = [variant.path, variant.theme, encoding].join(' ')
    const known = kept.get(key)
    if (known) return known
    const page = Buffer.from(renderPage(readFileSync(path, 'utf8'), variant, publicUrl))
    const hash = createHash('sha256').update(page).digest('base64url').slice(0, 22)
    const rendered = { body: ENCODERS[encoding](page), etag: `"${hash}-${encoding}"` }
    kept.set(key, rendered)
    return rendered
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    // Asked each time: a build that ends after the start is served without another.
    const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (builtAt === undefined) {
      return reply
        .status(503)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(NOT_BUILT)
    }
    if (builtAt !== keptFor) kept.clear()
    keptFor = builtAt
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const variant = findVariant(request.url, request.headers.cookie)
    const { body, etag } = render(variant, encoding)
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('etag', etag)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.status(200).type('text/html; charset=utf-8').send(body)
  }
}

const chooseEncoding = (header = ''): Encoding => {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => !/;q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  const isAccepted = (name: Encoding) => accepted.includes(name) || accepted.includes('*')
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity'
}

/** RFC 9110, section 13.1.2: compared weakly. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag))
