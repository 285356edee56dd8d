import { type Declarations, readDeclarations, type StyleSheet } from './html-css.ts'
import {
  changeFace,
  DEFAULTS,
  type HtmlBlock,
  type HtmlFace,
  PLAIN_FACE,
  readBlock,
  readFontSize,
} from './html-format.ts'

/** An item of a list, whose first paragraph has the bullet or number. */
export type HtmlItem = { isMarked: boolean; level: number }

/** An open element with what it has inherited. */
export type HtmlElement = {
  name: string
  role: 'block' | 'table' | 'row' | 'cell' | 'break' | 'header' | 'inline'
  /** Whether it is not printed. */
  isOff: boolean
  isPre: boolean
  face: HtmlFace
  /** The block that it is or is in; its `indent` includes those of the blocks around it. */
  block: HtmlBlock & { size: number }
  /** Whether Word has made it for the borders of the paragraphs in it. */
  isFrame: boolean
  heading: number | null
  item: HtmlItem | undefined
  /** The depth of lists, and whether the items of the innermost have bullets or numbers. */
  lists: { depth: number; hasMarks: boolean }
  /** How many tabs Word has replaced by the element's spaces. */
  tabs: number
}

export const OUTERMOST: HtmlElement = {
  name: '',
  role: 'block',
  isOff: false,
  isPre: false,
  face: PLAIN_FACE,
  block: { before: 0, after: 0, indent: 0, firstLine: 0, ruled: false, size: PLAIN_FACE.size },
  isFrame: false,
  heading: null,
  item: undefined,
  lists: { depth: 0, hasMarks: true },
  tabs: 0,
}

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary ul'.split(
    ' ',
  ),
)
const OFF = new Set(
  'audio button canvas del iframe math noembed noframes noscript object script select style svg template textarea title video xml'.split(
    ' ',
  ),
)
const ROLES = new Map<string, HtmlElement['role']>([
  ['table', 'table'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th', 'cell'],
  ['br', 'break'],
])
const LISTS = new Set(['ul', 'ol', 'menu', 'dir'])
/** Parts of a document that Word stores at the end of a page. */
const NOT_BODY = /^(?:footer|footnote-list|endnote-list|comment-list)$/

type Attributes = Readonly<Record<string, string>>

/** The element that an opening tag begins. */
export function describeElement(
  name: string,
  attributes: Attributes,
  outer: HtmlElement,
  styles: StyleSheet,
): HtmlElement {
  const classes = (attributes['class'] ?? '').split(/\s+/, 20).filter((one) => one !== '')
  const own = readDeclarations(attributes['style'] ?? '')
  const declared = [...DEFAULTS.find(name, []), ...styles.find(name, classes), own]
  const face = findFace(name, attributes, declared, outer)
  const all = new Map(declared.flatMap((declarations) => [...declarations]))
  const role = findRole(name, all)
  const isList = LISTS.has(name)
  const element = {
    ...outer,
    name,
    role,
    face,
    isOff: outer.isOff || OFF.has(name) || 'hidden' in attributes || isHidden(all),
    isPre: outer.isPre || name === 'pre' || (all.get('white-space') ?? '').startsWith('pre'),
    tabs: Number(/^\d{1,2}$/.exec(all.get('mso-tab-count') ?? '')?.[0] ?? 0),
    lists: isList ? { depth: outer.lists.depth + 1, hasMarks: hasMarks(all) } : outer.lists,
  }
  if (role === 'inline' || role === 'break') return element
  const block = findBlock(declared, outer, face.size, isList && outer.lists.depth > 0)
  return {
    ...element,
    block,
    isFrame: name === 'div' && all.get('border') === 'none' && block.ruled,
    heading: findHeading(name, classes, all) ?? outer.heading,
    item: findItem(name, all, element),
  }
}

function findRole(name: string, all: Declarations): HtmlElement['role'] {
  if (all.get('mso-element') === 'header') return 'header'
  return ROLES.get(name) ?? (BLOCKS.has(name) ? 'block' : 'inline')
}

function findFace(
  name: string,
  { size = '' }: Attributes,
  declared: readonly Declarations[],
  outer: HtmlElement,
): HtmlFace {
  const stated = name === 'font' ? readFontSize(size.trim()) : undefined
  const start = stated === undefined ? outer.face : { ...outer.face, size: stated }
  return declared.reduce(changeFace, start)
}

const isHidden = (all: Declarations): boolean =>
  all.get('display') === 'none' ||
  all.get('visibility') === 'hidden' ||
  all.get('mso-hide') === 'all' ||
  all.get('mso-list') === 'ignore' ||
  NOT_BODY.test(all.get('mso-element') ?? '')

const hasMarks = (all: Declarations): boolean =>
  !/\bnone\b/.test(`${all.get('list-style') ?? ''} ${all.get('list-style-type') ?? ''}`)

function findBlock(
  declared: readonly Declarations[],
  outer: HtmlElement,
  size: number,
  isInnerList: boolean,
): HtmlElement['block'] {
  const own = readBlock(declared, size)
  return {
    ...own,
    // A list in another one has no space around it.
    ...(isInnerList ? { before: 0, after: 0 } : {}),
    size,
    indent: outer.block.indent + own.indent,
    ruled: own.ruled || outer.isFrame,
  }
}

function findHeading(name: string, classes: readonly string[], all: Declarations): number | null {
  if (classes.includes('MsoTitle') || (name === 'h1' && classes.includes('title'))) return 0
  const level =
    /^h([1-6])$/.exec(name)?.[1] ?? /^[1-9]$/.exec(all.get('mso-outline-level') ?? '')?.[0]
  return level === undefined ? null : Number(level)
}

/** An item by its element, or by Word's own style for a paragraph of a list. */
function findItem(
  name: string,
  all: Declarations,
  { item, lists, role }: Pick<HtmlElement, 'item' | 'lists' | 'role'>,
): HtmlItem | undefined {
  const level = /^l\d{1,5} level([1-9])/.exec(all.get('mso-list') ?? '')?.[1]
  if (level !== undefined) return { isMarked: true, level: Number(level) - 1 }
  if (name === 'li') {
    return { isMarked: lists.hasMarks && hasMarks(all), level: Math.max(0, lists.depth - 1) }
  }
  return role === 'cell' ? undefined : item
}
