import type { PageFacts } from './facts.ts'
import { findCompany } from './company.ts'
import { countPositions, listLines, readLabelled, readLabels } from './labels.ts'
import { findLocation } from './location.ts'
import { findDescription } from './named-elements.ts'
import { listOrganisations } from './organisation.ts'
import { findPosition, NUMBER_LABEL } from './position.ts'
import { isOnlyRole } from './page-positions.ts'
import { isAddressed, isUnloaded, looksLikePosting } from './posting-page.ts'
import { createDraft, type Draft, POSTING_FIELDS } from './posting.ts'
import { soundsLikeRole } from './roles.ts'
import { isHostName, isOfHost, PREFIX } from './title.ts'
import { fold } from '../fold.ts'
import { toEmploymentType, toPlace } from './values.ts'

type Prose = {
  draft: Draft
  /**
   * Whether the position is in the address and the only heading that sounds like one, or is in a
   * table of fields.
   */
  isOwn: boolean
  /** The company behind a label. */
  labelledCompany: string | undefined
  isPosting: boolean
  isNumbered: boolean
}

/**
 * Guesses the posting from headings, labels, element names and titles; none of the values is sure.
 */
export function readProse(facts: PageFacts, url: URL | undefined): Prose {
  const host = url?.hostname ?? ''
  const description = findDescription(facts)
  const labels = { ...readLabels(listLines(facts)), ...readLabelled(facts) }
  const position = findPosition(facts, host, labels.position)
  const { company: labelled, location: placed } = labels
  const company = findCompany(facts, { position, labelled, placed, url })
  const known = { position, company, labelled: labels.location, host }
  const { place, workMode } = toPlace(findLocation(facts, known) ?? '')
  const draft = createDraft(
    'text',
    {
      company,
      position: position === undefined ? undefined : withoutKind(position),
      location: place,
      work_mode: workMode,
      employment_type: labels.type === undefined ? undefined : toEmploymentType(labels.type),
      description: description || facts.metas.get('og:description'),
    },
    POSTING_FIELDS,
  )
  const isLabelled = labels.position !== undefined && labels.position === position
  // Labels for the position, its company and its place; lists have no such table.
  const isTabled =
    isLabelled &&
    soundsLikeRole(position) &&
    company === labels.company &&
    labels.company !== undefined &&
    labels.location !== undefined &&
    countPositions(listLines(facts)) === 1
  // A company's name may sound like a position (`Rye Bakers`), but is the host's whole name then.
  const isOwner =
    position !== undefined &&
    (soundsLikeRole(position)
      ? isHostName(position, host)
      : fold(position) === fold(listOrganisations(facts, host)[0]?.name ?? '') ||
        isOfHost(position, host))
  const isPosting =
    position !== undefined &&
    !isOwner &&
    (isUnloaded(facts, position) ||
      looksLikePosting(facts, { position, isLabelled, isTabled, description, url }))
  // A page with one posting may have the heading of its section: `Careers`.
  const numbers = facts.main
    .filter(({ text }) => NUMBER_LABEL.test(text))
    .map(({ text }) => fold(text))
  const isNumbered =
    (isLabelled && soundsLikeRole(position) && countPositions(listLines(facts)) === 1) ||
    (numbers.length > 0 &&
      new Set(numbers).size === numbers.length &&
      soundsLikeRole(position ?? ''))
  const isOwn =
    isTabled || (position !== undefined && isAddressed(url, position) && isOnlyRole(facts))
  const labelledCompany = company === labels.company ? company : undefined
  return { draft, isOwn, labelledCompany, isPosting, isNumbered }
}

/** Removes the kind of page from the position: `Vacature kok`, `Chef vacancy`, `We are hiring a chef!`. */
function withoutKind(position: string): string {
  const bare = position.replace(PREFIX, '').replace(CALL, '').replace(KIND, '').replace(/!+$/, '')
  return /^[\p{L}\p{N}]/u.test(bare) && soundsLikeRole(bare) ? bare : position
}
const CALL =
  /^(?:we(?:['’]re| are) (?:hiring|looking for)|wir suchen|nous (?:recrutons|recherchons)|buscamos|cerchiamo|(?:we|wij) zoeken|szukamy|hledáme|vi (?:söker|søger|søker))(?:\s(?:an?|eine?n?|une?|un[ao]?|een|en|ett?))?\s+/i
const KIND =
  /\s+(?:[–—|-]\s+)?(?:(?:job )?vacancy|job opening|job posting|(?:open )?vacature|stellenangebot|stellenausschreibung|stellenanzeige)$/i
