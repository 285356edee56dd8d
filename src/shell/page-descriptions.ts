import { t } from '../language/t.ts'
import type { PagePath } from './pages.ts'

/** The description of each page in search results and shared links. */
export const PAGE_DESCRIPTIONS: Record<PagePath, string> = {
  '/': t(
    'Track your job applications and manage your job search with ease. Never lose track of an application, see progress at a glance, stay organized. Open source and self-hosted.',
  ),
  '/features': t(
    'A board with status, deadlines and company details, search as you type, a personal dashboard, interview preparation with notes, and a REST API.',
  ),
  '/about': t(
    'Why Foothold exists, what it promises, and how to run it on your own machine: open source, no trackers, no ads, and what you write stays yours.',
  ),
  '/terms': t(
    'The terms of using Foothold: who may use it, what it asks of you, and that everything you write in it stays yours.',
  ),
  '/privacy': t(
    'What Foothold collects, where it is stored, who can see it, and how to take it with you or delete it. Personal data is not sold.',
  ),
  '/login': t('Sign in to your applications, your dashboard and your next interview.'),
  '/register': t(
    'Create a Foothold account and keep every application, deadline and interview of your job search in one place.',
  ),
}

/** The picture of a shared link, created by tools/pictures.ts. */
export const SOCIAL_PICTURE = {
  path: '/social.png',
  width: 1200,
  height: 630,
  alt: t('Foothold: a board of job applications in five columns, from saved to rejected'),
} as const
