/** A `mailto:` address that opens a draft with the questions support would ask anyway. */
import { t } from '#src/language/t.ts'
export const draftSupportMail = (draft: { to: string; path: string; now: Date }): string => {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = draft.now.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
  const body = [
    'Description of the issue:',
    '',
    '',
    'Steps to reproduce:',
    '1. ',
    '2. ',
    '',
    'Expected result:',
    '',
    '',
    'Actual result:',
    '',
    '',
    `Current page path: ${draft.path}`,
    `Time: ${time} (${timeZone})`,
  ].join('\r\n')
  const subject = t('Foothold support request')
  return `mailto:${draft.to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
