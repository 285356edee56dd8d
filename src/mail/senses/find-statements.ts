import type { DecidingKind } from '../phrases/phrases.ts'
import type { Tagged } from './senses.ts'

/** A range of characters (`start` to `end`, exclusive) of a sentence. */
export type Span = { start: number; end: number }

/** Somebody else was chosen or fits better, or the position is gone. */
const OTHERS = [
  /[dgs][^;niy]{0,6}o/,
  /(?<![ui][^;]{0,12})o[^;nyiu]{0,7}[dgsr]/,
  /r[^;nyiu]{0,4}o/,
  // They receive the offer.
  /c[^;niy]{0,7}o/,
  /j[^;niuz]{0,6}f/,
  /f[^;niuz]{0,3}j/,
]

/** A talk is postponed or cannot take place. */
const MOVED = [
  /p[^;nu]{0,7}t/,
  /t[^;nu]{0,9}p/,
  /t[^;jsc]{0,8}n[^;]{0,3}g/,
  /n[^;sc]{0,6}t[^;]{0,4}h/,
]

/**
 * Statements as sequences of meaning letters (see `LETTERS`), in any language. A gap accepts words
 * of any meaning except the excluded ones, and ends with the clause.
 */
const STATEMENTS: Partial<Record<DecidingKind, readonly RegExp[]>> = {
  rejection: [
    ...OTHERS,
    // Not chosen, not continued.
    /n[^;iz_uqh]{0,5}[gs]/,
    /a[^;iz]{0,4}n[^;izuqh]{0,6}[gsr]/,
    // No offer and no invitation, of a position or a talk.
    /n[^;izu]{0,4}c[^;izu]{0,4}[ja]/,
    /n[^;izu]{0,2}[jt][^;izu]{0,3}c/,
    /[ja][^;izu]{0,5}n[^;izu]{0,3}c/,
    /y[^;iz]{0,4}n[^;izuh]{0,3}c(?![^;]{0,5}u)/,
    /n[^;izuh]{0,2}y[^;izu]{0,2}c(?![^;]{0,5}u)/,
    // Nothing is available for the reader.
    /n[.,an]{0,6}j[^;izuh]{0,5}[yrs]/,
    // The process ends.
    /[ajy][^;nizu]{0,6}E/,
    /E[^;nizu]{0,6}[aj]/,
    // The position will not be filled.
    /n[^;izu]{0,4}w[^;izu]{0,4}j/,
    /j[^;izu]{0,4}n[^;izu]{0,4}w/,
    // A single word for "rejected".
    /[yaj][^;inz]{0,7}e/,
    /e[^;inz]{0,4}[ya]/,
  ],
  interview: [
    ...MOVED,
    /v[^;nuki]{0,7}[tm]/,
    /t[^;nui]{0,7}v/,
    /[qx][^;nukiN]{0,8}[tm]/,
    /t[^;nui]{0,8}q/,
    /m[^;nui]{0,8}[qh]/,
    /h[^;nui]{0,8}m/,
    /y.*t[^;nui]{0,8}h|t[^;nui]{0,8}h.*y/,
    /y.*h[^;nui]{0,6}t|h[^;nui]{0,6}t.*y/,
  ],
  assessment: [/l[^;nui]{0,6}k/, /k[^;nui]{0,7}l/],
  question: [/A[^;nui]{0,12}N/, /N[^;nui]{0,8}A/],
  offer: [/x[^;ntqi]{0,6}b/, /b[^;ntqi]{0,6}[jhf]/],
}

/** All matches of a kind's patterns. */
export const findStatements = (kind: DecidingKind, { tags, starts, ends }: Tagged): Span[] =>
  (STATEMENTS[kind] ?? []).flatMap((pattern) => {
    const match = pattern.exec(tags)
    if (match === null) return []
    const last = match.index + match[0].length - 1
    return [{ start: starts[match.index] ?? 0, end: ends[last] ?? 0 }]
  })

const hasAny = (patterns: readonly RegExp[], { tags }: Tagged) =>
  patterns.some((pattern) => pattern.test(tags))

export const isOfOthers = (tagged: Tagged): boolean => hasAny(OTHERS, tagged)

export const isMoved = (tagged: Tagged): boolean => hasAny(MOVED, tagged)

const UNDECIDED = [
  /n[^;]{0,3}z[^;]{0,6}[ds]/,
  /z[^;]{0,3}n[^;]{0,6}[ds]/,
  /z.*n[^;,]{0,4}d/,
  /n[^;]{0,5}d.*z/,
]

/** Whether it says that nothing is decided yet. */
export const isUndecided = (tagged: Tagged): boolean => hasAny(UNDECIDED, tagged)

const slice = ({ tags, starts }: Tagged, from: number, to: number) => {
  const first = starts.findIndex((start) => start >= from)
  const end = starts.findIndex((start) => start >= to)
  return first === -1 ? '' : tags.slice(first, end === -1 ? undefined : end)
}

/** Whether a negation applies to what follows. */
export const isNegated = (tagged: Tagged, { start }: Span): boolean =>
  /[ne][^;,]{0,3}$/.test(slice(tagged, 0, start))

export const hasNegation = (tagged: Tagged, { start, end }: Span): boolean =>
  slice(tagged, start, end).includes('n')
