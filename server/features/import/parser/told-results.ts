import { namesDegree, scoreSchool } from './degree-words.ts'
import { withCells } from './lines.ts'
import type { Cell, FieldKind, Line } from './model.ts'

/** How one passed, in what, and where. */
const PASSED =
  /^((?:(?:Passed|Graduated|Awarded|Completed)(?!\p{L})|(?:(?:Upper |Lower )?(?:First|Second|Third)|1st|2nd|3rd)[- ][Cc]lass(?!\p{L}))[^,;]{0,60}?)\s(?:in|of)\s(\p{Lu}[^,;.]{2,80}?)\s(?:at|from)\s(?:the\s)?(\p{Lu}[^;]{3,80}?)\.?$/u

/**
 * Splits what is told below a degree into cells: "BA (Hons)" over "First class honours in History at
 * the University of Heronsea".
 */
export const splitToldResults = (lines: Line[]): Line[] =>
  lines.map((line, at) => {
    const [cell, more] = line.cells
    const isBelow = !line.bullet && namesDegree(lines[at - 1]?.text ?? '')
    const [, result, field, school] = (cell && isBelow && PASSED.exec(cell.text)) || []
    if (!cell || more || !result || !field || !school || scoreSchool(school) === 0) return line
    return withCells(line, [
      toCell(cell, field, 'field'),
      toCell(cell, school, 'school'),
      toCell(cell, result, 'grade'),
    ])
  })

function toCell(cell: Cell, text: string, label: FieldKind): Cell {
  const [face] = cell.spans
  return { ...cell, text, label, spans: face ? [{ ...face, text }] : [] }
}
