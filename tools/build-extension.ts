// `npm run build:extension`: builds the browser extension for Chromium and Firefox, unpacked in
// dist/extension and as zips in dist/web/extension, which the server offers for download. The build
// is reproducible.
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
import { build, type Plugin } from 'vite'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { LANGUAGE_CODES, type Language, TRANSLATED } from '#src/language/languages.ts'
import {
  createManifest,
  EXTENSION_BROWSERS,
  type ExtensionBrowser,
  MANIFEST_TEXTS,
} from '../extension/manifest.ts'
import { readAllTranslations, toCatalog, type Texts } from './messages/catalogs.ts'
import { findMessages } from './messages/find-messages.ts'
import { compileMessages } from './messages/plugin.ts'
import { findSentences } from './messages/sentences.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/**
 * Any fixed time; in local parts, as zip stores it, so that the machine's time zone does not
 * matter.
 */
const MTIME = new Date(2026, 0, 1)

const readVersion = () =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).version

const SOURCE = join(ROOT, 'extension')

type Bundling = { isFirst?: boolean; plugins?: Plugin[]; define?: Record<string, string> }

const bundle = (
  outDir: string,
  rolldownOptions: object,
  { isFirst = false, plugins = [compileMessages()], define = {} }: Bundling = {},
) =>
  build({
    configFile: false,
    root: SOURCE,
    base: './',
    publicDir: isFirst && 'public',
    logLevel: 'warn',
    plugins,
    define,
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
  const texts = new Map<string, Texts>()
  await bundle(
    outDir,
    { input, output: { ...names, assetFileNames: '[name][extname]' } },
    { isFirst: true, plugins: [compileMessages(texts)] },
  )
  // The browser returns the value of the last statement of a script that it runs in a page.
  const output = { ...names, format: 'iife', name: 'foothold', footer: 'foothold.readStated();' }
  await bundle(outDir, {
    input: join(SOURCE, 'page/read-page.ts'),
    output,
    preserveEntrySignatures: 'strict',
  })
  await addLanguages(outDir, texts)
}

/**
 * Sources of English texts that the extension translates: its background script, and the server's
 * code for adding applications.
 */
const SAYS_IN_ENGLISH =
  /^(?:extension\/(?:background|calls)|src\/(?:choice|fields|jobs|time-zone)|server\/(?:errors|limits|rate-limit|rest|features\/(?:capture|jobs|packets)))\b/
/** Browsers' locale codes; Portuguese speakers elsewhere read the Brazilian one. */
const LOCALES: Record<Language, string[]> = {
  en: ['en'],
  de: ['de'],
  es: ['es'],
  fr: ['fr'],
  it: ['it'],
  nl: ['nl'],
  pt: ['pt_BR', 'pt_PT'],
}

/** Adds every language to one script, since the browser's language is only known when it runs. */
const addLanguages = async (outDir: string, textsOf: ReadonlyMap<string, Texts>): Promise<void> => {
  const pages = globSync('*.html', { cwd: SOURCE }).flatMap((name) =>
    findMessages(name, readFileSync(join(SOURCE, name), 'utf8')),
  )
  const found = [
    ...pages.map(({ text }) => [text, false] as const),
    ...[...textsOf.values()].flatMap((texts) => [...texts]),
  ]
  // Sorted, because the order of modules varies and the build must be reproducible.
  const texts: Texts = new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const translations = readAllTranslations(ROOT)
  const catalogs = Object.fromEntries(
    TRANSLATED.map((language) => [language, toCatalog(texts, translations[language])]),
  )
  await bundle(
    outDir,
    {
      input: join(SOURCE, 'language.ts'),
      output: { entryFileNames: '[name].js', format: 'iife' },
    },
    { define: { CATALOGS: JSON.stringify(catalogs) } },
  )
  mkdirSync(join(outDir, 'sentences'))
  for (const language of TRANSLATED) {
    const sentences = findSentences(ROOT, translations[language], SAYS_IN_ENGLISH)
    writeFileSync(join(outDir, 'sentences', `${language}.json`), JSON.stringify(sentences))
  }
  for (const language of LANGUAGE_CODES) {
    const own = language === 'en' ? {} : translations[language]
    const shown = Object.entries(MANIFEST_TEXTS).map(
      ([name, text]) => [name, { message: own[text] ?? text }] as const,
    )
    for (const locale of LOCALES[language]) {
      const folder = join(outDir, '_locales', locale)
      mkdirSync(folder, { recursive: true })
      const json = JSON.stringify(Object.fromEntries(shown), null, 2)
      writeFileSync(join(folder, 'messages.json'), `${json}\n`)
    }
  }
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

/**
 * Builds both into `folder`, unpacked, and zips them into `zips`; returns the paths of the zips.
 */
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
