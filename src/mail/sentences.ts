/** A line at least this long (in characters) may be wrapped, and continue on the next one. */
const WRAPPED_FROM = 50
const SENTENCE_MAX = 700

// A full stop after one of these does not end a sentence.
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|no|nr|ref|inc|ltd|co|corp|sr|jr|vs|etc|ca|bzw|ggf|evtl|inkl|str|tel|z|d|u|e|i|a|p|m|sra|srta|dra|exma?|exmo|sig|dott|ing|art|approx|dept|dhr|mevr|mw|bv|tlv|av|avda|pza|pl|ap|apt|bd|esq)\.$/i
const DATE_DOT = /(?:^|\s)\d{1,2}\.$/

/** The first `max` sentences of a text as written, without the line breaks of wrapping. */
export function splitSentences(text: string, max: number): string[] {
  return joinLines(text).flatMap(splitBlock).take(max).toArray()
}

function* joinLines(text: string): Generator<string, undefined> {
  let open: string | undefined
  let last = ''
  for (const raw of text.split('\n')) {
    const line = raw.replaceAll(/\s+/g, ' ').trim()
    const isItem = /^(?:[-*•·–]|\d+[.)])\s/.test(line)
    const goesOn =
      open !== undefined &&
      line !== '' &&
      !isItem &&
      !/[.!?:;…]["'”»)]*$/.test(last) &&
      (last.length >= WRAPPED_FROM || /^\p{Ll}/u.test(line))
    if (goesOn) open = `${open} ${line}`
    else {
      if (open !== undefined) yield open
      open = line === '' ? undefined : line
    }
    if (open !== undefined && last.length >= WRAPPED_FROM && !goesOn) last = ''
    last = line
  }
  if (open !== undefined) yield open
}

function splitBlock(block: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { 0: gap, index } of block.matchAll(
    /(?<=[.!?…]["'”»)*]{0,3})\s+(?=["'“«(¿¡*]{0,3}[\p{Lu}\p{Lt}\p{N}¿¡])|(?<=[!?])\s+(?=\p{L})/gu,
  )) {
    const sentence = block.slice(from, index)
    const next = block.slice(index + gap.length, index + gap.length + 1)
    if (ABBREVIATION.test(sentence) || (DATE_DOT.test(sentence) && /\p{L}/u.test(next))) continue
    sentences.push(sentence)
    from = index + gap.length
  }
  sentences.push(block.slice(from))
  return sentences
    .map((sentence) => sentence.slice(0, SENTENCE_MAX).toWellFormed().trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
}
