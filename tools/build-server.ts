// Bundles the server and its libraries into a few files, because finding and loading 1,200 files
// takes half of a start's processor time and 60 MB. `npm run dev` runs the sources.
import { rmSync } from 'node:fs'
import http from 'node:http'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { recordBuild, removeOldBuilds, SERVER_STAMP } from './built-from.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OUT = join('dist', 'server')
/** `serve` is for code that starts the server itself, such as the browser tests. */
const ENTRIES = { main: 'server/main.ts', serve: 'server/serve.ts' }

/**
 * Loaded from node_modules: native modules, and those with files of their own beside their code.
 */
const UNBUNDLED = [
  '@electric-sql/pglite',
  '@expo-google-fonts/arimo',
  '@node-rs/argon2',
  'pdfkit',
  'pino-pretty',
  // Optional for pg, and not installed.
  'pg-native',
]

const THREAD = /new URL\(\s*'(\.\/[\w-]+\.ts)',\s*import\.meta\.url\s*\)/g
const OWN_FOLDER = /import\.meta\.dirname/g
const OWN_URL = /, import\.meta\.url\)/g

/**
 * Keeps the paths by which modules find their files among the sources, and also builds modules that
 * run in a thread.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  // Before the types are removed, which rewrites the code.
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/](?:server|src)[\\/].*\.ts$/, code: 'import.meta' },
    handler(code, id) {
      const folder = relative(OUT, relative(ROOT, dirname(id))).replaceAll('\\', '/')
      const buildThread = (_: string, path: string) => {
        const thread = join(dirname(id), path)
        const fileName = relative(ROOT, thread).replaceAll(/[\\/]/g, '-').replace(/\.ts$/, '.js')
        this.emitFile({ type: 'chunk', id: thread, fileName })
        return `new URL('./${fileName}', /* built */ import.meta.url)`
      }
      return code
        .replaceAll(THREAD, buildThread)
        .replaceAll(OWN_FOLDER, `(import.meta.dirname + '/${folder}')`)
        .replaceAll(OWN_URL, `, new URL('${folder}/', import.meta.url))`)
    },
  },
}

const LOADING_UNDICI = new Set(['WebSocket', 'CloseEvent', 'MessageEvent'])

/**
 * Importing `node:http` reads all of its exports, and some of them load undici, which takes 5 % of a
 * start. The other ways to load it do not.
 */
const withoutUndici: Plugin = {
  name: 'without-undici',
  enforce: 'pre',
  resolveId: { filter: { id: /^(?:node:)?http$/ }, handler: () => '\0http' },
  load: {
    filter: { id: /^\0http$/ },
    handler() {
      const named = Object.keys(http).filter((name) => !LOADING_UNDICI.has(name))
      return `const http = process.getBuiltinModule('node:http')
        export const { ${named.join(', ')} } = http
        export default http`
    },
  },
}

const sources: string[] = []
const written: string[] = []
const noteFiles: Plugin = {
  name: 'note-files',
  moduleParsed: ({ id }) => void sources.push(relative(ROOT, id.replace(/\?.*/, ''))),
  writeBundle: (_, files) => void written.push(...Object.keys(files)),
}

rmSync(SERVER_STAMP, { force: true })
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  plugins: [keepPlaces, withoutUndici, noteFiles],
  ssr: { noExternal: true, external: UNBUNDLED, target: 'node' },
  build: {
    ssr: true,
    outDir: OUT,
    // A running server still loads files of an earlier build.
    emptyOutDir: false,
    minify: false,
    target: 'node24',
    rolldownOptions: {
      input: ENTRIES,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
removeOldBuilds(OUT, written)
const own = sources.filter((path) => /^(?:server|src)[\\/]/.test(path))
recordBuild(SERVER_STAMP, [...own, join('tools', 'build-server.ts'), 'package-lock.json'])
