import { z } from 'zod'
import { optionalUrl } from '../fields.ts'
import type { Posting } from './posting.ts'
import { t } from '../language/t.ts'

/** The maximum length of a pasted text, in characters. */
export const CAPTURED_TEXT_MAX = 50_000

const optionalSource = (label: string) =>
  z.string({ error: t('{label} must be text', { label }) }).nullish()

/** A page, a pasted text or an address; the first of them that is present is read. */
export const captureInput = z.object({
  url: optionalUrl(t('Job posting link')),
  html: optionalSource(t('The page')),
  text: optionalSource(t('The text')),
})
export type CaptureInput = z.infer<typeof captureInput>

export type CaptureOutput = { postings: Posting[] }
