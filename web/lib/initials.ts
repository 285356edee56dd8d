const UNKNOWN = 'U'

// One visible letter may be several code points (accents, emoji).
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstLetter = (name: string): string => {
  const [first] = letters.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** The uppercase initials of first and last name; `U` if neither is known. */
export const findInitials = (person: { first_name: string; last_name: string } | undefined) => {
  if (!person) return UNKNOWN
  return firstLetter(person.first_name) + firstLetter(person.last_name) || UNKNOWN
}
