import { DUTCH_SENSES } from '../senses/dutch.ts'
import { ENGLISH_SENSES } from '../senses/english.ts'
import { FRENCH_SENSES } from '../senses/french.ts'
import { GERMAN_SENSES } from '../senses/german.ts'
import { ITALIAN_SENSES } from '../senses/italian.ts'
import { PORTUGUESE_SENSES } from '../senses/portuguese.ts'
import type { Senses } from '../senses/senses.ts'
import { SPANISH_SENSES } from '../senses/spanish.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import type { Phrases } from './phrases.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'

type Language = {
  /** Whole phrases. */
  phrases: Phrases
  /** The meanings of single words. */
  senses: Senses
}

/** All languages are tried, because mails mix them. */
export const LANGUAGES: readonly Language[] = [
  { phrases: ENGLISH, senses: ENGLISH_SENSES },
  { phrases: GERMAN, senses: GERMAN_SENSES },
  { phrases: FRENCH, senses: FRENCH_SENSES },
  { phrases: SPANISH, senses: SPANISH_SENSES },
  { phrases: PORTUGUESE, senses: PORTUGUESE_SENSES },
  { phrases: ITALIAN, senses: ITALIAN_SENSES },
  { phrases: DUTCH, senses: DUTCH_SENSES },
]
