/** Names, formats and addresses, which are the same in every language. */
const NAMES =
  /\bhttps?:\/\/\S*|\b(?:[\w-]+\.)+\w+\b|\b(?:CSV|EUR|Foothold|JSON|LinkedIn|URL|vCard)\b/g
const WORD = /\p{L}{2}/u

/** What of a text differs from language to language; empty for a name or a mark. */
export const findWords = (text: string): string => {
  const rest = text.replaceAll(NAMES, '').replaceAll(/\s+/g, ' ').trim()
  return WORD.test(rest) ? rest : ''
}
