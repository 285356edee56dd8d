const UNKNOWN = 'U'

/** A Latin letter that nothing after it could be a part of. */
const PLAIN_LETTER = /^[a-z\u00C0-\u024F](?![^\u0020-\u024F])/i

/** One visible letter may be several code points (accents, emoji). */
const takeLetter = (text: string): string | undefined => {
  const plain = PLAIN_LETTER.exec(text)?.[0]
  if (plain !== undefined) return plain
  // Creating the first segmenter takes a browser 15 ms or more, and the first screen shows
  // initials.
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
  return first?.segment
}

const firstLetter = (name: string): string => takeLetter(name.trim())?.toLocaleUpperCase() ?? ''

/** The uppercase initials of first and last name; `U` if neither is known. */
export const findInitials = (person: { first_name: string; last_name: string } | undefined) => {
  if (!person) return UNKNOWN
  return firstLetter(person.first_name) + firstLetter(person.last_name) || UNKNOWN
}
