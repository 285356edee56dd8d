import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const isChunk = (part: Bundle[string] | undefined): part is Chunk => part?.type === 'chunk'

const SCREEN = /routes\/_app\/([\w-]+)\.tsx\?tsr-split/
const FRAME = /routes\/_app\.tsx\?tsr-split/

/** A chunk, all that it imports, and their styles. */
const collectParts = (bundle: Bundle, start: Chunk, parts = new Set<string>()): Set<string> => {
  if (parts.has(start.fileName)) return parts
  parts.add(start.fileName)
  for (const name of start.imports) {
    const imported = bundle[name]
    if (isChunk(imported)) collectParts(bundle, imported, parts)
  }
  // After those of what it imports, as the app itself takes them: later rules win.
  for (const style of start.viteMetadata?.importedCss ?? []) parts.add(style)
  return parts
}

/** The files that each signed-in screen needs beside those of every page, by the screen's path. */
export const findScreenParts = (bundle: Bundle): Record<string, string[]> => {
  const chunks = Object.values(bundle).filter(isChunk)
  const entry = chunks.find(({ isEntry }) => isEntry)
  const frame = chunks.find(({ moduleIds }) => moduleIds.some((id) => FRAME.test(id)))
  if (!entry || !frame) throw new Error('The build has no entry or no frame of its screens')
  const ofEveryPage = collectParts(bundle, entry)
  const screens = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const name = SCREEN.exec(id)?.[1]
      return name === undefined ? [] : [{ name, chunk }]
    }),
  )
  return Object.fromEntries(
    screens.map(({ name, chunk }) => {
      const parts = [...collectParts(bundle, frame), ...collectParts(bundle, chunk)]
      const own = [...new Set(parts)].filter((part) => !ofEveryPage.has(part))
      return [`/${name}`, own.map((part) => `/${part}`)]
    }),
  )
}

/**
 * Adds the page's first script (web/early/ask-early.ts), which knows the final names of the parts and is
 * therefore built once they are settled.
 */
export const addEarlyScript = (
  bundleScript: (path: string, define: Record<string, string>) => Promise<string>,
): Plugin => ({
  name: 'early-script',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const screenParts = JSON.stringify(findScreenParts(bundle))
    const source = await bundleScript('web/early/ask-early.ts', { SCREEN_PARTS: screenParts })
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    const fileName = `assets/early-${hash}.js`
    this.emitFile({ type: 'asset', fileName, source })
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('The build has no index.html')
    const script = `<script async src="/${fileName}"></script>`
    page.source = String(page.source).replace('<head>', () => `<head>\n    ${script}`)
  },
})
