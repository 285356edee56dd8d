import { listAddressees } from './address.ts'
import type { PageFacts } from './facts.ts'
import { readLabel, squeeze } from './hints.ts'
import { soundsLikePlace } from './place-names.ts'
import { soundsLikeRole } from './roles.ts'
import { isNoCompany } from './title.ts'

// Job boards put the company before the position and link to its site; each confirms the other.

const WORDS_MAX = 4
const NAME_MIN = 3
/** A name may be only the start of a host, but `rye` of `ryebakers.com` is too short. */
const BEGINNING_MIN = 4
const LINES_MAX = 1_000
const WEBSITE =
  /^(?:company |employer )?(?:website|web site|home ?page|webseite|internetseite|site (?:web|internet)|sitio web|página web|sito web|webové stránky|hjemmeside|nettside|hemsida)\s*:?$/i
/** Sites on which anybody has a page, or through which one applies. */
const SHARED =
  /(?:^|\.)(?:facebook|twitter|x|linkedin|instagram|youtube|youtu|github|gitlab|medium|google|goo|apple|glassdoor|angel|tiktok|pinterest|vimeo|slack|discord|reddit|wikipedia|whatsapp|xing|t|bit|typeform|airtable|surveymonkey|wufoo|mailchimp|slideshare|flickr|tumblr|wordpress|blogspot)\.[a-z.]+$/

const readHost = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** The company named by the position's first words and confirmed by a link to its site. */
export function findCompanyByLink(
  facts: PageFacts,
  position: string | undefined,
  host: string,
): string | undefined {
  const own = squeeze(readLabel(host))
  const isForeign = (other: string) =>
    other !== '' && squeeze(readLabel(other)) !== own && !SHARED.test(other)
  const lines = facts.main.slice(0, LINES_MAX)
  const hosts = lines
    .map(({ text, element }) => ({ text, href: readHref(element) }))
    .map(({ text, href }) => readHost(/^https?:\/\/\S+$/i.test(text) ? text : (href ?? '')))
  const sites = new Set(
    hosts.filter(isForeign).flatMap((other) => [squeeze(readLabel(other)), squeeze(other)]),
  )
  const at = lines.findIndex(({ text }) => WEBSITE.test(text))
  const stated = at === -1 ? [] : hosts.slice(at + 1, at + 3).filter((other) => other !== '')
  const site = stated.map((other) => squeeze(readLabel(other))).find((label) => label !== own)
  const isTold = (name: string) =>
    sites.has(name) || (name.length >= BEGINNING_MIN && site?.startsWith(name) === true)
  const words = (position ?? '').split(/\s+/)
  for (let count = Math.min(WORDS_MAX, words.length - 1); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[,:–-]+$/, '')
    if (squeeze(name).length >= NAME_MIN && isTold(squeeze(name)) && isName(name)) return name
  }
  return site === undefined ? undefined : findSaid(facts, site)
}

/** The name above an address that is linked to its own site, elsewhere than the page's: on a board. */
export function findSigned(facts: PageFacts, host: string): string | undefined {
  const own = squeeze(readLabel(host))
  const names = new Set(listAddressees(facts))
  const found = facts.main.find(({ text, element }) => {
    const other = names.has(text) ? readHost(readHref(element) ?? '') : ''
    const label = squeeze(readLabel(other))
    return label !== '' && label !== own && label === squeeze(text) && isName(text)
  })
  return found?.text
}

const isName = (name: string) =>
  /^[\p{L}\p{N}]/u.test(name) &&
  !isNoCompany(name) &&
  !soundsLikeRole(name) &&
  !soundsLikePlace(name)

const ABOUT =
  /^(?:about|über|à propos de|qui est|sobre|acerca de|chi è|over|om|o)\s+(?<name>.{2,60})$/iu

/** A name after "About" with which the company's host begins: `About Rye Bakers`. */
function findSaid({ main }: PageFacts, label: string): string | undefined {
  const names = main.map(({ text }) => ABOUT.exec(text)?.groups?.['name'])
  return names.find(
    (name) =>
      name !== undefined &&
      squeeze(name).length >= 3 &&
      label.startsWith(squeeze(name)) &&
      isName(name),
  )
}

function readHref(element: PageFacts['root']): string | undefined {
  return element.attributes['href'] ?? element.parent?.attributes['href']
}
