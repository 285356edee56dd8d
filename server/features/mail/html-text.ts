import { Parser } from 'htmlparser2'

const HTML_MAX = 1_000_000
/** Longer text is cut: the decisive sentence comes earlier. */
const TEXT_MAX = 60_000
const LINKS_MAX = 200
const PIECE = 64 * 1024
const DEPTH_MAX = 500

const BLOCKS = new Set(
  'address article aside blockquote br center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
/** Blocks that are separated by an empty line. */
const PARAGRAPHS = new Set('blockquote h1 h2 h3 h4 h5 h6 p table tr ul ol'.split(' '))
const UNSHOWN = new Set('head style script title template noscript svg object'.split(' '))
const VOID = new Set('br hr img input meta link area base col embed source track wbr'.split(' '))
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|pt|em|;|\s|$)|max-height\s*:\s*0|opacity\s*:\s*0(?:;|\s|$)/i

/** The visible text of a mail's HTML, with quoted blocks prefixed by `> `, and the addresses of its links. */
export function readHtml(html: string): { text: string; links: string[] } {
  const links = new Set<string>()
  const stack: { name: string; isHidden: boolean; isQuote: boolean }[] = []
  const lines: string[] = ['']
  let hidden = 0
  let quotes = 0
  let length = 0
  const state = { isFull: false }

  const breakLine = (isParagraph: boolean) => {
    if (lines.at(-1)?.trim() !== '') lines.push('')
    if (isParagraph && lines.length > 1 && lines.at(-2) !== '') lines.push('')
  }
  const write = (text: string) => {
    const plain = text.replaceAll(/[\u200b-\u200f\u00ad\ufeff]|\u034f/g, '').replaceAll(/\s+/g, ' ')
    const last = lines.at(-1) ?? ''
    const prefix = last === '' && quotes > 0 && plain.trim() !== '' ? '> ' : ''
    lines[lines.length - 1] = last + prefix + (last === '' ? plain.trimStart() : plain)
    length += plain.length
  }
  const close = () => {
    const closed = stack.pop()
    if (closed === undefined) return
    if (closed.isHidden) hidden -= 1
    if (BLOCKS.has(closed.name)) breakLine(PARAGRAPHS.has(closed.name))
    if (closed.isQuote) quotes -= 1
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden =
        UNSHOWN.has(name) ||
        'hidden' in attributes ||
        HIDDEN.test((attributes.style ?? '').slice(0, 2_000))
      if (BLOCKS.has(name) && hidden === 0) breakLine(PARAGRAPHS.has(name))
      if (name === 'li' && hidden === 0) write('- ')
      const { href = '' } = attributes
      if (/^https?:/i.test(href) && href.length <= 2_048 && links.size < LINKS_MAX) links.add(href)
      if (VOID.has(name)) return
      const isQuote = name === 'blockquote'
      if (isHidden) hidden += 1
      if (isQuote) quotes += 1
      stack.push({ name, isHidden, isQuote })
      if (stack.length > DEPTH_MAX) state.isFull = true
    },
    ontext(text) {
      if (hidden === 0) write(text)
      if (length > TEXT_MAX) state.isFull = true
    },
    onclosetag(name) {
      if (!VOID.has(name)) close()
    },
  })
  const end = Math.min(html.length, HTML_MAX)
  for (let from = 0; from < end && !state.isFull; from += PIECE) {
    parser.write(html.slice(from, Math.min(end, from + PIECE)))
  }
  if (!state.isFull) parser.end()
  return {
    text: lines
      .map((line) => line.trimEnd())
      .join('\n')
      .trim(),
    links: [...links],
  }
}
