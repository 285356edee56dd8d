import type { PageFacts } from './facts.ts'
import { type PageElement, readLine, readText, UNREAD } from './page.ts'

const marker = (names: string) =>
  new RegExp(
    `(?:^|[-_ ])(?:${names})(?:[-_]?(?:name|title|link|text|label|value|info))?(?:$|[-_ ])`,
    'i',
  )
const MARKERS = {
  company: marker(
    'company|employer|organi[sz]ation|hiring[-_]?organization|advertiser|firma|unternehmen|arbeitgeber|entreprise|empresa|azienda|bedrijf|werkgever|company[-_]?name|employer[-_]?name',
  ),
  location: marker(
    'location|locations|job[-_]?location|locality|city|workplace|standort|arbeitsort|einsatzort|lieu|ville|ubicacion|localidad|luogo|plaats|lokalita|lokalizacja|sted|address',
  ),
}
const NAMING = [
  'class',
  'id',
  'data-testid',
  'data-test',
  'data-qa',
  'data-automation',
  'data-at',
  'data-ui',
  'data-cy',
]

const readNaming = ({ attributes }: PageElement) =>
  NAMING.map((name) => attributes[name] ?? '')
    .join(' ')
    .slice(0, 400)
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')

/** The text nearest to the heading whose element is named for what it holds. */
export function findMarked(
  { elements }: PageFacts,
  kind: keyof typeof MARKERS,
): string | undefined {
  const heading = elements.findIndex(({ name }) => name === 'h1')
  const middle = heading === -1 ? 0 : heading
  let best: { text: string; distance: number } | undefined
  for (
    let index = Math.max(0, middle - 60);
    index < Math.min(elements.length, middle + 200);
    index += 1
  ) {
    const element = elements[index]
    if (
      element === undefined ||
      UNREAD.has(element.name) ||
      /^(?:form|input|select|nav|ul|body|main|html|button)$/.test(element.name)
    )
      continue
    if (!MARKERS[kind].test(readNaming(element))) continue
    const text = readLine(element)
    const distance = Math.abs(index - middle)
    const isShort = text.length >= 2 && text.length <= 80
    if (
      isShort &&
      !/[?!]|https?:|^\d+$/.test(text) &&
      (best === undefined || distance < best.distance)
    )
      best = { text, distance }
  }
  return best?.text
}

const DESCRIBED =
  /job-?_?(?:ad-?)?(?:description|details?|content|body|text|posting)|description|vacancy|posting|stellenbeschreibung|stellenanzeige|offer-?(?:description|detail|content)|annonce|entry-content|rich-?text/i

/** The longest part that is named for a posting's text, else the densest part of the page. */
export function findDescription({ elements, root }: PageFacts): string {
  const lengths = new Map<PageElement, number>()
  const density = new Map<PageElement, number>()
  const add = (map: typeof lengths, element: PageElement | undefined, amount: number) => {
    if (element !== undefined) map.set(element, (map.get(element) ?? 0) + amount)
  }
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index]
    if (element === undefined || UNREAD.has(element.name)) continue
    let own = 0
    for (const child of element.children) if (typeof child === 'string') own += child.trim().length
    add(lengths, element, own)
    add(lengths, element.parent, lengths.get(element) ?? 0)
    if (own > 20 && /^(?:p|li|div|span|td|font|b|strong)$/.test(element.name)) {
      add(density, element.parent, own)
      add(density, element.parent?.parent, own / 2)
    }
  }
  const total = lengths.get(root) ?? 0
  const isWhole = (element: PageElement) =>
    /^(?:html|body|#document|nav|footer|header|form|a|h\d)$/.test(element.name)
  let best: PageElement | undefined
  for (const element of elements) {
    const length = lengths.get(element) ?? 0
    if (
      length < 300 ||
      length < total / 20 ||
      isWhole(element) ||
      !DESCRIBED.test(readNaming(element))
    )
      continue
    if (best === undefined || length > (lengths.get(best) ?? 0)) best = element
  }
  if (best === undefined) {
    for (const [element, score] of density) {
      if (!isWhole(element) && score > (best === undefined ? 200 : (density.get(best) ?? 0)))
        best = element
    }
  }
  return readText(best ?? root, 50_000)
}
