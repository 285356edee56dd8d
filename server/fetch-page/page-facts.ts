import { Parser } from 'htmlparser2'
import { SHORT_TEXT_MAX } from '#src/fields.ts'
import { FETCHED_DESCRIPTION_MAX } from '#src/resources/constants.ts'
import type { PageFacts } from '#src/resources/schema.ts'

/** Deeper than any real page; the parser's time grows with the square of unclosed elements. */
const OPEN_ELEMENTS_MAX = 256

/** Title and description of a page, each one line of plain text or null. */
export function readFacts(html: string): PageFacts {
  const found = new Map<string, string>()
  const keep = (name: string, value: string) => {
    if (!found.has(name) && value.trim() !== '') found.set(name, value)
  }
  let title: string | undefined
  let pictures = 0
  let openElements = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      openElements += 1
      if (openElements > OPEN_ELEMENTS_MAX) parser.pause()
      if (name === 'svg') pictures += 1
      if (name === 'title' && pictures === 0) title = ''
      if (name !== 'meta') return
      const property = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase()
      keep(property, attributes['content'] ?? '')
    },
    ontext(text) {
      if (title !== undefined) title += text
    },
    onclosetag(name) {
      openElements -= 1
      if (name === 'svg') pictures -= 1
      if (name !== 'title' || title === undefined) return
      keep('title', title)
      title = undefined
    },
  })
  parser.write(html)
  // Closes all open elements, which takes too long if there are too many.
  if (openElements <= OPEN_ELEMENTS_MAX) parser.end()
  return {
    title: toLine(found.get('title') ?? found.get('og:title'), SHORT_TEXT_MAX),
    description: toLine(
      found.get('description') ?? found.get('og:description'),
      FETCHED_DESCRIPTION_MAX,
    ),
  }
}

/** Control characters and marks that change the writing direction. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

function toLine(text: string | undefined, max: number): string | null {
  const line = (text ?? '').toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()
  if (line.length <= max) return line || null
  return `${line
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`
}
