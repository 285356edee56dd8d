import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { findVariant } from '../render-page.ts'
import { DOCUMENT_PATH, PAGE_PATH } from './rows.ts'

/** Serves the description of the REST interface, which is created on the first request. */
export function registerOpenApi(app: FastifyInstance, { publicUrl }: Config): void {
  let document: Promise<string> | undefined
  const pages = new Map<string, Promise<string>>()

  app.get(DOCUMENT_PATH, async (_request, reply) => {
    document ??= import('./document.ts').then(({ createDocument }) =>
      JSON.stringify(createDocument(publicUrl)),
    )
    return reply
      .type('application/json')
      .header('cache-control', 'no-cache')
      .send(await document)
  })

  app.get(PAGE_PATH, async (request, reply) => {
    const { theme } = findVariant(request.url, request.headers)
    const page =
      pages.get(theme ?? '') ??
      Promise.all([import('./document.ts'), import('./page.ts')]).then(
        ([{ createDocument }, { renderPage }]) => renderPage(createDocument(publicUrl), theme),
      )
    pages.set(theme ?? '', page)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .send(await page)
  })
}
