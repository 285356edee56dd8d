import type { FlowBlock } from '../parser/model.ts'
import type { Attributes } from './docx-xml.ts'

/** Where a text box is (points from `frame`'s corner), if the file says so. */
export type BoxPlace = { frame: string; x: number; y: number; width: number; height: number }
export type TextBox = { place: BoxPlace | undefined; blocks: FlowBlock[] }

const EMU_PER_POINT = 12_700
/** Boxes that only touch may overlap a little; edges nearer than this (points) count as one. */
const TOUCH = 6
const ROWS_MIN = 3
/** No paragraph of a resume anchors more. */
const BOXES_MAX = 300

/** The boxes anchored to one paragraph in reading order: column by column, from the top. */
export function orderBoxes(boxes: readonly TextBox[]): TextBox[] {
  const placed = boxes.flatMap(({ place, blocks }) => (place ? [{ place, blocks }] : []))
  const frames = new Set(placed.map(({ place }) => place.frame))
  const isKnown = placed.length === boxes.length && frames.size === 1
  return isKnown && boxes.length <= BOXES_MAX ? cut(placed) : [...boxes]
}

type Placed = TextBox & { place: BoxPlace }

function cut(boxes: Placed[]): Placed[] {
  if (boxes.length < 2) return boxes
  const columns = split(boxes, ({ x, width }) => [x, x + width])
  if (columns && !areRows(columns[0], columns[1])) return columns.flatMap(cut)
  const bands = split(boxes, ({ y, height }) => [y, y + height])
  if (bands) return bands.flatMap(cut)
  return boxes.toSorted((a, b) => a.place.y - b.place.y || a.place.x - b.place.x)
}

/** The boxes before the first gap along an axis, and those after it. */
function split(
  boxes: Placed[],
  reach: (place: BoxPlace) => [number, number],
): [Placed[], Placed[]] | null {
  const sorted = boxes.toSorted((a, b) => reach(a.place)[0] - reach(b.place)[0])
  let end = -Infinity
  const at = sorted.findIndex(({ place }, index) => {
    const [from, to] = reach(place)
    const isGap = index > 0 && from > end - TOUCH
    end = Math.max(end, to)
    return isGap
  })
  return at > 0 ? [sorted.slice(0, at), sorted.slice(at)] : null
}

/** Dates in the left boxes beside their entries in the right ones are rows, not columns. */
const areRows = (left: Placed[], right: Placed[]): boolean =>
  left.length >= ROWS_MIN &&
  left.every((one) => right.some(({ place }) => Math.abs(place.y - one.place.y) < TOUCH))

/** Collects the position of the current drawing, element by element. */
export function createPlaces() {
  let frame: string | undefined
  let anchor = { x: 0, y: 0 }
  let shape = { x: 0, y: 0, width: 0, height: 0 }
  let axis: 'x' | 'y' = 'x'
  return {
    open(name: string, attributes: Attributes): void {
      if (name === 'wp:anchor') {
        frame = ''
        anchor = { x: 0, y: 0 }
        shape = { x: 0, y: 0, width: 0, height: 0 }
      } else if (name === 'wp:positionH' || name === 'wp:positionV') {
        axis = name === 'wp:positionH' ? 'x' : 'y'
        frame = `${frame ?? ''}|${attributes['relativeFrom'] ?? ''}`
      } else if (name === 'wp:extent' || name === 'a:ext')
        Object.assign(shape, {
          width: toPoints(attributes['cx']),
          height: toPoints(attributes['cy']),
        })
      else if (name === 'a:off')
        Object.assign(shape, { x: toPoints(attributes['x']), y: toPoints(attributes['y']) })
      else if (name === 'v:shape' || name === 'v:rect') {
        const read = readVml(attributes['style'] ?? '')
        frame = read ? 'vml' : undefined
        anchor = { x: 0, y: 0 }
        shape = read ?? shape
      }
    },
    text(name: string, text: string): void {
      if (name === 'wp:posOffset') anchor = { ...anchor, [axis]: toPoints(text) }
    },
    read: (): BoxPlace | undefined =>
      frame === undefined
        ? undefined
        : { frame, ...shape, x: anchor.x + shape.x, y: anchor.y + shape.y },
    close(name: string): void {
      if (name === 'drawing' || name === 'pict') frame = undefined
    },
  }
}

const toPoints = (emu: string | undefined): number => {
  const points = Number(emu) / EMU_PER_POINT
  return Number.isFinite(points) ? points : 0
}

/** "position:absolute;margin-left:12pt;margin-top:3in;width:…" */
function readVml(style: string): Omit<BoxPlace, 'frame'> | null {
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
