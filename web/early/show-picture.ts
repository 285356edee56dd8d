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

const SVG = 'http://www.w3.org/2000/svg'

/** Element by element: what was kept is never read as HTML. */
const draw = (part: Part, isWithinSvg = false): Node => {
  if (typeof part === 'string') return new Text(part)
  const [tag, attributes, ...parts] = part
  const isSvg = isWithinSvg || tag === 'svg'
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...parts.map((one) => draw(one, isSvg)))
  return element
}

/** Mantine's colours depend on it; the app sets it, too (web/ui/chosen-theme.ts). */
const setScheme = (): void => {
  const { dataset } = document.documentElement
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  dataset['mantineColorScheme'] ??= isDark ? 'dark' : 'light'
}

const paint = ({ parts }: Picture): void => {
  const root = document.getElementById('root')
  // The app was faster.
  if (root === null || root.hasChildNodes()) return
  const frame = document.createElement('div')
  frame.setAttribute(PICTURE_ATTRIBUTE, '')
  frame.inert = true
  frame.style.display = 'contents'
  frame.append(...parts.map((part) => draw(part)))
  setScheme()
  root.append(frame)
  for (const element of frame.querySelectorAll(`[${SCROLLED_ATTRIBUTE}]`)) {
    element.scrollLeft = Number(element.getAttribute(SCROLLED_ATTRIBUTE))
  }
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
    paint(picture)
    return picture
  } catch {
    await dropLastSeen(PICTURE)
    return undefined
  }
}
