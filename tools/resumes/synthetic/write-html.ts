import type { Block, LineBlock, Page, Piece, Section } from './blocks.ts'

/** Writes an HTML document, to be printed by a browser. */
export function writeHtml(page: Page): string {
  const { look, top, main, side } = page
  const sections = (all: Section[]): string =>
    all.map(({ header, blocks }) => setBlocks([header, ...blocks])).join('')
  const margin = (all: Section[]): string =>
    all
      .map(
        ({ header, blocks }) =>
          `<div class="beside"><div>${setBlocks([header])}</div><div>${setBlocks(blocks)}</div></div>`,
      )
      .join('')
  const column = (all: Section[]): string => `<div>${sections(all)}</div>`
  const body =
    look.columns === 'margin'
      ? margin(main)
      : side.length === 0
        ? sections(main)
        : `<div class="${look.isSideFirst ? 'beside' : 'beside last'}">${
            look.isSideFirst ? column(side) + column(main) : column(main) + column(side)
          }</div>`
  return `<!doctype html><meta charset="utf-8"><style>${styleOf(page)}</style>${setBlocks(top)}${body}`
}

function styleOf({ look }: Page): string {
  const space = look.space === 'tight' ? 2 : look.size
  return `
    body { font: ${look.size}pt/1.3 'Liberation Sans', sans-serif; margin: 0 }
    div { white-space: pre-wrap }
    .name { font-size: ${look.size * 2}pt }
    .header { font-size: ${look.size + 2}pt; margin-top: 12pt;
      ${look.headers === 'ruled' ? 'border-bottom: 1px solid' : ''} }
    .first { margin-top: ${space}pt }
    .bullet { padding-left: 14pt } .bullet::before { content: '• ' }
    .left, .right { display: flex; gap: 12pt }
    .left > :first-child { flex: 0 0 120pt } .left > :not(:first-child) { flex: 1 }
    .right { justify-content: space-between }
    .beside { display: grid; grid-template-columns: 150pt 1fr; gap: 16pt }
    .beside.last { grid-template-columns: 1fr 150pt }`
}

function setBlocks(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'line') return setLine(block)
      const cells = block.cells.map((lines) => `<div>${lines.map(setLine).join('')}</div>`)
      const kind = block.narrow === 'left' ? 'left' : 'right'
      return `<div class="${kind}${block.isFirst ? ' first' : ''}">${cells.join('')}</div>`
    })
    .join('')
}

function setLine({ role, cells, tab, isFirst }: LineBlock): string {
  const names = [role, ...(tab === 'none' ? [] : [tab]), ...(isFirst ? ['first'] : [])]
  const content = cells.map((pieces) => `<span>${pieces.map(setPiece).join('')}</span>`).join('')
  return `<div class="${names.join(' ')}">${content}</div>`
}

function setPiece({ text, bold, italic }: Piece): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const slanted = italic === true ? `<i>${escaped}</i>` : escaped
  return bold === true ? `<b>${slanted}</b>` : slanted
}
