import type { PageFacts } from '../facts.ts'
import { toLine } from '../text.ts'
import { fold } from '../../fold.ts'
import type { Site } from './types.ts'

/** Tenant names that belong to no company: tests, embedded boards, parts of the system itself. */
const NOBODY =
  /^(?:www|app|api|apply|boards?|careers?|jobs?|embed|join|hire|home|demo|\d+|[\da-f-]{24,})$/

const squeeze = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Tenant = {
  company: string
  /** Whether the page prints it alone, as a line or a part of its title. */
  isPrinted: boolean
}

/**
 * The company for which an applicant tracking system serves `url`: its name in the address, spelt
 * as the page prints it, otherwise with capitals.
 */
export function readTenant(facts: PageFacts, site: Site, url: URL): Tenant | undefined {
  const found = site.tenant?.exec(`${url.hostname}${url.pathname}`)?.groups?.['company']
  const tenant = decode(found ?? '').replace(
    /^(?:careers?|jobs)-|-(?:careers?|jobs|external|recrut(?:e|ement|amento|ing)|recruit(?:ing|ment)?|carrieres?|emplois?|karriere|kariera|empleos?|vagas|lavoro|vacatures)$|(?<=\p{L}{3})careers?$/giu,
    '',
  )
  if (tenant.length < 2 || NOBODY.test(tenant.toLowerCase())) return undefined
  const printed = findPrinted(facts, squeeze(tenant))
  return printed ?? { company: capitalize(tenant), isPrinted: false }
}

const WORDS_MAX = 5
const RUNS_MAX = 300
const LINE_MAX = 400
const PARTS = /\s+[|–—·•-]\s+|\s*[|·•]\s*/

/** The words of the page that, joined, are the tenant's name. */
function findPrinted(facts: PageFacts, wanted: string): Tenant | undefined {
  if (wanted === '') return undefined
  const { runs, title, metas } = facts
  const images = listImages(facts)
  const lines = [title, metas.get('og:title') ?? '', ...runs.slice(0, RUNS_MAX), ...images]
    .filter((text) => text.length <= LINE_MAX && squeeze(text).includes(wanted))
    .map(toLine)
  const alone = lines.flatMap((line) => line.split(PARTS)).find((part) => squeeze(part) === wanted)
  if (alone !== undefined) return { company: alone, isPrinted: true }
  const company = lines.map((line) => findWithin(line, wanted)).find((name) => name !== undefined)
  return company === undefined ? undefined : { company, isPrinted: false }
}

function findWithin(line: string, wanted: string): string | undefined {
  const words = line.split(' ')
  for (const start of words.keys())
    for (let count = 1; count <= WORDS_MAX; count += 1) {
      const name = words.slice(start, start + count).join(' ')
      if (squeeze(name) === wanted) return name.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '')
    }
  return undefined
}

/** The names of the files of logos, as words: `Rye Bakers logo` of `/img/rye_bakers-logo.png`. */
const listImages = ({ elements, metas }: PageFacts): string[] =>
  [
    metas.get('og:image') ?? '',
    ...elements.flatMap(({ name, attributes: { src } }) => (name === 'img' ? (src ?? '') : [])),
  ]
    .filter((address) => address.length <= ADDRESS_MAX && /logo/i.test(address))
    .map((address) =>
      decode(address.split('/').at(-1) ?? '').replaceAll(/\.\w+(?:\?.*)?$|[_+-]/g, ' '),
    )
const ADDRESS_MAX = 300

const capitalize = (tenant: string) =>
  tenant
    .split(/[\s_+-]+/)
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join(' ')
