import { locale, t } from '#src/language/t.ts'
import { findTimeZone } from '../../lib/time-zone.ts'

/** Returns a `mailto:` URL that opens a draft with the information that support needs. */
export const draftSupportMail = (draft: { to: string; path: string; now: Date }): string => {
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
    t('Time: {time} ({zone})', { time, zone: findTimeZone() }),
  ].join('\r\n')
  const subject = t('Foothold support request')
  return `mailto:${draft.to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
