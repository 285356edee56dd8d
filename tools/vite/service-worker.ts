import type { Plugin } from 'vite'
import { SOMETHING_IS_DUE } from '#src/notifications/constants.ts'
import { readAllTranslations } from '../messages/catalogs.ts'
import { bundleScript } from './bundle-script.ts'

/**
 * Pictures, rare letters and what previews documents are fetched when they show, never offline; of the
 * languages the worker keeps the page's own.
 */
const CACHED_PART =
  /^assets\/(?!pdf|docx|common-password|messages-).*(?:\.js|\.css|latin-wght-normal.*\.woff2)$/
const CACHED_FILES = ['/favicon.svg', '/manifest.webmanifest']

/** Built last, because the worker must know the final names of the app's parts. */
export const buildServiceWorker = (root: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After the page's first script.
    order: 'post',
    async handler(_options, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry)
      if (!entry) throw new Error('The app has no entry')
      const parts = Object.keys(bundle).filter((name) => CACHED_PART.test(name))
      const shell = {
        build: `/${entry.fileName}`,
        parts: parts.map((name) => `/${name}`),
        files: CACHED_FILES,
        due: {
          en: SOMETHING_IS_DUE,
          ...Object.fromEntries(
            Object.entries(readAllTranslations(root)).map(([language, own]) => [
              language,
              own[SOMETHING_IS_DUE],
            ]),
          ),
        },
      }
      const worker = await bundleScript('web/service-worker/worker.ts', {
        SHELL: JSON.stringify(shell),
      })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker })
      const retired = await bundleScript('web/service-worker/retire.ts', {})
      this.emitFile({ type: 'asset', fileName: 'service-worker-off.js', source: retired })
    },
  },
})
