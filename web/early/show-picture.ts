import { findBuildId } from '../lib/build-id.ts'
import { markOf } from '../lib/mark.ts'
import { PICTURE_ATTRIBUTE } from '../lib/picture-attribute.ts'
import {
  dropPicture,
  findFrame,
  isFor,
  isRecent,
  type Part,
  type Picture,
  readPicture,
  SCROLLED_ATTRIBUTE,
} from '../lib/picture.ts'
import { yieldToPage } from '../lib/yield-to-page.ts'
import { whenPainted } from './when-page.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** The rows of a list that are painted in the first step. */
const FIRST_ROWS = 2

/** Adds rows to a list that is already drawn. */
type AddRows = () => void

/** Rows of a list are positioned absolutely, so they can be added later without a shift. */
const isRow = (part: Part): boolean =>
  typeof part !== 'string' && /\btop: /.test(part[1]['style'] ?? '')

/** Creates the elements, since stored text must never be parsed as HTML. Rows are put off to `later`. */
const draw = (part: Part, later: AddRows[][], isWithinSvg = false): Node => {
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

/** Mantine's colours depend on this attribute; the app sets it as well (web/ui/chosen-theme.ts). */
const setColorScheme = (): void => {
  const { dataset } = document.documentElement
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  dataset['mantineColorScheme'] ??= isDark ? 'dark' : 'light'
}

/** Paints in steps, to avoid long tasks: everything but the rows, the first rows, the others. */
const paint = async ({ parts }: Picture): Promise<void> => {
  const root = document.getElementById('root')
  // The app has already rendered.
  if (root === null || root.hasChildNodes()) return
  const frame = document.createElement('div')
  frame.setAttribute(PICTURE_ATTRIBUTE, '')
  frame.inert = true
  frame.style.display = 'contents'
  const later: AddRows[][] = [[], []]
  frame.append(...parts.map((part) => draw(part, later)))
  setColorScheme()
  root.append(frame)
  // Laid out now, because the first text takes long, and painted together with the first rows.
  for (const element of frame.querySelectorAll(`[${SCROLLED_ATTRIBUTE}]`)) {
    element.scrollLeft = Number(element.getAttribute(SCROLLED_ATTRIBUTE))
  }
  root.getBoundingClientRect()
  await yieldToPage()
  later[0]?.forEach((add) => add())
  await whenPainted()
  later[1]?.forEach((add) => add())
}

/** Paints how this screen looked last, if that was stored. `styled` resolves when its styles are loaded. */
export const showPicture = async (
  token: string,
  styled: Promise<unknown>,
): Promise<Picture | undefined> => {
  try {
    const picture = readPicture()
    if (picture === undefined) return undefined
    if (picture.mark !== markOf(token)) throw new Error('The picture belongs to another session')
    const frame = findFrame(markOf(token), findBuildId() ?? '')
    if (!isFor(picture, frame) || !isRecent(picture)) return undefined
    await styled
    await paint(picture)
    return picture
  } catch {
    dropPicture()
    return undefined
  }
}
