import { z } from 'zod'
import { id, optionalInstant, optionalText, optionalUrl, SHORT_TEXT_MAX, text } from '../fields.ts'
import type { savedPosting } from './responses.ts'
import { POSTING_SEARCH_MIN } from './constants.ts'
import { t } from '../language/t.ts'

export const POSTING_TEXT_MAX = 50_000

/** The posting's text at the time it was stored, since postings disappear. */
export type SavedPosting = z.infer<typeof savedPosting>

/** Replaces the stored text; an empty one removes it. `captured_at` is now by default. */
export const posting = z.object({
  text: text(t('The posting'), POSTING_TEXT_MAX),
  html_title: optionalText(t('The page’s title'), SHORT_TEXT_MAX),
  url: optionalUrl(t('Job posting link')),
  captured_at: optionalInstant(t('Captured at')),
})
export type PutPosting = z.infer<typeof posting>
export const putPostingInput = posting.extend({ id })

/** A text to find in the stored postings of all applications. */
export const postingSearch = z.object({
  text: text(t('Search'), SHORT_TEXT_MAX).refine(
    (value) => value.length >= POSTING_SEARCH_MIN,
    t('Search needs at least {min} characters', { min: POSTING_SEARCH_MIN }),
  ),
})
