import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { ITALIAN } from './it.ts'
import { DUTCH } from './nl.ts'
import { PORTUGUESE } from './pt.ts'
import type { Vocabulary } from './vocabulary.ts'

export const VOCABULARIES: readonly [Vocabulary, ...Vocabulary[]] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  PORTUGUESE,
  DUTCH,
  ITALIAN,
]
