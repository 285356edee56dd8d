// `npm run build:extension`: the browser extension for Chromium and for Firefox, unpacked into
// dist/extension and as one zip each in dist/web/extension, from where the server gives them away.
// The same sources make the same bytes.
import {
  cpSync,
  createWriteStream,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { compileMessages } from './messages/plugin.ts'
import { createManifest, EXTENSION_BROWSERS, type ExtensionBrowser } from '../extension/manifest.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Any fixed time will do; in local parts, as zip has it, so that the machine's zone is no matter. */
const MTIME = new Date(2026, 0, 1)

const readVersion = () =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).version

const SOURCE = join(ROOT, 'extension')

const bundle = (outDir: string, rolldownOptions: object, isFirst: boolean) =>
  build({
    configFile: false,
    root: SOURCE,
    base: './',
    publicDir: isFirst && 'public',
    logLevel: 'warn',
    plugins: [compileMessages()],
    build: {
      outDir,
      emptyOutDir: isFirst,
      target: ['chrome125', 'firefox140'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions,
    },
  })

const bundleAll = async (outDir: string): Promise<void> => {
  const input = ['popup.html', 'popup/read-now.ts', 'options.html', 'background.ts'].map((name) =>
    join(SOURCE, name),
  )
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js' }
  await bundle(outDir, { input, output: { ...names, assetFileNames: '[name][extname]' } }, true)
  // What the browser gets of a script that it runs beside a page is the value of its last statement.
  const output = { ...names, format: 'iife', name: 'foothold', footer: 'foothold.readStated();' }
  await bundle(
    outDir,
    { input: join(SOURCE, 'page/read-page.ts'), output, preserveEntrySignatures: 'strict' },
    false,
  )
}

const zip = async (folder: string, path: string): Promise<void> => {
  const file = new ZipFile()
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
  for (const name of names) {
    file.addBuffer(readFileSync(join(folder, name)), name.split(sep).join('/'), {
      mtime: MTIME,
      mode: 0o100644,
      forceDosTimestamp: true,
    })
  }
  file.end()
  await pipeline(file.outputStream, createWriteStream(path))
}

export const toZipName = (browser: ExtensionBrowser) => `foothold-${browser}.zip`

/** Builds both into `folder`, unpacked, and zips them into `zips`; returns the paths of the zips. */
export async function buildExtension(folder: string, zips: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(zips, { recursive: true })
  const [first, ...others] = EXTENSION_BROWSERS.map((browser) => resolve(folder, browser))
  if (first === undefined) return []
  await bundleAll(first)
  for (const other of others) cpSync(first, other, { recursive: true })
  const version = readVersion()
  return Promise.all(
    EXTENSION_BROWSERS.map(async (browser) => {
      const unpacked = resolve(folder, browser)
      const manifest = `${JSON.stringify(createManifest(browser, version), null, 2)}\n`
      writeFileSync(join(unpacked, 'manifest.json'), manifest)
      const path = join(zips, toZipName(browser))
      await zip(unpacked, path)
      return path
    }),
  )
}

if (basename(process.argv[1] ?? '') === 'build-extension.ts') {
  const paths = await buildExtension(join(ROOT, 'dist/extension'), join(ROOT, 'dist/web/extension'))
  for (const path of paths) console.log(path.slice(ROOT.length))
}
