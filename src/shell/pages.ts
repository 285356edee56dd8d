import { t } from '../language/t.ts'

export type Page = {
  /** Names the tab, the search result and the shared link, before ` · Foothold`. */
  title: string
  description: string
}

/**
 * The pages a search engine may list. The server writes them into the page it serves
 * and into the sitemap; the routes take their titles from here.
 */
export const PAGES = {
  '/': {
    title: t('Track your job applications'),
    description: t(
      'Track your job applications and manage your job search with ease. Never lose track of an application, see progress at a glance, stay organized. Open source and self-hosted.',
    ),
  },
  '/features': {
    title: t('Features'),
    description: t(
      'A board with status, deadlines and company details, search as you type, a personal dashboard, interview preparation with notes, and a REST interface.',
    ),
  },
  '/about': {
    title: t('About'),
    description: t(
      'Why Foothold exists, what it promises, and how to run it on your own machine: open source, no trackers, no ads, and what you write stays yours.',
    ),
  },
  '/terms': {
    title: t('Terms'),
    description: t(
      'The terms of using Foothold: who may use it, what it asks of you, and that everything you write in it stays yours.',
    ),
  },
  '/privacy': {
    title: t('Privacy'),
    description: t(
      'What Foothold collects, where it is kept, who can see it, and how to take it with you or delete it. Personal data is not sold.',
    ),
  },
  '/login': {
    title: t('Sign in'),
    description: t('Sign in to your applications, your dashboard and your next interview.'),
  },
  '/register': {
    title: t('Create your account'),
    description: t(
      'Create a Foothold account and keep every application, deadline and interview of your job search in one place.',
    ),
  },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof PAGES

const isPagePath = (path: string): path is PagePath => Object.hasOwn(PAGES, path)

/** The listed page at a path as it stands in the address bar, with or without a slash at its end. */
export const findPagePath = (path: string): PagePath | undefined => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return isPagePath(plain) ? plain : undefined
}

export const PRODUCT_NAME = 'Foothold'

/** What a shared link shows; made by tools/pictures.ts. */
export const SOCIAL_PICTURE = {
  path: '/social.png',
  width: 1200,
  height: 630,
  alt: t('Foothold: a board of job applications in five columns, from saved to rejected'),
} as const
