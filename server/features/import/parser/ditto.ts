import { withCells } from './lines.ts'
import type { Line } from './model.ts'
import { fold } from './text.ts'

const MARK = /^["“”„″〃']{1,2}$|^[-–—\s]*-\s?["“”„″〃]\s?-[-–—\s]*$/u
const DITTO =
  /^(?:do|ditto|dito|dto|idem|id|ibid(?:em)?|same|(?:same )?as above|ebd|ebenda|ebenfalls|ebenso|s o|siehe oben|wie oben|derselbe|dieselbe|dasselbe|(?:voir )?ci dessus|meme|igual|(?:igual )?que arriba|(?:vide )?acima|come sopra|c s|zie boven|hetzelfde)$/

/** Whether a text only refers to the one above: "-do-", "dito", "〃". */
export const isDitto = (text: string): boolean => MARK.test(text.trim()) || DITTO.test(fold(text))

/** Repeats the text of the cell above in the cells of a table that only refer to it. */
export function repeatDitto(lines: Line[]): Line[] {
  const done: Line[] = []
  for (const line of lines) {
    const above = done.at(-1)
    const isRow = line.cells.length > 1 && above?.cells.length === line.cells.length
    const isCopy = isRow && line.cells.some(({ text }) => isDitto(text))
    const cells = line.cells.map((cell, at) => {
      const { text, spans } = above?.cells[at] ?? cell
      return isDitto(cell.text) ? { ...cell, text, spans } : cell
    })
    done.push(isCopy ? withCells(line, cells) : line)
  }
  return done
}
