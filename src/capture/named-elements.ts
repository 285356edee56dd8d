import type { PageFacts } from './facts.ts'
import { type PageElement, readShortLine, readText, UNREAD } from './page.ts'

/** Matches a class name or id that ends with the kind of content, before a number or a suffix for style. */
const marker = (names: string) =>
  new RegExp(
    `^(?:.*(?:(?<!-)-|_))?(?:${names})(?:[-_]{0,2}(?:name|title|link|text|label|value|info|heading|div|span)){0,2}(?:--[\\w-]+|[-_]{1,2}[\\dA-Za-z]*\\d[\\w-]*|__\\w{5,8})?$`,
    'i',
  )
const MARKERS = {
  company: marker(
    'company|employer|organi[sz]ation|hiring[-_]?organization|advertiser|firma|unternehmen|arbeitgeber|entreprise|empresa|azienda|bedrijf|werkgever|company[-_]?name|comp[-_]?name|employer[-_]?name|agency|department-name',
  ),
  position: marker(
    'job[-_]?title|position[-_]?title|posting[-_]?title|vacancy[-_]?title|offer[-_]?title|job[-_]?name|position[-_]?name|i-?cims_header|jobtitle|job-header-title',
  ),
  location: marker(
    'locations?|job[-_]?locations?|locality|city|workplace|standort|arbeitsort|einsatzort|lieu|ville|ubicacion|localidad|localidade|locali[sz]ac[ai]o|localisation|localizacion|workplaces?|arbeidssted|arbetsort|luogo|plaats|lokalita|lokalizacja|sted|address|town|poblacion',
  ),
}
/** Utility classes of style sheets, which do not name the content. */
const STYLE = /^(?:text|bg|border|font|fill|link|btn|button|icon|hover|focus|from|to)-/
const NAMING = [
  'class',
  'id',
  'data-testid',
  'data-test',
  'data-qa',
  'data-automation',
  'data-automation-id',
  'data-at',
  'data-ui',
  'data-cy',
  'data-field',
  'itemprop',
  'property',
]

const readNames = ({ attributes }: PageElement): string[] =>
  NAMING.flatMap((name) => (attributes[name] ?? '').slice(0, 300).split(/\s+/))
    .filter((name) => name.length > 3 && !STYLE.test(name))
    .map((name) => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2'))

const readNaming = (element: PageElement) => readNames(element).join(' ')

const UNMARKED = /^(?:form|input|select|nav|ul|ol|body|main|html|button|label|h1|option|textarea)$/
const PIN =
  /(?:^|[-_ ])(?:map-?(?:marker|pin)|location-?(?:dot|pin|icon|on|outline)|icon-?(?:location|map|pin|place)|geo-alt|pin-?drop|i-location|fa-location\S*)(?:$|[-_ ])/i

/** The text closest to the heading in an element named for its content. */
export function findMarked(
  { elements, boilerplate }: PageFacts,
  kind: keyof typeof MARKERS,
  isWanted: (text: string) => boolean,
): string | undefined {
  const heading = elements.findIndex(
    (element) => element.name === 'h1' && !boilerplate.has(element),
  )
  const middle = heading === -1 ? 0 : heading
  let best: { text: string; distance: number } | undefined
  const end = Math.min(elements.length, middle + (heading === -1 ? 600 : 200))
  for (let index = Math.max(0, middle - 60); index < end; index += 1) {
    const element = elements[index]
    if (element === undefined || boilerplate.has(element) || UNREAD.has(element.name)) continue
    if (UNMARKED.test(element.name)) continue
    const distance = index < middle ? (middle - index) * 2 : index - middle
    if (best !== undefined && distance >= best.distance) continue
    const text = readMarked(element, kind)
    if (text === undefined || text.length < 2 || /[?!]|https?:|^\d+$/.test(text)) continue
    if (isWanted(text)) best = { text, distance }
  }
  return best?.text
}

/** The text of the only element that is named as the position's: `<span id="lblJobTitle">`. */
export function findOnlyMarked({ elements, boilerplate }: PageFacts): string | undefined {
  const texts = new Set<string>()
  for (const element of elements) {
    if (boilerplate.has(element) || UNREAD.has(element.name) || isOfForm(element)) continue
    if (!readNames(element).some((name) => MARKERS.position.test(name))) continue
    const text = readShortLine(element, 120)
    if (text !== undefined && text.length >= 2) texts.add(text)
    if (texts.size > 1) return undefined
  }
  return [...texts][0]
}
const isOfForm = ({ name }: PageElement) => /^(?:input|select|option|textarea|label)$/.test(name)

function readMarked(element: PageElement, kind: keyof typeof MARKERS): string | undefined {
  if (readNames(element).some((name) => MARKERS[kind].test(name)))
    return kind === 'location' ? readParts(element) : readName(element)
  // A map pin icon precedes the place.
  const isPin =
    kind === 'location' &&
    /^(?:i|svg|span|img)$/.test(element.name) &&
    PIN.test(
      `${element.attributes['class'] ?? ''} ${element.attributes['name'] ?? ''} ${element.attributes['data-icon'] ?? ''}`,
    )
  if (!isPin || element.parent === undefined || (readShortLine(element) ?? '') !== '')
    return undefined
  const { children } = element.parent
  const at = children.indexOf(element)
  for (const next of children.slice(at + 1, at + 5)) {
    const text =
      typeof next === 'string' ? next.replaceAll(/\s+/g, ' ').trim() : readShortLine(next, 80)
    if (text === undefined) return undefined
    if (text !== '') return text.length <= 80 ? text : undefined
  }
  return undefined
}

const WEBSITE = /^(?:website|web site|home ?page|webseite|site web|sitio web|sito web)$/i

/** A name without the links and buttons on its line. */
export function readName(element: PageElement): string | undefined {
  const own = element.children
    .filter((child) => typeof child === 'string')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const parts = element.children
    .filter((child) => typeof child !== 'string')
    .map((child) => ({ child, text: readShortLine(child, 80) ?? '' }))
    .filter(({ text }) => text !== '' && !WEBSITE.test(text))
  const [only] = parts
  if (own === '' && parts.length === 1 && only !== undefined && only.child.children.length > 1)
    return readName(only.child)
  const hasOwn = /\p{L}{2}/u.test(own) && !/^(?:at|bei|chez|by|von|von der)$/i.test(own)
  const hasLink = parts.some(({ child }) => /^(?:a|button)$/.test(child.name))
  const name =
    hasOwn && hasLink
      ? own
      : own === '' && parts.length > 0
        ? parts.find(({ text }) => /\p{L}{2}/u.test(text))?.text
        : readShortLine(element, 120)
  return name?.replace(/^(?:at|bei|chez|by)\s+(?=\p{Lu}|\d)/u, '')
}

/** Several places that are adjacent without a separator. */
function readParts(element: PageElement): string | undefined {
  const line = readShortLine(element, 120)
  const parts = element.children.flatMap((child) =>
    typeof child === 'string'
      ? child.trim() === ''
        ? []
        : [undefined]
      : [readShortLine(child, 80)],
  )
  const texts = parts.filter((part) => part !== undefined && part !== '')
  const isList =
    texts.length > 1 &&
    !parts.includes(undefined) &&
    texts.every((part) => !/[,;:]$|^[,;(]/.test(part ?? ''))
  return isList ? texts.join('; ') : line?.replace(/^\((.*)\)$/, '$1')
}

const DESCRIBED =
  /job-?_?(?:ad-?)?(?:description|details?|content|body|text|posting)|description|vacancy|posting|stellenbeschreibung|stellenanzeige|offer-?(?:description|detail|content)|annonce|entry-content|rich-?text/i

const TEXTS = new Set(['p', 'li', 'div', 'span', 'td', 'font', 'b', 'strong'])
const WHOLE = /^(?:html|body|#document|nav|footer|header|form|a|h\d)$/

/**
 * The longest part named as a posting's text, otherwise the part of the page with the most text.
 */
export function findDescription({ elements, root, boilerplate }: PageFacts): string {
  // By element index: the length of all text, and of the element's own texts.
  const lengths = new Float64Array(elements.length + 1)
  const density = new Float64Array(elements.length + 1)
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index]
    if (element === undefined || UNREAD.has(element.name) || boilerplate.has(element)) continue
    let own = 0
    for (const child of element.children) if (typeof child === 'string') own += child.trim().length
    const length = (lengths[element.order] ?? 0) + own
    lengths[element.order] = length
    const { parent } = element
    if (parent === undefined) continue
    lengths[parent.order] = (lengths[parent.order] ?? 0) + length
    if (own <= 20 || !TEXTS.has(element.name)) continue
    density[parent.order] = (density[parent.order] ?? 0) + own
    if (parent.parent !== undefined)
      density[parent.parent.order] = (density[parent.parent.order] ?? 0) + own / 2
  }
  const least = Math.max(300, (lengths[0] ?? 0) / 20)
  let best: PageElement | undefined
  let most = 0
  for (const element of elements) {
    const length = lengths[element.order] ?? 0
    if (length < least || length <= most || boilerplate.has(element)) continue
    if (WHOLE.test(element.name) || !DESCRIBED.test(readNaming(element))) continue
    best = element
    most = length
  }
  if (best === undefined) {
    let densest = 200
    for (const element of elements) {
      const score = density[element.order] ?? 0
      if (score <= densest || WHOLE.test(element.name)) continue
      best = element
      densest = score
    }
  }
  return readText(best ?? root, 50_000)
}
