import { isForOther } from './elsewhere.ts'
import { ALERTS, findObjections, HIRING, isDecided, isWaiting, SELLING } from './evidence.ts'
import type { Judgement } from './judgement.ts'
import type { DecidingKind } from './phrases/phrases.ts'
import type { Reading } from './reading.ts'
import { AROUND } from './rules.ts'
import { isPrivate } from './senders.ts'
import { isAppointment, isSaidIn, ORDER, type SaidKind, THANKS } from './said.ts'

/** What the rules say of a mail. */
export type Ruling = Judgement & {
  /** It is not about an application of the reader's: no other word counts. */
  isBarred: boolean
  /** One sentence refuses and another goes on. */
  isTorn: boolean
  /** Nothing in it is of applications, nor is it known to be from where the person has applied. */
  isStrange: boolean
  /** It is known to answer an application, or comes from who hires. */
  isKnown: boolean
  /** It says that nothing is decided, or that it does what the reader wanted. */
  refusesNobody: boolean
}

/** What nobody is told who is refused. */
const GOES_ON: ReadonlySet<DecidingKind> = new Set(['offer', 'interview', 'assessment'])

/** A talk about what went wrong, or about something else, follows refusals, too. */
const BESIDES =
  /\b(?:feedback|careers? (?:page|site)|karriereseite|webs(?:e|i)te|site carrieres?|pagina de empleo|vacaturesite|ruckmeldung|retours?|other (?:things|roles|positions|opportunities|openings)|something else|andere (?:mandate|stellen|positionen|projekte)|anderes|autres? (?:missions?|postes?|opportunites)|otras? (?:oportunidad\w*|posicion\w*|vacantes?|procesos?)|outras? (?:oportunidad\w*|vagas?)|altre (?:opportunita|posizioni|ricerche)|andere (?:functies|vacatures|opdrachten|rollen))\b/
/** Applicants accept a date from a mailbox of their own, in the words that offered it. */
const ACCEPTS =
  /\b(?:confirm (?:the|my) (?:appointment|attendance)|works (?:well |fine )?for me|(?:bestatige|nehme) ich|confirme ma (?:presence|venue)|confirmo (?:mi|a minha) (?:asistencia|presenca)|confermo la mia presenza|ik ben er graag|(?:thank you|thanks) for (?:the|your) invitation|dank fur die einladung|merci pour votre invitation|gracias por la invitacion|agradeco o convite|ringrazio per l'invito|dank voor de uitnodiging)\b/

/** Nobody confirms in more. */
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

/** Of whom it is known that they answer an application, and of a stranger. */
export function judgeByRules(reading: Reading, isAboutApplication: boolean): Ruling {
  const { title, foldedTitle, body, folded, whole, isReply, sender, rules, isAround } = reading
  const { isElsewhere, isStillOpen, isHarmless, isAdvanced, isMovedOn } = findObjections(reading)
  // The subject of an answer is the applicant's.
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
  // Others were refused where an offer is made.
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
    // With thanks refusals open as well.
    const isThanksAlone = [foldedTitle, ...folded].every(
      (sentence) => !isSaid('confirmation', sentence) || THANKS.test(sentence),
    )
    if (at !== -1 && isParting && !refusesNobody) found.set('rejection', body[at] ?? '')
    else if (isParting || (at !== -1 && isThanksAlone)) found.delete('confirmation')
  }
  // Who is known to answer an application says in a word that it has come.
  const isShort = isAboutApplication && found.size === 0 && folded.length <= SHORT
  const at = isShort ? folded.findIndex((sentence) => AROUND.arrived.test(sentence)) : -1
  if (at !== -1) found.set('confirmation', body[at] ?? '')
  const isOldNews = isOnlyThankedAgain([foldedTitle, ...folded], isSaid)
  // Nor is an application confirmed that was withdrawn.
  if (isHarmless || isOldNews || isWaiting(reading) || isDecided(reading))
    found.delete('confirmation')
  const decided = decide(found, { title: foldedTitle, folded, whole, sender, isAround, isSaid })
  return { ...decided, isKnown, refusesNobody: refusesNobody || isAdvanced }
}

const AGAIN =
  /\b(?:again|nochmals?|erneut|encore|de nouveau|de nuevo|nuevamente|novamente|mais uma vez|di nuovo|ancora una volta|nogmaals|opnieuw)\b/

/** Who is thanked again was answered before: the mail has other news. */
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
    // A confirmation may say how to sign in, but not before it confirms.
    const said = folded.findIndex((sentence) => isSaid(kind, sentence))
    const aside = AROUND.aside.test(title)
      ? -1
      : folded.findIndex((sentence) => AROUND.aside.test(sentence))
    if (said === -1 || aside <= said) return BARRED
  }
  if (isAside && kind === 'rejection' && AROUND.aside.test(title)) return BARRED
  return { ...UNSURE, kind, sentence: found.get(kind) ?? null }
}
