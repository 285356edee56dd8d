import type { PageFacts } from './facts.ts'
import { isFieldLabel } from './labels.ts'
import { type PageElement, readShortLine, type Run } from './page.ts'
import { isBrazilian, soundsLikePlace } from './place-names.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { soundsLikeRole } from './roles.ts'
import { isNoCompany } from './title.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'
import { toPlace, toWorkMode } from './values.ts'

const BEFORE = 8
const AFTER = 18

/** The index of the text that is the page's position, or that begins it; -1 if there is none. */
export function findBegin({ main }: Pick<PageFacts, 'main'>, position: string | undefined): number {
  const wanted = fold(position ?? '')
  if (wanted === '') return -1
  const start = (position ?? '').slice(0, 2).toLowerCase()
  const alike = main.flatMap(({ text, element }, index) =>
    text.length <= wanted.length + 12 && text.slice(0, 2).toLowerCase() === start
      ? [{ folded: fold(text), element, index }]
      : [],
  )
  const same = alike.filter(({ folded }) => folded === wanted)
  const titled = same.find(({ element }) => /^h[1-3]$/.test(element.name))
  const partly = alike.find(({ folded }) => folded.length > 5 && wanted.startsWith(folded))
  return (titled ?? same[0] ?? partly)?.index ?? -1
}

/** The texts around the page's position, nearest first. */
export function listNear(facts: Pick<PageFacts, 'main'>, position: string | undefined): Run[] {
  const begun = findBegin(facts, position)
  if (begun === -1) return []
  const { main } = facts
  const after = main.slice(begun + 1, begun + AFTER)
  const next = findNextCard(after, position)
  return [
    ...(next === -1 ? after : after.slice(0, next)),
    ...main.slice(Math.max(0, begun - BEFORE), begun).toReversed(),
  ]
}

/** In characters; a longer text is a part of the posting rather than a fact above it. */
export const PROSE_MIN = 120
/** The index of the first link to another position below the posting's text; -1 if there is none. */
function findNextCard(after: readonly Run[], position: string | undefined): number {
  const text = after.findIndex((run) => run.text.length >= PROSE_MIN)
  if (text === -1) return -1
  return after.findIndex(
    (run, index) =>
      index > text &&
      [run.element, run.element.parent, run.element.parent?.parent].some(
        (outer) => outer?.name === 'a',
      ) &&
      fold(run.text) !== fold(position ?? '') &&
      soundsLikeRole(run.text),
  )
}

export const LINE_PARTS =
  /\s+[-–—|·•]\s+|\s*[|·•]\s*|(?<=\S)\s+(?=\p{Extended_Pictographic}\uFE0F?\s)/u

const MARKED = /^[\u{1F4CD}\u{1F4CC}\u{1F5FA}]\uFE0F?\s*/u
const AROUND =
  /^(?<place>\p{Lu}[\p{L}’'.-]+(?: [\p{L}’'.-]+){0,3}) (?:(?:&|und|u\.|and|et|y|e|en|a|i) (?:umgebung|umland|umkreis|surroundings?|surrounding areas?|environs|alentours|alrededores|dintorni|arredores|omgeving|okolí|okolice)|area|raum)$/iu
const REGION =
  /^(?:(?:gro(?:ß|ss)?raum|landkreis|kreis|region|raum|kanton|bezirk|département d[eu]|provincia d[ei]|comarca d[ei]|provincie|okres|powiat|kraj)\s)\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,2}$/iu
/** A region below the position: `in der Region Ulm (m/w/d)`. */
const IN_REGION =
  /^(?:in der|im|in the|in)\s+(?=(?:region|raum|großraum|landkreis|kreis|kanton|bezirk)\s)|(?<=^(?:in der|im|in the|in)\s.*)\s*\([mwdfxgn](?:\s?[/|*]\s?[mwdfxgn])+\)$/giu
/** A place by the words around it, without a list: `Raum Ulm`, `Ulm & Umgebung`. */
const isRegion = (text: string) => AROUND.test(text) || REGION.test(text)

/** A place of work and its town: `Standort Ulm`, `Sucursal Centro`. */
const PLACED =
  /^(?:(?:am|für den|für unseren|an unserem)\s+)?(?:Standort|Niederlassung|Filiale|Campus|Depot|Agence d[e']|Site d[e']|Sucursal|Tienda|Hotel|Sede d[ie]|Loja|Unidade|Filial|Stabilimento di|Vestiging|Filiaal|Kantoor|Oddział|Pobočka)\s+(?:in\s+|de\s+)?(?<place>\p{Lu}[\p{L}’'.() -]{2,40})$/u

const HEADQUARTERS =
  /^(?:(?:company |corporate |global |our )?(?:headquarters?|hq|head office)|registered office|(?:haupt|firmen|unternehmens)sitz|siège(?: social)?|sede (?:central|legale|social|principal)|casa matriz|hoofdkantoor|huvudkontor|hovedkontor|siedziba(?: firmy)?|sídlo(?: (?:společnosti|firmy))?|本社(?:所在地)?|본사(?: ?위치)?|штаб-квартира|головний офіс)(?:\s*[:：]\s*(.*))?$/iu

/** Removes the label and value of the headquarters, because the work may be elsewhere. */
function withoutOffices({ main }: PageFacts, near: readonly Run[]): Run[] {
  const labels = near.filter(({ text }) => HEADQUARTERS.test(text))
  const offices = labels.flatMap((label) => {
    const [, place] = HEADQUARTERS.exec(label.text) ?? []
    return place === undefined || place === '' ? [label, main[main.indexOf(label) + 1]] : [label]
  })
  return near.filter((run) => !offices.includes(run))
}

/** The place near the position, without a label. */
export function findPlaceNear(facts: PageFacts, position: string | undefined): string | undefined {
  const near = withoutOffices(facts, listNear(facts, position))
  for (const { text, element } of near) {
    if (text.length > 90) continue
    if (text.startsWith('©')) continue
    const plain = text
      .replace(/^[\p{Extended_Pictographic}\uFE0F\s,|·–—-]+/u, '')
      .replace(IN_REGION, '')
      .replace(/^100\s?%\s*/, '')
    const told = PLACED.exec(plain)?.groups?.['place']
    if (told !== undefined && mayBePlace(told)) return told
    const [sentence = ''] = plain.split(/\.\s(?=\p{Lu})/u)
    if (sentence !== plain && isPlaceText(sentence) && !/\s\p{Ll}/u.test(sentence)) return sentence
    const [first = ''] = plain.split(LINE_PARTS)
    if (isRegion(first) || (MARKED.test(text) && mayBePlace(first) && !MODE.test(first)))
      return first
    const place = plain.split(LINE_PARTS).find((part) => isPlaceText(part))
    if (place === undefined) {
      const rest = plain.split(LINE_PARTS).filter((part) => !MODE.test(part.trim()))
      const alone = rest.length === 1 ? rest[0]?.trim() : undefined
      const isBeside = plain.split(LINE_PARTS).length > 2 && alone !== undefined
      if (
        isBeside &&
        /^\p{Lu}[\p{L}’'. -]{2,40}$/u.test(alone) &&
        !DEPARTMENT.test(alone) &&
        !soundsLikeRole(alone)
      )
        return alone
      continue
    }
    const whole = place === plain && !/^[,|·–—-]/.test(text) ? wholeLine(element) : undefined
    return whole !== undefined && isPlaceText(whole) ? whole.replace(MARKED, '') : place
  }
  return findBesideMode(near)
}

/** The place behind the company on its line: `Rye Bakers / Leeds`. */
export function findBehindCompany(
  facts: PageFacts,
  position: string | undefined,
  company: string | undefined,
): string | undefined {
  const lines = listNear(facts, position).filter(({ text }) => text.length <= 90)
  const places = lines.map(({ text }) => {
    const [name = '', place = '', ...others] = text.split(/\s*[/|·•,–—]\s*|\s-\s/)
    const isOfCompany = company !== undefined && fold(name) === fold(company)
    return isOfCompany && others.length === 0 && isPlaceText(place) ? place : undefined
  })
  return places.find((place) => place !== undefined)
}

export const MODE =
  /^(?:vollzeit|teilzeit|(?:un)?befristet|festanstellung|ab sofort|full[- ]?time|part[- ]?time|permanent|cdi|cdd|temps (?:plein|partiel)|indefinido|jornada completa|tempo (?:pieno|indeterminato|determinato)|voltijd|deeltijd|fully remote|hybrid(?: remote)?|remote|on-?site|in office|temporarily remote|hybride|híbrido|ibrido|télétravail .*)$/i

/** The text before the kind of workplace is the place: `IT · Baden · Hybrid`. */
function findBesideMode(near: readonly Run[]): string | undefined {
  const inOrder = near.filter(({ text }) => /\p{L}/u.test(text))
  for (const mode of inOrder.filter(({ text }) => MODE.test(text))) {
    const line = mode.element.parent?.parent
    const parts = inOrder.filter(
      ({ text, element }) =>
        text !== mode.text &&
        element.name === mode.element.name &&
        (element.parent === mode.element.parent || element.parent?.parent === line),
    )
    const place = line === undefined ? undefined : parts.find(({ text }) => mayBePlace(text))
    if (place !== undefined) return place.text
  }
  return undefined
}

/** Texts of links and notes: `Visit Acme`, `Back to jobs`. */
const ACTION =
  /^(?:visit|view|see|apply|back|contact|learn|read|share|save|join|about|meet|follow|print|go|get|download|posted|updated|our|your|why|how|what|zurück|mehr|teilen|retour|voir|partager|volver|ver|terug|bekijk|deel)\s/i

/** Whether a short text that no list contains may be a place. */
export const mayBePlace = (text: string) =>
  text.length <= 60 &&
  /^\p{Lu}\D*$/u.test(text) &&
  !/[:：?!]$/.test(text) &&
  !ACTION.test(text) &&
  !isNoCompany(text) &&
  !isFieldLabel(text) &&
  !/[$€£¥₹]|\d\s?k\b/i.test(text) &&
  !soundsLikeRole(text) &&
  !hasLegalForm(text) &&
  !DEPARTMENT.test(text) &&
  ![SECTION, PART, APPLY].some((words) => words.test(text))

/** A short sentence may end with a place. */
const isSentence = (text: string) =>
  text.split(' ').length > 6 && /\s\p{Ll}+\s\p{Ll}+\s/u.test(text) && toWorkMode(text) === undefined

const isPlaceText = (text: string) =>
  soundsLikePlace(text) &&
  !isSentence(text) &&
  toPlace(text).place !== undefined &&
  !soundsLikeRole(text) &&
  (!hasLegalForm(text) || isBrazilian(text))

/** Texts on the same line as a place that are not one. */
const DEPARTMENT =
  /^(?:vollzeit|teilzeit|\S*befristet|festanstellung|ab sofort|full[- ]?time|part[- ]?time|permanent|cdi|cdd|sales|marketing|engineering|it|hr|human resources|people.*|finance|accounting|support|operations|design|product|legal|programming|software|technology|business|management|writing|development|research|science|data|customer .*|administration|production|logistics?|retail|quality|security|energy|vertrieb|technik|verwaltung|produktion|logistik|einkauf|personal|entwicklung|verkauf|handwerk|pflege|commerce|ventes|ressources humaines|informatique|ventas|administración|vendite|amministrazione|verkoop|techniek|zorg|[\p{L} ]+ (?:&|und|and|et|y|e) [\p{L} ]+|(?:mid|senior|junior|entry)\b.*|\d.*|posted.*|flexible.*|work from.*)$/iu

/** Whether a text is a department, workload or another short note, as on the line of a place. */
export const isTrade = (text: string) => DEPARTMENT.test(text)

/** Joins a place split into elements: `Berlin`, `, ` and `Germany`. */
function wholeLine(element: PageElement): string | undefined {
  const own = readShortLine(element, 90)
  const outer = element.parent === undefined ? undefined : readShortLine(element.parent, 90)
  // Elements may be separate on the screen but touch in the text.
  const isApart =
    outer !== undefined &&
    own !== undefined &&
    ` ${outer}`.includes(` ${own}`) &&
    !/^[\p{L}\p{N}]/u.test(outer.slice(outer.indexOf(own) + own.length))
  return isApart && /,\s/.test(outer) ? outer : own
}
