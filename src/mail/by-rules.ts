import { isForOther } from './elsewhere.ts'
import { ALERTS, findObjections, HIRING, isDecided, isWaiting, SELLING } from './evidence.ts'
import type { Judgement } from './judgement.ts'
import type { DecidingKind } from './phrases/phrases.ts'
import type { Reading } from './reading.ts'
import { AROUND } from './rules.ts'
import { isPrivate } from './senders.ts'
import { isAppointment, isSaidIn, ORDER, type SaidKind, THANKS } from './said.ts'

/** The classification by rules, and what the later steps need to know about the mail. */
export type Ruling = Judgement & {
  /** The mail is not about the reader's application, whatever else it says. */
  isBarred: boolean
  /** One sentence rejects and another continues the process. */
  isTorn: boolean
  /** The mail does not mention applications, and its sender is not known to answer one. */
  isStrange: boolean
  /** The sender is known to answer an application, or recruits by its address. */
  isKnown: boolean
  /** Nothing is decided yet, or the decision is the reader's own wish. */
  refusesNobody: boolean
}

/** Statements that contradict a rejection. */
const GOES_ON: ReadonlySet<DecidingKind> = new Set(['offer', 'interview', 'assessment'])

/** A feedback talk, or one about another position, may follow a rejection. */
const BESIDES =
  /\b(?:feedback|careers? (?:page|site)|karriereseite|webs(?:e|i)te|site carrieres?|pagina de empleo|vacaturesite|ruckmeldung|retours?|other (?:things|roles|positions|opportunities|openings)|something else|andere (?:mandate|stellen|positionen|projekte)|anderes|autres? (?:missions?|postes?|opportunites)|otras? (?:oportunidad\w*|posicion\w*|vacantes?|procesos?)|outras? (?:oportunidad\w*|vagas?)|altre (?:opportunita|posizioni|ricerche)|andere (?:functies|vacatures|opdrachten|rollen))\b/
/** Applicants accept an appointment from a private address, in the words of the offer. */
const ACCEPTS =
  /\b(?:confirm (?:the|my) (?:appointment|attendance)|works (?:well |fine )?for me|(?:bestatige|nehme) ich|confirme ma (?:presence|venue)|confirmo (?:mi|a minha) (?:asistencia|presenca)|confermo la mia presenza|ik ben er graag|(?:thank you|thanks) for (?:the|your) invitation|dank fur die einladung|merci pour votre invitation|gracias por la invitacion|agradeco o convite|ringrazio per l'invito|dank voor de uitnodiging)\b/

/** A confirmation in a few words has at most this many sentences. */
const SHORT = 4

const UNSURE: Ruling = {
  kind: 'other',
  sentence: null,
  isBarred: false,
  isStrange: false,
  isTorn: false,
  isKnown: false,
  refusesNobody: false,
}
const BARRED: Ruling = { ...UNSURE, isBarred: true }

/** `isAboutApplication`: whether the sender is known to answer an application. */
export function judgeByRules(reading: Reading, isAboutApplication: boolean): Ruling {
  const { title, foldedTitle, body, folded, whole, isReply, sender, rules, isAround } = reading
  const { isElsewhere, isStillOpen, isHarmless, isAdvanced, isMovedOn } = findObjections(reading)
  // The subject of a reply was written by the applicant.
  const isApplicants = isReply ? AROUND.applicant.test(folded.join(' \n ')) : isAround('applicant')
  const isAccepting = isReply && isPrivate(sender) && ACCEPTS.test(whole)
  if (isElsewhere || isApplicants || isAccepting) return BARRED
  if (isAround('hearsay') && !isAround('ownApplication')) return BARRED
  const isKnown = isAboutApplication || HIRING.test(sender)
  const refusesNobody = isStillOpen || isHarmless
  if (!isKnown && isForOther(whole)) return BARRED
  if (!isKnown && !isAround('application'))
    return { ...UNSURE, isStrange: true, refusesNobody: refusesNobody || isAdvanced }
  const isSaid = (kind: SaidKind, sentence: string) => isSaidIn(rules, kind, sentence)
  const found = new Map<DecidingKind, string>()
  const further = new Set<DecidingKind>()
  for (const [index, sentence] of folded.entries()) {
    const kinds = reading.listSaid(sentence)
    for (const kind of kinds) if (!found.has(kind)) found.set(kind, body[index] ?? '')
    const [most] = kinds
    const around = `${folded[index - 1] ?? ''} ${sentence}`
    if (most === undefined || !GOES_ON.has(most) || THANKS.test(sentence)) continue
    if (!BESIDES.test(around)) further.add(most)
  }
  if (refusesNobody) found.delete('rejection')
  // Next to an offer, the rejection is of other applicants.
  if (further.has('offer')) found.delete('rejection')
  if (found.has('rejection') && further.size > 0)
    return { ...UNSURE, isTorn: true, isKnown, refusesNobody: refusesNobody || isAdvanced }
  const titled = reading.listSaid(foldedTitle)
  for (const kind of titled)
    if (!found.has(kind) && !(refusesNobody && kind === 'rejection')) found.set(kind, title)
  if (found.has('rejection') && isMovedOn) return BARRED
  if (!found.has('interview') && !found.has('question') && isAround('talk')) {
    const at = folded.findIndex(
      (sentence) => isSaid('perhapsInterview', sentence) || isAppointment(rules, sentence),
    )
    if (at !== -1) found.set('interview', body[at] ?? '')
  }
  const [first] = ORDER.filter((kind) => found.has(kind))
  if (first === undefined || first === 'confirmation') {
    const at = folded.findIndex((sentence) => reading.isRegret(sentence))
    const isParting = folded.some((sentence) => reading.isParting(sentence))
    // Rejections also begin with thanks.
    const isThanksAlone = [foldedTitle, ...folded].every(
      (sentence) => !isSaid('confirmation', sentence) || THANKS.test(sentence),
    )
    if (at !== -1 && isParting && !refusesNobody) found.set('rejection', body[at] ?? '')
    else if (isParting || (at !== -1 && isThanksAlone)) found.delete('confirmation')
  }
  // A sender who answers an application may confirm it in a few words.
  const isShort = isAboutApplication && found.size === 0 && folded.length <= SHORT
  const at = isShort ? folded.findIndex((sentence) => AROUND.arrived.test(sentence)) : -1
  if (at !== -1) found.set('confirmation', body[at] ?? '')
  const isOldNews = isOnlyThankedAgain([foldedTitle, ...folded], isSaid)
  // A withdrawn or undecided application is not confirmed either.
  if (isHarmless || isOldNews || isWaiting(reading) || isDecided(reading))
    found.delete('confirmation')
  const decided = decide(found, { title: foldedTitle, folded, whole, sender, isAround, isSaid })
  return { ...decided, isKnown, refusesNobody: refusesNobody || isAdvanced }
}

const AGAIN =
  /\b(?:again|nochmals?|erneut|encore|de nouveau|de nuevo|nuevamente|novamente|mais uma vez|di nuovo|ancora una volta|nogmaals|opnieuw)\b/

/** A mail that thanks the reader again follows an earlier confirmation. */
function isOnlyThankedAgain(
  sentences: readonly string[],
  isSaid: (kind: SaidKind, sentence: string) => boolean,
): boolean {
  const confirming = sentences.filter((sentence) => isSaid('confirmation', sentence))
  return confirming.every((sentence) => THANKS.test(sentence) && AGAIN.test(sentence))
}

type FilterContext = {
  title: string
  folded: readonly string[]
  whole: string
  sender: string
  isAround: Reading['isAround']
  isSaid: (kind: SaidKind, sentence: string) => boolean
}

function decide(found: ReadonlyMap<DecidingKind, string>, around: FilterContext): Ruling {
  const { title, folded, whole, sender, isAround, isSaid } = around
  const isOwn = isAround('ownApplication')
  const firsts = folded.slice(0, 4).join(' \n ')
  if (ALERTS.test(sender) || AROUND.marketing.test(title)) return BARRED
  if (!isOwn && SELLING.test(whole)) return BARRED
  if (!found.has('rejection') && AROUND.marketing.test(firsts) && !isOwn) return BARRED
  if (!found.has('rejection') && isAround('cold') && !isOwn) return BARRED
  const isAside =
    AROUND.aside.test(title) || folded.slice(0, 5).some((sentence) => AROUND.aside.test(sentence))
  const [kind] = ORDER.filter((one) => found.has(one))
  if (kind === undefined) return UNSURE
  if (isAside && kind !== 'rejection' && kind !== 'offer' && kind !== 'interview') {
    // A confirmation may explain how to sign in, but only after confirming.
    const said = folded.findIndex((sentence) => isSaid(kind, sentence))
    const aside = AROUND.aside.test(title)
      ? -1
      : folded.findIndex((sentence) => AROUND.aside.test(sentence))
    if (said === -1 || aside <= said) return BARRED
  }
  if (isAside && kind === 'rejection' && AROUND.aside.test(title)) return BARRED
  return { ...UNSURE, kind, sentence: found.get(kind) ?? null }
}
