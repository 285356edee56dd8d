import { fold } from '../fold.ts'
import type { ActivityKind } from './constants.ts'

/** First words of a line that tell its kind. */
const FIRST_WORDS: Readonly<Record<string, ActivityKind>> = {
  call: 'call',
  called: 'call',
  phoned: 'call',
  phone: 'call',
  spoke: 'call',
  email: 'email',
  emailed: 'email',
  mail: 'email',
  mailed: 'email',
  wrote: 'email',
  meeting: 'meeting',
  met: 'meeting',
  coffee: 'meeting',
  lunch: 'meeting',
  event: 'event',
  fair: 'event',
  meetup: 'event',
  course: 'course',
  workshop: 'course',
  agency: 'agency_visit',
}

/**
 * Guesses the kind from the first word: `Call with Dana about the offer` is a call. Undefined if it
 * does not tell.
 */
export const guessKind = (text: string): ActivityKind | undefined =>
  FIRST_WORDS[fold(text.replace(/e-mail/i, 'email')).split(' ')[0] ?? '']

type Named = { id: string; name: string }

/**
 * Finds the one person whom a line names, by the full name or by a first or last name of at least
 * three letters; undefined if it names nobody or several people.
 */
export const findNamed = <T extends Named>(text: string, people: readonly T[]): T | undefined => {
  if (text.trim() === '') return undefined
  const line = ` ${fold(text)} `
  const named = (names: (name: string) => string[]) =>
    people.filter(({ name }) => names(fold(name)).some((one) => line.includes(` ${one} `)))
  const whole = named((name) => (name === '' ? [] : [name]))
  const found =
    whole.length > 0
      ? whole
      : named((name) => {
          const words = name.split(' ')
          return [words[0] ?? '', words.at(-1) ?? ''].filter((word) => word.length >= 3)
        })
  return found.length === 1 ? found[0] : undefined
}
