/** How much more may be cut off so that no word is split. */
const WORD_MAX = 40

/** Shortens `text` to at most `max` UTF-16 units, between two words if possible. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = text.slice(0, max - 1)
  const space = kept.search(/\s\S*$/)
  const whole = space > 0 && space >= kept.length - WORD_MAX ? kept.slice(0, space) : kept
  // A cut through a surrogate pair would leave half a character.
  return `${whole.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
