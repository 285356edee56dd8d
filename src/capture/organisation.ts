import type { PageFacts } from './facts.ts'
import { isRecord } from '../record.ts'
import { parseJson, walkRecords } from './json.ts'
import { type PageElement, rawText, readShortLine } from './page.ts'
import { isHostName, isNoCompany, isOfHost } from './title.ts'
import type { Vote } from './hints.ts'
import { toLine } from './text.ts'

const LOGO =
  /^(?:logo(?: (?:of|von|van|de|der|du|di))?\s+)?(?<name>.+?)[\s-]*(?:company )?(?:logo|careers?)?$/i
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:copyright\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by\s+)?(?<name>\p{L}[^|•·©]{1,60}?)(?:\s*[|•·,.–-]\s*(?:all|alle|tous|todos|tutti).*|[.\s]*(?:all rights reserved.*)?|\.\s+\p{Lu}.*|\s*[|•·].*|\s+[–—-]\s.*)$/iu
const ORGANISATIONS =
  /^(?:Organization|Corporation|LocalBusiness|\w*Business|EmploymentAgency|NGO|GovernmentOrganization|EducationalOrganization|CollegeOrUniversity|Hospital|WebSite)$/

/** Names of the site's owner in the page's data, meta tags, logo and copyright line. */
export function listOrganisations(facts: PageFacts, host: string): Vote[] {
  const { metas } = facts
  const stated = [...new Set(readData(facts).filter((name) => !isNoCompany(name)))]
  const found: [string | undefined, number][] = [
    ...stated.slice(0, 4).map((name): [string, number] => [name, stated.length > 1 ? 2 : 3]),
    [ownPart(metas.get('og:site_name'), host), 3],
    [ownPart(metas.get('application-name'), host), 2],
    [metas.get('apple-mobile-web-app-title'), 1.5],
    [findLogo(facts, host), 2],
    [findBrand(facts, host), 2],
    [findPublisher(facts), 1.5],
    [findCopyright(facts, host), 2.5],
    [findAuthor(facts), 1.5],
  ]
  return found.flatMap(([name, weight]) => (name === undefined ? [] : [{ name, weight }]))
}

/** A meta author counts only if the page prints it, because templates name their own authors. */
function findAuthor({ metas, runs }: PageFacts): string | undefined {
  const name = metas.get('author')
  return name !== undefined && runs.some((text) => text.includes(name)) ? name : undefined
}

/** The part of a site's name that matches the host; the rest may be a slogan. */
const ownPart = (name: string | undefined, host: string) =>
  name?.split(/\s+[|–—·•]\s+|\s*[|·•]\s*/).find((part) => isOfHost(part, host)) ?? name

const isOrganisation = (type: unknown) =>
  [type].flat().some((name) => typeof name === 'string' && ORGANISATIONS.test(name))
const NAMES_MAX = 20

/** The organisations in the page's structured data, in order. */
function readData({ scripts }: PageFacts): string[] {
  const names: string[] = []
  for (const script of scripts) {
    if (!/ld\+json/i.test(script.attributes['type'] ?? '')) continue
    const text = rawText(script)
    if (text.length > 200_000 || !/Organi[sz]ation|Corporation|LocalBusiness|WebSite/.test(text))
      continue
    for (const value of parseJson(text)) {
      for (const { record } of walkRecords(value)) {
        const type = record['@type']
        const name = record['name'] ?? record['legalName']
        if (names.length >= NAMES_MAX) return names
        if (isOrganisation(type) && typeof name === 'string') names.push(toLine(name))
        else if (isRecord(record['publisher']) && typeof record['publisher']['name'] === 'string')
          names.push(toLine(record['publisher']['name']))
      }
    }
  }
  return names
}

function findLogo(
  { elements, boilerplate, runs, title }: PageFacts,
  host: string,
): string | undefined {
  for (const element of elements.slice(0, 600)) {
    const { alt } = element.attributes
    if (element.name !== 'img' || alt === undefined || alt.length > 80) continue
    // Removes the position of the logo: `Acme logo header`.
    const name = LOGO.exec(alt.trim().replace(/(?<=\p{L}\slogo)\s.*$/iu, ''))?.groups?.[
      'name'
    ]?.trim()
    if (name === undefined || isNoCompany(name) || /powered by|opens in|\bicon\b/i.test(name))
      continue
    if (OF_STATE.test(name)) continue
    // Longer texts are image captions.
    if (/,/.test(name) || name.split(/\s+/).length > 5) continue
    const isLogo = [alt, element.attributes['src'] ?? '', ...listNamings(element)].some((text) =>
      /logo(?![a-z])/i.test(text.slice(-ADDRESS_MAX)),
    )
    const isWhole = /logo/i.test(alt) || !SHORT.test(name)
    if (isLogo && isWhole && !WORDS_OF_LOGOS.test(name))
      return asPrinted(name, [title, ...runs], host)
    if (!boilerplate.has(element) && isOfHost(name, host))
      return asPrinted(name, [title, ...runs], host)
  }
  return undefined
}

/** The emblem of a state, which all of its offices show: `Stemma della Repubblica Italiana`. */
const OF_STATE =
  /^(?:(?:the |lo |das |el |o |het )?(?:(?:royal |national |state )?(?:coat of arms|emblem|crest|seal|flag) of|(?:staats|bundes|landes)?(?:wappen|adler|flagge)|armoiries|emblème|blason|drapeau|escudo|emblema|bandera|bandeira|brasão|stemma|bandiera|(?:rijks)?wapen|vlag|godło|flaga|(?:velký |malý )?státní znak|vlajka|riksvapen(?:et)?|riksvåpen(?:et)?|rigsvåben|statsvåben))(?![\p{L}])(?=.*(?:(?<!\p{L})(?:republi[ck]|republika|república|repubblica|république|republiek|rzeczypospolit|kingdom|königreich|royaume|reino|regno|koninkrijk|stat[eo]|staat|état|estado|government|regierung|gouvernement|gobierno|governo|bundesrepublik|confeder|konfoeder|eidgenoss|union|europ)|\p{L}+(?:land|reich)$))/iu

/** Words in the names of logos' files. */
const FILE_WORDS =
  /\b(?:logos?|logotype|login|brand|header|footer|small|large|big|mini|white|black|colou?r|dark|light|transparent|rgb|cmyk|neg|pos|final|new|web|site|main|default|img|image|png|svg|jpe?g|webp|retina|cropped|square|cuadrado|horizontal|vertical|v?\d+(?:px)?|\d+x\d+|\d+ ?px)\b/giu
const FILE_MAX = 300

/** The name of a logo's file, as words: `Rye Bakers` of `/img/rye_bakers-logo.png`. */
export function findLogoFile({ elements, metas }: PageFacts): string | undefined {
  const sources = elements
    .slice(0, 600)
    .flatMap(({ name, attributes: { src } }) => (name === 'img' ? (src ?? '') : []))
  for (const address of [...sources, metas.get('og:image') ?? '']) {
    if (address.length > FILE_MAX || !/logo/i.test(address)) continue
    const words = (address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
      .replace(/\.\w+$/, '')
      .replaceAll(/%20|[_+-]/g, ' ')
      .replaceAll(FILE_WORDS, ' ')
      .trim()
      .split(/\s+/)
    const isName = words.length <= 4 && words.every((word) => /^\p{L}{2,}$/u.test(word))
    if (isName && words.join('').length >= 3)
      return words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join(' ')
  }
  return undefined
}

/** The owner's initials, which the page spells out elsewhere. */
const SHORT = /^\p{Lu}{2,4}$/u
/** In characters: a longer address of an image has its contents. */
const ADDRESS_MAX = 120
/** The classes and ids of an element and of the two around it. */
const listNamings = ({ attributes, parent }: PageElement): string[] =>
  [attributes, parent?.attributes, parent?.parent?.attributes].flatMap((own) => [
    own?.['class'] ?? '',
    own?.['id'] ?? '',
  ])

const WORDS_OF_LOGOS =
  /^(?:(?:logo|company|site|home|the|our|brand|image|img|picture|icon|header|footer|main|mobile|desktop|sticky|default|white|black|dark|light|nav(?:bar)?|menu)(?:\s+|$))+$/i

/** Shortens the logo's name to what the page and host use. */
function asPrinted(name: string, runs: readonly string[], host: string): string {
  const words = name.split(/\s+/)
  const short = words
    .map((_word, index) => words.slice(0, index + 1).join(' '))
    .find((part) => isHostName(part, host))
  const isSaid = (text: string) => runs.some((run) => run.includes(text))
  return short !== undefined && !isSaid(name) && isSaid(short) ? short : name
}

const HOME = /^(?:\.{0,2}\/)*(?:index\.html?)?$|^https?:\/\/[^/]+\/?$/
const BRAND = /(?:^|[\s_-])(?:brand|logo|site-?(?:name|title)|navbar-brand)(?:$|[\s_-])/i

/** The site's name in a link to its front page. */
function findBrand({ elements, runs, title }: PageFacts, host: string): string | undefined {
  for (const element of elements.slice(0, 600)) {
    const { href, class: className = '', 'aria-label': label } = element.attributes
    if (element.name !== 'a' || href === undefined || !HOME.test(href)) continue
    // A link to another company's front page, such as a sister company's, is excluded.
    if (URL.canParse(href) && host !== '' && toSite(new URL(href).hostname) !== toSite(host))
      continue
    const image = element.children.find(
      (child) => typeof child !== 'string' && child.name === 'img',
    )
    const alt = typeof image === 'object' ? image.attributes['alt'] : undefined
    const names = [readShortLine(element, 40), label, alt].map((name) =>
      // A short form may precede the full name.
      name
        ?.replace(HOME_WORDS, '')
        .trim()
        .replace(/^(\S+)\s+(?=\1\s)/i, ''),
    )
    const name = names.find(
      (found) =>
        found !== undefined &&
        /\p{L}{2}/u.test(found) &&
        !isNoCompany(found) &&
        !OF_STATE.test(found) &&
        !WORDS_OF_LOGOS.test(found),
    )
    const isShort = name !== undefined && name.length <= 40 && name.split(/\s+/).length <= 4
    if (isShort && (BRAND.test(className) || !isMenuWord(name)))
      return name === alt ? asPrinted(name, [title, ...runs], host) : name
  }
  return undefined
}
const toSite = (host: string) => host.replace(/^www\./, '')
const HOME_WORDS = /\s*[-–|]?\s*\b(?:home ?page|home|logo|start(?:seite)?|accueil)\b\s*[-–|]?\s*/gi
const isMenuWord = (name: string) =>
  /^(?:skip|back|zurück|retour|volver|indietro|terug|menu|about|über|english|deutsch|dansk|svenska|norsk|suomi|français|español|italiano|português|nederlands|polski|čeština|magyar|русский|українська|日本語|中文|한국어|[a-z]{2}$|kontakt|contact|services?|products?|blog|news|terms|privacy|impressum|all|more|login|sign)\b/i.test(
    name,
  )

const PUBLISHERS = ['publisher', 'dc.publisher', 'dcterms.publisher', 'dc.creator', 'copyright']

/** The older meta tags for publishers; a date or a notice in them is excluded. */
const findPublisher = ({ metas }: PageFacts): string | undefined =>
  PUBLISHERS.map((name) => metas.get(name)).find(
    (name) =>
      name !== undefined &&
      !isNoCompany(name) &&
      !/\d{4}|©|@|https?:/.test(name) &&
      name.length <= 60,
  )

/** `2025 Acme. All rights reserved.`, `Acme – Tous droits réservés – 2021` */
const RIGHTS =
  /^[\s©]*(?:copyright\s+)?(?:\d{4}(?:\s*[-–]\s*\d{4})?\s+)?(?<name>[^\d|©][^|©]{1,60}?)[\s.,–—-]*(?:\d{4})?[\s.,–—-]*(?:all rights? reserved|alle rechten? vorbe\w+|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati|wszelkie prawa zastrzeżone|všechna práva vyhrazena)/iu

/** Words between the year and the owner, as site builders write them: `© 2024 par`. */
const BEFORE_OWNER = /^(?:by|par|von|por|door|przez|di|av|af|tarafından)\s+(?=[\p{Lu}\d])/u

/** The name behind such a word, unless the word is a part of it: `von Rye` of `vonrye.com`. */
const withoutBy = (name: string, host: string) =>
  isHostName(name, host) ? name : name.replace(BEFORE_OWNER, '')

function findCopyright({ runs }: PageFacts, host: string): string | undefined {
  for (const run of runs.slice(-120)) {
    if (
      run.length > 140 ||
      !/©|\(c\)|copyright|rights? reserved|recht|droit|derecho|direito|diritti|prawa|práva/i.test(
        run,
      )
    )
      continue
    const name = (COPYRIGHT.exec(run) ?? RIGHTS.exec(run))?.groups?.['name']
      ?.replace(/[\s.,-]+$/, '')
      .replace(/\s*\d{4}$/, '')
    if (name !== undefined && !isNoCompany(name)) return withoutBy(name, host)
  }
  return undefined
}
