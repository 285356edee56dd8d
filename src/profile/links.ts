import { z } from 'zod'
import { SHORT_TEXT_MAX, text, URL_MAX } from '../fields.ts'
import { isWebUrl } from '../web-url.ts'
import {
  FIRST_OTHER_LINK,
  LINK_TYPE_LABELS,
  LINK_TYPES,
  type LinkType,
  OTHER_LINKS_MAX,
} from './constants.ts'
import { t } from '../language/t.ts'

export const INVALID_LINK = t('Please enter a valid URL')

const SCHEME = /^https?:\/\//i
/** Labels and a top-level domain; the URL parser has converted other scripts to `xn--` before. */
const DOMAIN = /^(?:[a-z0-9_-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** Normalizes an address as it is stored and opened: a missing scheme becomes https. */
export const normaliseLink = (link: string): string => {
  const trimmed = link.trim()
  if (trimmed === '' || SCHEME.test(trimmed)) return trimmed
  return `https://${trimmed.replace(/^\/\//, '')}`
}

/**
 * Whether a normalized link leads to a site with a domain, which excludes `javascript:`, `data:`
 * and the like, and addresses with a name and password.
 */
export const isLink = (link: string): boolean => {
  if (!isWebUrl(link)) return false
  const { hostname, username, password } = new URL(link)
  return DOMAIN.test(hostname.replace(/\.$/, '')) && username === '' && password === ''
}

const linkText = (label: string) => text(label, URL_MAX).overwrite(normaliseLink)

/** Optional link, normalized; `""` and `null` become null. */
export const optionalLink = (label: string) =>
  linkText(label)
    .refine((link) => link === '' || isLink(link), INVALID_LINK)
    .transform((link) => (link === '' ? null : link))
    .nullable()
    .optional()

/** A link in a list. */
export const listedLink = linkText(t('Link')).refine(
  (link) => link === '' || isLink(link),
  INVALID_LINK,
)

/** A link of the profile as a card shows it; `id` is stable as long as the list is. */
export type PortfolioLink = { id: string; type: LinkType; url: string; title: string }

/** Titles of custom links, by their URL. */
export type LinkTitles = Record<string, string>

/** The profile's fields with links. */
export type Links = {
  linkedin_url: string | null
  github_url: string | null
  portfolio_url: string | null
  other_urls: string[]
  other_url_titles: LinkTitles
}

/** The title of an untitled custom link: `Other URL {n}` by its position, from 4. */
export const titleByPlace = (index: number): string => `Other URL ${index + FIRST_OTHER_LINK}`

/** The links that are set, in order. */
export function listPortfolios(links: Links): PortfolioLink[] {
  const named = NAMED_TYPES.flatMap((type) => {
    const url = links[`${type}_url`]
    return url === null ? [] : [{ id: type, type, url, title: LINK_TYPE_LABELS[type] }]
  })
  const others = links.other_urls.map((url, index) => ({
    id: `${OTHER_ID}${index}`,
    type: 'other' as const,
    url,
    title: findTitle(links, url) ?? titleByPlace(index),
  }))
  return [...named, ...others]
}

const NAMED_TYPES = ['linkedin', 'github', 'portfolio'] as const
const OTHER_ID = 'other-'

/** Identifies a link by its content, because its position changes with other devices' changes. */
export type LinkRef = Pick<PortfolioLink, 'type' | 'url'>

/** Removes this link. No-op if missing. */
export function removeLink(links: Links, { type, url }: LinkRef): Links {
  if (type !== 'other')
    return links[`${type}_url`] === url ? { ...links, [`${type}_url`]: null } : links
  const index = links.other_urls.indexOf(url)
  if (index === -1) return links
  return keepTitles({ ...links, other_urls: links.other_urls.toSpliced(index, 1) })
}

/** `at` is its position among the custom links, unless it replaces one. */
type NewLink = LinkRef & { title?: string | undefined; at?: number | undefined }

/**
 * Adds `link` once, in the place of `replaced` if that still exists. A link of a named type
 * replaces the existing one. A custom link without a title keeps the one it had.
 */
export function putLink(
  links: Links,
  { type, url, title, at }: NewLink,
  replaced?: LinkRef,
): Links {
  if (type !== 'other') {
    const others = replaced === undefined ? links : removeLink(links, replaced)
    return { ...others, [`${type}_url`]: url }
  }
  const kept = findTitle(links, url) ?? (replaced && findTitle(links, replaced.url))
  return setTitle(placeOther(links, { url, at }, replaced), url, title || kept)
}

/** The title given to a custom link; undefined if its title depends on its position. */
const findTitle = ({ other_url_titles: titles }: Links, url: string): string | undefined =>
  Object.hasOwn(titles, url) ? titles[url] : undefined

function placeOther(
  links: Links,
  { url, at }: Pick<NewLink, 'url' | 'at'>,
  replaced?: LinkRef,
): Links {
  const index = replaced?.type === 'other' ? links.other_urls.indexOf(replaced.url) : -1
  const others = replaced === undefined || index !== -1 ? links : removeLink(links, replaced)
  const { other_urls: urls } = others
  const placed = index === -1 ? urls.toSpliced(at ?? urls.length, 0, url) : urls.with(index, url)
  return { ...others, other_urls: [...new Set(placed)] }
}

/** A title equal to the default by position is not stored, so that it changes with the position. */
function setTitle(links: Links, url: string, title = ''): Links {
  const isByPlace = title === titleByPlace(links.other_urls.indexOf(url))
  const other_url_titles = { ...links.other_url_titles, [url]: isByPlace ? '' : title }
  return keepTitles({ ...links, other_url_titles })
}

/** Drops empty titles and those of removed links. */
export function keepTitles<T extends Pick<Links, 'other_urls' | 'other_url_titles'>>(links: T): T {
  const urls = new Set(links.other_urls)
  const titles = Object.entries(links.other_url_titles).filter(
    ([url, title]) => urls.has(url) && title !== '',
  )
  return { ...links, other_url_titles: Object.fromEntries(titles) }
}

export const pickLinks = (links: Links): Links => ({
  linkedin_url: links.linkedin_url,
  github_url: links.github_url,
  portfolio_url: links.portfolio_url,
  other_urls: links.other_urls,
  other_url_titles: links.other_url_titles,
})

const type = z.enum(LINK_TYPES, { error: t('Link type is required') })
const url = linkText('URL')
  .refine((link) => link !== '', t('URL is required'))
  .refine((link) => link === '' || isLink(link), INVALID_LINK)

const title = text(t('Title'), SHORT_TEXT_MAX)
/** Titles of links that the profile does not have are dropped later. */
export const linkTitles = z
  .record(z.string().overwrite(normaliseLink), title, {
    error: t('Titles of other links must be given by their URL'),
  })
  .refine((titles) => Object.keys(titles).length <= OTHER_LINKS_MAX, t('Too many titles'))
  .optional()

export const linkRef = z.object({ type, url: text('URL', URL_MAX) })
export const putLinkInput = z.object({
  type,
  url,
  title: title.optional(),
  at: z.int().min(0).max(OTHER_LINKS_MAX).optional(),
  replaced: linkRef.optional(),
})
export type PutLinkInput = z.infer<typeof putLinkInput>

/** The link dialog's fields. A custom link requires a title. */
export const linkForm = z
  .object({ type, url, title })
  .refine(({ type, title }) => type !== 'other' || title !== '', {
    error: t('Title is required for custom links'),
    path: ['title'],
    when: () => true,
  })
export type LinkForm = z.infer<typeof linkForm>
