import type { PageFacts } from './facts.ts'
import { LINE_PARTS, listNear, mayBePlace, MODE } from './nearby.ts'
import type { PageElement } from './page.ts'
import { soundsLikePlace } from './place-names.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { isPublicBody } from './public-bodies.ts'
import { isNoEmployer } from './no-employer.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'
import { toEmploymentType } from './values.ts'

const COMPANY_LINK =
  /\/(?:company|companies|cmp|firma|firmen|firmy|unternehmen|arbeitgeber|entreprises?|empresas?|aziend[ae]|bedrij(?:f|ven)|employers?|yritys|yritykset|startups?|organi[sz]ations?|em-i\d|perfil(?:es)?|profil|brands?|co|clients?|corp|rabotodatel\w*|company-?(?:info|profile)|employer-?profile|cegek?|firme|societate|angajator\w*|pracodawc\w+|foretag|virksomhed|e)\/[^/?#]+|\/(?:company|firma)$/i

/** The company near the position: a name linked to its page, or one with a legal form. */
export function findCompanyNear(
  facts: PageFacts,
  position: string | undefined,
): string | undefined {
  const near = listNear(facts, position)
  const isName = (text: string) =>
    text.length <= 80 &&
    !isNoEmployer(text) &&
    !/^www\.|\/$/.test(text) &&
    ![SECTION, PART, APPLY].some((words) => words.test(text)) &&
    !soundsLikePlace(text) &&
    fold(text) !== fold(position ?? '') &&
    /\p{L}/u.test(text)
  const linked = near.find(
    ({ text, element }) =>
      isName(text) &&
      COMPANY_LINK.test(findLink(element) ?? '') &&
      !/^(?:view|see|show|about|more|all|visit|follow|alle|mehr|über|voir|ver|tout|o firmie|website)\b/i.test(
        text,
      ),
  )
  if (linked !== undefined) return linked.text
  const offered = near.find(
    ({ text }, index) => index > 0 && isName(text) && BY.test(near[index - 1]?.text ?? ''),
  )
  if (offered !== undefined) return offered.text
  for (const [index, { text }] of near.slice(0, 14).entries()) {
    // A value behind another field's label belongs to that field.
    if (/[?:]$/.test(near[index - 1]?.text ?? '')) continue
    const part = text
      .replace(/^[/|,–-]\s+/, '')
      .split(LINE_PARTS)
      .find((piece) => isName(piece) && (isFormal(piece) || isPublicBody(piece)))
    if (part !== undefined) return part
  }
  return undefined
}

const LOGO = /^(?:logo(?: (?:of|von|de|der|du|da|di))?\s+)?(?<name>.{2,80}?)\s+(?:company )?logo$/i

/** The company whose logo is in the page's main content and whose name is near the position. */
export function findLogoNear(
  { elements, boilerplate, main }: PageFacts,
  position: string | undefined,
): string | undefined {
  const names = new Set<string>()
  for (const element of elements) {
    const { alt } = element.attributes
    if (element.name !== 'img' || alt === undefined || boilerplate.has(element)) continue
    const name = LOGO.exec(alt.trim())?.groups?.['name']
    if (name !== undefined) names.add(fold(name))
    if (names.size > 1) return undefined
  }
  if (names.size === 0) return undefined
  return listNear({ main }, position).find(
    ({ text }) => names.has(fold(text)) && fold(text) !== fold(position ?? ''),
  )?.text
}

/** Words before a name: `Posted 3 days ago by`. */
const BY =
  /^(?:.*\s)?(?:(?:posted|offered|published)\b.*\bby|von|publiée? par|publicad[oa] por|door|pubblicat[oa] da)$/i

/** Whether a part of the title is also a line, or part of one, near the position. */
export const isPrintedNear = (facts: PageFacts, position: string | undefined, name: string) =>
  !/^\p{Ll}+\s/u.test(name) &&
  listNear(facts, position).some(({ text }) =>
    [text, ...text.split(LINE_PARTS)].some((part) => fold(part) === fold(name)),
  )

/** How many texts below the position a job board may print the company. */
const BELOW = 4

/** On a job board, the first text below the position that is not a place, employment type, pay or date. */
export function findNameBelow(facts: PageFacts, position: string | undefined): string | undefined {
  return listNear(facts, position)
    .filter(({ element }) => element.name !== 'button' && element.parent?.name !== 'button')
    .slice(0, BELOW)
    .flatMap(({ text }) => text.split(LINE_PARTS).slice(0, 1))
    .map((part) => part.replace(/^(?:via|by|par|bei|chez|bij|door|von)\s+(?=\p{Lu})/u, ''))
    .find(
      (part) =>
        mayBePlace(part) &&
        !MODE.test(part) &&
        !isTypes(part) &&
        !soundsLikePlace(part) &&
        fold(part) !== fold(position ?? '') &&
        part.split(/\s+/).length <= 6 &&
        !/[:?!–-]$|^(?:job|posted|published|ref|vor|hace|il y a)\b/i.test(part),
    )
}

/** A company's line below the position: `Rye Bakers, Leeds`, `Rye Bakers (Leeds)`. */
const BEFORE_PLACE =
  /^(?<name>\p{Lu}[^,|·•()]{1,50}?)(?:\s*[,|·•]\s*|\s+[–—/-]\s+|\s\()(?<place>\p{Lu}[^()]{2,40})\)?$/u

/** The name before a place on one line below the position, unless it is a department or a kind of work. */
export function findNameBeforePlace(
  facts: PageFacts,
  position: string | undefined,
): string | undefined {
  for (const { text } of listNear(facts, position).slice(0, BELOW)) {
    const { name = '', place = '' } = BEFORE_PLACE.exec(text)?.groups ?? {}
    const isName =
      mayBePlace(name) &&
      !MODE.test(name) &&
      !isTypes(name) &&
      !soundsLikePlace(name) &&
      fold(name) !== fold(position ?? '')
    if (isName && soundsLikePlace(place)) return name
  }
  return undefined
}

/** Whether a text is a choice of employment types: `Interim/CDI`. */
const isTypes = (text: string) =>
  text.split('/').some((part) => !/\s/.test(part) && toEmploymentType(part) !== undefined)

const isFormal = (text: string) => {
  const last = text.split(/\s+/).at(-1) ?? ''
  return (
    text.split(/\s+/).length <= 9 &&
    hasLegalForm(text) &&
    (/\p{Lu}|\./u.test(last) || /株式会社/.test(text))
  )
}

function findLink(element: PageElement): string | undefined {
  for (
    let at: PageElement | undefined = element, steps = 0;
    at !== undefined && steps < 4;
    at = at.parent, steps += 1
  ) {
    if (at.name === 'a') return at.attributes['href']
  }
  return undefined
}
