import { readFileSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { z } from 'zod'
import { SOMETHING_IS_DUE } from '#src/notifications/constants.ts'
import { addEarlyScript } from './tools/early-script.ts'
import { readAllTranslations } from './tools/messages/catalogs.ts'
import { compileMessages, messages } from './tools/messages/plugin.ts'
import { slimZod } from './tools/slim-zod.ts'

const COMPRESSIBLE = /\.(?:m?js|css|wasm|html|svg|json|txt|webmanifest)$/
/** What every page runs on, public ones too. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|@trpc|@tanstack[\\/](?:(?:react-)?router|router-core|history|(?:react-)?query|query-core|(?:react-)?store))[\\/]/
/**
 * What the account and signed-in screens share; dialogs, forms and toasts come on their own, and so
 * does what forms alone show.
 */
const MANTINE =
  /node_modules[\\/](?:@mantine[\\/](?:core(?![\\/]esm[\\/]components[\\/](?:Combobox[\\/](?!ComboboxChevron|get-parsed)|TagsInput|Pill|Input|Textarea|TextInput|PasswordInput|NativeSelect|Checkbox|Switch|SegmentedControl|FloatingIndicator|Modal|Skeleton|Loader))|hooks)|@floating-ui|clsx|tabbable)[\\/]/
/** What Mantine draws forms and dialogs with. */
const FIELDS =
  /node_modules[\\/](?:@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Input|Textarea|TextInput|PasswordInput|NativeSelect|Checkbox|Modal)|react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar)[\\/]?/
/** What the profile page and the forms above it have in common. */
const PROFILE = /[\\/](?:src|web[\\/]features)[\\/](?:profile|eeo)[\\/]/
/** The forms of an application, which open above any page. */
const DIALOGS = /[\\/]web[\\/]features[\\/]jobs[\\/](?:dialogs|form|packet)[\\/]/
/**
 * What screens, dialogs and account pages have in common; public pages need none of it. They do state
 * facts of src/auth, which therefore stays out of this chunk.
 */
const SHARED_PARTS =
  /[\\/](?:src(?![\\/]auth)|web[\\/](?:features[\\/](?:jobs[\\/](?!board|list|dashboard|dialogs[\\/]|form|packet)|(?:contacts|reminders)[\\/](?:dialogs|queries))|lib|ui[\\/](?!wordmark|button)))[\\/]?/
const WEB = join(import.meta.dirname, 'web')
/** The frame of the signed-in screens, and the one of them that is opened most. */
const FIRST_SCREENS = ['_app', '_app/job-tracker'].map((name) =>
  join(WEB, `routes/${name}.tsx?tsr-split=component`),
)
/** What a signed-in screen loads once it stands: the hosts of dialogs, which load each as it opens. */
const LATER_PARTS = [
  'contacts/contact-dialogs',
  'interviews/interview-dialogs',
  'jobs/dialogs/job-dialogs',
  'mail/mail-dialogs',
  'reminders/reminder-dialogs',
  'shell/overlays',
  'transfer/transfer-dialogs',
].map((name) => join(WEB, 'features', `${name}.tsx`))
/** Whose messages come with the page: each further part brings its own. */
const FIRST_PARTS = [...FIRST_SCREENS, ...LATER_PARTS]
/** Small parts of every bar and footer, public ones too. */
const FRAME =
  /[\\/]web[\\/](?:ui[\\/](?:wordmark|language-select|marks)|lib[\\/](?:choose-language|t-nodes)|features[\\/]shell[\\/]use-(?:support-link|collapsible))/
/** The landing page, and what the other public pages have of it: their frame, too. */
const LANDING =
  /[\\/]web[\\/]routes[\\/]_public(?:[\\/]index)?\.tsx\?tsr-split|[\\/]web[\\/]features[\\/]shell[\\/]public[\\/](?:landing|public|pictures?|product|sample|use-advance|features\.ts)/
/** What cards are dragged with, on the board alone, and what long lists are drawn with. */
const DRAG = /node_modules[\\/]@dnd-kit[\\/]/
const LISTS = /node_modules[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]/
const BOARD = /[\\/]web[\\/]features[\\/]jobs[\\/]board[\\/](?!announcements)/
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
const API_PORT = process.env['API_PORT'] ?? '3001'

/** Fails the build when anything of the server reaches the browser: `import type` alone is erased. */
const keepServerOut = (): Plugin => ({
  name: 'keep-server-out',
  enforce: 'pre',
  load(moduleId) {
    if (/\/(?:server|migrations)\/[^?]*\.ts/.test(moduleId) && !moduleId.includes('node_modules')) {
      this.error(`Server code must not be bundled for the browser: ${moduleId}`)
    }
  },
})

/** Writes .br and .gz beside every text asset, so that the server never compresses one itself. */
const precompress = (outDir: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async closeBundle() {
    for (const entry of await readdir(outDir, { recursive: true })) {
      if (!COMPRESSIBLE.test(entry)) continue
      const path = join(outDir, entry)
      const content = await readFile(path)
      const brotli = brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      })
      await writeFile(`${path}.br`, brotli)
      await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
    }
  },
})

/** The one font file that every page needs is fetched beside the styles, not after them. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml(_html, { bundle = {} }) {
    const file = Object.keys(bundle).find((name) => /figtree-latin-wght-normal.*woff2$/.test(name))
    if (!file) throw new Error('The font to preload is not part of the build')
    const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2' }
    return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head-prepend' }]
  },
})

/**
 * Pictures, rare letters and what previews documents are fetched when they show, never offline; of the
 * languages the worker keeps the page's own.
 */
const KEPT_PART =
  /^assets\/(?!pdf|docx|common-password|messages-).*(?:\.js|\.css|latin-wght-normal.*\.woff2)$/
const KEPT_FILES = ['/favicon.svg', '/manifest.webmanifest']

const PDF_PACKAGE = 'node_modules/pdfjs-dist'
const PDF_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(`${PDF_PACKAGE}/package.json`, 'utf8'))).version
/** Never changes for a version, so it may be kept as long as what has a hash in its name. */
const PDF_FILES = `assets/pdfjs-${PDF_VERSION}/`
/** Its worker, and what that asks for by name: character maps, standard fonts, image decoders. */
const PDF_FILE =
  /^(?:legacy\/build\/pdf\.worker\.min\.mjs|(?:cmaps|standard_fonts)\/.*|wasm\/(?!quickjs).*)$/

/** Serves what pdf.js fetches itself from our own server. */
const servePdfFiles = (): Plugin => ({
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

const COMMON_PASSWORDS = /language-common\/src\/passwords\.json$/
const COMMON_PASSWORDS_KEPT = 5_000

/** Of fifty thousand common passwords the first that are words, which common-password.ts compares with. */
const shortenPasswords = (): Plugin => ({
  name: 'common-passwords',
  enforce: 'pre',
  transform(code, id) {
    if (!COMMON_PASSWORDS.test(id)) return undefined
    const words = z.array(z.string()).parse(JSON.parse(code))
    const kept = words.filter((word) => /^[a-z]{3,}$/.test(word)).slice(0, COMMON_PASSWORDS_KEPT)
    return { code: JSON.stringify(kept), map: null }
  },
})

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Names the chunk of what these modules cannot begin without: what only others need is not in it. */
const nameNeeded = (
  name: string,
  begin: readonly string[],
  isExcepted: (id: string, modules: Modules) => boolean = () => false,
) => {
  let needed: Set<string> | undefined
  const collect = (modules: Modules): Set<string> => {
    const found = new Set<string>()
    const open = [...begin]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || id.includes('node_modules')) continue
      const module = modules.getModuleInfo(id)
      if (module === null) throw new Error(`Not a part of the app: ${id}`)
      found.add(id)
      open.push(...module.importedIds)
    }
    return found
  }
  return (id: string, modules: Modules): string | null =>
    !isExcepted(id, modules) && (needed ??= collect(modules)).has(id) ? name : null
}

const nameFirst = nameNeeded('jobs', FIRST_SCREENS)

const bundleScript = async (path: string, define: Record<string, string>): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [compileMessages()],
    define,
    build: {
      write: false,
      target: BROWSERS,
      rolldownOptions: { input: path, output: { format: 'iife' } },
    },
  })
  const chunk = 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error(`${path} could not be bundled`)
  return chunk.code
}

/** The worker must know the final names of the app's parts: it is built once they are settled. */
const buildServiceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After the page's first script.
    order: 'post',
    async handler(_options, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry)
      if (!entry) throw new Error('The app has no entry')
      const parts = Object.keys(bundle).filter((name) => KEPT_PART.test(name))
      const shell = {
        build: `/${entry.fileName}`,
        parts: parts.map((name) => `/${name}`),
        files: KEPT_FILES,
        due: {
          en: SOMETHING_IS_DUE,
          ...Object.fromEntries(
            Object.entries(readAllTranslations(import.meta.dirname)).map(([language, own]) => [
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

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    keepServerOut(),
    messages(import.meta.dirname, FIRST_PARTS),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './route-tree.gen.ts',
      tmpDir: 'node_modules/.cache/tanstack-router',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    preloadFont(),
    shortenPasswords(),
    slimZod(),
    servePdfFiles(),
    addEarlyScript(bundleScript),
    buildServiceWorker(),
    precompress('dist/web'),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Dozens of tiny files would cost more in headers than they save in code.
            { name: 'framework', test: FRAMEWORK, priority: 7 },
            // Public pages check nothing that would need it.
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 8 },
            { name: 'pdf', test: /node_modules[\\/]pdfjs-dist[\\/]/, priority: 5 },
            { name: 'docx', test: /node_modules[\\/](?:docx-preview|jszip)[\\/]/, priority: 5 },
            { name: 'start', tags: ['$initial'], priority: 6 },
            { name: 'mantine', test: MANTINE, priority: 5 },
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 4 },
            { name: 'frame', test: FRAME, priority: 4 },
            { name: 'landing', test: LANDING, priority: 4 },
            { name: 'lists', test: LISTS, priority: 4 },
            { name: 'drag', test: DRAG, priority: 4 },
            {
              name: nameNeeded('jobs', FIRST_SCREENS, (id) => BOARD.test(id)),
              debugName: 'jobs',
              minShareCount: 2,
              priority: 3,
            },
            { name: 'fields', test: FIELDS, priority: 2 },
            {
              // What a first screen needs, too, would bring all of this with it.
              name: nameNeeded(
                'later',
                LATER_PARTS,
                (id, modules) => nameFirst(id, modules) !== null,
              ),
              debugName: 'later',
              priority: 2,
            },
            { name: 'parts', test: SHARED_PARTS, minShareCount: 2, priority: 1 },
            { name: 'dialogs', test: DIALOGS },
            { name: 'profile', test: PROFILE, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/trpc', '/api', '/healthz', '/readyz'].map((path) => [
        path,
        { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false },
      ]),
    ),
  },
})
