import { type Block, type LineBlock, type Piece, plain, type RowBlock, toLine } from './blocks.ts'
import type { Content, Role } from './content.ts'
import { printRange } from './dates.ts'
import type { Look } from './look.ts'

const ROW_KINDS = {
  'left-table': 'table',
  'left-merged': 'merged',
  'left-frame': 'frame',
} as const

/** `apart`: a town that is separate from the names. */
export type Dated = Pick<Role, 'start' | 'end' | 'points'> & { firm?: string; apart?: string }
export const APART: ReadonlySet<Look['dates']> = new Set([
  'left-table',
  'left-merged',
  'right-tab',
  'right-table',
])

export function setEntry(names: Piece[][], dated: Dated, content: Content, look: Look): Block[] {
  const date = plain(printRange(dated, content, look))
  const points = setDescription(dated, content, look)
  const town = dated.apart === undefined ? [] : [toLine('head', plain(dated.apart))]
  const [first = [], ...rest] = names
  const lines = names.map((name) => toLine('head', name))
  const open = (block: LineBlock): LineBlock => ({ ...block, isFirst: true })
  const others = rest.map((name) => toLine('head', name))
  switch (look.dates) {
    case 'lead': {
      const [line, ...more] = lines
      const lead = [...date, { text: look.lead }, ...(line?.cells[0] ?? [])]
      return [open(toLine(roleOf(lines, look), lead)), ...more, ...points]
    }
    case 'grid':
      return [
        {
          kind: 'row',
          set: 'table',
          narrow: 'left',
          cells: [[toLine('head', date)], ...lines.map((line) => [line])],
          isFirst: true,
        },
        ...points,
      ]
    case 'left-table':
    case 'left-merged':
    case 'left-frame':
      return [
        {
          kind: 'row',
          set: ROW_KINDS[look.dates],
          narrow: 'left',
          cells: [
            [toLine('head', date), ...town],
            [...lines, ...points],
          ],
          isFirst: true,
        },
      ]
    case 'left-rows':
      return [...names, ...points.map(({ cells }) => cells[0] ?? [])].map(
        (text, index): RowBlock => ({
          kind: 'row',
          set: 'table',
          narrow: 'left',
          cells: [[toLine('head', index === 0 ? date : [])], [toLine('head', text)]],
          isFirst: index === 0,
        }),
      )
    case 'left-stacked':
      return [
        {
          kind: 'row',
          set: 'table',
          narrow: 'left',
          cells: [stackDate(dated, content, look), [...lines, ...points]],
          isFirst: true,
        },
      ]
    case 'right-table':
      return [
        {
          kind: 'row',
          set: 'table',
          narrow: 'right',
          cells: [lines, [toLine('head', date), ...town]],
          isFirst: true,
        },
        ...points,
      ]
    case 'left-tab': {
      const indented = rest.map((name): LineBlock => ({ ...toLine('head', [], name), tab: 'left' }))
      return [open({ ...toLine('head', date, first), tab: 'left' }), ...indented, ...points]
    }
    case 'right-tab':
      if (dated.apart !== undefined && rest[0])
        return [
          open({ ...toLine('head', first, plain(dated.apart)), tab: 'right' }),
          { ...toLine('head', rest[0], date), tab: 'right' },
          ...points,
        ]
      return [open({ ...toLine('head', first, date), tab: 'right' }), ...others, ...points]
    case 'spaces':
      return [
        open(toLine('head', [...first, { text: ' '.repeat(8) }, ...date])),
        ...others,
        ...points,
      ]
    case 'parentheses':
      return [...joinLast(lines, ' (', date, ')', look), ...points]
    case 'inline':
      return [...joinLast(lines, look.separator, date, '', look), ...points]
    case 'above':
      return [open(toLine('head', date)), ...lines, ...points]
    case 'below':
      return [...lines.slice(0, 1).map(open), ...lines.slice(1), toLine('head', date), ...points]
  }
}

const roleOf = (lines: LineBlock[], { isListed }: Look): LineBlock['role'] =>
  isListed && lines.length === 1 ? 'bullet' : 'head'

/** The two ends of a range on separate lines, with the dash after the first. */
function stackDate(dated: Dated, content: Content, look: Look): LineBlock[] {
  const text = printRange(dated, content, { ...look, dash: ' – ' })
  return text.split(/(?<= –) /).map((part) => toLine('head', plain(part)))
}

/** The date after the entry's last name. */
function joinLast(
  lines: LineBlock[],
  before: string,
  date: Piece[],
  after: string,
  look: Look,
): LineBlock[] {
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1
    const [cell = []] = line.cells
    const dated = [...cell, { text: before }, ...date, { text: after }]
    return {
      ...line,
      role: roleOf(lines, look),
      isFirst: index === 0,
      cells: isLast ? [dated] : line.cells,
    }
  })
}

/** A description of the company, the heading of the duties, and the duties. */
export function setDescription(
  { points, firm }: Dated,
  { chosen }: Content,
  look: Look,
): LineBlock[] {
  const own = setPoints(points, look)
  return [
    ...(look.hasFirm && firm !== undefined ? [toLine('text', plain(firm))] : []),
    ...(look.hasTold && own.length > 0 ? [toLine('text', plain(chosen.told))] : []),
    ...own,
  ]
}

function setPoints(points: string[], { points: kind }: Look): LineBlock[] {
  if (kind === 'none' || points.length === 0) return []
  if (kind === 'prose') return [toLine('text', plain(points.join(' ')))]
  return points.map((text) =>
    toLine(kind === 'list' ? 'bullet' : 'text', plain(kind === 'list' ? text : `- ${text}`)),
  )
}
