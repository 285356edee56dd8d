import type { PageFacts } from './facts.ts'
import { isRecord, parseJson, walkRecords } from './json.ts'
import { rawText, readShortLine } from './page.ts'
import { isNobody, isOfHost } from './title.ts'
import { toLine } from './text.ts'

const LOGO =
  /^(?:logo(?: (?:of|von|de|der))?\s+)?(?<name>.+?)[\s-]*(?:company )?(?:logo|careers?)?$/i
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:copyright\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by\s+)?(?<name>\p{L}[^|•·©]{1,60}?)(?:\s*[|•·,.–-]\s*(?:all|alle|tous|todos|tutti).*|[.\s]*(?:all rights reserved.*)?|\s*[|•·].*)$/iu
const ORGANISATIONS =
  /^(?:Organization|Corporation|LocalBusiness|EmploymentAgency|NGO|GovernmentOrganization|EducationalOrganization|CollegeOrUniversity|Hospital|WebSite)$/

/** Whose site it is, as it says in its data, its name, its logo and its last line; the first that does. */
export function findOwner(facts: PageFacts, host: string): string | undefined {
  const { metas } = facts
  const named = [readData(facts), metas.get('og:site_name'), metas.get('application-name')]
  const said = named.find((name) => name !== undefined && !isNobody(name))
  return said ?? findLogo(facts, host) ?? findBrand(facts) ?? findCopyright(facts)
}

function readData({ scripts }: PageFacts): string | undefined {
  for (const script of scripts) {
    if (!/ld\+json/i.test(script.attributes['type'] ?? '')) continue
    const text = rawText(script)
    if (text.length > 200_000 || !/Organi[sz]ation|Corporation|LocalBusiness|WebSite/.test(text))
      continue
    for (const value of parseJson(text)) {
      for (const { record } of walkRecords(value)) {
        const type = record['@type']
        const name = record['name'] ?? record['legalName']
        if (typeof type === 'string' && ORGANISATIONS.test(type) && typeof name === 'string')
          return toLine(name)
        if (isRecord(record['publisher']) && typeof record['publisher']['name'] === 'string')
          return toLine(record['publisher']['name'])
      }
    }
  }
  return undefined
}

function findLogo({ elements, beside }: PageFacts, host: string): string | undefined {
  for (const element of elements.slice(0, 600)) {
    const { alt } = element.attributes
    if (element.name !== 'img' || alt === undefined || alt.length > 80) continue
    const name = LOGO.exec(alt.trim())?.groups?.['name']?.trim()
    if (name === undefined || isNobody(name) || /powered by|opens in|\bicon\b/i.test(name)) continue
    // A picture's caption is longer than a name.
    if (/,/.test(name) || name.split(/\s+/).length > 5) continue
    const isLogo = /logo/i.test(
      `${alt} ${element.attributes['class'] ?? ''} ${element.attributes['id'] ?? ''}`,
    )
    if (isLogo && !/^(?:logo|company|site|home|the|brand|image|img)$/i.test(name)) return name
    if (!beside.has(element) && isOfHost(name, host)) return name
  }
  return undefined
}

const HOME = /^(?:\.{0,2}\/)*(?:index\.html?)?$|^https?:\/\/[^/]+\/?$/
const BRAND = /(?:^|[\s_-])(?:brand|logo|site-?(?:name|title)|navbar-brand)(?:$|[\s_-])/i

/** The site's name as it leads to its first page. */
function findBrand({ elements }: PageFacts): string | undefined {
  for (const element of elements.slice(0, 600)) {
    const { href, class: className = '', 'aria-label': label } = element.attributes
    if (element.name !== 'a' || href === undefined || !HOME.test(href)) continue
    const image = element.children.find(
      (child) => typeof child !== 'string' && child.name === 'img',
    )
    const alt = typeof image === 'object' ? image.attributes['alt'] : undefined
    const names = [readShortLine(element, 40), label, alt].map((name) =>
      name?.replace(HOME_WORDS, '').trim(),
    )
    const name = names.find(
      (found) => found !== undefined && /\p{L}{2}/u.test(found) && !isNobody(found),
    )
    const isShort = name !== undefined && name.length <= 40 && name.split(/\s+/).length <= 4
    if (isShort && (BRAND.test(className) || !isMenuWord(name))) return name
  }
  return undefined
}
const HOME_WORDS = /\s*[-–|]?\s*\b(?:home ?page|home|logo|start(?:seite)?|accueil)\b\s*[-–|]?\s*/gi
const isMenuWord = (name: string) =>
  /^(?:skip|back|zurück|retour|volver|indietro|terug|menu|about|über|kontakt|contact|services?|products?|blog|news|terms|privacy|impressum|all|more|login|sign)\b/i.test(
    name,
  )

function findCopyright({ runs }: PageFacts): string | undefined {
  for (const run of runs.slice(-120)) {
    if (run.length > 140 || !/©|\(c\)|copyright/i.test(run)) continue
    const name = COPYRIGHT.exec(run)
      ?.groups?.['name']?.replace(/[\s.,-]+$/, '')
      .replace(/\s*\d{4}$/, '')
    if (name !== undefined && !isNobody(name)) return name
  }
  return undefined
}
