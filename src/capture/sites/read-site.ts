import type { PageFacts } from '../facts.ts'
import { readHeading } from '../heading.ts'
import { readName } from '../named-elements.ts'
import { type PageElement, readLine, readText } from '../page.ts'
import { soundsLikePlace } from '../place-names.ts'
import { createDraft, type Draft, type PostingField } from '../posting.ts'
import { select } from '../select.ts'
import { isNoCompany } from '../title.ts'
import * as values from '../values.ts'
import type { Site } from './types.ts'

/** Reads a known site's page by its selectors. */
export function readSite(facts: PageFacts, site: Site): Draft {
  const read = (name: keyof NonNullable<Site['fields']>) => {
    for (const selector of site.fields?.[name] ?? []) {
      const found = [...select(facts.root, selector)]
      // Headings outside the main content, such as notices, do not count.
      const isOwn = (element: PageElement) => !facts.boilerplate.has(element)
      for (const element of [...found.filter(isOwn), ...found.filter((other) => !isOwn(other))]) {
        const text =
          name === 'description'
            ? readText(element)
            : name === 'company'
              ? readName(element)
              : name === 'position'
                ? readHeading(element)
                : readLine(element)
        const value =
          text ||
          element.attributes['formattedaddress'] ||
          element.attributes['content'] ||
          element.attributes['alt']?.replace(
            /(?:(?:^|\s)\s*(?:careers?|logo|jobs|home)){1,3}\s*$/i,
            '',
          )
        // A logo's place may hold a notice or the name of a section.
        const isOther = name === 'company' && isNoCompany(value ?? '')
        if (value !== undefined && value !== '' && !isOther) return value
      }
    }
    return undefined
  }
  const groups =
    site.title?.exec(facts.metas.get('og:title') ?? '')?.groups ??
    site.title?.exec(facts.title)?.groups
  // Indeed adds "job post" to the position.
  const named = read('position')?.replace(/\s*[-–]\s*job post$/i, '')
  const position = named === undefined || isNoCompany(named) ? undefined : named
  const company = read('company')
  const line = read('location')
  // The department may be on the same line.
  const printed = readPlaces(facts, site) ?? line?.split(/\s[·|]\s/).find(soundsLikePlace) ?? line
  const { place, workMode } = values.toPlace(
    // Removes a label in the same element: `Place: Leeds`.
    printed?.replace(/^\p{L}[\p{L} ]{2,30}:\s+/u, '') ?? groups?.['location'] ?? '',
  )
  const mode = values.toWorkMode(read('work_mode') ?? '')
  const type = values.toEmploymentType(read('employment_type') ?? '')
  const unsure: PostingField[] = [...(site.guesses ?? [])]
  if (position === undefined) unsure.push('position')
  if (company === undefined) unsure.push('company')
  if (place !== undefined && (workMode !== undefined || printed === undefined)) {
    unsure.push('location')
  }
  if (mode === undefined) unsure.push('work_mode')
  return createDraft(
    'site',
    {
      company: company?.replace(/^(?:(?:at|bei)\s|\/)\s*/i, '') ?? groups?.['company'],
      position: position ?? (site.posting === undefined ? undefined : groups?.['position']),
      location: place,
      work_mode: mode ?? workMode,
      employment_type: type,
      description: read('description'),
    },
    unsure,
  )
}

const PLACES_MAX = 6

/** The places of a posting with several, if each of them is one. */
function readPlaces({ root, boilerplate }: PageFacts, site: Site): string | undefined {
  for (const selector of site.fields?.location ?? []) {
    const found = [...select(root, selector)].filter((element) => !boilerplate.has(element))
    const lines = new Set(found.map(readLine).filter((line) => line !== ''))
    if (lines.size === 0) continue
    const isList = lines.size > 1 && lines.size <= PLACES_MAX && [...lines].every(soundsLikePlace)
    return isList ? [...lines].join('; ') : undefined
  }
  return undefined
}
