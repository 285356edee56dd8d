import { stripVTControlCharacters } from 'node:util'
import type { Cell, CommandResult } from './command.ts'

const GAP = '  '
// A person's text must not move the cursor of the owner's terminal.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g

const toText = (cell: Cell | undefined): string =>
  stripVTControlCharacters(String(cell ?? '–')).replaceAll(CONTROLS, ' ')

/** Aligns columns under their names; numbers are aligned to the right. */
export function renderTable(rows: Exclude<CommandResult['text'], string>): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => toText(row[name])))]
  const widths = names.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] !== 'string'))
  return lines
    .map((line) =>
      line
        .map((text, column) => {
          const width = widths[column] ?? 0
          return isNumber[column] ? text.padStart(width) : text.padEnd(width)
        })
        .join(GAP)
        .trimEnd(),
    )
    .join('\n')
}
