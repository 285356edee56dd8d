import { SHORT_TEXT_MAX } from '../fields.ts'
import { isWebUrl } from '../web-url.ts'

/** Whether it is a complete address with http or https. */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\//i.test(value) && isWebUrl(value)

const BARE = /^(?:localhost|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?::\d+)?(?:[/?#]|$)/iu

/** Adds https to `example.com/x`; anything else is only trimmed. */
export const completeAddress = (text: string): string => {
  const trimmed = text.trim()
  return BARE.test(trimmed) ? `https://${trimmed}` : trimmed
}

/** The host name in ASCII, without a leading `www.`; empty if there is none. */
export const findHost = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\.(?=.+\.)/, '') : ''

/** The title of an untitled bookmark (docs/behaviour.md#bookmark-addresses). */
export const findFallbackTitle = (url: string): string =>
  findHost(url).slice(0, SHORT_TEXT_MAX) || 'Untitled Resource'

/**
 * Equal for addresses that usually lead to the same page: ignores http or https, `www.`, the last
 * slash and the default port.
 */
export const toAddressKey = (url: string): string => {
  if (!URL.canParse(url)) return url
  const { hostname, port, pathname, search, hash } = new URL(url)
  const host = hostname.replace(/^www\.(?=.+\.)/, '')
  return `${host}:${port}${pathname.replace(/\/$/, '')}${search}${hash}`
}
