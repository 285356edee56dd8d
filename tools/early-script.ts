import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { toScript } from './parts/to-script.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const isChunk = (part: Bundle[string] | undefined): part is Chunk => part?.type === 'chunk'

const SCREEN = /routes\/_app\/([\w-]+)\.tsx\?tsr-split/
const FRAME = /routes\/_app\.tsx\?tsr-split/

const findEntry = (bundle: Bundle): Chunk => {
  const entry = Object.values(bundle).find((part) => isChunk(part) && part.isEntry)
  if (!isChunk(entry)) throw new Error('The build has no entry')
  return entry
}

const findFrame = (chunks: readonly Chunk[]): Chunk => {
  const frame = chunks.find(({ moduleIds }) => moduleIds.some((id) => FRAME.test(id)))
  if (!frame) throw new Error('The build has no frame of its screens')
  return frame
}

const FOLDER = 'assets/'
const toName = (fileName: string): string => fileName.slice(FOLDER.length)

/** Returns a chunk, all that it imports, and their styles. */
const collectParts = (bundle: Bundle, start: string, parts = new Set<string>()): Set<string> => {
  const chunk = bundle[start]
  if (parts.has(start) || !isChunk(chunk)) return parts
  parts.add(start)
  for (const name of chunk.imports) collectParts(bundle, name, parts)
  // After the styles of its imports, as in the app itself, since later rules win.
  for (const style of chunk.viteMetadata?.importedCss ?? []) parts.add(style)
  return parts
}

/** The bundler's helpers, which are too small for a file of their own. */
const isHelpers = (name: string): boolean => name.startsWith('assets/rolldown-runtime-')

const isStyle = (name: string): boolean => name.endsWith('.css')

type Parts = {
  /** The files that import others, then those others and the screens' styles. */
  names: string[]
  /** For each of the first the indexes of its imports, without those of its imports and of every page. */
  imports: number[][]
  /** By the path of each signed-in screen the indexes of its frame, of its chunk and of the styles of both. */
  screens: Record<string, number[]>
}

const listParts = (bundle: Bundle): Parts => {
  const chunks = Object.values(bundle)
    .filter(isChunk)
    .filter(({ fileName }) => !isHelpers(fileName))
  const frame = findFrame(chunks)
  const ofEveryPage = collectParts(bundle, findEntry(bundle).fileName)
  const needed = chunks.flatMap(({ fileName, imports }): [string, string[]][] => {
    // A circle, of which one part would run before what it imports.
    if (imports.some((name) => collectParts(bundle, name).has(fileName)))
      throw new Error(`${fileName} imports itself through others`)
    const isLater = !ofEveryPage.has(fileName)
    const isOther = (name: string) => !isHelpers(name) && !(isLater && ofEveryPage.has(name))
    const others = imports.filter(isOther)
    const comesWith = (name: string) =>
      others.some((other) => other !== name && collectParts(bundle, other).has(name))
    const own = others.filter((name) => !comesWith(name))
    return own.length === 0 ? [] : [[fileName, own]]
  })
  const files = needed.map(([fileName]) => fileName)
  const toIndex = (file: string): number => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const importsOf = needed.map(([, own]) => own.map(toIndex))
  const screens = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id): [string, number[]][] => {
      const name = SCREEN.exec(id)?.[1]
      if (name === undefined) return []
      const all = [frame.fileName, fileName].flatMap((part) => [...collectParts(bundle, part)])
      const styles = new Set(all.filter((part) => isStyle(part) && !ofEveryPage.has(part)))
      return [[`/${name}`, [frame.fileName, fileName, ...styles].map(toIndex)]]
    }),
  )
  return { names: files.map(toName), imports: importsOf, screens: Object.fromEntries(screens) }
}

const MODULE_TAG = /\s*<script type="module"[^>]*><\/script>/

/** With the attributes of the requests of web/early/load-parts.ts, so that each file is fetched once. */
const preload = (fileName: string): string =>
  `<link rel="preload" href="/${fileName}" ${isStyle(fileName) ? 'as="style" crossorigin' : 'as="script"'}>`

/** The preloads of each screen beyond those of every page, which the server adds to its page. */
const listPreloads = (bundle: Bundle): string[] => {
  const chunks = Object.values(bundle).filter(isChunk)
  const ofEveryPage = collectParts(bundle, findEntry(bundle).fileName)
  const frame = findFrame(chunks)
  return chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const name = SCREEN.exec(id)?.[1]
      if (name === undefined) return []
      const needed = collectParts(bundle, fileName, collectParts(bundle, frame.fileName))
      const own = [...needed].filter((part) => !ofEveryPage.has(part) && !isHelpers(part))
      const inOrder = [...own.filter(isStyle), ...own.filter((part) => !isStyle(part))]
      return [`<!-- screen /${name}: ${inOrder.map(preload).join('')} -->`]
    }),
  )
}

/** Part of each file's hash, since browsers cache files for a year and their format may change. */
const FORMAT = 'script 1'

/**
 * Converts all chunks to scripts and adds the page's first script (web/early/ask-early.ts), which runs
 * them. It is built last, because it contains their final names.
 */
export const addEarlyScript = (
  bundleScript: (path: string, define: Record<string, string>) => Promise<string>,
): Plugin => ({
  name: 'early-script',
  apply: 'build',
  enforce: 'post',
  // The page's first script fetches a part's imports; the part itself loads its styles.
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_name, needed) => needed.filter(isStyle),
      },
      // Short hashes, because names are much of that script.
      rolldownOptions: {
        output: {
          chunkFileNames: `${FOLDER}[name]-[hash:7].js`,
          assetFileNames: `${FOLDER}[name]-[hash:7][extname]`,
        },
      },
    },
  }),
  augmentChunkHash: () => FORMAT,
  generateBundle: {
    // After the URLs of styles have been inserted into the chunks.
    order: 'post',
    async handler(_options, bundle) {
      const entry = findEntry(bundle)
      const entryName = toName(entry.fileName)
      const preloads = listPreloads(bundle)
      const own = await bundleScript('web/early/ask-early.ts', {
        PARTS: JSON.stringify({ ...listParts(bundle), entry: entryName }),
      })
      let source = own
      for (const chunk of Object.values(bundle).filter(isChunk)) {
        chunk.code = toScript(toName(chunk.fileName), chunk.code)
        if (!isHelpers(chunk.fileName)) continue
        source += chunk.code
        delete bundle[chunk.fileName]
      }
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `${FOLDER}early-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source })
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html')
      const tags = [
        `<script async fetchpriority="high" src="/${fileName}" data-build="/${entry.fileName}"></script>`,
        ...[entry.fileName, ...entry.imports.filter((name) => !isHelpers(name))].map(preload),
        ...preloads,
      ]
      page.source = String(page.source)
        .replace(MODULE_TAG, '')
        .replace('<head>', () => `<head>\n    ${tags.join('\n    ')}`)
    },
  },
})
