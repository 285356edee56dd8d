import { saysExpired } from './expired.ts'
import type { PageFacts } from './facts.ts'
import { isPositionLabel } from './labels.ts'
import { APPLICATION, findBelowSlogan } from './position.ts'
import {
  hasOtherAddress,
  hasPostingAddress,
  isAddressed,
  isCalledAs,
  isNumbered,
} from './posting-address.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { countCards, isOnlyRole } from './page-positions.ts'
import { isAbout, isCourse, isGuide, isPast, isShop, isTopic, tellsTopic } from './page-topic.ts'
import {
  DETAIL_TITLE,
  isNamedAfterSection,
  isOfOther,
  isOfSection,
  isOnSectionPage,
  isInNoTitle,
  isInTitle,
} from './page-subject.ts'
import { soundsLikeRole, WANTED } from './roles.ts'
import { PREFIX } from './title.ts'
import { fold } from '../fold.ts'
import { hasGenderMark } from '../jobs/position-key.ts'

/** Pictograms before a heading: `📋 Requirements`. */
const PICTURE = /^[\p{Extended_Pictographic}\uFE0F\u200D]+\s*/u

const CARDS_MAX = 12

/** How to apply, inside a sentence. */
const ASK =
  /\b(?:to apply\b|apply (?:by|via|through|at)\b|(?:send|submit|e-?mail) (?:us |in )?(?:your|an?) (?:cv|résumé|resume|application|cover letter)|bewirb dich|bewerben sie sich|(?:ihre|deine|schriftliche) bewerbung|envoye[rz] (?:nous |moi )?(?:votre|ton|vos|un) (?:cv|candidature)|adresse[rz] (?:votre|vos) (?:cv|candidature)|env[ií](?:a|e|ar|anos) (?:tu|su|el|seu|o seu) (?:cv|curr[ií]cul\S+)|invia(?:re|ci)? (?:il )?(?:tuo |proprio )?(?:cv|curriculum)|(?:stuur|mail) (?:je|jouw|een|ons) (?:cv|sollicitatie|motivatie)|wyślij (?:nam |swoje )?cv|pošl\p{L}+ (?:nám )?(?:svůj )?(?:životopis|cv)|send (?:os )?(?:din )?(?:ansøgning|søknad)|skicka (?:din )?ansökan|(?:jobs?|careers?|karriere|bewerbung|recruiting|recrutement|rekrutacja|hr|people|talent|vacatures?|empleo)@)/iu

/** A placeholder while the posting is loaded: `Vacature wordt geladen...`. */
const LOADING =
  /^(?:\S+\s){0,3}(?:loading|(?:wird|werden|wordt|worden) geladen|(?:en cours de )?chargement|cargando|carregando|caricamento|ładowanie|načítání|indlæser|laddas|lastes inn)(?:\s.{0,20})?(?:…|\.{2,3})$/i

type Read = {
  position: string
  /** Whether the position is behind a label. */
  isLabelled: boolean
  /** Whether the position, company and place are all behind labels. */
  isTabled: boolean
  description: string
  url: URL | undefined
}

/** Whether a page without structured data reads like a single posting. */
export function looksLikePosting(
  facts: PageFacts,
  { position, isLabelled, isTabled, description, url }: Read,
): boolean {
  const { main, runs } = facts
  const applies = runs.some((text) => text.length < 50 && APPLY.test(text))
  const short = main
    .filter(({ text }) => text.length < 60)
    .map(({ text }) => ({ text: text.replace(PICTURE, '') }))
  const named = short.filter(({ text }) => SECTION.test(text)).length
  const parts = short.filter(({ text }) => PART.test(text)).length
  const isPosted = hasPostingAddress(url)
  const sections =
    named +
    (parts >= 2 && (applies || isPosted || (isTitled(facts, position) && soundsLikeRole(position)))
      ? 1
      : 0)
  const isElsewhere = hasOtherAddress(url)
  const isOver = isPosted && runs.some(saysExpired)
  const isForm = facts.headings.some(
    (name) => APPLICATION.test(name) && fold(name).endsWith(fold(position)),
  )
  if (isForm && soundsLikeRole(position)) return true
  const isOffer = isCalledOffer(facts)
  const isBelowSlogan = findBelowSlogan(facts) === position
  const isNamed = isTitled(facts, position) || isBelowSlogan
  const isCalled = isPosted && isNamed && isCalledAs(url, position)
  const strong = [
    applies || isOver,
    isLabelled,
    isOffer,
    sections >= 1,
    sections >= 2,
    isPosted,
    isCalled,
  ].filter(Boolean).length
  const weak = [description.length >= 500, soundsLikeRole(position)].filter(Boolean).length
  if ((isElsewhere && !applies) || isTopic(position)) return false
  if (isCourse(short) || isShop(short) || (!applies && isGuide(short))) return false
  if (isOnlyLinked(facts, position)) return false
  if (!soundsLikeRole(position) && short.some(({ text }) => LOADING.test(text))) return false
  if (isAbout(facts, position) || isPast(facts, position)) return false
  const isRepeated = isAddressed(url, position) && isOnlyRole(facts)
  // A system may have its own name in the title and heading of every posting.
  const isOfSystem = url !== undefined && isNumbered(url)
  const isInSection = isLabelled && (isNamedAfterSection(facts) || isOfSystem)
  if (!isTabled && !isInSection && isOfOther(facts, position, url, isPosted && isRepeated))
    return false
  if (isSeveral(facts, soundsLikeRole(position)) || tellsTopic(facts, position)) return false
  const isOwn = isLabelled || isBelowSlogan || isRepeated
  if (isInNoTitle(facts, position) && !isOwn && !(applies && sections >= 1)) return false
  if (isOfSection(facts, position) && !isOwn && !(applies && named >= 1)) return false
  // A text that does not sound like a position must be among parts of a posting.
  const asks = applies || isOver || runs.some((text) => text.length < 600 && ASK.test(text))
  const isSurrounded =
    (asks && isNamed && isPosted && named >= 1 && named + parts >= 2) ||
    (asks && isCalled && (isOver || named + parts >= 1)) ||
    ((applies || isOver) && (sections >= 2 || (sections === 1 && isNamed && isPosted))) ||
    (applies && isPosted && isInTitle(facts, position) && isCalledAs(url, position)) ||
    (isNamed && isPosted && named + parts >= 3)
  const isSlogan = isOnSectionPage(facts, position) || !isSurrounded
  if (!isLabelled && !soundsLikeRole(position) && isSlogan) return false
  // One match is not enough: menus contain `Profil`, forms contain `Apply`.
  const isOffered =
    strong >= 2 ||
    isPosted ||
    isLabelled ||
    (isOffer && asks) ||
    parts >= 1 ||
    hasGenderMark(position)
  return (
    isOffered &&
    strong >= 1 &&
    strong + weak >= 3 &&
    (description.length >= 100 || (isOver && isNamed)) &&
    ((isNamed && applies && named >= 1) ||
      countCards(facts, isNamed || isInTitle(facts, position)) < CARDS_MAX)
  )
}

/**
 * Whether the position is only in links and neither in the title nor a heading, so that it belongs
 * to another page.
 */
const isOnlyLinked = (facts: PageFacts, position: string) => {
  const own = facts.main.filter(({ text }) => text === position)
  return (
    own.length > 0 &&
    own.every(({ element: { name, parent } }) => name === 'a' || parent?.name === 'a') &&
    !isInTitle(facts, position) &&
    !facts.headings.some((name) => fold(name).includes(fold(position)))
  )
}

const PARTS_MAX = 3
/** Whether a label of positions, or a heading of a posting's part, occurs several times. */
function isSeveral({ main }: PageFacts, isRole: boolean): boolean {
  const counts = new Map<string, number>()
  for (const { text } of main) {
    if (text.length >= 60 || !(isPositionLabel(text) || (!isRole && SECTION.test(text)))) continue
    const count = (counts.get(fold(text)) ?? 0) + 1
    if (count >= PARTS_MAX) return true
    counts.set(fold(text), count)
  }
  return false
}

/** Whether the page's title or heading says that it offers a position: `Stellenangebot: Koch`. */
const isCalledOffer = ({ headings, metas, title }: PageFacts) =>
  [...headings, metas.get('og:title') ?? '', title].some(
    (name) =>
      (PREFIX.test(name) && soundsLikeRole(name.replace(PREFIX, ''))) ||
      (WANTED.test(name) && soundsLikeRole(name)),
  )

/** Whether the page is named after the position in both heading and title. */
const isTitled = ({ headings, main, metas, title }: PageFacts, position: string) =>
  (headings.length > 0
    ? headings.some((heading) => fold(heading) === fold(position))
    : main.some(({ text, element }) => element.name === 'h2' && text === position)) &&
  [title, metas.get('og:title') ?? ''].some((name) => fold(name).includes(fold(position)))

/** Whether the page's text is loaded later, but its title and Open Graph data name the posting. */
export const isUnloaded = ({ headings, metas, title }: PageFacts, position: string): boolean =>
  headings.length === 0 &&
  DETAIL_TITLE.test(title) &&
  metas.has('og:title') &&
  fold(position) !== fold(metas.get('og:site_name') ?? '')
