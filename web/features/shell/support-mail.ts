import { locale, t } from '#src/language/t.ts'

/** Returns a `mailto:` URL that opens a draft with the information that support needs. */
export const draftSupportMail = (draft: { to: string; path: string; now: Date }): string => {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = draft.now.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  const body = [
    t('Description of the issue:'),
    '',
    '',
    t('Steps to reproduce:'),
    '1. ',
    '2. ',
    '',
    t('Expected result:'),
    '',
    '',
    t('Actual result:'),
    '',
    '',
    t('Current page path: {path}', { path: draft.path }),
    t('Time: {time} ({zone})', { time, zone: timeZone }),
  ].join('\r\n')
  const subject = t('Foothold support request')
  return `mailto:${draft.to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
