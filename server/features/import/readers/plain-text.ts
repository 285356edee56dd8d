import type { FlowBlock } from '../parser/model.ts'
import { ReadingError } from '../../../sandbox/reading-error.ts'

const TEXT_MAX = 500_000

/** The plain text of a document, with tabs between cells and blank lines for blank space. */
export const toPlainText = (blocks: readonly FlowBlock[]): string =>
  blocks.flatMap(toLines).join('\n').slice(0, TEXT_MAX).trim()

function toLines(block: FlowBlock): string[] {
  if (block.kind === 'table') {
    return block.rows.map((row) => row.map((cell) => toPlainText(cell)).join('\t'))
  }
  const text = block.cells.map((cell) => cell.map((span) => span.text).join('')).join('\t')
  const line = block.bullet ? `${'  '.repeat(block.level)}• ${text}` : text
  return block.spaceBefore >= 0.5 ? ['', line] : [line]
}

/**
 * Returns the blocks unchanged.
 * @throws ReadingError no_text if they have no letter
 */
export function requireText(blocks: FlowBlock[]): FlowBlock[] {
  if (!/[\p{L}\p{N}]/u.test(toPlainText(blocks))) throw new ReadingError('no_text')
  return blocks
}
