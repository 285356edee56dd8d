import { escapeUTF8 } from 'entities'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { toRateLimitAddress, type Services } from '../../context.ts'
import { PAGE_STYLE } from '../../openapi/page-style.ts'
import type { Language } from '#src/language/languages.ts'
import { findLanguage, type Translate, translatorTo } from '../../language.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import type { OtherRow } from '../../rest/row.ts'
import { STOP_PATH } from './digest-mail.ts'
import * as queries from './queries.ts'

const TRIES_PER_ADDRESS: RateRule = { name: 'stop-digest', limit: 120, windowMs: 60_000 }

const stopQuery = z.object({ token: z.string().max(100).catch('') })

/** The documented calls. */
export const stopRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: STOP_PATH,
    name: 'notifications.askToStop',
    summary: 'Returns a page to unsubscribe from the digest, for the link in an email',
    status: 200,
    isPublic: true,
    failures: [404],
    query: stopQuery,
    file: 'text/html',
  },
  {
    method: 'POST',
    path: STOP_PATH,
    name: 'notifications.stop',
    summary: 'Unsubscribes from the digest with the link in an email (RFC 8058)',
    status: 200,
    isPublic: true,
    failures: [404],
    query: stopQuery,
    file: 'text/html',
  },
]

/**
 * Unsubscribes from the digest without a session. Mail scanners open links with GET, so that only
 * shows a confirmation.
 */
export function registerStop(app: FastifyInstance, { db, limiter }: Services): void {
  const find = (address: string, token: string) =>
    limiter.run(
      [{ rule: TRIES_PER_ADDRESS, subject: toRateLimitAddress(address) }],
      () => queries.findStopLink(db, token),
      () => true,
    )

  app.get(STOP_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = stopQuery.parse(request.query)
    const link = await find(request.ip, token)
    const language = link?.language ?? findLanguage(request.headers)
    const t = translatorTo(language)
    if (link === undefined) return sendPage(reply.status(404), sayUnknown(t), language)
    const isOff = link.digest === 'off' || link.digest === null
    return sendPage(reply, isOff ? sayStopped(t) : toQueryKey(token, t), language)
  })

  app.post(STOP_PATH, async (request, reply) => {
    const { token } = stopQuery.parse(request.query)
    const link = await find(request.ip, token)
    const language = link?.language ?? findLanguage(request.headers)
    const t = translatorTo(language)
    if (link === undefined) return sendPage(reply.status(404), sayUnknown(t), language)
    await queries.stopDigest(db, link.user_id)
    return sendPage(reply, sayStopped(t), language)
  })
}

type Page = { title: string; text: string; form?: string }

const sayUnknown = (t: Translate): Page => ({
  title: t('This link is not known'),
  text: t(
    'It may be old, or incomplete. Sign in and open Settings to choose which emails you get.',
  ),
})
const sayStopped = (t: Translate): Page => ({
  title: t('These emails have stopped'),
  text: t('You get no more emails about what is due. You can turn them on again in Settings.'),
})
const toQueryKey = (token: string, t: Translate): Page => ({
  title: t('Stop these emails?'),
  text: t('You will get no more emails about what is due. Nothing else changes.'),
  form: `<form method="post" action="${STOP_PATH}?token=${encodeURIComponent(token)}"><button>${escapeUTF8(t('Stop these emails'))}</button></form>`,
})

const STYLE = `${PAGE_STYLE}
main { max-width: 36rem; margin: 0 auto; padding: 48px 16px; }
button { min-height: 48px; margin: 16px 0; padding: 0 24px; border: 0; border-radius: var(--radius); font: inherit; font-weight: 600;
  background: var(--accent); color: light-dark(#fff, #08211d); cursor: pointer; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }`

/** Needs no script and sends no referrer, since its URL is a secret. */
const sendPage = (reply: FastifyReply, { title, text, form = '' }: Page, language: Language) => {
  const t = translatorTo(language)
  return reply.header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeUTF8(title)} · Foothold</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Foothold</a></header>
<main>
<h1>${escapeUTF8(title)}</h1>
<p>${escapeUTF8(text)}</p>
${form}
<p><a href="/settings">${escapeUTF8(t('Open Settings'))}</a></p>
</main>
</body>
</html>
`)
}
