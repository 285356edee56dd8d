import { scorePlace } from './place-words.ts'

const ADDRESS =
  /^(?:https?:\/\/\S+|www\.\S+|(?:[\p{L}\d-]+\.)+(?:com|org|net|io|dev|co|app|ai|edu|gov|info|biz|me|tv|eu|us|uk|de|at|ch|fr|es|it|nl|be|in|ca|au|br|mx)(?:\/\S*)?)$/iu

export const isWebAddress = (text: string): boolean => ADDRESS.test(text.trim())

/** Removes web addresses beside a name; the first or only text is kept. */
export function dropAddresses<T extends { text: string }>(atoms: T[]): T[] {
  const names = atoms.filter(({ text }) => !isWebAddress(text) && scorePlace(text) === 0)
  return names.length > 1
    ? atoms.filter((atom, index) => index === 0 || !isWebAddress(atom.text))
    : atoms
}
