import { escapeAttribute, escapeText } from 'entities'
import type { Language } from '#src/language/languages.ts'
import { toLocale, translatorTo } from '../language.ts'

/** The content of a mail as plain text, from which its text and HTML parts are rendered. */
export type MailText = {
  language: Language
  title: string
  /** Shown after the subject in a list of mails. */
  preview: string
  before: string[]
  /** Lists in the mail, each entry with its link. */
  lists?: MailList[]
  button: { label: string; href: string }
  after: string[]
  /** Why the person receives this mail. */
  footer: string
  /** Where the person can turn such mails off. */
  stop?: { label: string; href: string }
}

export type MailList = {
  title: string
  items: { text: string; note: string; href: string }[]
  /** The line below the list about entries that are left out. */
  more?: string | undefined
}

/** The text part. Lines are not wrapped, because mail programs do that. */
export const renderText = (mail: MailText): string => {
  const { language, title, before, lists = [], button, after, footer, stop } = mail
  const end = stop ? `${footer}\n${stop.label}:\n${stop.href}` : footer
  const listed = lists.map((list) => renderTextList(list, language))
  const parts = [...before, ...listed, `${button.label}:\n${button.href}`]
  return `${[title, ...parts, ...after, `-- \n${end}`].join('\n\n')}\n`
}

const renderTextList = ({ title, items, more }: MailList, language: Language) =>
  [
    title.toLocaleUpperCase(toLocale(language)),
    ...items.map(({ text, note }) => `- ${text}\n  ${note}`),
    ...(more === undefined ? [] : [more]),
  ].join('\n')

/** The HTML part, with tables and inline styles, which is all that many mail programs support. */
export const renderHtml = (mail: MailText): string => `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeText(mail.title)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf8f3;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeText(mail.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#faf8f3;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT}">
<tr><td class="brand" style="padding:0 4px 16px;font-size:20px;font-weight:700;color:#0d6b62;">Foothold</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e5dfd2;border-radius:10px;">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.3;color:#23211d;">${escapeText(mail.title)}</h1>
${mail.before.map(renderParagraph).join('\n')}
${(mail.lists ?? []).map(renderList).join('\n')}
${renderButton(mail.button)}
${renderLink(mail.button.href, mail.language)}
${mail.after.map(renderParagraph).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:14px;line-height:1.5;color:#5c564b;">${escapeText(mail.footer)}${mail.stop ? renderStop(mail.stop) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;"

// The colours of web/ui/tokens.css; mail programs do not support CSS variables.
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: #191816 !important; }
  .card { background: #23211e !important; border-color: #37342f !important; }
  .line { border-color: #37342f !important; }
  .ink { color: #efebe2 !important; }
  .soft { color: #b8b0a2 !important; }
  .brand, .link { color: #5cc4b5 !important; }
  .button { background: #5cc4b5 !important; }
  .button a { color: #08211d !important; }
}`

const renderParagraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#23211d;overflow-wrap:anywhere;">${escapeText(text)}</p>`

const renderList = ({ title, items, more }: MailList) =>
  `<h2 class="ink" style="margin:24px 0 8px;font-size:18px;line-height:1.4;color:#23211d;">${escapeText(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${items.map(renderItem).join('\n')}
</table>${more === undefined ? '' : `\n<p class="soft" style="margin:8px 0 0;font-size:14px;line-height:1.5;color:#5c564b;">${escapeText(more)}</p>`}`

const renderItem = ({ text, note, href }: MailList['items'][number]) =>
  `<tr><td class="line" style="padding:10px 0;border-top:1px solid #e5dfd2;overflow-wrap:anywhere;">
<a class="link" href="${escapeAttribute(href)}" style="font-size:16px;line-height:1.5;font-weight:600;color:#0d6b62;text-decoration:none;">${escapeText(text)}</a>
<div class="soft" style="font-size:14px;line-height:1.5;color:#5c564b;">${escapeText(note)}</div>
</td></tr>`

const renderStop = ({ label, href }: NonNullable<MailText['stop']>) =>
  `<br><a class="link" href="${escapeAttribute(href)}" style="color:#0d6b62;">${escapeText(label)}</a>`

const renderButton = ({ label, href }: MailText['button']) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0;"><tr>
<td class="button" style="border-radius:10px;background:#0d6b62;"><a href="${escapeAttribute(href)}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;">${escapeText(label)}</a></td>
</tr></table>`

/** For people who want to see where the button leads, or whose mail program does not show it. */
const renderLink = (href: string, language: Language) => {
  const t = translatorTo(language)
  const hint = t('If the button does not work, open this address:')
  return `<p class="soft" style="margin:0 0 16px;font-size:14px;line-height:1.6;color:#5c564b;">${escapeText(hint)}<br><a class="link" href="${escapeAttribute(href)}" style="color:#0d6b62;word-break:break-all;">${escapeText(href)}</a></p>`
}
