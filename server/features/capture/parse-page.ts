import { Parser } from 'htmlparser2'
import { createPageBuilder, type PageElement } from '#src/capture/page.ts'

const PIECE = 64 * 1024
/** The maximum number of attributes of an element, more than real pages have. */
const ATTRIBUTES_MAX = 1_000

/**
 * Parses HTML into the tree that postings are read from; content that is too deep or too large is
 * left out.
 */
export function parsePage(html: string): PageElement {
  const builder = createPageBuilder()
  let attributes = 0
  const state = { isFull: false }
  const goOn = (hasRoom: boolean) => {
    if (hasRoom || state.isFull) return
    state.isFull = true
    parser.pause()
  }
  const parser = new Parser({
    onattribute() {
      attributes += 1
      goOn(attributes <= ATTRIBUTES_MAX)
    },
    onopentag(name, found) {
      attributes = 0
      goOn(builder.open(name, found))
    },
    ontext: (text) => goOn(builder.text(text)),
    onclosetag: () => builder.close(),
  })
  for (let from = 0; from < html.length && !state.isFull; from += PIECE) {
    parser.write(html.slice(from, from + PIECE))
  }
  // Elements still open at the end are closed here, unless the page is too deep to be worth it.
  if (!state.isFull) parser.end()
  return builder.root
}
