import { isBoardHost } from './board-hosts.ts'
import type { PageFacts } from './facts.ts'
import { isRemoteOnly } from './remote-page.ts'
import { soundsLikeRole } from './roles.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'

const TOWN = String.raw`(?<town>\p{Lu}[\p{L}'’.]+(?:[ -](?:am|an|auf|der|den|im|in|bei|ob|sur|sous|la|le|les|lès|de|del|do|da|nad|\p{Lu}[\p{L}'’.]+)){0,4}?)`
const END = String.raw`(?=\.?$|\.\s\p{Lu}|\s*[,;·|•(]|\s[–-]\s)`
const CODE = String.raw`(?:(?:\p{Lu}{1,2}-\s?)?\d{5}|(?!19|20)\d{4}(?:\s?\p{Lu}{2})?|\d{3} \d{2}|\d{2}-\d{3}|\d{4,5}-\d{3})`
/** A town next to its postal code, or after a street and its number. */
const ADDRESSES = [
  String.raw`(?:^|,\s*|\s)${TOWN},?\s\p{Lu}{2}\s\d{5}(?:-\d{4})?(?:$|[\s,])`,
  String.raw`(?:^|,\s*)${TOWN},\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s\d{5}(?:-\d{4})?(?:$|[\s,])`,
  String.raw`(?:^|,\s*)${TOWN},?\s\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2}(?:$|[\s,])`,
  String.raw`,\s*${TOWN},?\s\p{Lu}{1,2}\d{1,2}\p{Lu}?(?:$|[\s,])`,
  String.raw`(?:^|[,;·|•–-]\s*|\s)${CODE}\s+${TOWN}${END}`,
  // Codes of six digits, as in Romania, only behind a street's number.
  String.raw`\s\d{1,4}\p{L}?,\s*\d{6}\s+${TOWN}${END}`,
  String.raw`(?:^|,\s*)${TOWN},?\s(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\s\d{4}(?:$|[\s,])`,
  String.raw`,\s*${TOWN}\s\d{4}(?:$|,)`,
  String.raw`(?:^|,\s*)\p{Lu}\d{4}\s${TOWN}${END}`,
  String.raw`,\s*${TOWN},\s(?:AB|BC|MB|N[BLS]|ON|PE|QC|SK)\s\p{Lu}\d\p{Lu}`,
  String.raw`^\p{Lu}[\p{L} .'’-]{3,40}\s\d{1,4}\p{Ll}?,\s${TOWN}$`,
].map((source) => new RegExp(source, 'u'))
/** What follows the town in the same line: `Leeds. Legal notice`. */
const SENTENCE_END = /(?<!\b(?:St|Ste|Mt|Ft))\.(?:\s.*)?$/u
/** `Co. Clare` behind its town. */
const COUNTY = /^Co\.\s/
const LINE_MAX = 140
const TEXT_MAX = 400
/** What separates an address from a name, a telephone number or a note about rights. */
const PARTS =
  /\s*[|·•;©]\s*|\s[–—-]\s|,?\s+(?=(?:Tel|Tél|Fax|Phone|Telefon|Telefoon|IBAN|BE \d|KvK|CVR|Org)\b)/u
const RUNS_MAX = 2_000
const NO_ADDRESS = /©|\(c\)|copyright|rights|\b(?:tel|fax|phone|iban|bic|hrb|cvr|kvk|siret)\b/i

/** The town of the only address on a company's site, unless the page says that the work is remote. */
export function findOnlyAddress(facts: PageFacts, host: string): string | undefined {
  if (isBoardHost(host) || isRemoteOnly(facts.main)) return undefined
  const towns = new Map(listAddressTowns(facts).map((town) => [fold(town), town]))
  return towns.size === 1 ? [...towns.values()][0] : undefined
}

/** A line that is only a postal address, or its last part. */
const isAddress = (text: string) =>
  text.length <= ADDRESS_LINE_MAX &&
  /\d{4}/.test(text) &&
  listAddressTowns({ runs: [text] }).length > 0
const ADDRESS_LINE_MAX = 80
/** A name is at most this many lines above its town. */
const ABOVE_MAX = 3
/** A department, a person or a heading above an address. */
const NO_OWNER =
  /\d|@|[:：]$|^(?:personal\p{L}*|human resources|hr(?:\s.*)?|ressources humaines|recursos humanos|risorse umane|recruiting.*|frau\s.*|herr\s.*|mme\s.*|m\.\s.*|mrs?\.?\s.*|ms\.?\s.*|dr\.?\s.*|(?:unsere?|ihre?|our|notre|nuestra) .*|anschrift|adresse|address|postanschrift|kontakt|contact|contacto|contatto|impressum|standort|arbeitsort|so finden .*)$/iu

/** The names above the addresses on the page. */
export const listAddressees = ({ runs }: PageFacts): string[] =>
  runs.slice(0, RUNS_MAX).flatMap((text, at) => {
    if (!isAddress(text)) return []
    const above = runs.slice(Math.max(0, at - ABOVE_MAX), at).toReversed()
    const street = above.findIndex((line) => /\d/.test(line) && line.length <= ADDRESS_LINE_MAX)
    // Without a street in the address itself, only the line above its street is a name.
    const name = /\d\D+\d{4}/.test(text) ? above[0] : street === 0 ? above[1] : undefined
    return name === undefined || NO_OWNER.test(name) ? [] : [name]
  })

/** The towns of the addresses on the page. */
export const listAddressTowns = ({ runs }: Pick<PageFacts, 'runs'>): string[] =>
  runs
    .slice(0, RUNS_MAX)
    .filter((text) => /\d/.test(text) && text.length <= TEXT_MAX)
    .flatMap((text) => text.split(PARTS))
    .flatMap((line) => {
      const text = line.trim()
      if (text.length > LINE_MAX || text.length < 5 || NO_ADDRESS.test(text)) return []
      const town = ADDRESSES.map((address) =>
        address.exec(text)?.groups?.['town']?.replace(SENTENCE_END, ''),
      ).find(
        (name) =>
          name !== undefined && !hasLegalForm(name) && !soundsLikeRole(name) && !COUNTY.test(name),
      )
      return town ?? []
    })
