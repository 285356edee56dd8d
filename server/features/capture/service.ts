import { CAPTURED_HTML_MAX } from '#src/capture/page.ts'
import { CAPTURED_TEXT_MAX, type CaptureInput, type CaptureOutput } from '#src/capture/schema.ts'
import type { Context } from '../../context.ts'
import { InvalidInput, RefusedInput, TooLarge } from '../../errors.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { t } from '#src/language/t.ts'

// Loaded on first use, because its word lists and patterns would slow down the start.
const loadReader = async () => ({
  ...(await import('#src/capture/capture.ts')),
  ...(await import('./parse-page.ts')),
})

export const CAPTURES_PER_USER: RateRule = { name: 'capture-page', limit: 30, windowMs: 60_000 }
const PAGE_LIMITS = { limitMs: 8_000, maxBytes: CAPTURED_HTML_MAX, isHeadEnough: false }

const REFUSALS = {
  unreachable: t(
    'That page does not allow this server to read it. Paste the text of the posting, or use the browser extension on its page.',
  ),
  slow: t(
    'That page took too long to answer. Paste the text of the posting, or use the browser extension on its page.',
  ),
  'not-a-page': t(
    'That address does not lead to a web page. Paste the text of the posting, or use the browser extension on its page.',
  ),
}

/**
 * Reads the postings of a page, of a pasted text or of the page at an address; saves nothing.
 * @throws InvalidInput without any of them, TooLarge, RefusedInput when the page cannot be read,
 *   TooManyRequests after 30 addresses in a minute
 */
export async function capturePostings(
  ctx: Context,
  userId: string,
  { url, html, text }: CaptureInput,
): Promise<CaptureOutput> {
  const address = url ?? undefined
  const { parsePage, readPastedPosting, readPostings } = await loadReader()
  if (html) {
    if (html.length > CAPTURED_HTML_MAX) throw new TooLarge(t('The page is too large'))
    return { postings: readPostings(parsePage(html), address) }
  }
  if (text) {
    if (text.length > CAPTURED_TEXT_MAX) throw new TooLarge(t('The text is too long'))
    return { postings: readPastedPosting(text, address) }
  }
  if (address === undefined) throw new InvalidInput(t('Send an address, a page or a text'))
  const page = await ctx.limiter.run(
    [{ rule: CAPTURES_PER_USER, subject: userId }],
    () => ctx.readPage(address, PAGE_LIMITS),
    () => true,
  )
  if (!page.isRead) throw new RefusedInput(REFUSALS[page.reason])
  return { postings: readPostings(parsePage(page.html), address) }
}
