import { t } from '../language/t.ts'

/**
 * The pages that search engines may list, with their titles for the tab, the search result and the
 * shared link, before ` · Foothold`. The server writes them into pages (./page-descriptions.ts has
 * the descriptions) and the sitemap; the routes use the titles.
 */
export const PAGES = {
  '/': { title: t('Track your job applications') },
  '/features': { title: t('Features') },
  '/about': { title: t('About') },
  '/terms': { title: t('Terms') },
  '/privacy': { title: t('Privacy') },
  '/login': { title: t('Sign in') },
  '/register': { title: t('Create your account') },
} as const satisfies Record<string, { title: string }>

export type PagePath = keyof typeof PAGES

const isPagePath = (path: string): path is PagePath => Object.hasOwn(PAGES, path)

/** The listed page at a path, with or without a trailing slash. */
export const findPagePath = (path: string): PagePath | undefined => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return isPagePath(plain) ? plain : undefined
}

export const PRODUCT_NAME = 'Foothold'
