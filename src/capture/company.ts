import { isBoardHost } from './board-hosts.ts'
import { isListingName, type PageFacts } from './facts.ts'
import { findMarked } from './named-elements.ts'
import { findCompanyNear, findLogoNear, findNameBelow, isPrintedNear } from './company-near.ts'
import { findCompanyTold } from './company-told.ts'
import { findOwner } from './organisation.ts'
import { soundsLikePlace } from './place-names.ts'
import { soundsLikeRole } from './roles.ts'
import { findAsHost, findSelfNamed } from './self-named.ts'
import { isNobody, isOfHost } from './title.ts'
import { readAround } from './title-around.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'

type Known = {
  position: string | undefined
  /** What stands behind the field's label. */
  labelled: string | undefined
  /** The place behind its label. */
  placed: string | undefined
  host: string
}

/** The company, as a label, the titles, what stands near the position, or the site itself says it. */
export function findCompany(
  facts: PageFacts,
  { position, labelled, placed, host }: Known,
): string | undefined {
  const { metas, title } = facts
  const place =
    placed ?? findMarked(facts, 'location', (name) => isShort(name) && !isOfHost(name, host))
  const isName = (name: string | undefined): name is string =>
    name !== undefined &&
    !isNobody(name) &&
    !WHOEVER.test(name) &&
    fold(name) !== fold(position ?? '') &&
    !isSentence(name) &&
    !isListingName(name)
  const isMarked = (name: string) =>
    isName(name) && !soundsLikeRole(name) && !soundsLikePlace(name) && name.length <= 80
  const behind = labelled?.replace(/\s*[(（][^()（）]{16,}[)）]$/u, '')
  // Several names behind one label are a menu.
  if (isName(behind) && behind.length <= 80 && !behind.includes(';')) return behind
  const titles = [metas.get('og:title'), title, metas.get('twitter:title')].filter(
    (name) => name !== undefined,
  )
  const logo = findLogoNear(facts, position)
  if (isName(logo)) return logo
  const said = position === undefined ? {} : readAround(titles, position, host, place)
  // A board's own name is not the employer's.
  const isBoard = isBoardHost(host)
  const isCandidate = (name: string | undefined): name is string =>
    isName(name) && !(isBoard && isOfHost(name, host) && !hasLegalForm(name))
  if (said.isNamed === true && isCandidate(said.company)) return said.company
  const near = findCompanyNear(facts, position) ?? findMarked(facts, 'company', isMarked)
  if (isName(near)) return near
  if (isCandidate(said.company) && isPrintedNear(facts, position, said.company)) return said.company
  const below = isBoard ? findNameBelow(facts, position) : undefined
  if (isCandidate(below)) return below
  const told = findCompanyTold(facts, position, host)
  if (isCandidate(told)) return told
  const owner = [findOwner(facts, host), findSelfNamed(facts, host)].find(isCandidate)
  const chosen = isCandidate(said.company) ? choose(said.company, owner, host) : owner
  // A brand may be a part of the name by which the host is called.
  const whole = chosen === undefined ? undefined : findAsHost(facts, host)
  return whole !== undefined && ` ${fold(whole)} `.includes(` ${fold(chosen ?? '')} `)
    ? whole
    : chosen
}

const isShort = (name: string) => name.length <= 60 && /^\p{Lu}/u.test(name) && !hasLegalForm(name)

/** Placeholders of templates. */
const WHOEVER =
  /^(?:your|our|my|the|this|ihre?|unsere?|votre|notre|tu|su|la tua|jouw)\s(?:company|employer|business|organi[sz]ation|firma|unternehmen|entreprise|empresa|azienda|bedrijf)(?:\s(?:name|logo))?$/i

/** A sentence about a company is not its name. */
const isSentence = (name: string) =>
  (/[.!?…]$/.test(name) && !hasLegalForm(name) && fold(name).split(' ').length > 3) ||
  (/^\p{Ll}+\s(?:\p{Ll}+|[-–—])\s/u.test(name) && fold(name).split(' ').length > 4)

/** A title's part may be a slogan: the owner's name is shorter, or is what the host is called. */
function choose(said: string, owner: string | undefined, host: string): string {
  if (owner === undefined) return said
  const [part, whole] = [fold(said), fold(owner)]
  if (whole.includes(part)) return said
  if (part.startsWith(`${whole} `)) return isSlogan(said) ? owner : said
  return (isOfHost(owner, host) && !isOfHost(said, host)) || isSlogan(said) ? owner : said
}

const isSlogan = (name: string) => fold(name).split(' ').length > 2 && !hasLegalForm(name)
