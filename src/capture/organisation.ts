import type { PageFacts } from './facts.ts'
import { isRecord, parseJson, walkRecords } from './json.ts'
import { rawText } from './page.ts'
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
  return said ?? findLogo(facts, host) ?? findCopyright(facts)
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
    if (/logo/i.test(alt) && !/^(?:logo|company|site|home|the)$/i.test(name)) return name
    if (!beside.has(element) && isOfHost(name, host)) return name
  }
  return undefined
}

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
