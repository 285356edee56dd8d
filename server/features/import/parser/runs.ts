import { createRestorer, LOST } from './lost-letters.ts'
import type { Page, TextRun } from './model.ts'
import { memoizeText, spellLigatures, tidy } from './text.ts'

const ICON_FONT =
  /awesome|icons?\b|icon|phosphor|simple-?line|academicon|typicon|glyphicon|ionicon/i
const SIGN_FONT = /wingding|webding|dingbat|symbol|marvosym/i
/** Code points of bullets, arrows and ticks in Symbol and Wingdings. */
const BULLET_CODES =
  /^[\uf0b7\uf0a7\uf0a8\uf0d8\uf076\uf0fc\uf06c\uf06e\uf071\uf075\uf02d\uf0fe\uf0e0\uf0f0]$/
/** A Korean letter that a common template prints as a dash above its headers. */
const ORNAMENT = 'ㅡ'
const PRIVATE_USE = /[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu
/** A row of dots or dashes between two cells. */
const LEADERS = /(?:[._·…]\s?){4,}|[-–—]{4,}/g

/** This many single letters in a row are one letter-spaced text. */
const SPACED_MIN = 6

/** The page's text runs without icons and duplicates, with bullets normalised. */
export function cleanRuns(page: Page): TextRun[] {
  const kept: TextRun[] = []
  const seen = new Map<string, TextRun[]>()
  const restorerOf = memoizeText((font) => {
    const own = page.runs.filter((run) => run.font === font)
    return createRestorer(own.map(({ text }) => spellLigatures(text)).join(' '))
  })
  for (const given of page.runs) {
    const isWhole = !LOST.test(given.text)
    const run = isWhole ? given : { ...given, text: restorerOf(given.font)(given.text) }
    const text = cleanText(run)
    if (!text.trim() || run.size <= 1) continue
    const key = text.trim()
    const twins = seen.get(key) ?? []
    const over = twins.find((twin) => isOver(twin, run))
    // Some programs print bold by printing the text twice with a tiny offset.
    if (over) {
      over.bold = true
      continue
    }
    const clean = { ...run, text }
    seen.set(key, [...twins.slice(-8), clean])
    kept.push(...splitAtSpaces(clean))
  }
  return lowerOrdinals(kept)
}

const ORDINAL = /^(?:st|nd|rd|th|er|re|e|ème|de|o|a|º|ª)$/
/** A raised ending is at most this large, beside the size of its number. */
const RAISED_SIZE = 0.8
/** It is raised by at most this many font sizes. */
const RAISED_BY = 0.6
/** It begins within this many font sizes of its number's end. */
const RAISED_GAP = 0.3

/** Its number is at most this many runs before or after it. */
const RAISED_REACH = 4

/** Moves the raised ending of a number ("10th") to the line of its number. */
const lowerOrdinals = (runs: TextRun[]): TextRun[] =>
  runs.map((run, at) => {
    if (!ORDINAL.test(run.text.trim())) return run
    const near = runs.slice(Math.max(0, at - RAISED_REACH), at + RAISED_REACH + 1)
    const number = near.find(
      ({ text, x, y, width, size }) =>
        /\d$/.test(text.trimEnd()) &&
        run.size < size * RAISED_SIZE &&
        y > run.y &&
        y - run.y < size * RAISED_BY &&
        Math.abs(x + width - run.x) < size * RAISED_GAP,
    )
    return number ? { ...run, y: number.y } : run
  })

const isOver = (a: TextRun, b: TextRun): boolean =>
  Math.abs(a.x - b.x) < a.size * 0.2 && Math.abs(a.y - b.y) < a.size * 0.2

function cleanText(run: TextRun): string {
  const bare = run.text.trim()
  if (BULLET_CODES.test(bare)) return '•'
  if (SIGN_FONT.test(run.font) && /^.$/u.test(bare)) return '•'
  if (ICON_FONT.test(run.font) || bare === ORNAMENT) return ''
  return closeSpaced(tidy(run.text.replace(PRIVATE_USE, ' ').replace(LEADERS, '   ')))
}

/**
 * Closes letter-spaced text, "2 0 1 5 — M A Y 2 0 1 9", and separates its numbers, words and dashes
 * again.
 */
function closeSpaced(text: string): string {
  const tokens = text.trim().split(' ')
  const isSpaced = tokens.length >= SPACED_MIN && tokens.every((token) => /^.$/u.test(token))
  if (!isSpaced || !/\d{4}/.test(tokens.join(''))) return text
  return tokens
    .join('')
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|(?<=[^–—-])(?=[–—-])|(?<=[–—-])(?=[^–—-])/gu, ' ')
}

/**
 * Splits a run at three or more spaces, which somebody typed as a gap; positions are estimated from
 * the number of characters.
 */
function splitAtSpaces(run: TextRun): TextRun[] {
  if (!/\S {3,}\S/.test(run.text)) return [run]
  const perLetter = run.width / Math.max(1, run.text.length)
  return [...run.text.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: text, index }) => ({
    ...run,
    text,
    x: run.x + index * perLetter,
    width: text.length * perLetter,
  }))
}
