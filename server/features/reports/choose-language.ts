import { negotiate } from '@fastify/accept-negotiator'
import type { ReportForm } from '#src/reports/constants.ts'
import { FORM_LANGUAGES, type ReportLanguage } from '#src/reports/texts.ts'
import type { Context } from '../../context.ts'
import { findOwnLanguage } from '../../find-translator.ts'

/**
 * The account's language if the form exists in it, else the browser's preferred one of the form's,
 * else the form's default.
 */
export async function chooseReportLanguage(
  ctx: Context,
  userId: string,
  form: ReportForm,
): Promise<ReportLanguage> {
  const person = await findOwnLanguage(ctx.db, userId, ctx.language)
  const supported = [...FORM_LANGUAGES[form]]
  const known = supported.find((language) => language === person)
  if (known !== undefined) return known
  const [own = 'en'] = supported
  const plain = ctx.acceptLanguage.replaceAll(/\b([a-z]{2})-[a-z]{2,4}\b/gi, '$1')
  return negotiate(plain, supported) ?? own
}
