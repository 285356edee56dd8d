import type { FlowBlock } from '../parser/model.ts'
import type { Attributes } from './docx-xml.ts'

/** The position and size of a text box, in points from its page's top left corner. */
export type BoxPlace = { page: number; x: number; y: number; width: number; height: number }
/**
 * The reference point of positions, in points: for a paragraph it is where the text above it ends.
 */
export type Corner = { page: number; x: number; y: number }
export type TextBox = { place: BoxPlace | undefined; blocks: FlowBlock[] }

const EMU_PER_POINT = 12_700
/** Tolerance in points: boxes may overlap by this much, and closer edges count as one. */
const TOUCH = 6
/** The same beside each other, where a box has 7.2 points of blank space on either side of its text. */
const TOUCH_BESIDE = 15
const ROWS_MIN = 3
const WIDE_SHARE = 0.7
/** More than any resume has. */
const BOXES_MAX = 300

/** Text boxes in reading order: page by page, column by column, from the top. */
export function orderBoxes(boxes: readonly TextBox[]): TextBox[] {
  const placed = boxes.flatMap(({ place, blocks }) => (place ? [{ place, blocks }] : []))
  const isKnown = placed.length === boxes.length && boxes.length <= BOXES_MAX
  if (!isKnown) return [...boxes]
  const pages = Map.groupBy(placed, ({ place }) => place.page)
  return [...pages]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, own]) => cut(own.filter(({ blocks }) => blocks.length > 0)))
}

type Placed = TextBox & { place: BoxPlace }

function cut(boxes: Placed[]): Placed[] {
  if (boxes.length < 2) return boxes
  const columns = split(boxes, ({ x, width }) => [x, x + width], TOUCH_BESIDE)
  if (columns && !areRows(columns[0], columns[1])) return columns.flatMap(cut)
  const bands = split(boxes, ({ y, height }) => [y, y + height], TOUCH) ?? splitAtWide(boxes)
  if (bands) return bands.flatMap(cut)
  return boxes.toSorted((a, b) => a.place.y - b.place.y || a.place.x - b.place.x)
}

/**
 * Splits at a box of the full width: boxes that begin above it, itself, and the rest. Boxes are
 * often drawn too high, so only their top edge counts.
 */
function splitAtWide(boxes: Placed[]): Placed[][] | null {
  const left = Math.min(...boxes.map(({ place }) => place.x))
  const right = Math.max(...boxes.map(({ place }) => place.x + place.width))
  const wide = boxes.find(({ place }) => place.width > (right - left) * WIDE_SHARE)
  if (!wide) return null
  const others = boxes.filter((box) => box !== wide)
  const isAbove = ({ place }: Placed): boolean => place.y < wide.place.y
  return [others.filter(isAbove), [wide], others.filter((box) => !isAbove(box))]
}

/** Splits boxes at the first gap along an axis. */
function split(
  boxes: Placed[],
  reach: (place: BoxPlace) => [number, number],
  touch: number,
): [Placed[], Placed[]] | null {
  const sorted = boxes.toSorted((a, b) => reach(a.place)[0] - reach(b.place)[0])
  let end = -Infinity
  const at = sorted.findIndex(({ place }, index) => {
    const [from, to] = reach(place)
    const isGap = index > 0 && from > end - touch
    end = Math.max(end, to)
    return isGap
  })
  return at > 0 ? [sorted.slice(0, at), sorted.slice(at)] : null
}

/** Left boxes with dates beside the entries of right boxes are rows, not columns. */
const areRows = (left: Placed[], right: Placed[]): boolean =>
  left.length >= ROWS_MIN &&
  left.every((one) => right.some(({ place }) => Math.abs(place.y - one.place.y) < TOUCH))

/**
 * Collects the position of the current drawing, element by element. `corner` returns that of its
 * paragraph.
 */
export function createPlaces(margins: Margins, corner: () => Corner) {
  let isPlaced = false
  let page = 0
  let anchor = { x: 0, y: 0 }
  let shape = { x: 0, y: 0, width: 0, height: 0 }
  let group = WHOLE
  let outer: (typeof WHOLE)[] = []
  let axis: 'x' | 'y' = 'x'
  let from = { x: 0, y: 0 }
  const begin = (): void => {
    isPlaced = true
    page = corner().page
    anchor = { x: 0, y: 0 }
    from = { x: margins.left, y: corner().y }
  }
  return {
    open(name: string, attributes: Attributes): void {
      if (name === 'wp:anchor' || name === 'wp:inline') {
        begin()
        shape = { x: 0, y: 0, width: 0, height: 0 }
        group = WHOLE
        outer = []
      } else if (name === 'wpg:grpSp') outer.push(group)
      else if (name === 'wp:positionH' || name === 'wp:positionV') {
        axis = name === 'wp:positionH' ? 'x' : 'y'
        from = { ...from, [axis]: findOrigin(axis, attributes['relativeFrom'], margins, corner()) }
      } else if ((name === 'wp:extent' || name === 'a:ext') && attributes['cx'] !== undefined)
        Object.assign(shape, {
          width: toPoints(attributes['cx']),
          height: toPoints(attributes['cy']),
        })
      else if (name === 'a:off')
        Object.assign(shape, { x: toPoints(attributes['x']), y: toPoints(attributes['y']) })
      else if (name === 'a:chOff')
        group = { ...group, x: toPoints(attributes['x']), y: toPoints(attributes['y']) }
      else if (name === 'a:chExt') {
        const across = toShare(shape.width, toPoints(attributes['cx']))
        const down = toShare(shape.height, toPoints(attributes['cy']))
        group = putInside({ ...group, across, down }, shape, outer.at(-1))
      } else if (name === 'v:shape' || name === 'v:rect') {
        const style = attributes['style'] ?? ''
        const read = readVml(style)
        begin()
        shape = read ?? { x: 0, y: 0, width: 0, height: 0 }
        group = WHOLE
        const find = (side: string): string | undefined =>
          new RegExp(`mso-position-${side}-relative:(\\w+)`).exec(style)?.[1]
        from = {
          x: findOrigin('x', find('horizontal'), margins, corner()),
          y: findOrigin('y', find('vertical'), margins, corner()),
        }
      }
    },
    text(name: string, text: string): void {
      if (name === 'wp:posOffset') anchor = { ...anchor, [axis]: toPoints(text) }
    },
    read: (): BoxPlace | undefined =>
      isPlaced
        ? {
            page,
            x: from.x + anchor.x + (shape.x - group.x) * group.across,
            y: from.y + anchor.y + (shape.y - group.y) * group.down,
            width: shape.width * group.across,
            height: shape.height * group.down,
          }
        : undefined,
    close(name: string): void {
      if (name === 'wpg:grpSp') group = outer.pop() ?? group
      if (name === 'drawing' || name === 'pict') isPlaced = false
    },
  }
}

/** The coordinate system of a group at `place` inside of another group. */
const putInside = (
  group: typeof WHOLE,
  place: { x: number; y: number },
  outer: typeof WHOLE | undefined,
): typeof WHOLE =>
  outer
    ? {
        x: group.x + (outer.x - place.x) / group.across,
        y: group.y + (outer.y - place.y) / group.down,
        across: group.across * outer.across,
        down: group.down * outer.down,
      }
    : group

export type Margins = { left: number; top: number }

/** The origin of an offset: the page's edge, its margin, or the paragraph. */
function findOrigin(
  axis: 'x' | 'y',
  name: string | undefined,
  { left, top }: Margins,
  corner: Corner,
): number {
  if (name === 'page') return 0
  if (axis === 'x') return name === 'leftMargin' ? 0 : left
  if (name === 'topMargin') return 0
  return name === 'margin' ? top : corner.y
}

/** A group's coordinate system: the origin, and the points per unit. */
const WHOLE = { x: 0, y: 0, across: 1, down: 1 }
const toShare = (printed: number, own: number): number => (own > 0 ? printed / own : 1)

const toPoints = (emu: string | undefined): number => {
  const points = Number(emu) / EMU_PER_POINT
  return Number.isFinite(points) ? points : 0
}

/** Reads a VML style: "position:absolute;margin-left:12pt;margin-top:3in;width:…". */
function readVml(style: string): Omit<BoxPlace, 'page'> | null {
  const find = (key: string): number | null => {
    const [, size, unit = 'pt'] =
      new RegExp(`(?:^|;)\\s*${key}:(-?[\\d.]+)(pt|in|cm|mm)?(?:;|$)`).exec(style) ?? []
    return size === undefined ? null : Number(size) * (POINTS[unit] ?? 1)
  }
  const [x, y] = [find('margin-left'), find('margin-top')]
  if (x === null || y === null) return null
  return { x, y, width: find('width') ?? 0, height: find('height') ?? 0 }
}
const POINTS: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835 }
