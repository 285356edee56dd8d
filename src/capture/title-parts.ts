import { isNoEmployer } from './no-employer.ts'
import { soundsLikeRole, WANTED } from './roles.ts'
import {
  classify,
  isOfHost,
  type Part,
  PREFIX,
  SEPARATORS,
  split,
  type TitleReading,
} from './title.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'

/** Keeps a legal form with the name before it: `Acme, Inc.`. */
function joinLegalForms(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (
      before !== undefined &&
      hasLegalForm(`x ${part}`) &&
      !/^[\p{L}\d-]{3,}\.[a-z]{2,4}$/iu.test(part) &&
      fold(part).split(' ').length <= 4 &&
      part.length <= 12
    )
      joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
  }
  return joined
}

/** Reads what a page's titles contain besides the known position and place. */
export function readTitleParts(
  titles: readonly string[],
  position: string,
  host: string,
  placed?: string,
): TitleReading {
  const isPlaced = (text: string) => placed !== undefined && fold(text) === fold(placed)
  const isTold = (title: string) => findWord(title, position) !== -1
  const readParts = (whole: string): Part[] => {
    const [bracketed, name = ''] = /^\s*\[([^\][]{2,40})\]\s*/.exec(whole) ?? []
    const title = bracketed === undefined ? whole : whole.slice(bracketed.length)
    if (bracketed !== undefined && hasLegalForm(name))
      return [{ text: name, kind: 'employer', isNamed: true }, ...readParts(title)]
    const at = findWord(title, position)
    if (at === -1) return split(title, SEPARATORS).map((part) => classify(part, host))
    const rest = title.slice(at + position.length).replace(/\s@\s+/, ' | at ')
    const before = withoutSite(title.slice(0, at).replace(PREFIX, ''), host)
    const separators = /^\s*,/.test(rest) ? new RegExp(`${SEPARATORS.source}|,\\s+`) : SEPARATORS
    const behind = joinLegalForms(split(rest, separators))
    const ahead = split(before, SEPARATORS).map((part) => classify(part, host))
    const hiring = ahead.at(-1)
    // `Acme: Baker wanted - Any Jobs`
    if (isWanted(behind[0] ?? '') && hiring?.kind === 'plain')
      ahead.splice(-1, 1, { ...hiring, kind: 'employer', isNamed: true })
    return [...behind.map((part) => classify(part, host)), ...ahead]
  }
  const isOther = ({ text }: Part) =>
    !isWanted(text) && fold(text) !== fold(position) && text.length <= 80 && !isPlaced(text)
  // A title without the position may be that of the whole site, or of a template.
  const told = titles.filter(isTold).flatMap(readParts).filter(isOther)
  const others = titles
    .filter((title) => !isTold(title))
    .flatMap(readParts)
    .filter(isOther)
  const own = [...told, ...others]
  // The section of a site, `Any Jobs`, may be that of a board.
  const company =
    own.find(({ isNamed }) => isNamed === true) ??
    told.find(
      ({ kind, text }) => kind === 'plain' && hasLegalForm(text) && !soundsLikeRole(text),
    ) ??
    own.find(({ kind }) => kind === 'employer') ??
    pickCompany(told) ??
    pickCompany(others)
  const location =
    own.find(({ location: place }) => place !== undefined)?.location ??
    own.find(({ kind }) => kind === 'place')?.text
  return {
    ...(company !== undefined && {
      company: company.text,
      isNamed: company.isNamed === true || company.kind === 'employer',
    }),
    ...(location !== undefined && { location }),
  }
}

/** Whether a part is only the verb behind the position: `Baker wanted`. */
const isWanted = (text: string) => ` ${text}`.replace(WANTED, '') === ''

/** Removes the site's name before the company: `Breadjobs: Acme`. */
const withoutSite = (text: string, host: string) => {
  const [whole = '', site = ''] = /^([^:|]{2,40}):\s+(?=\S)/.exec(text) ?? []
  return site !== '' && isOfHost(site, host) ? text.slice(whole.length) : text
}

/** The index of `part` as a whole word, not as the `Bake` of `Bakery`; -1 if there is none. */
function findWord(text: string, part: string): number {
  const [whole, wanted] = [text.toLowerCase(), part.toLowerCase()]
  const isInWord = (at: number) =>
    /^\p{L}{2}/u.test(whole.slice(at - 1, at + 1)) ||
    /^\p{L}{2}/u.test(whole.slice(at + wanted.length - 1, at + wanted.length + 1))
  let at = whole.indexOf(wanted)
  while (at !== -1 && isInWord(at)) at = whole.indexOf(wanted, at + 1)
  return at
}

/** A slogan: `A place to grow together`. */
const SLOGAN = /^(?:an?|your|we|making|building|powering|where|eine?|une?|un[ao]?|een)(?:\s\S+){3}/i

/**
 * Prefers a name with a legal form; the site's own name is last, because job boards have one too.
 */
function pickCompany(parts: readonly Part[]): Part | undefined {
  const plain = parts.filter(
    ({ kind, text }) =>
      kind === 'plain' && !soundsLikeRole(text) && !isNoEmployer(text) && !SLOGAN.test(text),
  )
  return (
    plain.find(({ text }) => hasLegalForm(text)) ??
    plain[0] ??
    parts.find(({ kind }) => kind === 'site')
  )
}
