import type { Ruling } from '../by-rules.ts'
import { isDecided, isWaiting } from '../evidence.ts'
import type { Judgement } from '../judgement.ts'
import type { DecidingKind } from '../phrases/phrases.ts'
import type { Reading } from '../reading.ts'
import { isInGeneral } from '../addressee.ts'
import { namesOther, namesWork, namesWorkBesideTalk, soundsLikeHiring } from '../elsewhere.ts'
import { THANKS } from '../said.ts'
import { type Opinion, WEIGHED } from './opinion.ts'

/**
 * Minimum probabilities to accept a kind: `withRules` if the rules found it too, otherwise `alone`,
 * `aloneKnownSender` if the sender is known to answer an application, and `aloneNoApplication` if
 * the mail mentions none. For other senders at least this: `noWork` if no work is mentioned,
 * `noHiring` if it is not worded like an employer's mail either, `alsoOther` if something else to
 * apply for is mentioned as well, and `onlyOther` if only that is. `rival`: another kind this
 * probable overrules the rules.
 */
type Limits = Record<
  'said' | 'rival' | 'unsaid' | 'known' | 'strange' | 'thin' | 'foreign' | 'mixed' | 'other',
  number
>

const NEVER = 2
const ANYWHERE = { thin: 0, foreign: 0, mixed: 0, other: 0 }

// Chosen by cross-validation on mails that no rule was written for (the tables of `train-mails`).
const LIMITS: Record<DecidingKind, Limits> = {
  rejection: {
    said: 0.45,
    rival: 0.9,
    unsaid: 0.65,
    known: 0.48,
    strange: 0.64,
    thin: 0.3,
    foreign: 0.95,
    mixed: 0.7,
    other: NEVER,
  },
  confirmation: {
    said: 0.1,
    rival: 0.5,
    unsaid: 0.5,
    known: 0.6,
    strange: 0.5,
    thin: 0.6,
    foreign: 0.7,
    mixed: 0.4,
    other: NEVER,
  },
  interview: {
    said: 0.43,
    rival: 0.5,
    unsaid: 0.5,
    known: 0.46,
    strange: 0.8,
    thin: 0,
    foreign: 0.65,
    mixed: 0.5,
    other: 0.7,
  },
  assessment: { said: 0, rival: 0.9, unsaid: 0.2, known: 0.2, strange: NEVER, ...ANYWHERE },
  offer: { said: 0, rival: 0.9, unsaid: 0.25, known: 0.25, strange: 0.6, ...ANYWHERE },
  question: { said: 0, rival: 0.9, unsaid: 0.1, known: 0.1, strange: 0.6, ...ANYWHERE },
}

const UNSURE: Judgement = { kind: 'other', sentence: null }

/** The meanings of which a rejection consists: not, refused, others, gone, ended. */
const NO = /[neofE]/

/** Another kind than that of the rules is accepted from this probability on. */
const AGAINST_RULES = 0.7

/**
 * Combines rules and classifier: accepts the kind of the rules unless the classifier contradicts
 * it, or the classifier's kind if its probability is high enough.
 */
export function weighOpinion(
  reading: Reading,
  ruling: Ruling,
  formOpinion: () => Opinion,
): Judgement {
  const { kind, sentence, isBarred } = ruling
  if (isBarred) return UNSURE
  const opinion = formOpinion()
  if (kind === 'other') return believe(reading, ruling, opinion)
  const { said, rival } = LIMITS[kind]
  const { shareOf } = opinion
  const isBeaten = WEIGHED.some((other) => other !== kind && shareOf(other) >= rival)
  if (shareOf(kind) >= Math.max(said, leastOf(kind, reading, ruling)) && !isBeaten)
    return { kind, sentence }
  const other = believe(reading, ruling, opinion)
  return other.kind !== kind && shareOf(other.kind) >= AGAINST_RULES ? other : UNSURE
}

/** The minimum probability of an interview if only the word "interview" suggests work. */
const TALK_ALONE = 0.75

/** The minimum probability for an unknown sender, by what the mail says was applied for. */
function leastOf(kind: DecidingKind, reading: Reading, { isKnown }: Ruling): number {
  if (isKnown) return 0
  if (kind === 'interview' && isTalkAlone(reading)) return TALK_ALONE
  const { thin, foreign, mixed, other } = LIMITS[kind]
  const isThin = !namesWork(reading)
  const isForeign = isThin && !soundsLikeHiring(reading)
  const isMixed = namesOther(reading)
  if (isMixed && isForeign) return other
  if (isForeign || (isMixed && isThin)) return foreign
  return isMixed ? mixed : isThin ? thin : 0
}

const isTalkAlone = (reading: Reading): boolean =>
  !reading.isAround('ownApplication') && !soundsLikeHiring(reading) && !namesWorkBesideTalk(reading)

/** The minimum probability if one sentence rejects and another continues. */
const TORN = 0.7

/** From this probability on, a rejection needs no particular wording. */
const SURE = 0.7

/** The classifier's kind alone, if it is probable enough and one sentence supports it. */
function believe(reading: Reading, ruling: Ruling, { shareOf, strongestOf }: Opinion): Judgement {
  const { title, body, folded, rules, isRegret, listSaid } = reading
  const { isKnown, isStrange, isTorn, refusesNobody } = ruling
  const [best] = WEIGHED.filter((kind) => {
    const { unsaid, known, strange } = LIMITS[kind]
    const least = isTorn ? TORN : isStrange ? strange : isKnown ? known : unsaid
    return shareOf(kind) >= Math.max(least, leastOf(kind, reading, ruling))
  }).toSorted((a, b) => shareOf(b) - shareOf(a))
  if (best === undefined) return UNSURE
  const at = strongestOf(best)
  const said = folded[at - 1] ?? ''
  const isCondition = rules.some(({ condition }) => condition.test(said))
  const saysNo = isRegret(said) || rules.some(({ tag }) => NO.test(tag(said).tags))
  const isNone =
    (best === 'rejection' &&
      (refusesNobody ||
        at === 0 ||
        isInGeneral(said) ||
        (shareOf(best) < SURE && (!saysNo || isCondition || listSaid(said)[0] === 'interview')))) ||
    (best === 'interview' &&
      (isInGeneral(said) || rules.some(({ ifChosen }) => ifChosen.test(said)))) ||
    (best === 'confirmation' &&
      (refusesNobody || at === 0 || isWaiting(reading) || isDecided(reading))) ||
    (best === 'assessment' && THANKS.test(said))
  return isNone
    ? UNSURE
    : {
        kind: best,
        sentence: (at === 0 ? title : body[at - 1]) || title || null,
      }
}
