import { ReadingError } from '../../../sandbox/reading-error.ts'
import type { FlowBlock } from '../parser/model.ts'
import { toFacts } from './doc-facts.ts'
import type { CharacterFormat } from './doc-format.ts'
import type { Place } from './doc-tables.ts'
import { HEADERS_MAX } from './docx-parts.ts'
import {
  changeRtfCharacters,
  changeRtfParagraph,
  createRtfBorders,
  PLAIN_PARAGRAPH,
  PLAIN_TEXT,
  type RtfParagraph,
} from './rtf-format.ts'
import { createRtfStory, type RtfStory } from './rtf-story.ts'
import { createRtfFonts, createRtfLists, createRtfStyles } from './rtf-tables.ts'
import { readRtfTokens, type RtfToken } from './rtf-tokens.ts'
import { CHARACTERS, DESTINATIONS, type RtfTarget, STARRED, SYMBOLS } from './rtf-words.ts'

/** What the end of a group restores. */
type Group = {
  target: RtfTarget
  story: RtfStory
  character: CharacterFormat
  paragraph: RtfParagraph
  font: number
  /** How many characters behind one of Unicode are its replacement for older programs. */
  replacements: number
}

/** No program nests deeper. */
const DEPTH_MAX = 1000
const MAC_PAGE = 10_000

/**
 * The blocks of a document in Rich Text Format: its headers, its body and its text boxes.
 * @throws ReadingError unreadable if nested deeper than DEPTH_MAX
 */
export function readRtf(bytes: Uint8Array): FlowBlock[] {
  const rtf = Buffer.from(bytes).toString('latin1')
  const reader = new RtfReader()
  // There may be a mark of UTF-8 before the first group.
  for (const token of readRtfTokens(rtf.slice(Math.max(0, rtf.indexOf('{'))))) {
    if (!reader.read(token)) break
  }
  return reader.finish()
}

class RtfReader {
  readonly #body = createRtfStory()
  readonly #headers: RtfStory[] = []
  readonly #boxes: RtfStory[] = []
  readonly #fonts = createRtfFonts()
  readonly #styles = createRtfStyles()
  readonly #lists = createRtfLists()
  readonly #borders = createRtfBorders()
  readonly #outer: Group[] = []
  #group: Group = {
    target: 'text',
    story: this.#body,
    character: PLAIN_TEXT,
    paragraph: PLAIN_PARAGRAPH,
    font: 0,
    replacements: 1,
  }
  #defaultFont = 0
  /** Bytes whose end may be in the next token. */
  #bytes = ''
  /** How many characters are left that replace the last one of Unicode. */
  #toSkip = 0
  #isStarred = false

  /** Reads a token; returns false at the end of the document, which others may follow. */
  read(token: RtfToken): boolean {
    if (token.kind === 'bytes') {
      this.#readBytes(token.bytes)
      return true
    }
    this.#flush()
    const isStarred = this.#isStarred
    this.#isStarred = token.kind === 'symbol' && token.name === '*'
    if (token.kind === 'word') this.#readWord(token.name, token.value, isStarred)
    else if (token.kind === 'symbol') this.#putCharacter(SYMBOLS.get(token.name))
    else {
      this.#toSkip = 0
      if (token.kind === 'open') this.#open()
      else return this.#close()
    }
    return true
  }

  finish(): FlowBlock[] {
    this.#flush()
    while (this.#outer.length > 0) this.#close()
    this.#endStory()
    return [...this.#headers, this.#body, ...this.#boxes].flatMap((story) => story.finish())
  }

  #readBytes(bytes: string): void {
    this.#isStarred = false
    const skipped = Math.min(this.#toSkip, bytes.length)
    this.#toSkip -= skipped
    if (this.#group.target !== 'off') this.#bytes += bytes.slice(skipped)
  }

  #flush(): void {
    if (this.#bytes === '') return
    const text = this.#fonts.decode(this.#bytes, this.#group.font)
    this.#bytes = ''
    this.#put(text)
  }

  #put(text: string): void {
    const { target, story, character } = this.#group
    if (target === 'text') story.addText(text, character)
    else if (target === 'mark' && text.trim() !== '') story.mark()
    else if (target === 'style') this.#styles.addName(text)
  }

  #open(): void {
    if (this.#outer.length >= DEPTH_MAX) throw new ReadingError('unreadable')
    this.#outer.push(this.#group)
    if (this.#group.target !== 'styles') return
    this.#group = { ...this.#group, target: 'style' }
    this.#styles.begin()
  }

  #close(): boolean {
    const outer = this.#outer.pop()
    if (outer === undefined) return false
    if (outer.story !== this.#group.story) this.#endStory()
    if (outer.target === 'styles' && this.#group.target === 'style') this.#styles.end()
    this.#group = outer
    return this.#outer.length > 0
  }

  #endStory(): void {
    if (this.#group.story.isBegun()) this.#endParagraph('paragraph')
  }

  #readWord(name: string, value: number | undefined, isStarred: boolean): void {
    const character = CHARACTERS.get(name)
    if (character !== undefined) this.#putCharacter(character)
    this.#toSkip = 0
    if (character !== undefined || this.#group.target === 'off') return
    if (this.#enter(name, isStarred)) return
    if (name === 'u') this.#putUnicode(value ?? 0)
    else if (name === 'uc') this.#change({ replacements: Math.max(0, value ?? 1) })
    else this.#define(name, value)
  }

  #define(name: string, value: number | undefined): void {
    const { target } = this.#group
    if (target === 'text') this.#readTextWord(name, value)
    else if (target === 'fonts') this.#fonts.define(name, value ?? 0)
    else if (target === 'style') this.#styles.define(name, value ?? 0)
    else if (target === 'lists') this.#lists.define(name, value ?? 0)
    else if (target === 'overrides') this.#lists.override(name, value ?? 0)
  }

  #change(change: Partial<Group>): void {
    this.#group = { ...this.#group, ...change }
  }

  /** Gives the group the target that the word states, if any. */
  #enter(name: string, isStarred: boolean): boolean {
    const target = isStarred && !STARRED.has(name) ? 'off' : DESTINATIONS.get(name)
    if (target === undefined) return false
    if (target === 'header' || target === 'box') this.#enterStory(target)
    else this.#change({ target })
    return true
  }

  #enterStory(target: 'header' | 'box'): void {
    const stories = target === 'box' ? this.#boxes : this.#headers
    const story = createRtfStory()
    if (target === 'box' || stories.length < HEADERS_MAX) stories.push(story)
    const format = { character: PLAIN_TEXT, paragraph: PLAIN_PARAGRAPH }
    this.#change({ ...format, target: 'text', story })
  }

  #putCharacter(character: string | undefined): void {
    if (character === undefined) return
    if (this.#toSkip > 0) this.#toSkip -= 1
    else this.#put(character)
  }

  /** A number above 32767 is written as a negative one. */
  #putUnicode(value: number): void {
    this.#put(String.fromCharCode(value))
    this.#toSkip = this.#group.replacements
  }

  #readTextWord(name: string, value: number | undefined): void {
    const { story } = this.#group
    switch (name) {
      case 'par':
        this.#endParagraph('paragraph')
        return
      case 'sect':
      case 'page':
        this.#endStory()
        return
      case 'line':
      case 'softline':
        story.addPart({ kind: 'break' })
        return
      case 'tab':
        story.addPart({ kind: 'tab' })
        return
      case 'cell':
      case 'nestcell':
        this.#endParagraph('cell', name === 'nestcell')
        return
      case 'row':
      case 'nestrow':
        this.#endParagraph('row', name === 'nestrow')
        return
      default:
        this.#readFormat(name, value)
    }
  }

  #readFormat(name: string, value: number | undefined): void {
    if (name === 'ansicpg') this.#fonts.setPage(value ?? 0)
    else if (name === 'mac') this.#fonts.setPage(MAC_PAGE)
    else if (name === 'deff') this.#defaultFont = value ?? 0
    if (name === 'f') this.#change({ font: value ?? 0 })
    else if (name === 'plain' || name === 'deff') this.#change({ font: this.#defaultFont })
    const { character, paragraph } = this.#group
    const isRuled = this.#borders.note(name)
    this.#change({
      character: changeRtfCharacters(character, name, value) ?? character,
      paragraph: isRuled
        ? { ...paragraph, ruled: true }
        : (changeRtfParagraph(paragraph, name, value ?? 0) ?? paragraph),
    })
  }

  #endParagraph(end: 'paragraph' | 'cell' | 'row', isInner = false): void {
    const { paragraph, story, character } = this.#group
    const { heading, size = character.size } = this.#styles.find(paragraph.style)
    const isList = story.isMarked() || this.#lists.hasMark(paragraph.list, paragraph.listLevel)
    const format = { ...paragraph, list: isList ? 1 : 0 }
    const facts = toFacts(format, { heading, character: { ...character, size } })
    const place = { depth: findDepth(paragraph, end, isInner) }
    story.endParagraph(facts, { ...place, endsCell: end === 'cell', endsRow: end === 'row' })
  }
}

/** The depth in tables, which some programs state only by the end of a cell or row. */
function findDepth(
  { inTable, nesting }: RtfParagraph,
  end: 'paragraph' | 'cell' | 'row',
  isInner: boolean,
): Place['depth'] {
  if (isInner) return Math.max(2, nesting)
  if (end !== 'paragraph' || inTable) return Math.max(1, nesting)
  return nesting
}
