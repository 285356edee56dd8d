import { foldSentence, foldText } from './fold-sentence.ts'
import type { MailText } from './forwarded.ts'
import type { MailKind } from './kinds.ts'
import { findOwnText } from './own-text.ts'
import { LANGUAGES } from './phrases/languages.ts'
import type { DecidingKind, Phrases } from './phrases/phrases.ts'
import { splitSentences } from './sentences.ts'

/** What a mail is, and the sentence that says so; null where it is unsure. */
export type Judgement = { kind: MailKind; sentence: string | null }

const SENTENCES_MAX = 150
const SUBJECT_MAX = 300

type Rules = Record<DecidingKind | 'perhapsInterview', RegExp> &
  Record<'condition' | 'ifChosen' | 'later' | 'untilThen' | 'regret' | 'parting', RegExp>

const join = (sources: readonly string[]) => new RegExp(sources.join('|'))

const toRules = (phrases: Phrases): Rules => ({
  rejection: join(phrases.rejection),
  offer: join(phrases.offer),
  interview: join(phrases.interview),
  assessment: join(phrases.assessment),
  question: join(phrases.question),
  confirmation: join(phrases.confirmation),
  perhapsInterview: join(phrases.perhapsInterview),
  condition: join(phrases.condition),
  ifChosen: join(phrases.ifChosen),
  later: join(phrases.later),
  untilThen: join(phrases.untilThen),
  regret: join(phrases.regret),
  parting: join(phrases.parting),
})

const RULES = LANGUAGES.map((phrases) => ({
  rules: toRules(phrases),
  words: new Set(phrases.everyday.split(' ')),
}))
const WORDS_MAX = 400
/** A language of which so much less stands there than of another is not the mail's. */
const SHARE_MIN = 0.25

/** The rules of the languages that a text is written in. */
function listRules(text: string): Rules[] {
  const words = text.split(/[^\p{L}']+/u, WORDS_MAX)
  const counts = RULES.map((one) => words.filter((word) => one.words.has(word)).length)
  const most = Math.max(...counts)
  return RULES.filter((_, index) => (counts[index] ?? 0) >= most * SHARE_MIN).map(
    ({ rules }) => rules,
  )
}

const ofAll = (key: 'application' | 'talk' | 'marketing' | 'cold' | 'ownApplication' | 'aside') =>
  join(LANGUAGES.flatMap((phrases) => phrases[key]))
const APPLICATION = ofAll('application')
const TALK = ofAll('talk')
const MARKETING = ofAll('marketing')
const COLD = ofAll('cold')
const OWN = ofAll('ownApplication')
const ASIDE = ofAll('aside')

/** From what outweighs the others to what every mail says. */
const ORDER = ['rejection', 'offer', 'interview', 'assessment', 'question', 'confirmation'] as const

/** What else people apply for, order and book. */
const ELSEWHERE =
  /\b(?:apartment|rental|tenan\w+|mortgage|loan|credit card|your (?:order|payment|booking|reservation|subscription)|miet\w+|wohnung\w*|kredit\w*|bestellung|commande|alquiler|prestamo|pedido|aluguel|emprestimo|affitto|prestito|ordine|huurwoning|lening|bestelling)\b/
const AT_WORK =
  /\b(?:positions?|roles?|jobs?|vacanc\w+|interview\w*|stelle|bewerb\w*|poste|candidat\w*|puesto|vacante|vaga|posizione|colloquio|functie|vacature|sollicit\w*)\b/

/** People apply for a home, too, and are refused in the same words. */
const HOUSING =
  /\b(?:real estate|landlord|tenancy|apartments?|immobili\w*|vermieter\w*|mietwohnung\w*|logements?|appartements?|locations?|loyer|alquiler|inquilin\w*|aluguel|affitt\w*|huurwoning\w*)\b/
const JOB =
  /\b(?:positions?|roles?|jobs?|interview\w*|hiring|recruit\w*|stelle|job|poste|emploi|recrut\w*|puesto|vacante|empleo|vaga|emprego|posizione|lavoro|functie|vacature)\b/
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
  if (ELSEWHERE.test(whole) && !AT_WORK.test(whole)) return UNSURE
  if (HOUSING.test(`${whole} ${sender}`) && !JOB.test(whole)) return UNSURE
  const rules = listRules(whole)
  const isSaid = (kind: SaidKind, sentence: string) => isSaidIn(rules, kind, sentence)
  const found = new Map<DecidingKind, string>()
  for (const [index, sentence] of folded.entries()) {
    for (const kind of ORDER) {
      if (!found.has(kind) && isSaid(kind, sentence)) found.set(kind, body[index] ?? '')
    }
  }
  const titled = ORDER.filter((kind) => isSaid(kind, foldedTitle))
  for (const kind of titled) if (!found.has(kind)) found.set(kind, title)
  if (!found.has('interview') && !found.has('question') && TALK.test(whole)) {
    const at = folded.findIndex((sentence) => isSaid('perhapsInterview', sentence))
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
  return decide(found, { title: foldedTitle, folded, whole, sender, isSaid })
}

type SaidKind = DecidingKind | 'perhapsInterview'
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

const THANKS =
  /\b(?:thank\w*|appreciat\w*|dank\w*|bedank\w*|merci|remerci\w*|gracias|agrade\w*|obrigad[ao]|grazie|ringrazi\w*)\b/

/** What everybody is told: that not each is answered by itself. */
const TO_ALL =
  /\b(?:individual\w*|individuell\w*|each|every(?:one)?|all (?:applicants|candidates|applications)|respond|repl(?:y|ies)|inquir\w+|enquir\w+|jede\w*|allen|verzoger\w*|einzeln\w*|personlich\w*|chaque|individuellement|tou[st]e?s?|cada|tod[oa]s|ciascun\w*|tutti|ieder\w*|elke|alle)\b/

const isRegret = (languages: readonly Rules[], sentence: string): boolean =>
  !TO_ALL.test(sentence) &&
  languages.some(({ regret, condition }) => {
    const match = regret.exec(sentence)
    return match !== null && !condition.test(sentence)
  })

const isPartingIn = (languages: readonly Rules[], sentence: string): boolean =>
  languages.some(({ parting, condition }) => parting.test(sentence) && !condition.test(sentence))

/** What it grants is no condition. */
const GRANTED =
  /\b(?:auch wenn|wenn auch|even (?:if|though)|meme si|si bien|anche se|mesmo (?:se|que)|ainda que|ook al(?:s)?)\b/g

/** Whether a sentence says it, of what has happened rather than of what may. */
function isSaidIn(languages: readonly Rules[], kind: SaidKind, sentence: string): boolean {
  return languages.some((rules) => {
    const match = rules[kind].exec(sentence)
    if (match === null) return false
    const before = sentence.slice(0, match.index).replaceAll(GRANTED, '')
    const upTo = sentence.slice(0, match.index + match[0].length)
    switch (kind) {
      case 'rejection':
        return (
          !rules.condition.test(before) &&
          !rules.untilThen.test(sentence.slice(match.index + match[0].length))
        )
      case 'confirmation':
        return !rules.condition.test(before)
      case 'perhapsInterview':
      case 'question':
        return !rules.ifChosen.test(before)
      case 'offer':
      case 'interview':
      case 'assessment':
        return !rules.ifChosen.test(upTo) && !rules.later.test(upTo)
      default:
        return kind satisfies never
    }
  })
}
