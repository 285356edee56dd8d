import { listAddressees } from './address.ts'
import { namesOf, type PageFacts } from './facts.ts'
import { findSpelt, type Hint, readHints, squeeze, type Vote, scoreByHints } from './hints.ts'
import { findLogoFile, listOrganisations } from './organisation.ts'
import { soundsLikePlace } from './place-names.ts'
import { soundsLikeRole } from './roles.ts'
import { listSelfNamed } from './self-named.ts'
import { isNoEmployer } from './no-employer.ts'
import { classify, isHostName, SEPARATORS, split } from './title.ts'
import { isVendor, listVendors } from './vendors.ts'
import { fold } from '../fold.ts'
import { hasLegalForm, toCompanyKey } from '../jobs/company-key.ts'

// No single source shows reliably who owns a site. Each source scores a name, and names that
// contain each other share their scores.

/** The owner of a site. `isStated`: named by more than the page's titles and address. */
export type Owner = { name: string; isStated: boolean }

type Known = {
  url: URL | undefined
  position: string | undefined
  place: string | undefined
  heads?: readonly Vote[] | undefined
}

const NAME_MAX = 60
const WORDS_MAX = 7
/** A lower score is only one weak source. */
const SCORE_MIN = 2
/** The same for a name with a legal form, which may be printed only once. */
const FORMAL_MIN = 1.2
const RUNS_MAX = 400
/** The weight of a name above an address, as in an imprint. */
const ADDRESSEE = 1.8

/** The owner of the page's site; undefined if only one weak source names one. */
export function findOwner(
  facts: PageFacts,
  { url, position, place, heads = [] }: Known,
): Owner | undefined {
  const host = url?.hostname ?? ''
  const vendors = listVendors(facts)
  const isOfSystem = (name: string) => isVendor(name, vendors)
  const hints = readHints(facts, url, isOfSystem)
  const stated = [
    ...listOrganisations(facts, host),
    ...listSelfNamed(facts),
    ...listCareers(facts, host),
    ...listTails(facts, position),
    ...listFormal(facts),
    ...[...new Set(listAddressees(facts))].map((name) => ({ name, weight: ADDRESSEE })),
    ...heads,
  ]
  const printed = [...stated, ...listTitled(facts, position, host), ...listSpelt(facts, hints)]
  const votes = [...printed, ...listFiles(facts, printed)]
    .map(({ name, weight }) => ({ name: tidy(name), weight }))
    .filter(({ name }) => isPossible(name) && !isOfSystem(name))
    .filter(({ name }) => !isSame(name, position) && !isSame(name, place))
    .filter(({ name }) => !isPositionWithNote(name, position))
  const scored = scoreNames(facts, votes, hints)
  let best = scored.reduce<Scored | undefined>(
    (most, one) => (one.score > (most?.score ?? 0) ? one : most),
    undefined,
  )
  if (best === undefined) return undefined
  if (best.score < (hasLegalForm(best.name) ? FORMAL_MIN : SCORE_MIN)) return undefined
  best = findWhole(best, scored) ?? findGroup(best, facts) ?? best
  const isStatedName = (name: string) => {
    const key = toCompanyKey(name)
    return stated.some((vote) => ` ${toCompanyKey(tidy(vote.name))} `.includes(` ${key} `))
  }
  const own = findOwn(best, scored.map(({ name }) => name).filter(isStatedName), host)
  if (own !== undefined && (isOfBlog(own, best.name, host) || !isStatedName(best.name)))
    return { name: own, isStated: true }
  const mails = hints.filter(({ isMail }) => isMail)
  const isMailed = scoreByHints(best.name, mails) > 0
  return { name: best.name, isStated: isStatedName(best.name) || isMailed }
}

/** The start of a name that is the host's whole name: `Rye Bakers` of `Rye Bakers Leeds`. */
const findOwn = ({ name }: Scored, names: readonly string[], host: string) =>
  names.find((own) => name.startsWith(`${own} `) && isHostName(own, host))

const BLOG_HOST = /^(?:blog|tech|engineering|developers?|dev|labs)\./
const BLOG = /^(?:tech(?:nology)?|engineering|developers?|dev|labs|data|design)(?:\sblog)?$/i
/** Whether the rest of a name is what the company's blog is about: `Acme Tech` of `blog.acme.com`. */
const isOfBlog = (own: string, name: string, host: string) =>
  BLOG_HOST.test(host) && BLOG.test(name.slice(own.length + 1))

type Scored = { name: string; score: number }

/** The names with their scores: those of their own sources, and shares of those of longer and shorter names. */
function scoreNames(facts: PageFacts, votes: readonly Vote[], hints: readonly Hint[]): Scored[] {
  const groups = Map.groupBy(votes, ({ name }) => toCompanyKey(name))
  const direct = new Map(
    [...groups].map(([key, own]) => [key, own.reduce((sum, { weight }) => sum + weight, 0)]),
  )
  const scored: Scored[] = []
  for (const [key, own] of groups) {
    const name = own.reduce((one, other) => (other.weight > one.weight ? other : one)).name
    let score = (direct.get(key) ?? 0) + scoreText(facts, name)
    let spelt = scoreByHints(name, hints)
    for (const [other, weight] of direct) {
      if (other === key) continue
      if (` ${other} `.includes(` ${key} `)) score += weight * 0.4
      else if (` ${key} `.includes(` ${other} `)) {
        score += weight * 0.7
        spelt = Math.max(spelt, scoreByHints(other, hints))
      }
    }
    score += spelt
    score += (isAgreed(facts, name) ? AGREED : 0) - scoreFaults(name, hints)
    scored.push({ name, score })
  }
  return scored
}

const ARTICLE =
  /^(?:(?:die|der|das|den|dem|the|la|le|les|el|los|il|de|het|our|at|bei|chez|by|von|of)\s|l['’])/iu
/** A longer name needs this share of the score of the part that is found more often. */
const WHOLE_SHARE = 0.6
/** The whole name of an owner that is mostly called by a part of it: `City of Rye` of `Rye`. */
function findWhole(best: Scored, scored: readonly Scored[]): Scored | undefined {
  const isWhole = ({ name, score }: Scored) =>
    score >= best.score * WHOLE_SHARE &&
    fold(name) !== fold(best.name) &&
    fold(name).endsWith(` ${fold(best.name)}`) &&
    !ARTICLE.test(name)
  return scored.find(isWhole)
}

const GROUP =
  /^(?:(?:research )?(?:group|lab|laboratory|team|institute|cent(?:er|re)|network)|studios?|foundation|society|association|gruppe|verein|stiftung|institut|labor|groupe|fondation|laboratoire|grupo|fundación|gruppo|fondazione|groep|stichting)$/iu
/** The page's whole title, if it says what kind of organisation the owner is: `Rye Bread Group` of `Rye Bread`. */
const findGroup = ({ name, score }: Scored, { title }: PageFacts): Scored | undefined =>
  title.startsWith(`${name} `) && GROUP.test(title.slice(name.length + 1))
    ? { name: title, score }
    : undefined

const isSame = (name: string, other: string | undefined) =>
  other !== undefined && fold(name) === fold(other)

/** Whether a title's part is the position with its pay: `Baker 2 400 €`. */
const isPositionWithNote = (name: string, position = '') =>
  position !== '' &&
  name.startsWith(`${position} `) &&
  isNoEmployer(name.slice(position.length + 1))

/** Removes symbols and section names: `Rye Bakers® Careers`. */
const tidy = (name: string) =>
  name
    .replaceAll(/[®™©]|\((?:r|tm)\)/giu, '')
    .replace(SECTION, '')
    .replace(
      /^(?:cariere|karriere|kariéra|kariera|karriär) (?:(?:bei|u|v|w|la|hos|på) )?(?=\p{Lu})/iu,
      '',
    )
    .replace(
      /^(?:the official |(?:das )?(?:Stadt)?wappen (?:de[rs] )?|welcome to |copyright |since \d{4} |logo (?:of |von |van |de |du |di )?)/i,
      '',
    )
    .replace(/\s+\(\p{Lu}{2,6}\)$/u, '')
    .replace(/(?<=\S)(?:コーポレートサイト|公式サイト|採用サイト|ホームページ)$/, '')
    .replaceAll(/^[\s"'“”„«»|:,·–—-]+|[\s"'“”«»|:,·–—-]+$/gu, '')
    .replace(/(?<=\p{L}{3})\.$/u, '')

const SECTION =
  /\s+[-–—|:]?\s*(?:careers?(?: (?:site|page|home))?|jobs?(?: page)?|job (?:board|portal)|karriere(?:portal|seite)?|kariéra|kariera|recrutement|recruitment|recruiting|carrières?|empleos?|vacatures|home ?page|(?:official )?website|logo|on (?:notion|medium|substack|github|gitlab|linkedin|facebook|instagram|behance))$/i

/** Placeholders of page templates, and words of menus and footers. */
const TEMPLATE =
  /\b(?:templates?|themes?|webflow|wordpress|bootstrap|html5?|lorem|ipsum|starter|boilerplate|placeholder|untitled|my (?:site|website|blog|app)|website|all rights? reserved|powered by|react app|next\.?js|nuxt|gatsby|hugo|jekyll|gridsome|vite)\b|^(?:your|our|my|the|this|ihre?|unsere?|votre|notre|tu|su|la tua|jouw|uw)\s(?:company|employer|business|brand|organi[sz]ation|firma|unternehmen|entreprise|marque|empresa|azienda|bedrijf|name|logo)\b|^(?:company|brand|business|site|firm)(?:\s(?:name|logo|title))?$/i
const MENU =
  /^(?:(?:about|über|contact|kontakt|services?|products?|projects?|news|blog|privacy|terms|imprint|impressum|legal|menu|search|login|log in|sign|read|view|back|follow|share|download|cookies?|copyright|page|section|company|home|start|welcome|get|learn|apply|join|work|made|built|designed|previous|next|vorherige|nächste|suivant|précédent|siguiente|anterior)(?:\s(?:us|uns|me|more|mehr|now|up|in|on|to|the|our|your|this|by|page|seite|policy|settings|started|touch|with|of|&|and)\b.*)?|(?:our|unsere?|nos|nuestr[oa]s?|we|and|all|\d+)\s.*|the|an?\s.*)$/i

/** Whether a title is a template's: `Acme — HTML5 template`. */
export const isOfTemplate = (title: string) => TEMPLATE.test(title)

const DEPARTMENT =
  /^(?:(?:department|dept\.?|school|faculty|institute|division|chair|cent(?:er|re)) (?:of|for)|(?:institut|lehrstuhl|abteilung|fachbereich|zentrum) (?:für|der)|(?:medizinische |philosophische |juristische )?fakultät|faculté d|ufr |laboratoire d|departamento d|facultad d|faculdade d|dipartimento d|facoltà d|faculteit|vakgroep|wydział|katedra|fakulta|institutionen för|institut for|afdeling)(?:\s|['’]|e\s|$)/iu

/** Whether a name is that of a part of a university or authority: `Department of Physics`. */
export const isDepartment = (name: string) => DEPARTMENT.test(name)

/** Whether a name is a menu item: `Our projects`. */
export const isMenuName = (name: string) => MENU.test(name)

const isPossible = (name: string) =>
  name.length >= 2 &&
  name.length <= NAME_MAX &&
  /\p{L}/u.test(name) &&
  name.split(/\s+/).length <= WORDS_MAX &&
  !/[@?!{}<>=]|https?:|^\p{Ll}+\s\p{Ll}/u.test(name) &&
  toCompanyKey(name) !== '' &&
  !TEMPLATE.test(name) &&
  !isMenuName(name) &&
  !isNoEmployer(name)

/** The parts of the page's titles other than the position, because sites add their names there. */
function listTitled(
  { metas, title }: PageFacts,
  position: string | undefined,
  host: string,
): Vote[] {
  const titles = new Set(
    [title, metas.get('og:title') ?? '', metas.get('twitter:title') ?? ''].filter(Boolean),
  )
  return [...titles].flatMap((whole, index) => {
    if (isOfTemplate(whole)) return []
    const parts = split(whole, SEPARATORS)
    if (parts.length < 2 && !isSame(whole, position)) {
      const only = classify(whole, host)
      return only.kind === 'employer'
        ? [{ name: only.text, weight: 2 }]
        : [{ name: whole, weight: 0.8 }]
    }
    return parts.flatMap((part, at) => {
      const { kind, text } = classify(part, host)
      if (kind === 'nothing' || kind === 'place') return []
      const isEnd = at === parts.length - 1 || at === 0
      const weight = kind === 'employer' ? 2.5 : isEnd ? 1.8 : 1
      return [{ name: text, weight: index === 0 ? weight : weight / 3 }]
    })
  })
}

/** `Careers at Rye Bakers` in a breadcrumb or heading. */
const CAREERS =
  /\b(?:careers?|jobs?|karriere|carrières?|emplois?|kariéra|kariera|work(?:ing)?|werken|arbeiten|travailler|trabaja|lavora|life|join|team)\b/i
const listCareers = ({ runs }: PageFacts, host: string): Vote[] =>
  [...new Set(runs.slice(0, RUNS_MAX).filter((text) => text.length < 60 && CAREERS.test(text)))]
    .slice(0, 12)
    .map((text) => classify(text, host))
    .filter(({ kind }) => kind === 'employer')
    .map(({ text }) => ({ name: text, weight: 1 }))

const FORMS =
  '[gG]?GmbH(?:\\s?&\\s?Co\\.?\\s?KG)?|AG|KG|e\\.\\s?V\\.|SE|SAS|SARL|S\\.?A\\.?S\\.?|S\\.A\\.|[Ss]\\.?[Rr]\\.?[Ll]\\.?|S\\.[Pp]\\.A\\.|S\\.L\\.(?:U\\.)?|Lda\\.?|Ltda\\.?|B\\.?V\\.?|N\\.V\\.|(?:\\(Pty\\)\\s|\\(?Pvt\\.?\\)?\\s)?[lL]td\\.?|Limited|LLP|LLC|PLC|plc|Inc\\.?|[Ss]p\\.\\s?z\\s?o\\.\\s?o\\.|s\\.\\s?r\\.\\s?o\\.|a\\.\\s?s\\.|AB|A/S|ApS|AS|Oy'
const FORMAL = new RegExp(
  `(?<name>\\p{Lu}[\\p{L}\\p{N}.’'-]*(?:\\s(?:(?:&|und|et|y|e|and|of|de|di|do|da|du|des|del|della|von|der|für)\\s)?[\\p{Lu}\\d][\\p{L}\\p{N}.’'-]*){0,4}),?\\s(?:${FORMS})(?![\\p{L}\\d])`,
  'u',
)
/** Names with a legal form in the titles, the main content and the footer. */
const listFormal = (facts: PageFacts): Vote[] => {
  const texts = facts.main.slice(0, RUNS_MAX).map(({ text }) => text)
  const names = [...namesOf(facts), ...texts, ...facts.runs.slice(-FOOTER_RUNS)].map((text) =>
    text.length > 1_000 ? undefined : FORMAL.exec(text)?.[0],
  )
  const found = new Map(
    names.flatMap((name) => (name === undefined ? [] : [[toCompanyKey(name), name] as const])),
  )
  const weight = found.size === 1 ? ONLY_FORMAL : SOME_FORMAL
  return [...found.values()].map((name) => ({ name, weight }))
}
const FOOTER_RUNS = 40
/** The only such name on a page is its owner's; others are partners' and customers'. */
const ONLY_FORMAL = 2
const SOME_FORMAL = 1.2

/** `Baker – Rye Bakers` in a heading. */
const listTails = ({ main }: PageFacts, position: string | undefined): Vote[] =>
  main.flatMap(({ text, element }) => {
    if (position === undefined || !/^h[1-4]$/.test(element.name) || text.length > 160) return []
    const tail = text.startsWith(position) ? text.slice(position.length) : ''
    const name = /^\s+[|–—-]\s+(?<name>\p{Lu}.{2,60})$/u.exec(tail)?.groups?.['name']
    return name === undefined ? [] : [{ name, weight: 2 }]
  })

/**
 * A hint below this is a person's or project's name on a shared host, which alone is not a company.
 */
const SPELT_MIN = 1
/** Names in the page's text that match letters of addresses. */
function listSpelt({ metas, runs, title }: PageFacts, hints: readonly Hint[]): Vote[] {
  const texts = [title, metas.get('og:title') ?? '', metas.get('description') ?? ''].concat(
    runs.slice(0, RUNS_MAX),
    runs.slice(RUNS_MAX).slice(-80),
  )
  return hints.slice(0, 6).flatMap(({ letters, weight }) => {
    const name = weight < SPELT_MIN ? undefined : findSpelt(texts, letters)
    if (name === undefined) return []
    // An address below a university's may be that of a department: `baking` of `School of Baking`.
    const isPart = texts.some((text) => isDepartment(text) && text.endsWith(` ${name}`))
    return isPart ? [] : [{ name: findTitled(texts, title, name), weight: 1 }]
  })
}

/** The title's part that begins with a name, if the page never prints that name alone. */
function findTitled(texts: readonly string[], title: string, name: string): string {
  const parts = split(title, SEPARATORS)
  if ([...texts, ...parts].some((text) => isSame(text, name))) return name
  const whole = parts.find((part) => part.startsWith(`${name} `))
  return whole === undefined || soundsLikeRole(whole) ? name : whole
}

const FILE = 1
/** The name of the logo's file, unless it is a short form of a name that the page prints. */
function listFiles(facts: PageFacts, printed: readonly Vote[]): Vote[] {
  const file = findLogoFile(facts)
  const isPrinted = printed.some(({ name }) => squeeze(name).includes(squeeze(file ?? '')))
  return file === undefined || isPrinted ? [] : [{ name: file, weight: FILE }]
}

/** The score of a name by how often the page's text contains it. */
function scoreText({ runs }: PageFacts, name: string): number {
  let count = 0
  for (const text of runs.slice(0, RUNS_MAX)) if (text.includes(name)) count += 1
  return Math.min(1.5, count / 4)
}

const AGREED = 1
/** Whether a name is both the site's in its data and the last part of the page's title. */
const isAgreed = ({ metas, title }: PageFacts, name: string) =>
  isSame(name, metas.get('og:site_name')) && isSame(name, split(title, SEPARATORS).slice(1).at(-1))

function scoreFaults(name: string, hints: readonly Hint[]): number {
  if (scoreByHints(name, hints) >= 2) return 0
  const words = name.split(/\s+/).length
  return (
    (soundsLikePlace(name) ? 1 : 0) +
    (soundsLikeRole(name) ? 1 : 0) +
    (words > 4 && !hasLegalForm(name) ? 1.5 : 0) +
    (squeeze(name).length < 3 ? 1 : 0) +
    (isDepartment(name) ? 2 : 0)
  )
}
