import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'

const PDF_PACKAGE = 'node_modules/pdfjs-dist'
const PDF_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(`${PDF_PACKAGE}/package.json`, 'utf8'))).version
/** Never changes for a version, so it can be cached as long as a file with a hash in its name. */
const PDF_FILES = `assets/pdfjs-${PDF_VERSION}/`
/**
 * The worker and the files that it requests by name: character maps, standard fonts, image
 * decoders.
 */
const PDF_FILE =
  /^(?:legacy\/build\/pdf\.worker\.min\.mjs|(?:cmaps|standard_fonts)\/.*|wasm\/(?!quickjs).*)$/

/** Serves pdf.js's own files from our server. */
export const servePdfFiles = (): Plugin => ({
  name: 'pdf-files',
  config: () => ({ define: { PDF_FILES: JSON.stringify(`/${PDF_FILES}`) } }),
  configureServer({ middlewares }) {
    middlewares.use(`/${PDF_FILES}`, (request, response, next) => {
      const path = new URL(request.url ?? '', 'http://dev').pathname.slice(1)
      if (!PDF_FILE.test(path)) return next()
      if (path.endsWith('.mjs')) response.setHeader('content-type', 'text/javascript')
      readFile(join(PDF_PACKAGE, path)).then((content) => response.end(content), next)
    })
  },
  async generateBundle() {
    for (const entry of await readdir(PDF_PACKAGE, { recursive: true })) {
      if (!PDF_FILE.test(entry)) continue
      const source = await readFile(join(PDF_PACKAGE, entry))
      this.emitFile({ type: 'asset', fileName: `${PDF_FILES}${entry}`, source })
    }
  },
})
