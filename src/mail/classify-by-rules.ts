import { isForOther } from './other-topics.ts'
import { ALERTS, findObjections, HIRING, isDecided, isWaiting, SELLING } from './evidence.ts'
import type { Classification } from './classification.ts'
import type { DecidingKind } from './phrases/phrases.ts'
import type { AnalysedMail } from './analyse-mail.ts'
import { MENTIONS } from './rules.ts'
import { isPrivate } from './senders.ts'
import { isAppointment, isStated, ORDER, type StatementKind, THANKS } from './statements.ts'

/** The classification by rules, and what the later steps need to know about the mail. */
export type RuleResult = Classification & {
  /** The mail is not about the reader's application, whatever else it says. */
  isExcluded: boolean
  /** One sentence rejects and another continues the process. */
  isContradictory: boolean
  /** The mail does not mention applications, and its sender is not known to answer one. */
  mentionsNoApplication: boolean
  /** The sender is known to answer an application, or recruits by its address. */
  isKnown: boolean
  /** Nothing is decided yet, or the decision is the reader's own wish. */
  isNoRejection: boolean
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

const UNSURE: RuleResult = {
  kind: 'other',
  sentence: null,
  isExcluded: false,
  mentionsNoApplication: false,
  isContradictory: false,
  isKnown: false,
  isNoRejection: false,
}
const EXCLUDED: RuleResult = { ...UNSURE, isExcluded: true }

/** `isAboutApplication`: whether the sender is known to answer an application. */
export function classifyByRules(analysed: AnalysedMail, isAboutApplication: boolean): RuleResult {
  const { title, foldedTitle, body, folded, whole, isReply, sender, rules, mentions } = analysed
  const { isOtherTopic, isStillOpen, isHarmless, isAdvanced, isMovedOn } = findObjections(analysed)
  // The subject of a reply was written by the applicant.
  const isApplicants = isReply
    ? MENTIONS.applicant.test(folded.join(' \n '))
    : mentions('applicant')
  const isAccepting = isReply && isPrivate(sender) && ACCEPTS.test(whole)
  if (isOtherTopic || isApplicants || isAccepting) return EXCLUDED
  if (mentions('hearsay') && !mentions('ownApplication')) return EXCLUDED
  const isKnown = isAboutApplication || HIRING.test(sender)
  const isNoRejection = isStillOpen || isHarmless
  if (!isKnown && isForOther(whole)) return EXCLUDED
  if (!isKnown && !mentions('application'))
    return { ...UNSURE, mentionsNoApplication: true, isNoRejection: isNoRejection || isAdvanced }
  const isSaid = (kind: StatementKind, sentence: string) => isStated(rules, kind, sentence)
  const found = new Map<DecidingKind, string>()
  const further = new Set<DecidingKind>()
  for (const [index, sentence] of folded.entries()) {
    const kinds = analysed.listStatements(sentence)
    for (const kind of kinds) if (!found.has(kind)) found.set(kind, body[index] ?? '')
    const [most] = kinds
    const around = `${folded[index - 1] ?? ''} ${sentence}`
    if (most === undefined || !GOES_ON.has(most) || THANKS.test(sentence)) continue
    if (!BESIDES.test(around)) further.add(most)
  }
  if (isNoRejection) found.delete('rejection')
  // Next to an offer, the rejection is of other applicants.
  if (further.has('offer')) found.delete('rejection')
  if (found.has('rejection') && further.size > 0)
    return { ...UNSURE, isContradictory: true, isKnown, isNoRejection: isNoRejection || isAdvanced }
  const titled = analysed.listStatements(foldedTitle)
  for (const kind of titled)
    if (!found.has(kind) && !(isNoRejection && kind === 'rejection')) found.set(kind, title)
  if (found.has('rejection') && isMovedOn) return EXCLUDED
  if (!found.has('interview') && !found.has('question') && mentions('talk')) {
    const at = folded.findIndex(
      (sentence) => isSaid('perhapsInterview', sentence) || isAppointment(rules, sentence),
    )
    if (at !== -1) found.set('interview', body[at] ?? '')
  }
  const [first] = ORDER.filter((kind) => found.has(kind))
  if (first === undefined || first === 'confirmation') {
    const at = folded.findIndex((sentence) => analysed.isRegret(sentence))
    const isParting = folded.some((sentence) => analysed.isParting(sentence))
    // Rejections also begin with thanks.
    const isThanksAlone = [foldedTitle, ...folded].every(
      (sentence) => !isSaid('confirmation', sentence) || THANKS.test(sentence),
    )
    if (at !== -1 && isParting && !isNoRejection) found.set('rejection', body[at] ?? '')
    else if (isParting || (at !== -1 && isThanksAlone)) found.delete('confirmation')
  }
  // A sender who answers an application may confirm it in a few words.
  const isShort = isAboutApplication && found.size === 0 && folded.length <= SHORT
  const at = isShort ? folded.findIndex((sentence) => MENTIONS.arrived.test(sentence)) : -1
  if (at !== -1) found.set('confirmation', body[at] ?? '')
  const isOldNews = isOnlyThankedAgain([foldedTitle, ...folded], isSaid)
  // A withdrawn or undecided application is not confirmed either.
  if (isHarmless || isOldNews || isWaiting(analysed) || isDecided(analysed))
    found.delete('confirmation')
  const decided = decide(found, { title: foldedTitle, folded, whole, sender, mentions, isSaid })
  return { ...decided, isKnown, isNoRejection: isNoRejection || isAdvanced }
}

const AGAIN =
  /\b(?:again|nochmals?|erneut|encore|de nouveau|de nuevo|nuevamente|novamente|mais uma vez|di nuovo|ancora una volta|nogmaals|opnieuw)\b/

/** A mail that thanks the reader again follows an earlier confirmation. */
function isOnlyThankedAgain(
  sentences: readonly string[],
  isSaid: (kind: StatementKind, sentence: string) => boolean,
): boolean {
  const confirming = sentences.filter((sentence) => isSaid('confirmation', sentence))
  return confirming.every((sentence) => THANKS.test(sentence) && AGAIN.test(sentence))
}

type FilterContext = {
  title: string
  folded: readonly string[]
  whole: string
  sender: string
  mentions: AnalysedMail['mentions']
  isSaid: (kind: StatementKind, sentence: string) => boolean
}

function decide(found: ReadonlyMap<DecidingKind, string>, around: FilterContext): RuleResult {
  const { title, folded, whole, sender, mentions, isSaid } = around
  const isOwn = mentions('ownApplication')
  const firsts = folded.slice(0, 4).join(' \n ')
  if (ALERTS.test(sender) || MENTIONS.marketing.test(title)) return EXCLUDED
  if (!isOwn && SELLING.test(whole)) return EXCLUDED
  if (!found.has('rejection') && MENTIONS.marketing.test(firsts) && !isOwn) return EXCLUDED
  if (!found.has('rejection') && mentions('cold') && !isOwn) return EXCLUDED
  const isAside =
    MENTIONS.aside.test(title) ||
    folded.slice(0, 5).some((sentence) => MENTIONS.aside.test(sentence))
  const [kind] = ORDER.filter((one) => found.has(one))
  if (kind === undefined) return UNSURE
  if (isAside && kind !== 'rejection' && kind !== 'offer' && kind !== 'interview') {
    // A confirmation may explain how to sign in, but only after confirming.
    const said = folded.findIndex((sentence) => isSaid(kind, sentence))
    const aside = MENTIONS.aside.test(title)
      ? -1
      : folded.findIndex((sentence) => MENTIONS.aside.test(sentence))
    if (said === -1 || aside <= said) return EXCLUDED
  }
  if (isAside && kind === 'rejection' && MENTIONS.aside.test(title)) return EXCLUDED
  return { ...UNSURE, kind, sentence: found.get(kind) ?? null }
}
