import type { PageFacts } from './facts.ts'
import { squeeze } from './hints.ts'
import { type PageElement, readShortLine } from './page.ts'

// The makers of the system that serves a page, whose names and logos are beside the employer's.

/** `Powered by Recruitly`. */
const CREDIT =
  /^(?:(?:proudly )?(?:powered|provided|hosted) by(?: the)?|bereitgestellt (?:von|durch)|ein service von|propulsé par|fourni par|con la tecnología de|desarrollado por|desenvolvido por|realizzato con|mogelijk gemaakt door|obsługiwane przez)(?![\p{L}\p{N}])/iu
/** In characters; a longer text is a sentence about something else. */
const LINE_MAX = 80
const NAME_MIN = 4
const DEPTH_MAX = 2
/** A page has fewer, and each costs a look at its neighbours. */
const CREDITS_MAX = 20

/** The names, joined in small letters, that the page credits with its system. */
export function listVendors({ elements }: PageFacts): string[] {
  const names = new Set<string>()
  let credits = 0
  for (const element of elements) {
    if (credits >= CREDITS_MAX) break
    const { children, attributes, parent } = element
    const text = children.find((child) => typeof child === 'string')
    for (const line of [attributes['alt'], attributes['title'], text])
      if (typeof line === 'string' && line.length <= LINE_MAX && CREDIT.test(line.trim())) {
        credits += 1
        for (const name of [line, readShortLine(parent ?? element, LINE_MAX), findAlt(parent)])
          names.add(squeeze((name ?? '').trim().replace(CREDIT, '')))
      }
  }
  return [...names].filter((name) => name.length >= NAME_MIN)
}

/** The logo beside the words. */
function findAlt(element: PageElement | undefined, depth = DEPTH_MAX): string | undefined {
  if (element === undefined || depth < 0) return undefined
  const { attributes, children } = element
  if (attributes['alt'] !== undefined) return attributes['alt']
  const inner = children.filter((child) => typeof child !== 'string')
  return inner.map((child) => findAlt(child, depth - 1)).find((alt) => alt !== undefined)
}

/** Whether a name is that of the system's maker rather than of the employer. */
export const isVendor = (name: string, vendors: readonly string[]): boolean => {
  const letters = squeeze(name)
  return letters.length >= NAME_MIN && vendors.some((vendor) => vendor.startsWith(letters))
}
