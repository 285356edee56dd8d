import type { PageFacts } from '#src/resources/schema.ts'
import type { Context } from '../../context.ts'
import { InvalidInput } from '../../errors.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import type { NoPage } from '../../fetch-page/page-fetcher.ts'
import { t } from '#src/language/t.ts'

export const TITLES_PER_USER: RateRule = { name: 'fetch-title', limit: 30, windowMs: 60_000 }

// The same message for forbidden and unreachable addresses, so that nobody can probe internal names.
const TEXTS: Record<NoPage, string> = {
  unreachable: t('That page could not be reached. Please check the address.'),
  slow: t('That page took too long to answer.'),
  'not-a-page': t('That address does not lead to a web page.'),
  untitled: t('That page has no title.'),
}

/**
 * Title and description of the page at `url`, fetched by the server.
 * @throws InvalidInput with the reason, TooManyRequests after 30 in a minute
 */
export async function fetchTitle(ctx: Context, userId: string, url: string): Promise<PageFacts> {
  const fetched = await ctx.limiter.run(
    [{ rule: TITLES_PER_USER, subject: userId }],
    () => ctx.fetchPage(url),
    () => true,
  )
  if (!fetched.isFound) throw new InvalidInput(TEXTS[fetched.reason])
  return fetched.facts
}
