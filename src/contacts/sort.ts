import { fold } from '../fold.ts'

/** The sort key of people: the name without case, accents and punctuation. */
export const toNameKey = (name: string): string => fold(name)

type Named = { id: string; name: string }

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Compares two people in the order of every list, for `toSorted`. */
export const compareContacts = (a: Named, b: Named): number =>
  compare(toNameKey(a.name), toNameKey(b.name)) || compare(a.name, b.name) || compare(a.id, b.id)
