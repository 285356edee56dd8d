import { parseCookie } from 'cookie'
import { escapeUTF8 } from 'entities'
import type { Language } from '#src/language/languages.ts'
import { PAGE_DESCRIPTIONS, SOCIAL_PICTURE } from '#src/shell/page-descriptions.ts'
import { findPagePath, PAGES, type PagePath, PRODUCT_NAME } from '#src/shell/pages.ts'
import { CHOSEN_THEMES, type ChosenTheme, isChosenTheme, THEME_COOKIE } from '#src/shell/theme.ts'
import { findLanguage, type LanguageHeaders, translatorTo } from './language.ts'

/** Everything that a rendered page depends on. */
export type PageVariant = {
  /** Undefined for pages that search engines must not list. */
  path: PagePath | undefined
  /** The path of a screen of the app; undefined for the listed pages. */
  screen: string | undefined
  /** Undefined follows the operating system. */
  theme: ChosenTheme | undefined
  language: Language
}

export function findVariant(
  url: string,
  headers: LanguageHeaders = {},
  screens: ReadonlySet<string> = new Set(),
): PageVariant {
  const theme = parseCookie(headers.cookie ?? '')[THEME_COOKIE]
  const pathname = url.replace(/\?.*$/s, '')
  return {
    path: findPagePath(pathname),
    screen: screens.has(pathname) ? pathname : undefined,
    theme: isChosenTheme(theme) ? theme : undefined,
    language: findLanguage(headers),
  }
}

const meta = (kind: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${kind}="${key}" content="${escapeUTF8(String(content))}" />`

/** The color of a phone's browser bars: --paper of web/ui/tokens.css. */
const PAPER = { light: '#faf8f3', dark: '#191816' }

function renderTheme(theme: ChosenTheme | undefined): string[] {
  if (theme) return [meta('name', 'color-scheme', theme), meta('name', 'theme-color', PAPER[theme])]
  const colors = CHOSEN_THEMES.map(
    (scheme) =>
      `<meta name="theme-color" content="${PAPER[scheme]}" media="(prefers-color-scheme: ${scheme})" />`,
  )
  return [meta('name', 'color-scheme', 'light dark'), ...colors]
}

const renderMetadata = (path: PagePath, publicUrl: string, language: Language): string[] => {
  const translate = translatorTo(language)
  const title = translate(PAGES[path].title)
  const description = translate(PAGE_DESCRIPTIONS[path])
  const fullTitle = `${title} · ${PRODUCT_NAME}`
  const address = `${publicUrl}${path}`
  const picture = `${publicUrl}${SOCIAL_PICTURE.path}`
  return [
    `<title>${escapeUTF8(fullTitle)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeUTF8(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', SOCIAL_PICTURE.width),
    meta('property', 'og:image:height', SOCIAL_PICTURE.height),
    meta('property', 'og:image:alt', translate(SOCIAL_PICTURE.alt)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', fullTitle),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', translate(SOCIAL_PICTURE.alt)),
  ]
}

const UNLISTED = [`<title>${PRODUCT_NAME}</title>`, meta('name', 'robots', 'noindex')]

/** Where the build wrote the messages of the other languages (tools/messages/plugin.ts). */
const MESSAGES_PLACE = /<!-- messages: (\S+) -->/
/** The files that each screen needs, as listed by the build (tools/early-script.ts). */
const SCREEN_PLACE = /<!-- screen (\S+): (.*?) -->\s*/g
const PAGE_BLOCK = /<!-- page\b[\s\S]*?<!-- \/page -->/
const ROOT_TAG = '<html lang="en"'
const WITHOUT_SCRIPTS = /(?<=<noscript>)[^<]+(?=<)/

/** The paths whose pages preload more than others. */
export const listScreens = (template: string): Set<string> =>
  new Set([...template.matchAll(SCREEN_PLACE)].flatMap(([, path]) => path ?? []))

/**
 * Fills the page block of index.html with the metadata of one page, sets the theme and says what a screen
 * will need.
 * @throws Error when the template has no such block
 */
export function renderPage(template: string, variant: PageVariant, publicUrl: string): string {
  if (!PAGE_BLOCK.test(template)) throw new Error('index.html has no <!-- page --> block')
  const { path, screen, theme, language } = variant
  const translate = translatorTo(language)
  const lines = [
    ...(path ? renderMetadata(path, publicUrl, language) : UNLISTED),
    ...renderTheme(theme),
  ]
  const scheme = theme ? ` data-mantine-color-scheme="${theme}"` : ''
  // Replacer functions, because `$` has a meaning in a replacement string.
  return template
    .replace(PAGE_BLOCK, () => lines.join('\n    '))
    .replace(WITHOUT_SCRIPTS, (text) => escapeUTF8(translate(text)))
    .replace(ROOT_TAG, () => `<html${scheme} lang="${language}"`)
    .replace(SCREEN_PLACE, (_, of: string, needed: string) => (of === screen ? needed : ''))
    .replace(MESSAGES_PLACE, (_, folder: string) =>
      // Before any module runs, because constants of modules are translated when they are created.
      language === 'en' ? '' : `<script src="${folder}/${language}/start.js"></script>`,
    )
}

/**
 * The manifest of the installed app, in the language of whoever installs it; index.html asks for it
 * with its cookies, of which one may name that.
 */
export function renderManifest(template: string, { language }: PageVariant): string {
  const manifest: { description: string } = JSON.parse(template)
  const description = translatorTo(language)(manifest.description)
  return JSON.stringify({ ...manifest, lang: language, description })
}
