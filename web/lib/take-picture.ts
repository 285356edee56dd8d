import { readToken } from './auth.ts'
import { findBuildId } from './build-id.ts'
import { hasCaches } from './last-seen-cache.ts'
import { markOf } from './mark.ts'
import {
  dropPicture,
  findFrame,
  isFor,
  isRecent,
  type Part,
  type Picture,
  SCROLLED_ATTRIBUTE,
  storePicture,
} from './picture.ts'

/** Attributes that a picture does not need: nothing refers to it, and it loads no images. */
const LEFT_OUT = new Set(['id', 'src', 'srcset'])

const readAttributes = (element: Element): Record<string, string> => {
  const kept = [...element.attributes].filter(({ name }) => !LEFT_OUT.has(name))
  const attributes = Object.fromEntries(kept.map(({ name, value }) => [name, value]))
  const left = element.scrollLeft
  return left === 0 ? attributes : { ...attributes, [SCROLLED_ATTRIBUTE]: String(left) }
}

/** Leaves out what lies below the visible area. */
const toParts = (node: Node): Part[] =>
  [...node.childNodes].flatMap((child): Part[] => {
    if (child instanceof Text) return [child.data]
    if (!(child instanceof Element) || child.getBoundingClientRect().top > innerHeight) return []
    return [[child.localName, readAttributes(child), ...toParts(child)]]
  })

/** Whether the screen is scrolled to its top; painting it elsewhere would make it jump. */
const isAtTop = (root: Element): boolean =>
  [...root.querySelectorAll('*')].every(({ scrollTop }) => scrollTop === 0)

let latest: Picture | undefined

const take = async (token: string, root: Element): Promise<void> => {
  if (!isAtTop(root)) {
    latest = undefined
    return dropPicture()
  }
  const frame = findFrame(markOf(token), findBuildId() ?? '')
  latest ??= await globalThis.early?.picture
  const words = root.textContent
  const isKept = latest !== undefined && isFor(latest, frame) && isRecent(latest)
  if (isKept && latest?.words === words) return
  // Logged out while the former picture was awaited.
  if (readToken() !== token) return
  latest = { ...frame, at: Date.now(), words, parts: toParts(root) }
  storePicture(latest)
}

/** Stores the current look of the screen for the next visit. No-op where nothing can be stored. */
export const takePicture = async (): Promise<void> => {
  const token = readToken()
  const root = document.getElementById('root')
  if (token === null || root === null || !hasCaches() || findBuildId() === undefined) return
  // Storage may be full or blocked: nothing is painted at the next visit.
  await take(token, root).catch(() => undefined)
}
