import { findCompanyNear, findNameBelow } from './company-near.ts'
import { isNamed, namesOf, type PageFacts } from './facts.ts'
import type { Draft, PostingField } from './posting.ts'
import { isNoCompany, isOfHost } from './title.ts'
import { fold } from '../fold.ts'
import { hasLegalForm, toCompanyKey } from '../jobs/company-key.ts'

// Marks values as unsure that are in a page's structured data but not in its visible text.

/** Marks a title that the page does not show. */
export function flagUnshownTitle(facts: PageFacts, draft: Draft): Draft {
  const { position } = draft.values
  const hasNames = namesOf(facts).length > 0
  if (position === undefined || !hasNames || draft.source === 'site' || isNamed(facts, position))
    return draft
  return {
    ...draft,
    unsure: new Set<PostingField>([...draft.unsure, 'position']),
  }
}

/** Marks a company or location that the page's text does not show. */
export function flagUnshownValues(facts: PageFacts, draft: Draft): Draft {
  const text = ` ${fold([...namesOf(facts), ...facts.runs].join(' '))} `
  const unprinted = (['company', 'location'] as const).filter((name) => {
    const value = draft.values[name]
    return value !== undefined && !text.includes(` ${fold(value)} `)
  })
  return {
    ...draft,
    unsure: new Set<PostingField>([...draft.unsure, ...unprinted]),
  }
}

/**
 * Marks a location that the posting's text does not mention, because it may be the company's
 * headquarters, and drops it if there is a labelled place instead.
 */
export function flagUnmentionedPlace(
  facts: PageFacts,
  draft: Draft,
  labelled: string | undefined,
): Draft {
  const { location } = draft.values
  if (location === undefined || facts.runs.length < RUNS_MIN) return draft
  const towns = location.split('; ').map((place) => place.split(',')[0]?.toLowerCase() ?? '')
  const says = (text: string) => {
    const written = text.toLowerCase()
    return towns.some((town) => written.includes(town))
  }
  if (namesOf(facts).some(says) || facts.main.some(({ text }) => says(text))) return draft
  const { location: _location, ...others } = draft.values
  return {
    ...draft,
    values: labelled === undefined ? draft.values : others,
    unsure: new Set<PostingField>([...draft.unsure, 'location']),
  }
}

/**
 * Marks a company that is the site's owner if another company is named below the position: agencies
 * name themselves in the data.
 */
export function flagAgency(facts: PageFacts, draft: Draft, url: URL | undefined): Draft {
  const { company = '', position } = draft.values
  if (url === undefined || !isOfHost(company, url.hostname)) return draft
  const below = findCompanyNear(facts, position) ?? findNameBelow(facts, position)
  if (below === undefined || toCompanyKey(below) === toCompanyKey(company)) return draft
  const isSaidAgain = facts.main.some(({ text }) => text !== below && text.includes(below))
  if (!isSaidAgain && !hasLegalForm(below)) return draft
  return {
    ...draft,
    unsure: new Set<PostingField>([...draft.unsure, 'company']),
  }
}

const RUNS_MIN = 20

/**
 * Marks a company name that the page does not print, such as a registered name or a placeholder,
 * and drops it if the page states another.
 */
export function preferPrinted(facts: PageFacts, draft: Draft, stated: string | undefined): Draft {
  const { company } = draft.values
  if (company === undefined || facts.runs.length < RUNS_MIN) return draft
  const key = toCompanyKey(company)
  if (key === '' || (!isNoCompany(company) && isPrinted(facts, company, key))) return draft
  const { company: _company, ...others } = draft.values
  return {
    ...draft,
    values: stated === undefined ? draft.values : others,
    unsure: new Set<PostingField>([...draft.unsure, 'company']),
  }
}

/** What a page says before the name of who made it: `Website by`. */
const CREDIT =
  /(?:(?:web\s?)?sites?|web\s?design|design(?:ed)?|made|built|powered|réalis\p{L}+|créé|conception|umsetzung|umgesetzt|realisier\p{L}+|konzept|gestaltung|diseñ\p{L}+|desarroll\p{L}+|desenvolv\p{L}+|realizza\p{L}+|ontwerp|gemaakt|wykonanie|realizacja|tvorba|producera\p{L}+)[\s\p{L}&+]{0,20}(?:\s(?:by|par|von|durch|por|da|di|door|av|af|przez)|:)\s*$/iu

/** Whether a text names a company only as the maker of the site. */
const isCredit = (text: string, company: string): boolean => {
  const at = text.toLowerCase().indexOf(company.toLowerCase())
  return at > 0 && CREDIT.test(text.slice(Math.max(0, at - CREDIT_MAX), at))
}
/** In characters. */
const CREDIT_MAX = 60

/** Whether the page prints `company` (folded: `name`). Titles and the first texts are searched first. */
function isPrinted(facts: PageFacts, company: string, name: string): boolean {
  const names = namesOf(facts)
  const runs = facts.runs.filter((text) => !isCredit(text, company))
  const says = (text: string) => ` ${fold(text)} `.includes(` ${name} `)
  if (names.some(says) || runs.slice(0, FIRST_RUNS).some(says)) return true
  const alternatives = facts.elements.flatMap(({ attributes }) => attributes['alt'] ?? [])
  const text = [...names, ...runs, ...alternatives].join(' ')
  // Folding a large page is slow, so first check whether each word occurs.
  const written = company.toLowerCase()
  const words = name.split(' ').filter((word) => written.includes(word))
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word)) && says(text)
}
const FIRST_RUNS = 200
