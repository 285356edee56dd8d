import { z } from 'zod'
import { isWebUrl, SHORT_TEXT_MAX, text, URL_MAX } from '../fields.ts'
import { FIRST_OTHER_LINK, LINK_TYPE_LABELS, LINK_TYPES, type LinkType } from './constants.ts'

export const INVALID_LINK = 'Please enter a valid URL'

const SCHEME = /^https?:\/\//i
/** Labels and a top-level domain; the URL parser has made other scripts `xn--` by then. */
const DOMAIN = /^(?:[a-z0-9_-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** An address as it is stored and opened: a missing scheme becomes https. */
export const normaliseLink = (link: string): string => {
  const trimmed = link.trim()
  if (trimmed === '' || SCHEME.test(trimmed)) return trimmed
  return `https://${trimmed.replace(/^\/\//, '')}`
}

/**
 * Whether a normalised link leads to a site with a domain. `javascript:`, `data:` and the like are
 * no domains, and neither is what has a name and password before it.
 */
export const isLink = (link: string): boolean => {
  if (!isWebUrl(link)) return false
  const { hostname, username, password } = new URL(link)
  return DOMAIN.test(hostname.replace(/\.$/, '')) && username === '' && password === ''
}

const linkText = (label: string) => text(label, URL_MAX).overwrite(normaliseLink)

/** Optional link, normalised; `""` and `null` become null. */
export const optionalLink = (label: string) =>
  linkText(label)
    .refine((link) => link === '' || isLink(link), INVALID_LINK)
    .transform((link) => (link === '' ? null : link))
    .nullable()
    .optional()

/** A link in a list. */
export const listedLink = linkText('Link').refine(
  (link) => link === '' || isLink(link),
  INVALID_LINK,
)

/** A link of the profile as a card shows it; `id` is stable as long as the list is. */
export type PortfolioLink = { id: string; type: LinkType; url: string; title: string }

/** Where the links are kept. */
export type Links = {
  linkedin_url: string | null
  github_url: string | null
  portfolio_url: string | null
  other_urls: string[]
}

/** The links that are set, in order; others are titled `Other URL {n}` from 4. */
export function listPortfolios(links: Links): PortfolioLink[] {
  const named = NAMED_TYPES.flatMap((type) => {
    const url = links[`${type}_url`]
    return url === null ? [] : [{ id: type, type, url, title: LINK_TYPE_LABELS[type] }]
  })
  const others = links.other_urls.map((url, index) => ({
    id: `${OTHER_ID}${index}`,
    type: 'other' as const,
    url,
    title: `Other URL ${index + FIRST_OTHER_LINK}`,
  }))
  return [...named, ...others]
}

const NAMED_TYPES = ['linkedin', 'github', 'portfolio'] as const
const OTHER_ID = 'other-'

/** The links without the one that a card shows as `id`. */
export function removeLink(links: Links, id: string): Links {
  const type = NAMED_TYPES.find((name) => name === id)
  if (type !== undefined) return { ...links, [`${type}_url`]: null }
  const other_urls = links.other_urls.filter((_, index) => `${OTHER_ID}${index}` !== id)
  return { ...links, other_urls }
}

/**
 * The links with `link` in them, in the place of `replaced` (a card's id) where one is edited. A
 * link of a named type replaces the one that was there.
 */
export function putLink(
  links: Links,
  { type, url }: Pick<PortfolioLink, 'type' | 'url'>,
  replaced?: string,
): Links {
  if (type !== 'other') {
    const others = replaced === undefined ? links : removeLink(links, replaced)
    return { ...others, [`${type}_url`]: url }
  }
  const index = links.other_urls.findIndex((_, place) => `${OTHER_ID}${place}` === replaced)
  if (index !== -1) return { ...links, other_urls: links.other_urls.with(index, url) }
  const others = replaced === undefined ? links : removeLink(links, replaced)
  return { ...others, other_urls: [...others.other_urls, url] }
}

/** What the link dialog holds. A custom link needs a title there, though its place names it. */
export const linkForm = z
  .object({
    type: z.enum(LINK_TYPES, { error: 'Link type is required' }),
    url: linkText('URL')
      .refine((link) => link !== '', 'URL is required')
      .refine((link) => link === '' || isLink(link), INVALID_LINK),
    title: text('Title', SHORT_TEXT_MAX),
  })
  .refine(({ type, title }) => type !== 'other' || title !== '', {
    error: 'Title is required for custom links',
    path: ['title'],
    when: () => true,
  })
export type LinkForm = z.infer<typeof linkForm>
