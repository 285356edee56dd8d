import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { compileMessage } from '#src/language/compile.ts'
import { findLanguage } from '#server/language.ts'
import { TRANSLATED } from '#src/language/languages.ts'
import { toKey } from '#src/language/messages.ts'
import { readAllTranslations, readTranslations, type Texts, toCatalog } from './catalogs.ts'
import { findMessages } from './find-messages.ts'
import { findSentences } from './sentences.ts'
import { listMessages, readSources } from './sources.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const isChunk = (part: Bundle[string] | undefined): part is Chunk => part?.type === 'chunk'

const OURS = /\/(?:extension|web|src)\/[^?]*\.tsx?(?:\?|$)/
const COMPILER = /\/src\/language\/compile\.ts$/
const PART_IMPORT = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g
const WITH_MESSAGES = '/lib/with-messages.ts'
/** Replaced by the server with the script of the page's language (server/web-app.ts). */
const PLACE = (base: string) => `<!-- messages: ${base} -->`

/** A chunk and all that it imports. */
const collectChunks = (bundle: Bundle, start: Chunk, chunks = new Set<Chunk>()): Set<Chunk> => {
  if (chunks.has(start)) return chunks
  chunks.add(start)
  for (const name of start.imports) {
    const imported = bundle[name]
    if (isChunk(imported)) collectChunks(bundle, imported, chunks)
  }
  return chunks
}

type TextsOf = Map<string, Texts>

/** Compiles the English messages of what is built, and leaves their compiler out. */
export const compileMessages = (textsOf: TextsOf = new Map()): Plugin => ({
  name: 'messages',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    // Every message of the app is compiled below.
    if (!COMPILER.test(id)) return undefined
    return `export const compileMessage = (message) => { throw new Error('Not compiled: ' + message) }`
  },
  transform(code, id) {
    if (!OURS.test(id)) return undefined
    const found = findMessages(id, code)
    if (found.length === 0) return undefined
    textsOf.set(id, new Map(found.map(({ text, hasValues }) => [text, hasValues])))
    let changed = code
    // From the last to the first, so that the places of the others stay; calls may stand in calls.
    const edits = found.flatMap(({ text, hasValues, call, start, end }) => [
      // Constants that nothing uses are left out.
      { start: call, end: call, by: '/*#__PURE__*/' },
      ...(hasValues
        ? [{ start, end, by: JSON.stringify([toKey(text), compileMessage(text)]) }]
        : []),
    ])
    for (const { start, end, by } of edits.toSorted((one, other) => other.start - one.start)) {
      changed = changed.slice(0, start) + by + changed.slice(end)
    }
    return { code: changed, map: null }
  },
})

const DEV_SCRIPT = '/@messages.js'

/** `npm run dev`: all messages of the language that the browser or its cookie names. */
const serveMessages = (root: string): Plugin => ({
  name: 'serve-messages',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(DEV_SCRIPT, ({ headers }, response) => {
      const language = findLanguage(headers)
      const translations = language === 'en' ? {} : readTranslations(root, language)
      const texts = new Map(
        listMessages(readSources(root)).map((each) => [each.text, each.hasValues]),
      )
      const catalog = toCatalog(texts, translations)
      response.setHeader('content-type', 'text/javascript')
      response.end(
        `document.documentElement.lang=${JSON.stringify(language)};globalThis.messages=${JSON.stringify(catalog)}`,
      )
    })
  },
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: DEV_SCRIPT }, injectTo: 'head-prepend' },
  ],
})

/**
 * Gives the app its languages. English stands in the code, its messages compiled; every other language
 * is a script with what the first screens need, beside a file for each part that is loaded later, which
 * is fetched before the part's code runs (web/lib/with-messages.ts). `first` names those screens and
 * parts that come with the page.
 */
export const messages = (root: string, first: readonly string[]): Plugin[] => {
  const textsOf: TextsOf = new Map()
  const parts = new Set<string>()
  const toPartId = (id: string) => toKey(relative(root, id))

  const listTexts = (bundle: Bundle, chunk: Chunk): Texts =>
    new Map(
      [...collectChunks(bundle, chunk)].flatMap(({ moduleIds }) =>
        moduleIds.flatMap((id) => [...(textsOf.get(id) ?? [])]),
      ),
    )

  return [
    compileMessages(textsOf),
    serveMessages(root),
    {
      name: 'messages-of-parts',
      apply: 'build',
      enforce: 'post',
      async transform(code, id) {
        if (!OURS.test(id) || !/\bimport\(/.test(code)) return undefined
        const imports = await Promise.all(
          [...code.matchAll(PART_IMPORT)].map(async ({ 0: text, 2: target = '', index }) => {
            const resolved = await this.resolve(target, id)
            return { text, index, part: resolved?.id }
          }),
        )
        let changed = code
        for (const { text, index, part } of imports.toReversed()) {
          if (part === undefined || !OURS.test(part)) continue
          parts.add(part)
          const wrapped = `withMessages(${JSON.stringify(toPartId(part))},()=>${text})`
          changed = changed.slice(0, index) + wrapped + changed.slice(index + text.length)
        }
        if (changed === code) return undefined
        return {
          code: `import { withMessages } from ${JSON.stringify(WITH_MESSAGES)};\n${changed}`,
          map: null,
        }
      },
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter(isChunk)
        // A part may stand in a chunk with others, so it is looked for by its module.
        const listTextsOf = (id: string): [string, boolean][] =>
          chunks
            .filter(({ moduleIds }) => moduleIds.includes(id))
            .flatMap((chunk) => [...listTexts(bundle, chunk)])
        const start: Texts = new Map([
          ...chunks
            .filter(({ isEntry }) => isEntry)
            .flatMap((chunk) => [...listTexts(bundle, chunk)]),
          ...first.flatMap(listTextsOf),
        ])
        const later = [...parts].toSorted().flatMap((id) => {
          const own = listTextsOf(id).filter(([text]) => !start.has(text))
          return own.length === 0 ? [] : [{ id: toPartId(id), texts: new Map(own) }]
        })
        const translations = readAllTranslations(root)
        const files = TRANSLATED.flatMap((language) => {
          const own = translations[language]
          return [
            [`${language}/start`, toCatalog(start, own)] as const,
            [`${language}/sentences.json`, findSentences(root, own)] as const,
            ...later.map(
              ({ id, texts }) => [`${language}/${id}.json`, toCatalog(texts, own)] as const,
            ),
          ]
        })
        const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url')
        const base = `assets/messages-${hash.slice(0, 8)}`
        const ids = later.map(({ id }) => id)
        for (const [name, content] of files) {
          const json = JSON.stringify(content)
          const isStart = name.endsWith('/start')
          const folder = JSON.stringify(`/${base}/${name.replace(/start$/, '')}`)
          const source = isStart
            ? `globalThis.messages=${json};globalThis.messageParts={folder:${folder},ids:${JSON.stringify(ids)}}`
            : json
          this.emitFile({
            type: 'asset',
            fileName: `${base}/${name}${isStart ? '.js' : ''}`,
            source,
          })
        }
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        page.source = String(page.source).replace(
          '<head>',
          () => `<head>\n    ${PLACE(`/${base}`)}`,
        )
      },
    },
  ]
}
