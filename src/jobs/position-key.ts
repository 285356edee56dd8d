import { fold } from '../fold.ts'
import { isPlace } from './places.ts'

const GENDER =
  '(?:m|f|w|d|x|h|v|k|ž|z|o|i|a|n|nb|div|divers|diverse|gn|all|andere|männlich|weiblich|male|female|homme|femme|hombre|mujer|uomo|donna|man|vrouw|mannelijk|vrouwelijk|homem|mulher|masculino|femenino|feminino|\\*)'
const GENDERS = [
  new RegExp(`[([{]\\s*${GENDER}(?:\\s*[/|,.*:·+-]\\s*${GENDER}){1,4}\\s*[)\\]}]`, 'giu'),
  /[([{]\s*(?:a|gn|mwd|fmd|mfd|wmd|mfx|all genders?|alle geschlechter|any gender|divers|tous genres|m\/w\/d\/?\w*)\s*[)\]}]/giu,
  /(?<=^|\s)\*?[mfwhk]\/[mfwdxhvkž](?:\/[mfwdxž]){0,2}\*?(?=$|[\s,;–-])/giu,
  // `H-F` is only a gender mark at the end of the title.
  /\s(?:H-F|F-H)\s*$/gu,
]

/** Whether `text` has a gender mark: `(m/f/d)`, `H/F`, `(all genders)`. */
export const hasGenderMark = (text: string): boolean =>
  GENDERS.some((pattern) => text.normalize('NFC').search(pattern) !== -1)

const LEVELS = new Map([
  ['senior', 'sr'],
  ['snr', 'sr'],
  ['junior', 'jr'],
  ['jnr', 'jr'],
  ['midlevel', 'mid'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
])

/** Normalizes text for a search of positions. */
export const toPositionWords = (text: string): string =>
  fold(text)
    .replaceAll(/\bmid level\b/g, 'mid')
    .split(' ')
    .map((word) => LEVELS.get(word) ?? word)
    .join(' ')

/**
 * Normalizes a position for comparison: no case, accents, punctuation, `(m/f/d)` or trailing place
 * (a known one or part of `location`); `Sr.` is `Senior`, and C, C++ and C# differ.
 */
export function toPositionKey(position: string, location: string | null): string {
  let rest = GENDERS.reduce(
    (text, pattern) => text.replaceAll(pattern, ' '),
    position.normalize('NFC'),
  )
  for (
    let shorter = cutPlace(rest, location);
    shorter !== undefined;
    shorter = cutPlace(rest, location)
  ) {
    rest = shorter
  }
  const words = toPositionWords(rest).split(' ')
  if (words.length > 1 && words.at(-1) === 'i') words[words.length - 1] = '1'
  return words.join(' ')
}

/** The usual employment types, which boards add to a title; part-time is another posting. */
const KINDS = new Set(
  'full time,fulltime,permanent,full time permanent,vollzeit,unbefristet,festanstellung,cdi,temps plein,jornada completa,tiempo completo,tempo pieno,tempo indeterminato,voltijd,pelny etat,plny uvazek,heltid'.split(
    ',',
  ),
)

const TRAILING = [
  /^(?<head>.*\S)\s*[([](?<place>[^()[\]]+)[)\]]\s*$/u,
  /^(?<head>.*\S)\s+(?:in|im raum|à|en|w|we|ve|v)\s+(?<in>\p{Lu}(?:(?!\s[-•·@/]\s)[^–—|,()])+?)\s*$/u,
  /^(?<head>.*\S)(?:\s+[-–—|•·@/]\s+|\s*[–—|]\s*|\s*,\s+|\s+-|-\s+)(?<place>[^–—|,()]+?)\s*$/u,
]

/** Returns `position` without a place or employment type at its end; undefined if it has none. */
const cutPlace = (position: string, location: string | null) =>
  cutEnding(position, (ending) => isPlace(ending, location) || KINDS.has(fold(ending)))

/** Returns `position` without what follows its last dash or comma or is in brackets at the end. */
export function cutEnding(
  position: string,
  isWanted = (_ending: string) => true,
): string | undefined {
  const trimmed = position.replace(/[\s,;–—|-]+$/u, '')
  for (const pattern of TRAILING) {
    const { head, place, in: named } = pattern.exec(trimmed)?.groups ?? {}
    const ending = place ?? named
    if (head !== undefined && ending !== undefined && isWanted(ending)) {
      return /[\p{L}\p{N}]/u.test(head) ? head : undefined
    }
  }
  return undefined
}
