import { isListingName, type PageFacts } from './facts.ts'
import { HIRING } from './offer-words.ts'
import { readShortLine } from './page.ts'
import { soundsLikeRole } from './roles.ts'
import { isOfHost } from './title.ts'
import { fold } from '../fold.ts'

// The relation of the page's names (title and headings) to the position on it.

export const DETAIL_TITLE =
  /^(?:detail poz[ií]c[ei]e?|job details?|job description|stellenanzeige|stellenausschreibung|offre d['’]emploi|d[ée]tail de l['’]offre|detalles? de (?:la )?(?:oferta|vacante)|vacature|dettagli(?:o)? (?:dell['’])?offerta|detalhes? da vaga|szczegóły oferty)(?:$|\s)/i

/** Whether the page has a title and headings, and none of them contains the position. */
export const isInNoTitle = ({ headings, metas, title }: PageFacts, position: string) =>
  headings.length > 0 &&
  title !== '' &&
  !isListingName(title) &&
  !isCalledByKind(headings, title) &&
  ![title, metas.get('og:title') ?? '', ...headings].some((name) =>
    fold(name).includes(fold(position)),
  )

/**
 * Titles that name only the kind of page, above a position in a lower heading:
 * `Stellenausschreibung – Acme`.
 */
const isCalledByKind = (headings: readonly string[], title: string) =>
  DETAIL_TITLE.test(title) && headings.every((name) => DETAIL_TITLE.test(name))

export const isInTitle = ({ metas, title }: PageFacts, position: string) =>
  [title, metas.get('og:title') ?? ''].some((name) => fold(name).includes(fold(position)))

/** Whether the page is named after a section (`Careers`) and not after the position. */
export const isOfSection = (facts: PageFacts, position: string) =>
  isOnSectionPage(facts, position) &&
  !facts.headings.some((name) => fold(name).includes(fold(position)))

/** Whether the page's title is that of a section (`Careers`), without the position. */
export const isOnSectionPage = (facts: PageFacts, position: string) =>
  isListingName(facts.metas.get('og:title') ?? facts.title) && !isInTitle(facts, position)

/** Whether the page's title names the section of open positions: `Work for us | Acme`. */
export const isNamedAfterSection = ({ title }: PageFacts) =>
  HIRING.test(title.split(SEGMENTS)[0] ?? '')

const SEGMENTS = /\s+[|–—·•»-]\s+|\s*[|•·»]\s*/

/**
 * Whether the page's title repeats another heading, so that the posting is only one of its cards. A
 * site may use its own name in both, if the position is the page's own (`isOwn`).
 */
export function isOfOther(
  { headings, main, metas, title }: PageFacts,
  position: string,
  url: URL | undefined,
  isOwn: boolean,
): boolean {
  const names = [title, metas.get('og:title') ?? '']
  const [head = '', ...tail] = title.split(SEGMENTS)
  const isOfSite =
    isOfHost(head, url?.hostname ?? '') || fold(head) === fold(metas.get('og:site_name') ?? '')
  const isTold = (name: string) => fold(name).includes(fold(position))
  if (tail.some(isTold) && !isTold(head) && !isOfSite && !headings.some(isTold))
    return headings.some((name) =>
      fold(head)
        .split(' ')
        .every((word) => ` ${fold(name)} `.includes(` ${word} `)),
    )
  if (names.some((name) => fold(name).includes(fold(position)))) return false
  const subject = fold(names[0]?.split(SEGMENTS)[0] ?? '')
  if (subject.length < 4 || soundsLikeRole(subject) || isListingName(subject)) return false
  // A site may put its name above its own on every page.
  const isHeading = headings.some((name) => fold(name) === fold(position))
  const isSite =
    isOfHost(subject, url?.hostname ?? '') || subject === fold(metas.get('og:site_name') ?? '')
  if (isSite && (isHeading || isOwn)) return false
  if (isCalledByKind(headings, title)) return false
  return main.some(({ text, element }) => /^h[1-3]$/.test(element.name) && fold(text) === subject)
}

/** Whether the position in the page's title is a heading below a section's name (`Careers`). */
export const isTitledBelow = ({ elements, boilerplate, metas, title }: PageFacts): boolean => {
  const [head = ''] = (metas.get('og:title') ?? title).split(SEGMENTS)
  return (
    soundsLikeRole(head) &&
    !isListingName(head) &&
    elements.some(
      (element) =>
        /^h[2-4]$/.test(element.name) &&
        !boilerplate.has(element) &&
        fold(readShortLine(element) ?? '') === fold(head),
    )
  )
}
