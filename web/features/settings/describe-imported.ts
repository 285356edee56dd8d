/** What an import counts, by the names of foothold.json. */
const COUNTED: Record<string, readonly [one: string, many: string]> = {
  applications: ['application', 'applications'],
  interviews: ['interview', 'interviews'],
  contacts: ['person', 'people'],
  reminders: ['follow-up', 'follow-ups'],
  activities: ['activity', 'activities'],
  documents: ['document', 'documents'],
  packets: ['packet', 'packets'],
  bookmarks: ['bookmark', 'bookmarks'],
  views: ['saved view', 'saved views'],
}

/** `Added 2 applications and 1 person.` */
export function describeImported(added: Readonly<Record<string, number>>): string {
  const total = Object.values(added).reduce((sum, count) => sum + count, 0)
  if (total === 0) return 'Everything in this file is here already.'
  const parts = Object.entries(COUNTED).flatMap(([name, [one, many]]) => {
    const count = added[name] ?? 0
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`]
  })
  const isMore = Object.entries(added).some(([name, count]) => count > 0 && !(name in COUNTED))
  const listed = [...parts, ...(isMore ? ['what belongs to your profile and settings'] : [])]
  const last = listed.pop() ?? ''
  return `Added ${listed.length === 0 ? last : `${listed.join(', ')} and ${last}`}.`
}
