import { readHeaderWords } from './header-words.ts'
import { withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'

/** The fewest headers that stand beside their sections. */
const HEADERS_MIN = 2

/**
 * Parts headers from what a tab sets beside them, "Education<tab>Heron School", in a flow document
 * that has no headers on lines of their own.
 */
export function partSideHeaders(lines: Line[]): Line[] {
  const beside = lines.filter(hasSideHeader)
  const opening = beside.filter(({ cells }) => isOpening(cells[0]))
  const areUsed = opening.length > 0 && beside.length >= HEADERS_MIN
  if (!areUsed || lines.some(({ cells }) => cells.length === 1 && isOpening(cells[0]))) return lines
  return lines.flatMap((line) => {
    const [header, ...rest] = line.cells
    return header && beside.includes(line)
      ? [
          withCells({ ...line, heading: line.heading ?? 1 }, [header]),
          { ...withCells(line, rest), gap: 0 },
        ]
      : [line]
  })
}

/** Whether the first of a line's cells is a header, by its words and by a font style of its own. */
function hasSideHeader({ cells, edge, bullet }: Line): boolean {
  const [header, next] = cells
  const isFlow = edge === Infinity && !bullet
  return (
    isFlow &&
    header !== undefined &&
    next !== undefined &&
    readHeaderWords(header.text)?.exact === true &&
    (isBold(header) || isCapital(header)) &&
    (!isBold(next) || isCapital(header) !== isCapital(next))
  )
}

const isOpening = (cell: Cell | undefined): boolean => {
  const words = readHeaderWords(cell?.text ?? '')
  return words?.exact === true && words.kind !== 'other'
}

const isBold = ({ spans }: Cell): boolean => spans.every(({ bold }) => bold)

const isCapital = ({ text }: Cell): boolean => text === text.toUpperCase()
