const MARKS = /[\u0300-\u036f]/g
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' }

const BEYOND_ASCII = /[\u0080-\uffff]/

const UNTIDY = /`|[^\S ]| {2}|^ | $/

/** Normalises text for phrase matching: lower case, no accents, plain quotation marks, single spaces. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  // Skip the slow replacement for the many lines in plain ASCII.
  const plain = BEYOND_ASCII.test(lower) ? toPlain(lower) : lower
  return UNTIDY.test(plain) ? plain.replaceAll('`', "'").replaceAll(/\s+/g, ' ').trim() : plain
}

const toPlain = (lower: string): string =>
  lower
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(/[ßøłæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[‘’‚‛´`ʼ]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, '-')

/** Gendered endings: `Bewerber*innen`, `candidat·e·s`, `seleccionado/a`. */
const BOTH =
  /(?<=\p{L}{3})(?:\((?:e|a|o|s|es|as|os|n|in|innen|ne)\)|[/·•:*_]-?(?:e|a|o|as|os|es|r|n|in|innen|ne|trice)(?:[·•.]s)?(?!\p{L}))s?/gu
/** A full stop in a date, number or title, which does not end a sentence. */
const INNER_STOP =
  /(?<=\b(?:\d{1,4}|mr|mrs|ms|dr|prof|mag|ing|sr|sra|nr|ca|bzw|inkl|ggf|evtl|st|no))\./g
/** Folds a sentence without the quotations in it, which are not addressed to the reader. */
export const foldSentence = (text: string): string =>
  foldText(text)
    .replaceAll(/"[^"]{1,200}"/g, '"_"')
    .replaceAll(BOTH, '')
    .replaceAll(INNER_STOP, ' ')
    .replaceAll(/ {2,}/g, ' ')
