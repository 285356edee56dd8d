/** After these passes only contrived text still has Markdown. */
const PASSES_MAX = 5

/**
 * Removes Markdown from `text`: images, links, code fences, headings, bold, italic, underline,
 * strikethrough and trailing spaces (docs/behaviour.md#descriptions). Readable parts are kept: the
 * text of a link, the description of an image, the code. Linear in the length of the text.
 */
export function stripMarkdown(text: string): string {
  let stripped = text
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const before = stripped
    stripped = stripOnce(before)
    if (stripped === before) break
  }
  return stripped
}

/** Followed by at most the name of a language. */
const FENCE = /^ {0,3}(?:`{3,}|~{3,})[\w+#.-]{0,20}$/
const FENCE_MARKS = /^ {0,3}(?:`{3,}|~{3,})/
const HEADING = /^ {0,3}(?:#{1,6}[ \t]+)+/

function stripOnce(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => !FENCE.test(line.trimEnd()))
    .map((line) => line.replace(HEADING, ''))
  const inline = stripEmphasis(stripLinks(lines.join('\n')).replace(/<\/?u>/gi, ''))
  return inline
    .split('\n')
    .map((line) => withoutNewFence(line.trimEnd()))
    .join('\n')
}

/**
 * Marks that have come together only because others were removed between them (`**~~**~~a`) are no
 * fence: the next pass must not take the words behind them for the name of a language.
 */
const withoutNewFence = (line: string) => (FENCE.test(line) ? line.replace(FENCE_MARKS, '') : line)

/** `[text](address)` and `![text](address)` become the text, however deeply nested. */
function stripLinks(text: string): string {
  if (!text.includes('](')) return text
  const addressEnds = findAddressEnds(text)
  const removed = new Uint8Array(text.length)
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '[') open.push(at)
    if (text[at] !== ']') continue
    const start = open.pop()
    const end = text[at + 1] === '(' ? (addressEnds[at + 1] ?? 0) : 0
    if (start === undefined || end === 0) continue
    removed.fill(1, text[start - 1] === '!' ? start - 1 : start, start + 1)
    removed.fill(1, at, end + 1)
    at = end
  }
  return keepUnmarked(text, removed)
}

/** For each `(`, the position of its `)` on the same line, or 0. */
function findAddressEnds(text: string): Uint32Array {
  const ends = new Uint32Array(text.length)
  let open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n') open = []
    else if (text[at] === '(') open.push(at)
    else if (text[at] === ')') ends[open.pop() ?? at] = at
  }
  return ends
}

const MARKS = /\*+|_+|~~+|`+/g
const WORD = /[\p{L}\p{N}]/u
const SPACE = /\s/

type Opener = { end: number; left: number }

/**
 * Removes `*`, `_`, `~~` and backticks in pairs around text. Marks within a word (`snake_case`,
 * `5*3*2`) and unpaired ones are kept.
 */
function stripEmphasis(text: string): string {
  const removed = new Uint8Array(text.length)
  const openers = new Map<string, Opener[]>()
  for (const { 0: run, index } of text.matchAll(MARKS)) {
    const end = index + run.length
    const kind = run.charAt(0)
    const waiting = openers.get(kind) ?? []
    openers.set(kind, waiting)
    const closed = canClose(text, index, end) ? close(waiting, index, end, removed) : index
    if (closed < end && canOpen(text, index, end)) waiting.push({ end, left: end - closed })
  }
  return keepUnmarked(text, removed)
}

/**
 * Pairs the marks from `start` with open ones, the nearest first; returns the position where it
 * stopped.
 */
function close(waiting: Opener[], start: number, end: number, removed: Uint8Array): number {
  let at = start
  for (let opener = waiting.at(-1); opener !== undefined && at < end; opener = waiting.at(-1)) {
    const count = Math.min(end - at, opener.left)
    removed.fill(1, opener.end - count, opener.end)
    removed.fill(1, at, at + count)
    at += count
    opener.end -= count
    opener.left -= count
    if (opener.left === 0) waiting.pop()
  }
  return at
}

const isWord = (character: string | undefined) => character !== undefined && WORD.test(character)
const isSpace = (character: string | undefined) => character === undefined || SPACE.test(character)

const canOpen = (text: string, start: number, end: number) =>
  !isSpace(text[end]) && !isWord(text[start - 1])
const canClose = (text: string, start: number, end: number) =>
  !isSpace(text[start - 1]) && !isWord(text[end])

function keepUnmarked(text: string, removed: Uint8Array): string {
  let kept = ''
  let from = 0
  for (let at = removed.indexOf(1); at !== -1; at = removed.indexOf(1, from)) {
    kept += text.slice(from, at)
    from = removed.indexOf(0, at)
    if (from === -1) return kept
  }
  return kept + text.slice(from)
}
