import { IN_GENERAL, isAboutApplicants, NOT_ALL, OF_OTHERS, TO_ALL, YOU } from './addressee.ts'
import type { DecidingKind } from './phrases/phrases.ts'
import type { Rules } from './rules.ts'
import {
  findStatements,
  hasNegation,
  isMoved,
  isNegated,
  isOfOthers,
  isUndecided,
  type Span,
} from './senses/find-statements.ts'

/** From the most to the least decisive kind. */
export const ORDER = [
  'rejection',
  'offer',
  'interview',
  'assessment',
  'question',
  'confirmation',
] as const

export type StatementKind = DecidingKind | 'perhapsInterview'

export const THANKS =
  /\b(?:thank\w*|appreciat\w*|dank\w*|bedank\w*|merci|remerci\w*|gracias|agrade\w*|obrigad[ao]|grazie|ringrazi\w*)\b/

export const isRegret = (languages: readonly Rules[], sentence: string): boolean =>
  !TO_ALL.test(sentence) &&
  languages.some(({ regret, condition }) => regret.test(sentence) && !condition.test(sentence))

export const isPartingIn = (languages: readonly Rules[], sentence: string): boolean =>
  languages.some(({ parting, condition }) => parting.test(sentence) && !condition.test(sentence))

/** Whether the sentence states that nothing is decided. */
export const isOpen = (languages: readonly Rules[], sentence: string): boolean =>
  languages.some(({ tag }) => isUndecided(tag(sentence)))

/** Something already done is not requested: `Thank you for completing the test`. */
const DONE =
  /\b(?:thank\w*(?: you)?(?: very much| again| so much)? for|merci (?:pour|d'avoir|encore pour|de votre)|dank\w*(?: dir| ihnen)?(?: fur)|dank(?: je| u)? voor|bedankt voor|gracias por|obrigad[oa] (?:por|pel[oa])|grazie (?:per|di aver)) (?!appl|your (?:application|interest))[^,;.!:]{0,60}$/

/** A question is not a rejection: `Turned down after an interview? Read this`. */
const ASKED = /^[^.!?]*\?/

const INTERVIEW =
  /\b(?:interview|\w*vorstellungsgesprach|bewerbungsgesprach|entretien|entrevista|colloquio|sollicitatiegesprek|kennismakingsgesprek|videollamada|video ?call|videochiamata|videochamada|visio)\b/
const WHEN =
  /\b(?:monday|tuesday|wednesday|thursday|friday|tomorrow|montag|dienstag|mittwoch|donnerstag|freitag|morgen|lundi|mardi|mercredi|jeudi|vendredi|demain|lunes|martes|miercoles|jueves|viernes|manana|segunda|terca|quarta|quinta|sexta|amanha|lunedi|martedi|mercoledi|giovedi|venerdi|domani|maandag|dinsdag|woensdag|donderdag|vrijdag|\d{1,2}[:.h]\d{2}|\d{1,2} ?(?:am|pm|uhr|uur|h))\b/
const PAST =
  /\b(?:after|following|further to|was|were|tras|despues|fue|apos|depois|na sequencia|foi|dopo|a seguito|nach|apres|suite a|enjoyed|pleasure|placer|prazer|piacere|plaisir)\b/

/** An interview with a day or time, unless it is over. */
export const isAppointment = (languages: readonly Rules[], sentence: string): boolean =>
  INTERVIEW.test(sentence) &&
  WHEN.test(sentence) &&
  YOU.test(sentence) &&
  !PAST.test(sentence) &&
  !THANKS.test(sentence) &&
  !languages.some(({ ifChosen, later }) => ifChosen.test(sentence) || later.test(sentence))

/** Concessions such as "even if", which are not conditions. */
const GRANTED =
  /\b(?:auch wenn|wenn auch|even (?:if|though)|meme si|si bien|anche se|mesmo (?:se|que)|ainda que|ook al(?:s)?)\b/g

/** Thanks for a past interview are not an invitation. */
const THANKED =
  /\b(?:thank\w*(?: you)?(?: \w+){0,3} for|gracias por|merci (?:d'etre|de|pour)|dank\w*(?: \w+){0,3} (?:fur|voor)|obrigad[ao] (?:por|pela)|grazie (?:per|di)) ?[^,;.!?]{0,14}$/

/** A past event that was enjoyed is not an invitation. */
const LIKED =
  /\b(?:enjoyed|loved (?:meeting|talking|speaking|chatting)|was (?:great|nice|lovely|a pleasure)|gefreut|war (?:schon|nett|angenehm)|gosta(?:mos|ste)|gostei|foi um prazer|foi (?:otimo|bom|muito bom)|adoramos|amamos|ha sido un placer|fue un placer|gusto mucho|nos gusto|e stato un piacere|ci e piaciuto|leuk je|was leuk|fijn dat je|avons (?:apprecie|aime)|a adore|ete ravie?s?|plaisir d'echanger)\b/

/**
 * A talk before another step has been held: `Following our call we would like you to take a test`.
 */
const AFTER =
  /\b(?:following|further to|after|nach|im nachgang|suite a|tras|despues de|apos|na sequencia d[aeo]|dopo|a seguito d\w+|naar aanleiding van|na) (?:(?:our|your|the|unser\w*|ihr\w*|dem|der|notre|votre|l'|nuestr\w*|la|tu|su|a|nossa?|sua|il|nostro|suo|ons|het|je|uw) ?){0,2}(?:\w+ )?$/

const MAY = /\b(?:may|might)\s*$/

/** A description of the process that all applicants go through. */
const PROCESS =
  /^(?:[\w']+ ){0,2}(?:process|proceso|processo|processus|prozess|proces)\b ?(?::|is|looks|includes|consists|has|besteht|umfasst|consta|incluye|inclui|comporte|comprend|prevede|bestaat)|\b(?:etapas|fases|etapes|tappe|fasi|stappen|steps|stages|schritte)\b[^.:]{0,30}:|\bso geht es (?:\w+ )?weiter\b/

/** An invitation to a website or a community is not an interview. */
const ONLINE =
  /\b(?:(?:careers?|karriere\w*|our|unsere|notre|nuestra|nossa|nostra|onze) ?(?:page|(?:web)?site|portal|webs\w+|seite|pagina\w*|site)|\w+\.(?:com|org|net|jobs|de|fr|es|it|nl|pt)|other (?:jobs|positions|roles|openings|opportunities)|online|linkedin|newsletter|channels?|blog)\b/

const TALENT_POOL =
  /\b(?:talent\w*|pool|community|network|newsletter|banco de|bolsa de|base de (?:datos|dados|donnees)|vivier|database|banca dati)\b/

/**
 * Whether the invitation is to something online: `We invite you to visit our careers site`, `to
 * join our talent community`.
 */
const isOnline = (invited: string): boolean =>
  /\b(?:visit|join|follow|explore|learn|apply|besuchen|folgen|beitreten|visiter|rejoindre|suivre|visitar|unirte|seguir|visitare|seguire|bezoeken|volgen)\b/.test(
    invited.slice(0, 60),
  ) &&
  (ONLINE.test(invited.slice(0, 100)) || TALENT_POOL.test(invited.slice(0, 100)))

/** Whether a sentence states this kind as a fact rather than a possibility. */
export const isStated = (
  languages: readonly Rules[],
  kind: StatementKind,
  sentence: string,
): boolean => findSpan(languages, kind, sentence) !== undefined

function findSpan(
  languages: readonly Rules[],
  kind: StatementKind,
  sentence: string,
): Span | undefined {
  for (const rules of languages) {
    const found = listSpans(rules, kind, sentence).find((span) =>
      isFact(rules, kind, sentence, span),
    )
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Introduces a contrast, without which a rejection is not withdrawn: `You are not among those who
 * are invited to an interview`.
 */
const BUT =
  /\b(?:but|however|instead|though|nevertheless|aber|jedoch|dennoch|sondern|trotzdem|mais|cependant|toutefois|pero|sino|embargo|mas|contudo|porem|ma|pero|bensi|tuttavia|maar|echter|wel)\b/

/** After a past talk: `Following our interview we do not wish to go on`. */
const FOLLOWS_TALK =
  /^(?:\w+(?: \w+)?, ?)?(?:suite a|a la suite d|following|after|further to|nach|im anschluss an|tras|despues d|apos|na sequencia d|dopo|a seguito d|in seguito a|na|naar aanleiding van)/

/** The interview is cancelled, not the position: `Your interview for the position has been cancelled`. */
const TALK_CANCELLED =
  /^(?:\w+ ){0,3}(?:interview|\w*vorstellungsgesprach|entretien|entrevista|colloquio|sollicitatiegesprek)\b.{0,80}\b(?:cancell?ed|abgesagt|annulee?|cancelad[ao]|annullato|geannuleerd|afgezegd)\b/

/** All kinds that a sentence states, most decisive first. */
export function listStatements(languages: readonly Rules[], sentence: string): DecidingKind[] {
  const spans = new Map(ORDER.map((kind) => [kind, findSpan(languages, kind, sentence)]))
  const refused = spans.get('rejection')
  if (refused !== undefined) {
    // A rejection of others: `There were other candidates, but we would like to meet you`.
    const { start = -1 } = spans.get('interview') ?? {}
    const { start: offered = -1 } = spans.get('offer') ?? {}
    const isMet =
      start >= refused.end &&
      (BUT.test(sentence.slice(refused.end)) ||
        languages.some(({ tag }) => isOfOthers(tag(sentence))))
    const goesOn = isMet || offered > refused.start
    const isOnlyMoved =
      TALK_CANCELLED.test(sentence) ||
      (!FOLLOWS_TALK.test(sentence) &&
        languages.some(({ tag }) => {
          const tagged = tag(sentence)
          return isMoved(tagged) && !isOfOthers(tagged)
        }))
    if (goesOn || isOnlyMoved) spans.delete('rejection')
    if (isOnlyMoved) return ['interview']
  }
  return ORDER.filter((kind) => spans.get(kind) !== undefined)
}

function listSpans(rules: Rules, kind: StatementKind, sentence: string): Span[] {
  const match = rules[kind].exec(sentence)
  return [
    ...(match === null ? [] : [{ start: match.index, end: match.index + match[0].length }]),
    ...(kind === 'perhapsInterview' ? [] : findStatements(kind, rules.tag(sentence))),
  ]
}

function isFact(rules: Rules, kind: StatementKind, sentence: string, span: Span): boolean {
  const { start, end } = span
  const before = sentence.slice(0, start).replaceAll(GRANTED, '')
  const upTo = sentence.slice(0, end)
  const after = sentence.slice(end)
  switch (kind) {
    case 'rejection':
      return (
        !rules.condition.test(before) &&
        !MAY.test(before) &&
        !OF_OTHERS.test(upTo) &&
        !rules.untilThen.test(after) &&
        !NOT_ALL.test(sentence.slice(start, endOfClause(sentence, end))) &&
        !IN_GENERAL.test(sentence) &&
        !ASKED.test(after)
      )
    case 'confirmation':
      return !rules.condition.test(before)
    case 'perhapsInterview':
      return !rules.ifChosen.test(before)
    case 'question':
      return !rules.ifChosen.test(before) && !rules.later.test(upTo)
    case 'offer':
      return (
        isGoingOn(rules, sentence, span) &&
        !hasNegation(rules.tag(sentence), span) &&
        !TALENT_POOL.test(after.slice(0, 60))
      )
    case 'interview':
      return (
        isGoingOn(rules, sentence, span) &&
        !LIKED.test(upTo) &&
        !THANKED.test(before) &&
        !PROCESS.test(upTo) &&
        !AFTER.test(before) &&
        !isOnline(sentence.slice(start)) &&
        !isAboutApplicants(sentence)
      )
    case 'assessment':
      return isGoingOn(rules, sentence, span) && !PROCESS.test(upTo) && !DONE.test(upTo)
    default:
      return kind satisfies never
  }
}

function endOfClause(sentence: string, from: number): number {
  const stop = sentence.slice(from).search(/[,;:.!?]/)
  return stop === -1 ? sentence.length : from + stop
}

function isGoingOn({ ifChosen, later, tag }: Rules, sentence: string, span: Span): boolean {
  const upTo = sentence.slice(0, span.end)
  return !ifChosen.test(upTo) && !later.test(upTo) && !isNegated(tag(sentence), span)
}
