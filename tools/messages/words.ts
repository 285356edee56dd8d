/** Names, formats and URLs, which are the same in every language. */
const NAMES =
  /\bhttps?:\/\/\S*|\b(?:[\w-]+\.)+\w+\b|\b(?:CSV|EUR|Foothold|JSON|LinkedIn|URL|vCard)\b/g
const WORD = /\p{L}{2}/u

/** The translatable part of a text; empty for a name or a symbol. */
export const findWords = (text: string): string => {
  const rest = text.replaceAll(NAMES, '').replaceAll(/\s+/g, ' ').trim()
  return WORD.test(rest) ? rest : ''
}
