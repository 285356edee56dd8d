import { isBoardHost } from './board-hosts.ts'
import type { PageFacts } from './facts.ts'
import { soundsLikeRole } from './roles.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'
import { toWorkMode } from './values.ts'

const TOWN = String.raw`(?<town>\p{Lu}[\p{L}'’.]+(?:[ -](?:am|an|auf|der|den|im|in|bei|ob|sur|sous|la|le|les|lès|de|del|do|da|nad|\p{Lu}[\p{L}'’.]+)){0,4}?)`
const END = String.raw`(?=$|\s*[,;·|•(]|\s[–-]\s)`
const CODE = String.raw`(?:(?:\p{Lu}{1,2}-\s?)?\d{5}|(?!19|20)\d{4}(?:\s?\p{Lu}{2})?|\d{3} \d{2}|\d{2}-\d{3}|\d{4,5}-\d{3})`
/** A town next to its postal code, or after a street and its number. */
const ADDRESSES = [
  String.raw`(?:^|[,;·|•–-]\s*|\s)${CODE}\s+${TOWN}${END}`,
  String.raw`(?:^|,\s*|\s)${TOWN},?\s\p{Lu}{2}\s\d{5}(?:-\d{4})?(?:$|[\s,])`,
  String.raw`(?:^|,\s*)${TOWN},\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s\d{5}(?:-\d{4})?(?:$|[\s,])`,
  String.raw`(?:^|,\s*)${TOWN},?\s\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2}(?:$|[\s,])`,
  String.raw`^\p{Lu}[\p{L} .'’-]{3,40}\s\d{1,4}\p{Ll}?,\s${TOWN}$`,
].map((source) => new RegExp(source, 'u'))
const LINE_MAX = 140
const RUNS_MAX = 2_000
const NO_ADDRESS = /©|\(c\)|copyright|rights|\b(?:tel|fax|phone|iban|bic|hrb|cvr|kvk|siret)\b/i

/** The town of the only address on a company's site, unless the page says that the work is remote. */
export function findOnlyAddress({ main, runs }: PageFacts, host: string): string | undefined {
  if (isBoardHost(host)) return undefined
  if (main.some(({ text }) => text.length < 60 && toWorkMode(text) === 'remote')) return undefined
  const towns = new Map<string, string>()
  for (const text of runs.slice(0, RUNS_MAX)) {
    if (text.length > LINE_MAX || text.length < 5 || NO_ADDRESS.test(text) || !/\d/.test(text))
      continue
    const town = ADDRESSES.map((address) => address.exec(text)?.groups?.['town']).find(
      (name) => name !== undefined && !hasLegalForm(name) && !soundsLikeRole(name),
    )
    if (town !== undefined) towns.set(fold(town), town)
    if (towns.size > 1) return undefined
  }
  return [...towns.values()][0]
}
