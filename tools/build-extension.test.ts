import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { TRANSLATED } from '#src/language/languages.ts'
import { toKey } from '#src/language/messages.ts'
import { createSentenceTranslate } from '#src/language/sentences.ts'
import { createManifest, EXTENSION_BROWSERS, MANIFEST_TEXTS } from '../extension/manifest.ts'
import { buildExtension } from './build-extension.ts'
import { compileTranslation, readTranslations } from './messages/catalogs.ts'
import { listMessages, readSources } from './messages/sources.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'foothold-extension-build-'))
let sums: string[]
beforeAll(async () => {
  sums = await buildSums('one')
})
afterAll(() => rmSync(folder, { recursive: true }))

const buildSums = async (name: string) => {
  const zips = await buildExtension(join(folder, name), join(folder, `${name}-zips`))
  return zips.map((path) => createHash('sha256').update(readFileSync(path)).digest('hex'))
}

/** These are not shown on its pages. */
const OF_THE_BROWSER = /^extension\/(?:manifest|background)\.ts$/

/** Runs the language script in a browser of this language, and returns its effect on the page. */
const runLanguage = (script: string, browser: string) => {
  const page = { lang: 'en' }
  const context = createContext({
    chrome: { i18n: { getUILanguage: () => browser } },
    document: { documentElement: page, createTreeWalker: () => ({ nextNode: () => null }) },
    NodeFilter: { SHOW_TEXT: 4 },
  })
  runInContext(script, context)
  const { messages } = context as { messages: Record<string, unknown> }
  return { messages, lang: page.lang }
}

const message = z.object({ message: z.string() })
const readLocale = (built: string, locale: string) =>
  z
    .object({ description: message, title: message })
    .parse(JSON.parse(readFileSync(join(built, '_locales', locale, 'messages.json'), 'utf8')))

test('the same sources make the same extension, byte for byte', async () => {
  expect(new Set(sums).size).toBe(EXTENSION_BROWSERS.length)
  expect(await buildSums('two')).toEqual(sums)
})

test('it has all texts in every language', async () => {
  const built = join(folder, 'one', 'chromium')
  const script = readFileSync(join(built, 'language.js'), 'utf8')
  const texts = listMessages(
    readSources(ROOT).filter(({ path }) => path.startsWith('extension/')),
  ).filter(({ path }) => !OF_THE_BROWSER.test(path))
  expect(texts.length).toBeGreaterThan(60)
  for (const language of TRANSLATED) {
    const translations = readTranslations(ROOT, language)
    const { messages, lang } = runLanguage(script, `${language}-XX`)
    expect(lang).toBe(language)
    for (const { text, hasValues } of texts) {
      const own = compileTranslation(translations[text] ?? '', hasValues)
      expect(messages[toKey(text)], `${language}: ${text}`).toEqual(own)
    }
    const sentences = readFileSync(join(built, 'sentences', `${language}.json`), 'utf8')
    const translate = createSentenceTranslate(JSON.parse(sentences), language)
    expect(translate('You are offline.')).toBe(translations['You are offline.'])
    const refusal = 'Position must be at most 200 characters'
    expect(translate(refusal)).not.toBe(refusal)
  }
  expect(runLanguage(script, 'sv')).toEqual({ messages: undefined, lang: 'en' })
})

test('the browser shows its name in the browser’s language', () => {
  const built = join(folder, 'one', 'firefox')
  const english = readLocale(built, 'en')
  expect(english.description.message).toBe(MANIFEST_TEXTS.description)
  for (const locale of ['de', 'es', 'fr', 'it', 'nl', 'pt_BR', 'pt_PT']) {
    const { description, title } = readLocale(built, locale)
    expect(description.message).not.toBe(english.description.message)
    expect(title.message).not.toBe(english.title.message)
    // The stores' limit.
    expect(description.message.length).toBeLessThanOrEqual(132)
  }
})

test.each(EXTENSION_BROWSERS)(
  'the extension for %s requests no unnecessary permission',
  (browser) => {
    expect(createManifest(browser, '1.0.0')).toMatchObject({
      permissions: ['activeTab', 'scripting', 'storage'],
      optional_host_permissions: ['https://*/*', 'http://localhost/*'],
    })
    expect(createManifest(browser, '1.0.0')).not.toHaveProperty('host_permissions')
    expect(createManifest(browser, '1.0.0')).not.toHaveProperty('content_scripts')
  },
)
