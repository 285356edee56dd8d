import { Parser } from 'htmlparser2'

/** Elements without text for readers. */
const UNREAD = new Set(['script', 'style', 'svg'])

/** A text or an attribute's value in a page. */
export type HtmlText = { text: string; attribute?: string; start: number; end: number }

/** Yields all texts of a handwritten page, with whitespace as a browser shows it. */
export function* listHtmlTexts(code: string): Generator<HtmlText> {
  const found: HtmlText[] = []
  let unread = 0
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (UNREAD.has(name)) unread += 1
      for (const [attribute, text] of Object.entries(attributes)) {
        found.push({ text, attribute, start: parser.startIndex, end: parser.endIndex + 1 })
      }
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1
    },
    ontext(raw) {
      const text = raw.replaceAll(/\s+/g, ' ').trim()
      if (unread > 0 || text === '') return
      found.push({ text, start: parser.startIndex, end: parser.endIndex + 1 })
    },
  })
  parser.end(code)
  yield* found
}
