import type { RuleResult } from '../classify-by-rules.ts'
import { isDecided, isWaiting } from '../evidence.ts'
import type { Classification } from '../classification.ts'
import type { DecidingKind } from '../phrases/phrases.ts'
import type { AnalysedMail } from '../analyse-mail.ts'
import { isInGeneral } from '../addressee.ts'
import { namesOther, namesWork, namesWorkBesideTalk, soundsLikeHiring } from '../other-topics.ts'
import { THANKS } from '../statements.ts'
import { type Prediction, LEARNT_KINDS } from './predict.ts'

/**
 * Minimum probabilities to accept a kind: `withRules` if the rules found it too, otherwise `alone`,
 * `aloneKnownSender` if the sender is known to answer an application, and `aloneNoApplication` if
 * the mail mentions none. For other senders at least this: `noWork` if no work is mentioned,
 * `noHiring` if it is not worded like an employer's mail either, `alsoOther` if something else to
 * apply for is mentioned as well, and `onlyOther` if only that is. `rival`: another kind this
 * probable overrules the rules.
 */
type Thresholds = Record<
  | 'withRules'
  | 'rival'
  | 'alone'
  | 'aloneKnownSender'
  | 'aloneNoApplication'
  | 'noWork'
  | 'noHiring'
  | 'alsoOther'
  | 'onlyOther',
  number
>

const NEVER = 2
const ANYWHERE = { noWork: 0, noHiring: 0, alsoOther: 0, onlyOther: 0 }

// Chosen by cross-validation on mails that no rule was written for (the tables of `train-mails`).
const THRESHOLDS: Record<DecidingKind, Thresholds> = {
  rejection: {
    withRules: 0.45,
    rival: 0.9,
    alone: 0.65,
    aloneKnownSender: 0.48,
    aloneNoApplication: 0.64,
    noWork: 0.3,
    noHiring: 0.95,
    alsoOther: 0.7,
    onlyOther: NEVER,
  },
  confirmation: {
    withRules: 0.1,
    rival: 0.5,
    alone: 0.5,
    aloneKnownSender: 0.6,
    aloneNoApplication: 0.5,
    noWork: 0.6,
    noHiring: 0.7,
    alsoOther: 0.4,
    onlyOther: NEVER,
  },
  interview: {
    withRules: 0.43,
    rival: 0.5,
    alone: 0.5,
    aloneKnownSender: 0.46,
    aloneNoApplication: 0.8,
    noWork: 0,
    noHiring: 0.65,
    alsoOther: 0.5,
    onlyOther: 0.7,
  },
  assessment: {
    withRules: 0,
    rival: 0.9,
    alone: 0.2,
    aloneKnownSender: 0.2,
    aloneNoApplication: NEVER,
    ...ANYWHERE,
  },
  offer: {
    withRules: 0,
    rival: 0.9,
    alone: 0.25,
    aloneKnownSender: 0.25,
    aloneNoApplication: 0.6,
    ...ANYWHERE,
  },
  question: {
    withRules: 0,
    rival: 0.9,
    alone: 0.1,
    aloneKnownSender: 0.1,
    aloneNoApplication: 0.6,
    ...ANYWHERE,
  },
}

const UNSURE: Classification = { kind: 'other', sentence: null }

/** The meanings of which a rejection consists: not, refused, others, gone, ended. */
const REJECTING = /[neofE]/

/** Another kind than that of the rules is accepted from this probability on. */
const AGAINST_RULES = 0.7

/**
 * Combines rules and classifier: accepts the kind of the rules unless the classifier contradicts
 * it, or the classifier's kind if its probability is high enough.
 */
export function combineWithRules(
  analysed: AnalysedMail,
  ruleResult: RuleResult,
  predict: () => Prediction,
): Classification {
  const { kind, sentence, isExcluded } = ruleResult
  if (isExcluded) return UNSURE
  const prediction = predict()
  if (kind === 'other') return decideByModel(analysed, ruleResult, prediction)
  const { withRules, rival } = THRESHOLDS[kind]
  const { probabilityOf } = prediction
  const isOverruled = LEARNT_KINDS.some((other) => other !== kind && probabilityOf(other) >= rival)
  if (
    probabilityOf(kind) >= Math.max(withRules, minimumFor(kind, analysed, ruleResult)) &&
    !isOverruled
  )
    return { kind, sentence }
  const other = decideByModel(analysed, ruleResult, prediction)
  return other.kind !== kind && probabilityOf(other.kind) >= AGAINST_RULES ? other : UNSURE
}

/** The minimum probability of an interview if only the word "interview" suggests work. */
const TALK_ALONE = 0.75

/** The minimum probability for an unknown sender, by what the mail says was applied for. */
function minimumFor(kind: DecidingKind, analysed: AnalysedMail, { isKnown }: RuleResult): number {
  if (isKnown) return 0
  if (kind === 'interview' && isTalkAlone(analysed)) return TALK_ALONE
  const { noWork, noHiring, alsoOther, onlyOther } = THRESHOLDS[kind]
  const lacksWork = !namesWork(analysed)
  const lacksHiring = lacksWork && !soundsLikeHiring(analysed)
  const hasOther = namesOther(analysed)
  if (hasOther && lacksHiring) return onlyOther
  if (lacksHiring || (hasOther && lacksWork)) return noHiring
  return hasOther ? alsoOther : lacksWork ? noWork : 0
}

const isTalkAlone = (analysed: AnalysedMail): boolean =>
  !analysed.mentions('ownApplication') &&
  !soundsLikeHiring(analysed) &&
  !namesWorkBesideTalk(analysed)

/** The minimum probability if one sentence rejects and another continues. */
const CONTRADICTORY = 0.7

/** From this probability on, a rejection needs no particular wording. */
const SURE = 0.7

/** The classifier's kind alone, if it is probable enough and one sentence supports it. */
function decideByModel(
  analysed: AnalysedMail,
  ruleResult: RuleResult,
  { probabilityOf, bestSentenceOf }: Prediction,
): Classification {
  const { title, body, folded, rules, isRegret, listStatements } = analysed
  const { isKnown, mentionsNoApplication, isContradictory, isNoRejection } = ruleResult
  const [best] = LEARNT_KINDS.filter((kind) => {
    const { alone, aloneKnownSender, aloneNoApplication } = THRESHOLDS[kind]
    const least = isContradictory
      ? CONTRADICTORY
      : mentionsNoApplication
        ? aloneNoApplication
        : isKnown
          ? aloneKnownSender
          : alone
    return probabilityOf(kind) >= Math.max(least, minimumFor(kind, analysed, ruleResult))
  }).toSorted((a, b) => probabilityOf(b) - probabilityOf(a))
  if (best === undefined) return UNSURE
  const at = bestSentenceOf(best)
  const said = folded[at - 1] ?? ''
  const isCondition = rules.some(({ condition }) => condition.test(said))
  const saysNo = isRegret(said) || rules.some(({ tag }) => REJECTING.test(tag(said).tags))
  const isNone =
    (best === 'rejection' &&
      (isNoRejection ||
        at === 0 ||
        isInGeneral(said) ||
        (probabilityOf(best) < SURE &&
          (!saysNo || isCondition || listStatements(said)[0] === 'interview')))) ||
    (best === 'interview' &&
      (isInGeneral(said) || rules.some(({ ifChosen }) => ifChosen.test(said)))) ||
    (best === 'confirmation' &&
      (isNoRejection || at === 0 || isWaiting(analysed) || isDecided(analysed))) ||
    (best === 'assessment' && THANKS.test(said))
  return isNone
    ? UNSURE
    : {
        kind: best,
        sentence: (at === 0 ? title : body[at - 1]) || title || null,
      }
}
