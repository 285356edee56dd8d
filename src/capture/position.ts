import { isListingName, type PageFacts } from './facts.ts'
import { readHeading } from './heading.ts'
import { findMarked } from './named-elements.ts'
import { isSystem } from './no-employer.ts'
import { readShortLine } from './page.ts'
import { DETAIL_TITLE } from './page-subject.ts'
import { isTopic } from './page-topic.ts'
import { soundsLikePlace } from './place-names.ts'
import { isCalledAs } from './posting-address.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { soundsLikeRole, WANTED } from './roles.ts'
import { isNoCompany, isOfHost, readPosition } from './title.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'
import { hasGenderMark } from '../jobs/position-key.ts'

export const POLICY =
  /privacy|cookie|datenschutz|confidentialité|privacidad|gdpr|consent|newsletter|terms of|^(?:join|work with|come |komm |werde |become |wir suchen|we(?:['’]re| are) |dein |ihre? |your |about|über|apply|bewirb|jetzt )/i

/** In characters; the longest are those of universities and authorities. */
const POSITION_MAX = 180

/** The position: from headings, titles or labels. */
export function findPosition(
  facts: PageFacts,
  url: URL | undefined,
  labelled: string | undefined,
): string | undefined {
  const found = findWhole(facts, url, labelled)
  return found === undefined ? undefined : withoutCompany(facts, found)
}

/** A number of positions: `Baker (2 positions)`. */
const COUNT =
  /\s*[([]\s*\d{1,3}x?\s*(?:positions?|openings?|vacanc(?:y|ies)|posts?|stellen?|postes?|plazas?|vacantes?|vagas?|posti|plaatsen|miejsc\p{L}*|míst\p{L}*)\s*[)\]]$/iu

const SEGMENTS = /\s+[|–—·•-]\s+|\s*[|·•｜]\s*/

/** Removes the company from a heading if the page's title separates the two. */
function withoutCompany(facts: PageFacts, found: string): string {
  const { metas, title } = facts
  const name = found
    .replace(WANTED, '')
    .replace(/の(?:求人|採用|募集)\S*$/, '')
    .replace(COUNT, '')
  const siteName = fold(metas.get('og:site_name') ?? '')
  for (const whole of [metas.get('og:title') ?? '', title]) {
    const [head = '', ...tail] = whole.split(SEGMENTS)
    if (head === '' || fold(head) === fold(name)) continue
    const isBoth = (part: string) =>
      fold(`${head} ${part}`) === fold(name) &&
      !soundsLikePlace(part) &&
      (soundsLikeRole(head) || !soundsLikeRole(part)) &&
      // A part that the heading itself separates by a dash may belong to the position.
      (!SEGMENTS.test(name) || hasLegalForm(part) || fold(part) === siteName)
    if (tail.some(isBoth)) return head
  }
  return withoutTail(facts, name)
}

/** A town with the number of its French department: `Vitré (35)`. */
const DEPARTMENT = /\s\(\d{2,3}\)$/

/** Removes a last part that is a name in the page's title or of the site: `Baker – Rye Bakers`. */
function withoutTail({ metas, title }: PageFacts, name: string): string {
  const tail = /\s+[|–—-]\s+(?<tail>\p{Lu}[^|–—]{2,60})$/u.exec(name)?.groups?.['tail']
  if (tail === undefined) return name
  const head = name.slice(0, -tail.length).replace(/\s+[|–—-]\s+$/, '')
  if (soundsLikePlace(tail)) return DEPARTMENT.test(tail) && soundsLikeRole(head) ? head : name
  const names = [metas.get('og:site_name') ?? '', ...title.split(SEGMENTS).slice(1)]
  const isSaid = names.some((other) => fold(other) === fold(tail))
  return isSaid && soundsLikeRole(head) && !fold(title).includes(fold(name)) ? head : name
}

/** Whether the page's own address is a name: a label may give only its kind, `Position: Baking trades`. */
const isOfPage = (url: URL | undefined, name: string) =>
  isCalledAs(url, name) && (soundsLikeRole(name) || fold(name).split(' ').length > 2)

function findWhole(
  facts: PageFacts,
  url: URL | undefined,
  labelled: string | undefined,
): string | undefined {
  const { metas, title, headings } = facts
  const host = url?.hostname ?? ''
  const titled = ` ${fold(`${metas.get('og:title') ?? ''} ${metas.get('twitter:title') ?? ''} ${title}`)} `
  const siteName = fold(metas.get('og:site_name') ?? '')
  const stated = readPosition(facts)
  const line = headings.length > 0 ? [] : findTitleLine(facts, host)
  // A label may give only the kind of position, `Role: Baker`, while the heading has all of it.
  const isSaidWhole = [...headings, ...line].some(
    (heading) =>
      soundsLikeRole(heading) &&
      labelled !== undefined &&
      fold(heading) !== fold(labelled) &&
      ` ${fold(heading)} `.includes(` ${fold(labelled)} `),
  )
  const toScore = (name: string, index: number) =>
    (titled.includes(` ${fold(name)} `) ? 4 : 0) +
    (soundsLikeRole(name) ? 3 : 0) +
    (index < Math.max(headings.length, line.length) ? 2 : 0) +
    // A labelled position is preferred to the site's name, which is in every heading and title.
    (labelled !== undefined && fold(name) === fold(labelled) && !isSaidWhole
      ? soundsLikeRole(name)
        ? 4
        : 3
      : 0) +
    (isOfPage(url, name) ? 6 : 0) +
    (POLICY.test(name) ? -4 : 0) +
    (fold(name) === siteName || (isOfHost(name, host) && !soundsLikeRole(name)) ? -5 : 0)
  const scored = listHeadings(facts, host, labelled)
    .map((name, index) => ({ name, score: toScore(name, index) }))
    .filter(({ name }) => name.length <= POSITION_MAX && !isNoCompany(name.slice(0, 100)))
    .filter(({ name }) => !SECTION.test(name) && !PART.test(name))
    .filter(({ name }) => !/^https?:/.test(name) && (soundsLikeRole(name) || !isSystem(name)))
    .toSorted((one, other) => other.score - one.score)
  const [best] = scored
  const told = findBelowDetail(facts)
  if (told !== undefined) return told
  const below = findBelowSlogan(facts)
  if (below !== undefined) return below
  const marked =
    best === undefined || soundsLikeRole(best.name) ? undefined : findMarkedOnly(scored)
  if (marked !== undefined) return marked
  const isStatedRole = stated !== undefined && soundsLikeRole(stated)
  const isHeadline = best === undefined || (best.score < 4 && !soundsLikeRole(best.name))
  const named = isHeadline && !isStatedRole ? findInPart(facts) : undefined
  if (named !== undefined) return named
  if (isStatedRole && best !== undefined && isTopic(best.name)) return stated
  if (best !== undefined && best.score >= (isStatedRole ? 3 : 0)) return best.name
  if (isStatedRole) return stated
  const plain = findPlain(facts)
  if (plain !== undefined && !(best !== undefined && best.score >= 4)) return plain
  const hasOwnTitle = metas.has('og:title')
  return (hasOwnTitle ? undefined : best?.name) ?? stated ?? best?.name
}

/** The only heading with a gender mark, below a page's name that sounds like no position. */
function findMarkedOnly(scored: readonly { name: string }[]): string | undefined {
  const names = scored.map(({ name }) => name).filter((name) => hasGenderMark(name))
  return new Set(names.map(fold)).size === 1 ? names[0] : undefined
}

/** The position below a generic heading: `Job details`. */
function findBelowDetail({ headings, main }: PageFacts): string | undefined {
  const [heading = ''] = headings
  if (!DETAIL_TITLE.test(heading)) return undefined
  const at = main.findIndex(({ text, element }) => element.name === 'h1' && text === heading)
  const below = at === -1 ? [] : main.slice(at + 1, at + 4)
  return below.find(({ text }) => soundsLikeRole(text) && !isNoCompany(text))?.text
}

/** Advertising after a dash behind the gender mark: `(m/w/d) in Teilzeit - Modern & fair`. */
const PRAISE = /(?<=\([mwfdxhnvt](?:\s?[/|*]\s?[mwfdxhnvt])+\)[^–—|-]{0,40})\s[–—|-]\s.*$/iu
const SUBTITLE_MAX = 110

/** The position below a slogan that is the page's only heading: `Your career with us`. */
export function findBelowSlogan({ headings, main, metas, title }: PageFacts): string | undefined {
  const [slogan = '', ...others] = headings
  if (slogan === '' || others.length > 0 || soundsLikeRole(slogan)) return undefined
  const at = main.findIndex(({ text, element }) => element.name === 'h1' && text === slogan)
  const next = at === -1 ? undefined : main[at + 1]
  if (next === undefined || next.text.length > SUBTITLE_MAX) return undefined
  if (!/^(?:h[2-4]|p|div|span|strong)$/.test(next.element.name)) return undefined
  const line = next.text.replace(PRAISE, '')
  const titled = fold(`${title} ${metas.get('og:title') ?? ''}`).split(' ')
  const words = fold(line).split(' ')
  const isTitled = words.filter((word) => word.length >= 3 && titled.includes(word)).length > 0
  const isOffered = hasGenderMark(line) || soundsLikeRole(title.split(SEGMENTS)[0] ?? '')
  const isPosition = soundsLikeRole(line) && !isNoCompany(line) && !POLICY.test(line)
  return isPosition && isTitled && isOffered ? line : undefined
}

/** Words before the position in an application form. */
export const APPLICATION =
  /^(?:career opportunities:|(?:ihre |deine |online-?)?bewerbung (?:als|für)|job application for|application for|apply for(?: the)?|candidature (?:au poste de|pour le poste de|pour)|solicitud para|candidatura (?:para|per)|sollicitatie (?:als|voor))\s+/i

/** The headings that may be the position: level one first, then lower ones. */
function listHeadings(facts: PageFacts, host: string, labelled: string | undefined): string[] {
  const { elements, boilerplate, headings } = facts
  const beneath = elements.filter(({ name }) => name === 'h2' || name === 'h3').slice(0, 60)
  const lines = beneath.flatMap((element) =>
    boilerplate.has(element) || readShortLine(element) === undefined ? [] : readHeading(element),
  )
  const others = [labelled, findMarked(facts, 'position', soundsLikeRole), findBeforeLabels(facts)]
  const titles = headings.length > 0 ? headings : findTitleLine(facts, host)
  return [
    ...titles.map((name) => name.replace(APPLICATION, '')),
    ...lines.filter((line) => soundsLikeRole(line)),
    ...others.filter((name) => name !== undefined),
  ]
}

/** What precedes and follows the position in a title: `Acme: Baker at Rye Mill`. */
const BEFORE =
  /(?:^|[:|–—·•»«]\s*|\s-\s|\s(?:hiring|sucht|recrute|busca|zoekt)(?:\s(?:an?|eine?n?|une?|un[ao]?|een))?\s)$/iu
const AFTER =
  /^(?:$|\s*[|–—·•»,]|\s-\s|\s(?:at|bei|chez|presso|bij|hos|in|à|en|em|w|в|у|@|\d)(?:\s|\d))/iu
/** The company before the position, and the company or place behind it. */
const AHEAD = /(?:[:|]\s*|\s(?:hiring|sucht|recrute|busca|zoekt)\s(?:\p{L}{1,5}\s)?)$/iu
const BEHIND = /^(?:\s(?:at|bei|chez|presso|bij|hos|в|у|@)\s|,\s)/iu

/** A posting has fewer lines, and fewer of them are parts of its title. */
const LINES_MAX = 2_000
const PARTS_MAX = 40

/** The longest line that is the position's part of a title. */
function findPartOfTitle({ main }: PageFacts, titles: readonly string[]): string | undefined {
  const isPart = (text: string, title: string) => {
    const at = title.toLowerCase().indexOf(text.toLowerCase())
    return at !== -1 && BEFORE.test(title.slice(0, at)) && AFTER.test(title.slice(at + text.length))
  }
  const texts = new Set(main.slice(0, LINES_MAX).map(({ text }) => text))
  const parts = [...texts]
    .filter((text) => text.length >= 4 && text.length <= POSITION_MAX)
    .filter((text) => titles.some((title) => isPart(text, title)) && soundsLikeRole(text))
    .slice(0, PARTS_MAX)
  const isWithMore = (text: string) =>
    parts.some((part) => {
      const at = text.indexOf(part)
      const isInside = at !== -1 && part !== text
      return (
        isInside &&
        (AHEAD.test(text.slice(0, at)) || (at === 0 && BEHIND.test(text.slice(part.length))))
      )
    })
  return parts
    .filter((text) => !isWithMore(text))
    .toSorted((one, other) => other.length - one.length)[0]
}

/**
 * If there is no heading of level one, the line that equals the page's title, or the position's
 * part of it, counts as one.
 */
function findTitleLine(facts: PageFacts, host: string): string[] {
  const { main, metas, title } = facts
  const titles = [metas.get('og:title') ?? '', title].filter((name) => name !== '')
  const names = titles.map(fold)
  const heads = titles.map((name) => fold(name.split(SEGMENTS)[0] ?? ''))
  const part = findPartOfTitle(facts, titles)
  if (part !== undefined && !isListingName(part)) return [part]
  const line = main.find(
    ({ text, element }) =>
      text.length <= POSITION_MAX &&
      (names.includes(fold(text)) || (element.name === 'h2' && heads.includes(fold(text)))),
  )
  if (line === undefined || isListingName(line.text)) return []
  return isOfHost(line.text, host) && !soundsLikeRole(line.text) ? [] : [line.text]
}

/** The position in plain text above a list of labels. */
function findBeforeLabels({ main }: PageFacts): string | undefined {
  const at = main.findIndex(({ text }) => NUMBER_LABEL.test(text))
  const before = main.slice(Math.max(0, at - 12), Math.max(0, at)).toReversed()
  return before.map(({ text }) => text).find((text) => soundsLikeRole(text) && !isNoCompany(text))
}
export const NUMBER_LABEL =
  /^(?:job|position|req(?:uisition)?|vacancy|posting|reference|stellen)[ -]?(?:id|number|no\.?|nr\.?|ref(?:erence)?|#|code|category)?\s*(?:#)?\s*:?$|^(?:req id|auto req id|tracking code|referenznummer|kennziffer|référence|referencia|posted(?: date)?:?|date posted:?)$/i

const PART_OF =
  /^(?:your |ihre |deine )?(?:key |main )?(?:responsibilities|duties|tasks|requirements|aufgaben|tätigkeiten|anforderungen|missions?|funciones|mansioni|taken|obowiązki)\s+(?:of|as|for|als|eines?|einer|d['’]une?|du|de la|del|della|van een)\s+(?:(?:an?|the|our)\s+)?(?<position>\p{Lu}.{2,60}?)\s*:?$/iu

/** A heading of a part: `Responsibilities of a Baker`. */
function findInPart({ main }: PageFacts): string | undefined {
  const names = main.map(({ text }) => PART_OF.exec(text)?.groups?.['position'])
  return names.find((name) => name !== undefined && soundsLikeRole(name) && !isNoCompany(name))
}

/** If there are no headings: the only short text before the posting's parts that sounds like a position. */
function findPlain({ main }: PageFacts): string | undefined {
  const end = main.findIndex(
    ({ text }) => text.length < 60 && (SECTION.test(text) || PART.test(text)),
  )
  if (end === -1) return undefined
  const roles = main
    .slice(0, end)
    .filter(
      ({ text, element }) =>
        text.length <= 90 &&
        !/^(?:a|li|option|button|label)$/.test(element.name) &&
        soundsLikeRole(text) &&
        !isNoCompany(text) &&
        !APPLY.test(text),
    )
  return new Set(roles.map(({ text }) => fold(text))).size === 1 ? roles[0]?.text : undefined
}
