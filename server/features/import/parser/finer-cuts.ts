import type { Atom } from './atoms.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { scorePlace } from './place-words.ts'
import { holdsTitleNoun } from './title-words.ts'

/** From this score on, a word belongs to an organisation. */
const ORGANISATION = 0.6
/** Words between a position and its employer, or an employer and its town. */
const CONNECTORS =
  /\s+(?:im|in der|in de|in|bei|beim|bei der|am|an der|für|für die|at|for|with|em|na|no|nas|nos|da|do|pel[ao]|della?|all[ao]|al|nell[ao]|presso|per|chez|à|à la|au|aux|au sein d[eu]|pour|en|en el|en la|para|para el|para la|de la|del|bij|bij de|voor|te|dla|w|hos|på|vid|von|der|des|de|di|of|as|als|como|come|comme)\s+(?=[\p{Lu}“"„])|\s+(?:all|dell|nell|à l|au sein de l|pour l)[’'](?=\p{Lu})|\s+\/\s+(?=\p{L})/u

/** A name with its acronym is whole: "Universidade Federal do Maranhão, UFMA". */
const WITH_ACRONYM = /, \p{Lu}{3,7}$/u

/**
 * Splits atoms further: at connecting words and brackets, before a final town, and after a
 * position's noun.
 */
export function cutFiner(atoms: Atom[]): Atom[] {
  return atoms.flatMap((atom) => {
    if (atom.hint || WITH_ACRONYM.test(atom.text)) return [atom]
    const parts = [{ text: atom.text, glue: atom.glue }]
      .flatMap(cutBrackets)
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

/** The text in brackets may be the other names: "Clerk (Ibex, Leeds)". */
function cutBrackets({ text, glue }: Part): Part[] {
  const [, before, inside] = /^(.{3,}?)\s+\((\p{Lu}[^()]{2,})\)$/u.exec(text) ?? []
  if (before === undefined || inside === undefined) return [{ text, glue }]
  const [first = '', ...rest] = inside.split(/,\s+/)
  return [
    { text: before, glue },
    { text: first, glue: ' (' },
    ...rest.map((one) => ({ text: one, glue: ', ' })),
  ]
}

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
  return joinSubject([...parts, { text: rest, glue: before }])
}

/** The subject of a position is no employer: "Desarrolladora en Ruby", then "en Nutria". */
function joinSubject(parts: Part[]): Part[] {
  const [title, subject, firm, more] = parts
  if (!title || !subject || !firm || more || subject.glue !== firm.glue) return parts
  const isSubject =
    /^\s(?:in|en|em|na|no|bei)\s$/.test(subject.glue) &&
    holdsTitleNoun(title.text) &&
    scoreOrganisation(subject.text) < ORGANISATION &&
    scorePlace(subject.text) < ORGANISATION
  return isSubject
    ? [{ ...title, text: `${title.text}${subject.glue}${subject.text}` }, firm]
    : parts
}

function cutTown({ text, glue }: Part): Part[] {
  const words = text.split(' ')
  for (let from = Math.max(1, words.length - 3); from < words.length; from++) {
    const town = words.slice(from).join(' ')
    if (/^\p{Lu}/u.test(town) && scorePlace(town) >= 0.9)
      return [
        { text: words.slice(0, from).join(' '), glue },
        { text: town, glue: ' ' },
      ]
  }
  return [{ text, glue }]
}

/** A legal form ends a name and never begins one. */
const beginsFirm = (word: string): boolean =>
  scoreOrganisation(word) >= ORGANISATION && scoreOrganisation(word) <= 1

/** Splits after a position's noun with the small words that follow it, or before an organisation's word. */
function cutNoun({ text, glue }: Part): Part[] {
  const words = text.split(' ')
  const last = words.findLastIndex((word) => holdsTitleNoun(word))
  const next = words.findIndex((word, at) => at > last && /^[\p{Lu}„“"]/u.test(word))
  const firm = words.findIndex((word, at) => at > 0 && /^\p{Lu}/u.test(word) && beginsFirm(word))
  const from = last >= 0 && next > 0 ? next : firm
  if (
    from <= 0 ||
    /^(?:de|di|da|do|del|della|des|du|of|und|and|et|e|y|en)$/.test(words[from - 1] ?? '')
  )
    return [{ text, glue }]
  return [
    { text: words.slice(0, from).join(' '), glue },
    { text: words.slice(from).join(' '), glue: ' ' },
  ]
}
