import { language, locale, t } from '#src/language/t.ts'

/** The counts of an import, by their keys in foothold.json. */
const COUNTED: Record<string, (count: number) => string> = {
  applications: (count) =>
    t('{count, plural, one {# application} other {# applications}}', { count }),
  interviews: (count) => t('{count, plural, one {# interview} other {# interviews}}', { count }),
  contacts: (count) => t('{count, plural, one {# person} other {# people}}', { count }),
  reminders: (count) => t('{count, plural, one {# follow-up} other {# follow-ups}}', { count }),
  activities: (count) => t('{count, plural, one {# activity} other {# activities}}', { count }),
  documents: (count) => t('{count, plural, one {# document} other {# documents}}', { count }),
  packets: (count) => t('{count, plural, one {# packet} other {# packets}}', { count }),
  bookmarks: (count) => t('{count, plural, one {# bookmark} other {# bookmarks}}', { count }),
  views: (count) => t('{count, plural, one {# saved view} other {# saved views}}', { count }),
}

/** British English has no comma before the last `and`. */
const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : locale)

/** Formats `Added 2 applications and 1 person.` */
export function describeImported(added: Readonly<Record<string, number>>): string {
  const total = Object.values(added).reduce((sum, count) => sum + count, 0)
  if (total === 0) return t('Everything in this file is here already.')
  const parts = Object.entries(COUNTED).flatMap(([name, say]) => {
    const count = added[name] ?? 0
    return count === 0 ? [] : [say(count)]
  })
  const isMore = Object.entries(added).some(([name, count]) => count > 0 && !(name in COUNTED))
  const listed = [...parts, ...(isMore ? [t('what belongs to your profile and settings')] : [])]
  return t('Added {things}.', { things: list.format(listed) })
}
