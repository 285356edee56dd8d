import type { ParsedExperience } from '#src/import/schema.ts'
import { type Atom, cutAtoms } from './atoms.ts'
import { listUnsureJobFields } from './unsure-fields.ts'
import { toDay } from './dates.ts'
import { joinBody, listUnread } from './description.ts'
import type { Entry } from './entry.ts'
import {
  EXPERIENCE_LABELS,
  EXPERIENCE_REWARDS,
  type ExperienceLabel,
  scoreExperienceAtom,
} from './experience-evidence.ts'
import { joinAtoms, joinPlace, labelAtoms, type Labelled, marginOf } from './label.ts'
import { moveBannersToHead, moveEmployersToHead, moveTitleToHead } from './names-in-body.ts'
import type { Line } from './model.ts'
import { EMPLOYER, scoreOrganisation } from './organisation-words.ts'
import { isRegion, scorePlace, splitPlace } from './place-words.ts'
import { keyOf } from './style.ts'
import { isManner, joinRareSeparators, splitEmployers, splitTowns } from './section-separators.ts'
import { rankNames } from './rank-names.ts'
import { findRoleType } from './role-type.ts'
import { countWords } from './text.ts'
import { holdsTitleNoun } from './title-words.ts'
import { joinOffices, preferUniversity } from './whole-names.ts'

/** Lines of one kind begin within this distance (in points). */
const FLUSH = 3

type Named = Labelled<ExperienceLabel> & { entry: Entry }
type Banner = { company: string | null; location: string | null; named: Named }

/** A parsed job, and the labels of its entry's atoms. */
export type NamedJob = { job: ParsedExperience; named: Named }

/** The jobs of one section; its entries are labelled together, with one template. */
export function nameJobs(given: Entry[]): NamedJob[] {
  const bannered = moveBannersToHead(given)
  const first = labelEntries(bannered)
  const titled = bannered.map((entry, i) => moveTitleToHead(entry, lacksTitle(first[i])))
  const entries = moveEmployersToHead(titled, (index) => lacksEmployer(first[index]))
  const labelled = rankNames(entries, labelEntries(entries)).map(preferUniversity).map(nameKind)
  const named = labelled.flatMap((one, i): Named[] => {
    const entry = entries[i]
    return entry ? [{ ...one, entry }] : []
  })
  const jobs: NamedJob[] = []
  let banner: Banner | null = null
  for (const [index, one] of named.entries()) {
    const isUnder: boolean = banner !== null && standsUnder(one, banner.named)
    const own: Named = isUnder ? relabel(one) : one
    const { company, title, place } = namesOf(own)
    const location: string | null = joinPlace(own) ?? place
    if (!isUnder || !banner) banner = { company, location, named: one }
    const after = named[index + 1]
    const isBanner = title === null && after !== undefined && standsUnder(after, one)
    if ((company === null && title === null) || isBanner) continue
    const names = isUnder
      ? {
          title,
          company: company ?? banner.company,
          location: location ?? banner.location,
        }
      : { title, company, location }
    jobs.push({ job: toExperience(own, names), named: own })
  }
  return jobs
}

/** The company, title and place that a job's atoms are labelled with. */
export function namesOf(one: Labelled<ExperienceLabel>): {
  company: string | null
  title: string | null
  place: string | null
} {
  const { name: company, place } = splitPlace(dropLead(joinAtoms(one, 'company_name')))
  const title = dropRole(joinAtoms(one, 'title'))
  const own = company === null ? one.atoms.find(({ text }) => OWN_BUSINESS.test(text)) : undefined
  if (!own || title === null || title === own.text) return { company, place, title }
  // It may be joined to the position: "Photographer – Freelance".
  const role = title.endsWith(own.text) ? title.slice(0, -own.text.length) : title
  return { company: own.text, place, title: role.replace(/[\s–—|·•(-]+$/u, '') }
}

/** A rank or kind of work, which is a position only together with its subject. */
const KIND =
  /^(?:j[uú]nior|s[eê]nior|pleno|trainee|intern|internship|praktikum|pflichtpraktikum|praktikant(?:in)?|werkstudent(?:in)?|ausbildung|azubi|stage|stagiaire|alternance|alternante?|apprentissage|est[áa]gio|estagi[áa]ri[oa]|bolsista|pr[áa]cticas|becari[oa]|pasant[íi]a|tirocinio|stagista|apprendistato|afstudeerstage|bijbaan|werkstudente?)$/iu

/** Labels the subject beside a kind of work as the position: "Automação – Estágio", "Praktikum – Buchhaltung". */
function nameKind(one: Labelled<ExperienceLabel>): Labelled<ExperienceLabel> {
  const { atoms, labels } = one
  const at = labels.indexOf('title')
  const own = atoms[at]
  if (!own || labels.lastIndexOf('title') !== at || !KIND.test(own.text)) return one
  const isSubject = (index: number, second: Atom | undefined): boolean => {
    const atom = atoms[index]
    return (
      atom?.row === own.row &&
      atom.cell === own.cell &&
      second?.border === 'sign' &&
      /^\s[–—-]\s$/.test(second.glue) &&
      labels[index] !== 'company_name' &&
      scorePlace(atom.text) === 0 &&
      scoreOrganisation(atom.text) < 1
    )
  }
  const below = atoms.findIndex(
    (atom, index) => labels[index] === 'other' && isPositionBelow(own, atom, atoms),
  )
  if (below >= 0) return { ...one, labels: labels.with(at, 'other').with(below, 'title') }
  if (isSubject(at - 1, own)) return { ...one, labels: labels.with(at - 1, 'title') }
  return isSubject(at + 1, atoms[at + 1]) ? { ...one, labels: labels.with(at + 1, 'title') } : one
}

/** Whether a position is alone on the line below a kind of work: "Heron Ltd – Internship" over "Clerk". */
const isPositionBelow = (kind: Atom, atom: Atom, atoms: Atom[]): boolean =>
  atom.row === kind.row + 1 &&
  holdsTitleNoun(atom.text) &&
  countWords(atom.text) <= POSITION_WORDS &&
  atoms.every((other) => other === atom || other.row !== atom.row)
const POSITION_WORDS = 5

/** Words for being one’s own employer. */
const OWN_BUSINESS =
  /^(?:freelancer?|self[- ]employed|freiberuflich|selbst(?:st)?ändig|indépendante?|en freelance|autónom[oa]|independiente|autônom[oa]|trabalhador independente|libero professionista|partita iva|zelfstandige?|zzp(?:[’'-]?er)?)$/iu

/** A full stop at the end that is not of an abbreviation. */
const CLOSED = /(?<=\p{Ll}{4})(?<!Ltda)\.$/u
/**
 * Removes a leading preposition ("Camarera", then "en Bar Pepe") and a sentence's full stop ("Heron
 * Bakery.").
 */
const dropLead = (company: string | null): string | null => {
  const bare = company?.replace(CLOSED, '').replace(LEAD, '').replace(EMPLOYER, '') ?? null
  const [lead = ''] = FOR.exec(bare ?? '') ?? []
  return bare !== null && lead && scoreOrganisation(bare) > 1 ? bare.slice(lead.length) : bare
}
const ARTICLE = '(?:(?:de|den|der|die|das|el|het|la|le|les|the)\\s+)?'
const LEAD = new RegExp(
  `^(?:(?:at|bei|beim|bij|chez|en|for|presso|@)\\s+${ARTICLE}(?=\\d?\\p{Lu})|(?:BEI|BEIM|BIJ|PRESSO) (?=\\p{Lu}{2}))`,
  'u',
)
/** Words that may also lead to what a position is about, so that a legal form must follow. */
const FOR = new RegExp(`^(?:für|para|pour|voor)\\s+${ARTICLE}(?=\\p{Lu})`, 'u')

/** Words before a title: "2 years as Clerk", "Worked as Principal", "En tant que Vendeuse". */
const ROLE =
  /^(?:(?:\d+\+? years? |[Ww]orked |[Ee]mployed |[Ww]orking |[Tt]ätig |[Ww]erkzaam |[Aa]tuou |[Aa]tuando |[Tt]rabajé |[Tt]ravaillé |[Ll]avorato )?(?:[Aa]s|[Aa]ls|[Cc]omo|[Cc]omme|[Cc]ome) (?:an? )?(?=\p{Lu})|\d+\+? years? (?=\p{Lu})|[Ee]n (?:tant qu|qualité d)(?:e |[’']))/u
const dropRole = (title: string | null): string | null =>
  title?.replace(CLOSED, '').replace(ROLE, '').replace(BEFORE_EMPLOYER, '') ?? null

/** Words between a position and its employer: "Editor for the", then "Heron Alliance". */
const BEFORE_EMPLOYER =
  /(?<=\p{L}{2})\s(?:for|at|with|of|für|bei|pour|chez|para|per|presso|voor|bij)(?:\s(?:the|an?|die|das|den|der|dem|la|le|les|el|los|las|il|lo|de|het|een))?$/u

const labelEntries = (entries: Entry[]): Labelled<ExperienceLabel>[] =>
  labelAtoms(
    splitEmployers(
      splitTowns(joinRareSeparators(entries.map((entry) => joinOffices(cutAtoms(entry))))),
    ),
    EXPERIENCE_LABELS,
    scoreExperienceAtom,
    EXPERIENCE_REWARDS,
  )

const lacksTitle = (one: Labelled<ExperienceLabel> | undefined): boolean =>
  one !== undefined &&
  one.labels.includes('company_name') &&
  one.atoms.every(({ text }, at) => one.labels[at] !== 'title' || isManner(text))

/** Whether an entry names only a role. */
const lacksEmployer = (one: Labelled<ExperienceLabel> | undefined): boolean =>
  one !== undefined &&
  one.atoms.length > 0 &&
  (!one.labels.includes('company_name') ||
    (!one.labels.includes('title') && one.atoms.length === 1 && scoreCompany(one) < 0.5))

/** Whether an entry is a further role at the company that the banner names. */
function standsUnder(one: Named, banner: Named): boolean {
  if (!banner.labels.includes('company_name') || !one.labels.includes('title')) return false
  const lines = new Set(one.atoms.map(({ row }) => row)).size
  const bannerLines = new Set(banner.atoms.map(({ row }) => row)).size
  // The end of a position that nothing separates is no company: "Developer Backend Sr.".
  const isUncut = cutAtoms(one.entry).length === 1 && scoreCompany(one) < 0.5
  const isBare = !one.labels.includes('company_name') || isUncut
  const isTotal = !banner.labels.includes('title')
  if (isTotal) return isWithin(one, banner) && (isLesser(one, banner) || scoreCompany(one) < 0.5)
  if (isBareRole(one) && startsWithCompany(banner)) return true
  return (
    lines < bannerLines &&
    !startsWithPhrase(banner) &&
    (isBare ||
      isSetAsRole(one, banner) ||
      (isCommaPart(one) && !isCommaPart(banner) && scoreCompany(one) < 0.3))
  )
}

/** Whether its lines are set like those below the company's, which are set differently. */
function isSetAsRole(one: Named, banner: Named): boolean {
  // Rows are counted from the date's.
  const dateRow = banner.entry.anchor?.row ?? 0
  const rowsOf = (label: ExperienceLabel): number[] =>
    banner.atoms.flatMap(({ row }, i) => (banner.labels[i] === label ? [row + dateRow] : []))
  const [company, more] = rowsOf('company_name')
  if (company === undefined || more !== undefined) return false
  const [own, whole] = [one.entry.head, banner.entry.head]
  const first = Math.min(...rowsOf('title'))
  return (
    company < first &&
    own.length <= whole.length - first &&
    own.every((line, i) => isAlike(line, whole[first + i])) &&
    !isAlike(own[0], whole[company])
  )
}

const isAlike = (a: Line | undefined, b: Line | undefined): boolean =>
  a !== undefined && b !== undefined && keyOf(a) === keyOf(b) && Math.abs(a.x - b.x) < FLUSH

/** The highest score of any atom as a company. */
const scoreCompany = ({ atoms, labels }: Labelled<ExperienceLabel>): number =>
  Math.max(
    0,
    ...atoms.map((atom, i) =>
      labels[i] === 'company_name' ? scoreExperienceAtom(atom, atoms).company_name : 0,
    ),
  )

/** Whether the atom labelled as company only follows the title's comma. */
const isCommaPart = ({ atoms, labels }: Named): boolean =>
  atoms.some(
    (atom, i) =>
      labels[i] === 'company_name' && atom.border === 'comma' && labels[i - 1] === 'title',
  )

/** Whether an entry names nothing but a position, by its noun. */
const isBareRole = ({ atoms, labels }: Named): boolean =>
  !labels.includes('company_name') &&
  !labels.includes('location') &&
  atoms.some(({ text }, at) => labels[at] === 'title' && holdsTitleNoun(text))

/** Whether the first line is a company followed by the title, as in "Heron Ltd — Clerk". */
function startsWithCompany({ atoms, labels }: Named): boolean {
  const [title, company] = [labels.indexOf('title'), labels.indexOf('company_name')]
  return company >= 0 && company < title && atoms[title]?.row === atoms[company]?.row
}

/** Whether the first line is a title followed by more, as in "Clerk, Heron Ltd, Leeds": no banner. */
function startsWithPhrase({ atoms, labels }: Named): boolean {
  const title = labels.indexOf('title')
  return title < labels.indexOf('company_name') && atoms[title]?.row === atoms[title + 1]?.row
}

/** Whether it is smaller or more indented than the company's line. */
function isLesser(one: Named, banner: Named): boolean {
  const [role, company] = [one.entry.head[0], banner.entry.head[0]]
  return Boolean(role && company && (role.size < company.size - 0.3 || role.x > company.x + 3))
}

function isWithin(one: Named, banner: Named): boolean {
  const [a, b] = [one.entry.anchor?.range, banner.entry.anchor?.range]
  if (!a?.start || !b?.start) return false
  const isOpen = b.current || b.open || b.end === null
  return a.start.year >= b.start.year && (isOpen || (a.end?.year ?? 9999) <= (b.end?.year ?? 0))
}

/** Labels it again as a role alone, so that no part of its title becomes a company. */
function relabel(one: Named): Named {
  const [again] = labelAtoms([one.atoms], ['title', 'location'], scoreExperienceAtom, {})
  return again ? { ...one, labels: again.labels } : one
}

function toExperience(
  named: Named,
  names: {
    title: string | null
    company: string | null
    location: string | null
  },
): ParsedExperience {
  const range = named.entry.anchor?.range ?? null
  const end = range?.end ?? null
  const last = names.location === null ? findLastPlace(named.entry.body) : null
  const body = last ? named.entry.body.filter((line) => line !== last) : named.entry.body
  const told = [...listUnread(named.entry, named), ...body]
  const experience: ParsedExperience = {
    company_name: names.company,
    title: names.title,
    location: names.location ?? last?.text ?? null,
    start_date: toDay(range?.single ? end : (range?.start ?? null)),
    end_date: toDay(end),
    description: joinBody(told),
    current_role: range ? range.current || range.open : false,
    role_type: findRoleType(names.title),
    unsure: [],
  }
  const margin = marginOf(named, 'company_name', 'title')
  const { chance = 1 } = named
  return {
    ...experience,
    unsure: listUnsureJobFields(experience, range, { margin, chance }),
  }
}

/** A town and its country on the last line, as Europass prints it. */
function findLastPlace(body: Line[]): Line | null {
  const last = body.at(-1)
  const [town, region, more] = last?.text.split(/,\s*/) ?? []
  const isPlace = town && region && more === undefined && isRegion(region) && countWords(town) <= 3
  return last && !last.bullet && isPlace ? last : null
}
