import { isBoardHost } from './board-hosts.ts'
import { isListingName, type PageFacts } from './facts.ts'
import type { Vote } from './hints.ts'
import { isFieldLabel } from './labels.ts'
import { findMarked } from './named-elements.ts'
import {
  findCompanyNear,
  findLogoNear,
  findNameBeforePlace,
  findNameBelow,
  isPrintedNear,
} from './company-near.ts'
import { findCompanyByLink, findSigned } from './company-by-link.ts'
import { APPLICANT_SYSTEMS } from './sites/applicant-systems.ts'
import { ENTERPRISE_SYSTEMS } from './sites/enterprise-systems.ts'
import { serves } from './sites/serves.ts'
import { findOwner, isDepartment, isMenuName, isOfTemplate } from './owner.ts'
import { findDescribedCompany, findHiring } from './in-description.ts'
import { soundsLikePlace } from './place-names.ts'
import { soundsLikeRole } from './roles.ts'
import { isNoEmployer } from './no-employer.ts'
import { findPublicBody } from './public-bodies.ts'
import { isOfHost } from './title.ts'
import { readTitleParts } from './title-parts.ts'
import { isVendor, listVendors } from './vendors.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'

type Known = {
  position: string | undefined
  /** The value behind the company's label. */
  labelled: string | undefined
  /** The value behind the location's label. */
  placed: string | undefined
  url: URL | undefined
  /** Names that stand at the ends of a pasted page. */
  heads?: readonly Vote[]
}

/** The company: from a label, the titles, the text near the position, or the site's owner. */
export function findCompany(facts: PageFacts, known: Known): string | undefined {
  const name = findPublicBody(
    facts,
    findName(facts, known)?.replace(DATE, '').replace(VERIFIED, ''),
  )
  const { formal = '', rest = '' } = PLACED.exec(name ?? '')?.groups ?? {}
  return formal !== '' && soundsLikePlace(rest) ? formal : name
}

/** A board's mark behind a name: `Acme 认证企业`, `Verified employer`. */
const VERIFIED =
  /(?<=\S)\s(?:\p{Script=Han}{0,6}(?:认证|認證)(?:企业|公司|企業)?|verified (?:employer|company))$/iu
/** When the company offered the work: `Acme on 3 May 2030`, `Acme, May 3rd, 2030`. */
const DATE =
  /(?<=\S)(?:,|\s(?:on|am|le|el|il|op|em|den|dne|dnia))\s(?:\p{L}{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}(?:st|nd|rd|th|\.|er)?\s(?:de\s)?\p{L}{3,10}\.?(?:\sde)?)\s(?:19|20)\d{2}$/u

/** A place after the legal form is not part of the name: `Rye Mills GmbH Leipzig`. */
const PLACED =
  /^(?<formal>\S.*\s(?:GmbH|AG|KG|KGaA|SE|e\.\s?V\.|Ltd\.?|Inc\.?|LLC|S\.A\.?|SAS|SARL|B\.V\.?|BV|s\.r\.o\.?|sp\. z o\.\s?o\.?|AB|A\/S|AS|Oy)),?\s(?:in\s)?(?<rest>\p{Lu}.*)$/u

function findName(
  facts: PageFacts,
  { position, labelled, placed, url, heads }: Known,
): string | undefined {
  const { metas, title } = facts
  const host = url?.hostname ?? ''
  const vendors = listVendors(facts)
  const place =
    placed ?? findMarked(facts, 'location', (name) => isShort(name) && !isOfHost(name, host))
  const isName = (name: string | undefined): name is string =>
    name !== undefined &&
    !isNoEmployer(name) &&
    !WHOEVER.test(name) &&
    fold(name) !== fold(position ?? '') &&
    fold(name) !== fold(placed ?? '') &&
    !isSentence(name) &&
    !isMenuName(name) &&
    !isFieldLabel(name) &&
    !isVendor(name, vendors) &&
    !isListingName(name)
  const isMarked = (name: string) =>
    isName(name) && !soundsLikeRole(name) && !soundsLikePlace(name) && name.length <= 80
  const behind = labelled?.replace(/\s*[(（][^()（）]{16,}[)）]$/u, '')
  // Several names behind one label are a menu.
  if (isName(behind) && behind.length <= 80 && !behind.includes(';')) return behind
  const titles = [metas.get('og:title'), title, metas.get('twitter:title')].filter(
    (name): name is string => name !== undefined && !isOfTemplate(name),
  )
  const logo = findLogoNear(facts, position)
  if (isName(logo)) return logo
  const said = position === undefined ? {} : readTitleParts(titles, position, host, place)
  // A job board's own name is not the employer's.
  const isBoard = isBoardHost(host)
  const isCandidate = (name: string | undefined): name is string =>
    isName(name) && !(isBoard && isOfHost(name, host) && !hasLegalForm(name))
  if (said.isNamed === true && isCandidate(said.company)) return said.company
  const described = findDescribedCompany(facts, position)
  if (isCandidate(described)) return described
  const hiring = findHiring(facts, position)
  if (isCandidate(hiring) && !isDepartment(hiring)) return hiring
  const near = findCompanyNear(facts, position) ?? findMarked(facts, 'company', isMarked)
  // The organisation has the department's people, if the page names it.
  if (isName(near) && !isDepartment(near)) return near
  const isBesides = (name: string) => !isDepartment(name) && isPrintedNear(facts, position, name)
  if (isCandidate(said.company) && isBesides(said.company)) return said.company
  const below = isBoard ? findNameBelow(facts, position) : undefined
  if (isCandidate(below)) return below
  const linked = findCompanyByLink(facts, position, host)
  if (isCandidate(linked)) return linked
  const signed = findSigned(facts, host)
  if (isCandidate(signed)) return signed
  const owner = findOwner(facts, { url, position, place, heads })
  const names = [
    owner?.name,
    said.company,
    near,
    findInHost(url, host),
    findNameBeforePlace(facts, position),
  ]
  // If only titles name both, the part next to the position is the company.
  const isBeside = owner?.isStated === false && isOwnName(said.company ?? '')
  return (isBeside ? [said.company, ...names] : names).find(isCandidate)
}

/** The owner of a host for careers: `Acme` of `careers.acme.com`; boards and systems have others. */
function findInHost(url: URL | undefined, host: string): string | undefined {
  if (url !== undefined && SYSTEMS.some((site) => serves(site, url))) return undefined
  const { own, behind } = CAREERS_HOST.exec(host)?.groups ?? {}
  const name = own ?? behind
  return name === undefined ? undefined : `${name[0]?.toUpperCase()}${name.slice(1)}`
}
const SYSTEMS = [...APPLICANT_SYSTEMS, ...ENTERPRISE_SYSTEMS]
const CAREERS_HOST =
  /^(?:careers?|karriere|kariera|kariyer|cariere|carreiras?|carrieres?|rekrutacja|recrutamento|recrutement|recruiting|werkenbij)\.(?<own>[a-z\d]{3,})\.|^(?:www\.)?(?:werkenbij|carrieresbij|arbeitenbei)(?<behind>[a-z\d]{3,})\./

/** The longer part of a title may be a slogan. */
const isOwnName = (name: string) =>
  !/[>|]/.test(name) && (fold(name).split(' ').length <= 2 || hasLegalForm(name))

const isShort = (name: string) => name.length <= 60 && /^\p{Lu}/u.test(name) && !hasLegalForm(name)

/** Placeholders of page templates. */
const WHOEVER =
  /^(?:your|our|my|the|this|ihre?|unsere?|votre|notre|tu|su|la tua|jouw)\s(?:company|employer|business|organi[sz]ation|firma|unternehmen|entreprise|empresa|azienda|bedrijf)(?:\s(?:name|logo))?$/i

/** Whether a text is a sentence about a company rather than its name. */
const isSentence = (name: string) =>
  /^\S.*\s(?:is|are|ist|est|es|è|jest|är)\s(?:an?|the|one|eine?|une?|un[ao]?|een|ett?)\s/i.test(
    name,
  ) ||
  /\s(?:is|are|ist|sind|est|sont|es|está|é|è|jest)\s\p{Ll}+\s(?:with|at|in|by|for|bei|im|von|chez|avec|en|con|em|com|w|u)\s/u.test(
    name,
  ) ||
  (/[.!?…]$/.test(name) && !hasLegalForm(name) && fold(name).split(' ').length > 3) ||
  (/^\p{Ll}+\s(?:\p{Ll}+|[-–—])\s/u.test(name) && fold(name).split(' ').length > 4)
