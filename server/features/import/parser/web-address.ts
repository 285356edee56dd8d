import { scorePlace } from './place-words.ts'
import { scoreTitle } from './title-words.ts'

const ADDRESS =
  /^(?:https?:\/\/\S+|www\.\S+|(?:[\p{L}\d-]+\.)+(?:com|org|net|io|dev|co|app|ai|edu|gov|info|biz|me|tv|eu|us|uk|de|at|ch|fr|es|it|nl|be|in|ca|au|br|mx)(?:\/\S*)?)$/iu

export const isWebAddress = (text: string): boolean => ADDRESS.test(text.trim())

/** Whether a text has nothing but web addresses, or one with a town: "heron-tours.com, Leeds". */
export function isNamedByAddress(text: string): boolean {
  const [first = '', ...others] = text.split(/[\s,|]+/).filter((part) => part !== '')
  const rest = text.slice(text.indexOf(first) + first.length)
  return isWebAddress(first) && (others.every(isWebAddress) || PLACED.test(rest))
}
const PLACED = /^, \p{Lu}[\p{L}.'’-]*(?:[ ,(]{1,2}\p{Lu}[\p{L}.'’-]*){0,3}\)?$/u

/**
 * Removes web addresses beside a name. The first or only text is kept, and so is an employer's name:
 * beside nothing but a position, or with its town ("heron-tours.com, Leeds").
 */
export function dropAddresses<T extends { text: string; border: string }>(atoms: T[]): T[] {
  const names = atoms.filter(({ text }) => !isWebAddress(text) && scorePlace(text) === 0)
  const isNamed = names.some(({ text }) => scoreTitle(text) < 1)
  const isBeside = ({ text }: T, index: number): boolean => {
    const next = atoms[index + 1]
    const isPlaced = next?.border === 'comma' && scorePlace(next.text) > 0.8
    return index > 0 && !isPlaced && (names.length > 1 || (isNamed && WITH_SCHEME.test(text)))
  }
  return atoms.filter((atom, index) => !isWebAddress(atom.text) || !isBeside(atom, index))
}
/** An address that is printed to be opened. A name such as "herontours.com" may be that of a firm. */
const WITH_SCHEME = /^(?:https?:|www\.)/iu
