import type { Atom } from './atoms.ts'
import { weighPlace } from './place-words.ts'
import { holdsTitleNoun } from './title-words.ts'

/** Small words between a position and its employer, or an employer and its town. */
const CONNECTORS =
  /\s+(?:im|in der|in|bei|beim|bei der|am|an der|für|für die|at|for|em|na|no|nas|nos|da|do|della?|dell[’']|presso|chez|à|à la|au|aux|en|en el|en la|de la|del|bij|bij de|voor|te|dla|w|hos|på|vid|von|der|des|de|di|of|as|als|como|come|comme)\s+(?=[\p{Lu}“"„])/u

/** The atoms cut further: at small words, before a town that ends one, and after the noun of a position. */
export function cutFiner(atoms: Atom[]): Atom[] {
  return atoms.flatMap((atom) => {
    if (atom.hint) return [atom]
    const parts = [{ text: atom.text, glue: atom.glue }]
      .flatMap(cutConnectors)
      .flatMap(cutTown)
      .flatMap(cutNoun)
    if (parts.length === 1) return [atom]
    return parts.map(({ text, glue }, index): Atom =>
      index === 0
        ? { ...atom, text }
        : { ...atom, text, border: 'comma', glue, order: atom.order + index },
    )
  })
}

type Part = { text: string; glue: string }

function cutConnectors({ text, glue }: Part): Part[] {
  const parts: Part[] = []
  let [rest, before] = [text, glue]
  for (let guard = 0; guard < 4; guard++) {
    const match = CONNECTORS.exec(rest)
    if (!match || match.index === 0) break
    parts.push({ text: rest.slice(0, match.index), glue: before })
    before = match[0]
    rest = rest.slice(match.index + match[0].length)
  }
  return [...parts, { text: rest, glue: before }]
}

function cutTown({ text, glue }: Part): Part[] {
  const words = text.split(' ')
  for (let from = Math.max(1, words.length - 3); from < words.length; from++) {
    const town = words.slice(from).join(' ')
    if (/^\p{Lu}/u.test(town) && weighPlace(town) >= 0.9)
      return [
        { text: words.slice(0, from).join(' '), glue },
        { text: town, glue: ' ' },
      ]
  }
  return [{ text, glue }]
}

function cutNoun({ text, glue }: Part): Part[] {
  const words = text.split(' ')
  const last = words.findLastIndex((word) => holdsTitleNoun(word))
  const after = words[last + 1]
  if (last < 0 || after === undefined || !/^[\p{Lu}„“"]/u.test(after)) return [{ text, glue }]
  return [
    { text: words.slice(0, last + 1).join(' '), glue },
    { text: words.slice(last + 1).join(' '), glue: ' ' },
  ]
}
