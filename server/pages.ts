import {
  findPagePath,
  PAGES,
  type PagePath,
  PRODUCT_NAME,
  SOCIAL_PICTURE,
} from '#src/shell/pages.ts'
import { type ChosenTheme, isChosenTheme, THEME_COOKIE } from '#src/shell/theme.ts'

/** What index.html becomes for one request; equal values make equal pages. */
export type PageVariant = {
  /** Undefined for screens that no search engine should list. */
  path: PagePath | undefined
  /** Undefined follows the system. */
  theme: ChosenTheme | undefined
}

/** Which page an address opens, for a person who sends these cookies. */
export const findVariant = (url: string, cookies: string | undefined): PageVariant => ({
  path: findPagePath(url.replace(/\?.*$/s, '')),
  theme: readTheme(cookies),
})

const readTheme = (cookies = '') =>
  cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name]) => name === THEME_COOKIE)
    .map(([, value]) => value)
    .find(isChosenTheme)

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

const meta = (kind: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${kind}="${key}" content="${escapeMarkup(String(content))}" />`

/** The colour of a phone's own bars: --paper of web/ui/tokens.css. */
const PAPER = { light: '#faf8f3', dark: '#191816' }

const describeTheme = (theme: ChosenTheme | undefined): string[] =>
  theme
    ? [meta('name', 'color-scheme', theme), meta('name', 'theme-color', PAPER[theme])]
    : [
        meta('name', 'color-scheme', 'light dark'),
        ...(['light', 'dark'] as const).map(
          (scheme) =>
            `<meta name="theme-color" content="${PAPER[scheme]}" media="(prefers-color-scheme: ${scheme})" />`,
        ),
      ]

const describeListed = (path: PagePath, publicUrl: string): string[] => {
  const { title, description } = PAGES[path]
  const fullTitle = `${title} · ${PRODUCT_NAME}`
  const address = `${publicUrl}${path}`
  const picture = `${publicUrl}${SOCIAL_PICTURE.path}`
  return [
    `<title>${escapeMarkup(fullTitle)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', SOCIAL_PICTURE.width),
    meta('property', 'og:image:height', SOCIAL_PICTURE.height),
    meta('property', 'og:image:alt', SOCIAL_PICTURE.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', fullTitle),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', SOCIAL_PICTURE.alt),
  ]
}

const UNLISTED = [`<title>${PRODUCT_NAME}</title>`, meta('name', 'robots', 'noindex')]

const PAGE_BLOCK = /<!-- page\b[\s\S]*?<!-- \/page -->/
const ROOT_TAG = '<html '

/**
 * index.html with what this page says about itself, in the person's own theme.
 * @throws Error when the template lacks the place for it.
 */
export function renderPage(template: string, variant: PageVariant, publicUrl: string): string {
  if (!PAGE_BLOCK.test(template)) throw new Error('index.html has no <!-- page --> block')
  const { path, theme } = variant
  const lines = [...(path ? describeListed(path, publicUrl) : UNLISTED), ...describeTheme(theme)]
  // Functions, since a replacement text would give `$` a meaning.
  const page = template.replace(PAGE_BLOCK, () => lines.join('\n    '))
  return theme
    ? page.replace(ROOT_TAG, () => `${ROOT_TAG}data-mantine-color-scheme="${theme}" `)
    : page
}

/** Every listed page, as search engines read it (sitemaps.org). */
export const renderSitemap = (publicUrl: string): string => {
  const entries = Object.keys(PAGES).map(
    (path) => `  <url><loc>${escapeMarkup(`${publicUrl}${path}`)}</loc></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** Screens of an account are not listed here: a crawler must open them to read their noindex. */
export const renderRobots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
