import { useMemo } from 'react'
import type { Reminder } from '#src/reminders/schema.ts'
import { useContactDialogs, useContacts } from '../contacts/index.ts'
import { useJobDialogs, useKnownJobs } from '../jobs/index.ts'
import type { AboutLink } from './reminder-row.tsx'

const NONE: readonly AboutLink[] = []

/** The subjects of these follow-ups, as far as they are cached. */
export const useLinks = (
  reminders: readonly Reminder[],
): ((reminder: Reminder) => readonly AboutLink[]) => {
  const jobs = useKnownJobs()
  const { contacts } = useContacts(reminders.some(({ contact_id }) => contact_id !== null))
  const { open: openJob } = useJobDialogs()
  const { open: openContact } = useContactDialogs()
  return useMemo(() => {
    const ids = new Set(reminders.flatMap(({ job_id, contact_id }) => [job_id, contact_id]))
    const jobById = new Map(jobs.filter(({ id }) => ids.has(id)).map((job) => [job.id, job]))
    const contactById = new Map(
      contacts.filter(({ id }) => ids.has(id)).map((contact) => [contact.id, contact]),
    )
    const links = new Map(
      reminders.map((reminder) => {
        const job = jobById.get(reminder.job_id ?? '')
        const contact = contactById.get(reminder.contact_id ?? '')
        const about: AboutLink[] = []
        if (job) {
          const open = () => openJob('overview', { job: job.id })
          about.push({ id: job.id, label: `${job.position}, ${job.company}`, open })
        }
        if (contact) {
          const open = () => openContact('view', { person: contact.id })
          about.push({ id: contact.id, label: contact.name, open })
        }
        return [reminder.id, about]
      }),
    )
    return ({ id }) => links.get(id) ?? NONE
  }, [reminders, jobs, contacts, openJob, openContact])
}
