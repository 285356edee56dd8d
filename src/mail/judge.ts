import { isElsewhere } from './elsewhere.ts'
import { foldSentence, foldText } from './fold-sentence.ts'
import type { MailText } from './forwarded.ts'
import type { MailKind } from './kinds.ts'
import { findOwnText } from './own-text.ts'
import type { DecidingKind } from './phrases/phrases.ts'
import { listRules, ofAll } from './rules.ts'
import {
  isAppointment,
  isOpen,
  isPartingIn,
  isRegret,
  isSaidIn,
  listSaid,
  ORDER,
  type SaidKind,
  THANKS,
} from './said.ts'
import { splitSentences } from './sentences.ts'

/** What a mail is, and the sentence that says so; null where it is unsure. */
export type Judgement = { kind: MailKind; sentence: string | null }

const SENTENCES_MAX = 80
const SUBJECT_MAX = 300

const APPLICATION = ofAll('application')
const TALK = ofAll('talk')
const MARKETING = ofAll('marketing')
const COLD = ofAll('cold')
const OWN = ofAll('ownApplication')
const ASIDE = ofAll('aside')
const APPLICANT = ofAll('applicant')
const HEARSAY = ofAll('hearsay')
const ARRIVED = ofAll('arrived')

/** What nobody is told who is refused. */
const GOES_ON: ReadonlySet<DecidingKind> = new Set(['offer', 'interview', 'assessment'])

/** Who sells courses writes about refusals, too. */
const SELLING =
  /\b\d{1,2} ?% (?:off|discount|de descuento|dto|de desconto|de reduction|de remise|rabatt|korting|di sconto)|\b(?:webinars?|masterclass|coaching|e-?book|bootcamp|(?:free|gratis|gratuit[aeo]?|kostenlose[nrs]?) (?:guide|training|course|ratgeber|kurs|cursus|gids)|(?:guide|formation|curso|corso|guia|guida) gratuit[oae]?|(?:nuestro|nosso|nostro|our|unser|onze|notre) (?:curso|corso|kurs|cursus|course|formation|training|methode|metodo))\b/

/** A talk about what went wrong, or about something else, follows refusals, too. */
const BESIDES =
  /\b(?:feedback|careers? (?:page|site)|karriereseite|webs(?:e|i)te|site carrieres?|pagina de empleo|vacaturesite|ruckmeldung|retours?|other (?:things|roles|positions|opportunities|openings)|something else|andere (?:mandate|stellen|positionen|projekte)|anderes|autres? (?:missions?|postes?|opportunites)|otras? (?:oportunidad\w*|posicion\w*|vacantes?|procesos?)|outras? (?:oportunidad\w*|vagas?)|altre (?:opportunita|posizioni|ricerche)|andere (?:functies|vacatures|opdrachten|rollen))\b/
/** Nobody confirms in more. */
const SHORT = 4

const UNSURE: Judgement = { kind: 'other', sentence: null }

/** Who writes about applications. */
const HIRING =
  /\b(?:recruit\w*|recrut\w*|reclut\w*|talents?|talento\w*|careers?|karriere|carriere|carreras|jobs?|hiring|bewerbung\w*|personal(?:abteilung)?|hr|rh|rrhh|empleo|emprego|vagas|vacatures|werving|selezione|seleccion|risorse umane|personio|greenhouse|greenhouse-mail|lever|ashbyhq|smartrecruiters|workable\w*|teamtailor\S*|recruitee|myworkday|icims|bamboohr|jobvite|successfactors|gupy|infojobs|hackerrank|codility|testgorilla)\b/

/**
 * What kind of mail this is, by the sentences that its writer wrote now.
 * @param isAboutApplication whether it is known to be from where the person has applied
 */
export function judgeMail(mail: MailText, { isAboutApplication = false } = {}): Judgement {
  const { subject, from } = mail
  const own = findOwnText(mail).text
  const title = subject.slice(0, SUBJECT_MAX).replaceAll(/\s+/g, ' ').trim()
  const body = splitSentences(own, SENTENCES_MAX)
  const folded = body.map(foldSentence)
  const foldedTitle = foldSentence(title.replace(/^(?:(?:re|aw|sv|antw|rif|res|ref)\s?:\s*)+/i, ''))
  const whole = [foldedTitle, ...folded].join(' \n ')
  const sender = foldText(`${from?.name ?? ''} ${from?.address ?? ''}`)
  if (!isAboutApplication && !APPLICATION.test(whole) && !HIRING.test(sender)) return UNSURE
  if (isElsewhere(whole, sender) || APPLICANT.test(whole)) return UNSURE
  if (HEARSAY.test(whole) && !OWN.test(whole)) return UNSURE
  const rules = listRules(whole)
  const isSaid = (kind: SaidKind, sentence: string) => isSaidIn(rules, kind, sentence)
  const found = new Map<DecidingKind, string>()
  const further = new Set<DecidingKind>()
  for (const [index, sentence] of folded.entries()) {
    const kinds = listSaid(rules, sentence)
    for (const kind of kinds) if (!found.has(kind)) found.set(kind, body[index] ?? '')
    const [most] = kinds
    const around = `${folded[index - 1] ?? ''} ${sentence}`
    if (most === undefined || !GOES_ON.has(most) || THANKS.test(sentence)) continue
    if (!BESIDES.test(around)) further.add(most)
  }
  if (folded.some((sentence) => isOpen(rules, sentence))) found.delete('rejection')
  // Others were refused where an offer is made.
  if (further.has('offer')) found.delete('rejection')
  // Of what refuses in one sentence and goes on in another, nobody can be sure.
  if (further.size > 0 && found.has('rejection')) return UNSURE
  const titled = listSaid(rules, foldedTitle)
  for (const kind of titled) if (!found.has(kind)) found.set(kind, title)
  if (!found.has('interview') && !found.has('question') && TALK.test(whole)) {
    const at = folded.findIndex(
      (sentence) => isSaid('perhapsInterview', sentence) || isAppointment(rules, sentence),
    )
    if (at !== -1) found.set('interview', body[at] ?? '')
  }
  const [first] = ORDER.filter((kind) => found.has(kind))
  if (first === undefined || first === 'confirmation') {
    const at = folded.findIndex((sentence) => isRegret(rules, sentence))
    const isParting = folded.some((sentence) => isPartingIn(rules, sentence))
    // With thanks refusals open as well.
    const isThanksAlone = [foldedTitle, ...folded].every(
      (sentence) => !isSaid('confirmation', sentence) || THANKS.test(sentence),
    )
    if (at !== -1 && isParting) found.set('rejection', body[at] ?? '')
    else if (isParting || (at !== -1 && isThanksAlone)) found.delete('confirmation')
  }
  // Who is known to answer an application says in a word that it has come.
  const isShort = isAboutApplication && found.size === 0 && folded.length <= SHORT
  const at = isShort ? folded.findIndex((sentence) => ARRIVED.test(sentence)) : -1
  if (at !== -1) found.set('confirmation', body[at] ?? '')
  return decide(found, { title: foldedTitle, folded, whole, sender, isSaid })
}

type Around = {
  title: string
  folded: readonly string[]
  whole: string
  sender: string
  isSaid: (kind: SaidKind, sentence: string) => boolean
}

const ALERTS =
  /\b(?:job-?alerts?|alerts?|alertas?|alerte|jobagent|newsletter|news|digest|jobs-listings|recommendations|marketing)\b.*@|job alerts/

function decide(found: ReadonlyMap<DecidingKind, string>, around: Around): Judgement {
  const { title, folded, whole, sender, isSaid } = around
  const isOwn = OWN.test(whole)
  const firsts = folded.slice(0, 4).join(' \n ')
  if (ALERTS.test(sender) || MARKETING.test(title)) return UNSURE
  if (!isOwn && SELLING.test(whole)) return UNSURE
  if (!found.has('rejection') && MARKETING.test(firsts) && !isOwn) return UNSURE
  if (!found.has('rejection') && COLD.test(whole) && !isOwn) return UNSURE
  const isAside = ASIDE.test(title) || folded.slice(0, 5).some((sentence) => ASIDE.test(sentence))
  const [kind] = ORDER.filter((one) => found.has(one))
  if (kind === undefined) return UNSURE
  if (isAside && kind !== 'rejection' && kind !== 'offer' && kind !== 'interview') {
    // A confirmation may say how to sign in, but not before it confirms.
    const said = folded.findIndex((sentence) => isSaid(kind, sentence))
    const aside = ASIDE.test(title) ? -1 : folded.findIndex((sentence) => ASIDE.test(sentence))
    if (said === -1 || aside <= said) return UNSURE
  }
  if (isAside && kind === 'rejection' && ASIDE.test(title)) return UNSURE
  return { kind, sentence: found.get(kind) ?? null }
}
