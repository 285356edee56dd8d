import { Parser } from 'htmlparser2'
import { createPageBuilder, type PageElement } from '#src/capture/page.ts'

const PIECE = 64 * 1024
/** Of one element; more than any page writes. */
const ATTRIBUTES_MAX = 1_000

/** HTML as the tree that postings are read from; what is too deep or too large is left out. */
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
  // What is unclosed at the end is told only now; too deep, it is not worth the time.
  if (!state.isFull) parser.end()
  return builder.root
}
