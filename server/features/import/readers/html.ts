import { Parser } from 'htmlparser2'
import { ReadingError } from '../../../sandbox/reading-error.ts'
import type { FlowBlock } from '../parser/model.ts'
import { createStyleSheet } from './html-css.ts'
import { createHtmlFlow } from './html-flow.ts'
import { describeElement, type HtmlElement, OUTERMOST } from './html-element.ts'
import { decodeMarkup } from './markup-encoding.ts'

/** Deeper than any page; the parser's time grows with the square of unclosed elements. */
const DEPTH_MAX = 1000
/** What encloses the number or bullet of a list's paragraph, for programs without lists. */
const MARK_START = '[if !supportLists]'
const MARK_END = '[endif]'

/**
 * The blocks of a page in HTML, as Word and web sites save it under the name .doc.
 * @throws ReadingError unreadable if nested deeper than DEPTH_MAX
 */
export function readHtml(bytes: Uint8Array): FlowBlock[] {
  const flow = createHtmlFlow()
  const styles = createStyleSheet()
  const open: HtmlElement[] = []
  let css = ''
  let isMark = false
  const here = () => open.at(-1) ?? OUTERMOST

  const noteCondition = (condition: string) => {
    if (condition.startsWith(MARK_START)) isMark = true
    else if (condition.startsWith(MARK_END)) isMark = false
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length >= DEPTH_MAX) throw new ReadingError('unreadable')
      const element = describeElement(name, attributes, here(), styles)
      open.push(element)
      if (!element.isOff) flow.open(element)
    },
    ontext(text) {
      const element = here()
      if (element.name === 'style') css += text
      else if (!element.isOff && !isMark) flow.addText(text, element)
    },
    onclosetag(name) {
      const element = open.pop()
      if (element === undefined) return
      if (element.role !== 'inline') isMark = false
      if (name === 'style') {
        styles.add(css)
        css = ''
      } else if (!element.isOff) flow.close(element)
    },
    oncomment: noteCondition,
    onprocessinginstruction: (_name, text) => noteCondition(text.replace(/^!/, '')),
  })
  parser.write(decodeMarkup(Buffer.from(bytes)))
  parser.end()
  return flow.finish()
}
