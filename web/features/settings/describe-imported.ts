/** What an import counts, by the names of foothold.json. */
import { t } from '#src/language/t.ts'
const COUNTED: Record<string, readonly [one: string, many: string]> = {
  applications: ['application', 'applications'],
  interviews: ['interview', 'interviews'],
  contacts: ['person', 'people'],
  reminders: ['follow-up', 'follow-ups'],
  activities: ['activity', 'activities'],
  documents: ['document', 'documents'],
  packets: ['packet', 'packets'],
  bookmarks: ['bookmark', 'bookmarks'],
  views: [t('saved view'), t('saved views')],
}

/** `Added 2 applications and 1 person.` */
export function describeImported(added: Readonly<Record<string, number>>): string {
  const total = Object.values(added).reduce((sum, count) => sum + count, 0)
  if (total === 0) return t('Everything in this file is here already.')
  const parts = Object.entries(COUNTED).flatMap(([name, [one, many]]) => {
    const count = added[name] ?? 0
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`]
  })
  const isMore = Object.entries(added).some(([name, count]) => count > 0 && !(name in COUNTED))
  const listed = [...parts, ...(isMore ? [t('what belongs to your profile and settings')] : [])]
  const last = listed.pop() ?? ''
  return `Added ${listed.length === 0 ? last : t('{value} and {last}', { value: listed.join(', '), last })}.`
}
