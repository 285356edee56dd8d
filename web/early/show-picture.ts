import { findBuildId } from '../lib/build-id.ts'
import { dropLastSeen, readLastSeen } from '../lib/last-seen-cache.ts'
import { markOf } from '../lib/mark.ts'
import { PICTURE_ATTRIBUTE } from '../lib/picture-attribute.ts'
import {
  findFrame,
  isFor,
  isRecent,
  type Part,
  type Picture,
  PICTURE,
  SCROLLED_ATTRIBUTE,
} from '../lib/picture.ts'
import { giveWay, whenPainted } from './when-page.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** How much of a list is painted at first. */
const FIRST_ROWS = 2

/** What is drawn a step later, within what is drawn already. */
type Later = () => void

/** Rows of a list have their places, whatever is above them. */
const isRow = (part: Part): boolean =>
  typeof part !== 'string' && /\btop: /.test(part[1]['style'] ?? '')

/** Element by element: what was kept is never read as HTML. Rows are left for later. */
const draw = (part: Part, later: Later[][], isWithinSvg = false): Node => {
  if (typeof part === 'string') return new Text(part)
  const [tag, attributes, ...parts] = part
  const isSvg = isWithinSvg || tag === 'svg'
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const add = (some: Part[]) => element.append(...some.map((one) => draw(one, later, isSvg)))
  if (parts.length === 0 || !parts.every(isRow)) add(parts)
  else {
    later[0]?.push(() => add(parts.slice(0, FIRST_ROWS)))
    later[1]?.push(() => add(parts.slice(FIRST_ROWS)))
  }
  return element
}

/** Mantine's colours depend on it; the app sets it, too (web/ui/chosen-theme.ts). */
const setScheme = (): void => {
  const { dataset } = document.documentElement
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  dataset['mantineColorScheme'] ??= isDark ? 'dark' : 'light'
}

/** In steps, so that no task is a long one: what is around the rows, the first of them, the others. */
const paint = async ({ parts }: Picture): Promise<void> => {
  const root = document.getElementById('root')
  // The app was faster.
  if (root === null || root.hasChildNodes()) return
  const frame = document.createElement('div')
  frame.setAttribute(PICTURE_ATTRIBUTE, '')
  frame.inert = true
  frame.style.display = 'contents'
  const later: Later[][] = [[], []]
  frame.append(...parts.map((part) => draw(part, later)))
  setScheme()
  root.append(frame)
  // Laid out now, with all that the first text takes, and painted together with the first rows.
  for (const element of frame.querySelectorAll(`[${SCROLLED_ATTRIBUTE}]`)) {
    element.scrollLeft = Number(element.getAttribute(SCROLLED_ATTRIBUTE))
  }
  root.getBoundingClientRect()
  await giveWay()
  later[0]?.forEach((add) => add())
  await whenPainted()
  later[1]?.forEach((add) => add())
}

/** Paints how this screen looked last, where that was kept; `styled` is once its styles are there. */
export const showPicture = async (
  token: string,
  styled: Promise<unknown>,
): Promise<Picture | undefined> => {
  const text = await readLastSeen(PICTURE)
  if (text === undefined) return undefined
  try {
    const picture: Picture = JSON.parse(text)
    if (picture.mark !== markOf(token)) throw new Error('It is of somebody else')
    await styled
    const frame = findFrame(markOf(token), findBuildId() ?? '')
    if (!isFor(picture, frame) || !isRecent(picture)) return undefined
    await paint(picture)
    return picture
  } catch {
    await dropLastSeen(PICTURE)
    return undefined
  }
}
