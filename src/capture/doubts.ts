import { findCompanyNear, findNameBelow } from './company-near.ts'
import { isNamed, namesOf, type PageFacts } from './facts.ts'
import type { Draft, PostingField } from './posting.ts'
import { isOfHost } from './title.ts'
import { fold } from '../fold.ts'
import { hasLegalForm, toCompanyKey } from '../jobs/company-key.ts'

// What a page's data say and a person does not read on it is unsure.

/** A title that the page does not show is unsure. */
export function doubtUnnamed(facts: PageFacts, draft: Draft): Draft {
  const { position } = draft.values
  const hasNames = namesOf(facts).length > 0
  if (position === undefined || !hasNames || draft.source === 'site' || isNamed(facts, position))
    return draft
  return {
    ...draft,
    doubts: new Set<PostingField>([...draft.doubts, 'position']),
  }
}

/** Values in a page's data that its text does not show are unsure. */
export function doubtUnprinted(facts: PageFacts, draft: Draft): Draft {
  const text = ` ${fold([...namesOf(facts), ...facts.runs].join(' '))} `
  const unprinted = (['company', 'location'] as const).filter((name) => {
    const value = draft.values[name]
    return value !== undefined && !text.includes(` ${fold(value)} `)
  })
  return {
    ...draft,
    doubts: new Set<PostingField>([...draft.doubts, ...unprinted]),
  }
}

/** Data may hold the company's seat, of which the posting's own text says nothing: that is unsure. */
export function doubtUnsaidPlace(facts: PageFacts, draft: Draft): Draft {
  const { location } = draft.values
  if (location === undefined || facts.runs.length < RUNS_MIN) return draft
  const towns = location.split('; ').map((place) => place.split(',')[0]?.toLowerCase() ?? '')
  const says = (text: string) => {
    const written = text.toLowerCase()
    return towns.some((town) => written.includes(town))
  }
  if (namesOf(facts).some(says) || facts.main.some(({ text }) => says(text))) return draft
  return {
    ...draft,
    doubts: new Set<PostingField>([...draft.doubts, 'location']),
  }
}

/** An agency's data may name the agency while its page names the client below the position. */
export function doubtAgency(facts: PageFacts, draft: Draft, url: URL | undefined): Draft {
  const { company = '', position } = draft.values
  if (url === undefined || !isOfHost(company, url.hostname)) return draft
  const below = findCompanyNear(facts, position) ?? findNameBelow(facts, position)
  if (below === undefined || toCompanyKey(below) === toCompanyKey(company)) return draft
  const isSaidAgain = facts.main.some(({ text }) => text !== below && text.includes(below))
  if (!isSaidAgain && !hasLegalForm(below)) return draft
  return {
    ...draft,
    doubts: new Set<PostingField>([...draft.doubts, 'company']),
  }
}

const RUNS_MIN = 20

/**
 * Data may hold the company's registered name, which the page does not print: that is unsure, and a
 * name behind a label replaces it.
 */
export function preferPrinted(facts: PageFacts, draft: Draft, labelled: string | undefined): Draft {
  const { company } = draft.values
  if (company === undefined || facts.runs.length < RUNS_MIN) return draft
  const key = toCompanyKey(company)
  if (key === '' || isPrinted(facts, company, key)) return draft
  const { company: _company, ...others } = draft.values
  return {
    ...draft,
    values: labelled === undefined ? draft.values : others,
    doubts: new Set<PostingField>([...draft.doubts, 'company']),
  }
}

/** Whether a person reads the `company`, folded `name`, on the page; most stand in a title or soon after it. */
function isPrinted(facts: PageFacts, company: string, name: string): boolean {
  const names = namesOf(facts)
  const says = (text: string) => ` ${fold(text)} `.includes(` ${name} `)
  if (names.some(says) || facts.runs.slice(0, FIRST_RUNS).some(says)) return true
  const alternatives = facts.elements.flatMap(({ attributes }) => attributes['alt'] ?? [])
  const text = [...names, ...facts.runs, ...alternatives].join(' ')
  // To fold a large page takes long: most that do not say the name lack one of its words.
  const written = company.toLowerCase()
  const words = name.split(' ').filter((word) => written.includes(word))
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word)) && says(text)
}
const FIRST_RUNS = 200
