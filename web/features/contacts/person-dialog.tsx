import { Button } from '@mantine/core'
import { Download, ExternalLink, Mail, Pencil, Phone, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { CONTACT_KIND_LABELS } from '#src/contacts/constants.ts'
import type { Contact } from '#src/contacts/schema.ts'
import { isWebUrl } from '#src/web-url.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { downloadFile } from '../../lib/download.ts'
import { trpc } from '../../lib/trpc.ts'
import { DeleteAction, DialogActions } from '../../ui/dialog-actions.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showFailure } from '../../ui/toast.tsx'
import { ActivityEntry, QuickAdd } from '../activities/index.ts'
import { StatusBadge, useJobDialogs, useJobs } from '../jobs/index.ts'
import { Avatar } from './avatar.tsx'
import { useContactDialogs } from './dialogs.ts'
import classes from './person-dialog.module.css'
import { useContacts } from './queries.ts'
import { t } from '#src/language/t.ts'

/** All details of a person; `children` are their follow-ups. */
export const PersonDialog = (props: {
  contact: Contact
  onClose: () => void
  children: ReactNode
}) => {
  const { contact, onClose } = props
  return (
    <Dialog title={t('Person')} isOpen onClose={onClose} size="42rem">
      <div className={classes.person}>
        <PersonHeader contact={contact} />
        <Reach contact={contact} />
        {contact.notes !== null && (
          <p className={classes.notes} dir="auto">
            {contact.notes}
          </p>
        )}
        <Applications contact={contact} />
        {props.children}
        <Conversations contact={contact} />
      </div>
      <PersonActions contact={contact} onClose={onClose} />
    </Dialog>
  )
}

const PersonHeader = ({ contact }: { contact: Contact }) => {
  const work = [contact.role, contact.company].filter((part) => part !== null).join(' · ')
  return (
    <div className={classes.header}>
      <Avatar name={contact.name} size={56} />
      <div className={classes.names}>
        <h3 dir="auto">{contact.name}</h3>
        {work !== '' && <p dir="auto">{work}</p>}
        <p className={classes.soft}>
          {[
            contact.kind === 'other' ? undefined : CONTACT_KIND_LABELS[contact.kind],
            contact.last_spoken_at === null
              ? undefined
              : t('Last spoken {date}', { date: formatCardDate(contact.last_spoken_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}

/** Links to mail, call and open the person's page. */
const Reach = ({ contact: { email, phone, url } }: { contact: Contact }) =>
  (email ?? phone ?? url) !== null && (
    <div className={classes.reach}>
      {email !== null && (
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <Mail size={16} aria-hidden />
          {email}
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Phone size={16} aria-hidden />
          {phone}
        </a>
      )}
      {url !== null && isWebUrl(url) && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden />
          {new URL(url).hostname.replace(/^www\./, '')}
        </a>
      )}
    </div>
  )

const Applications = ({ contact }: { contact: Contact }) => {
  const { jobs } = useJobs()
  const { open } = useJobDialogs()
  const linked = new Set(contact.job_ids)
  const shown = jobs.filter(({ id }) => linked.has(id))
  return (
    <section aria-labelledby="person-applications">
      <h3 className={classes.heading} id="person-applications">
        {t('Applications')}
      </h3>
      {shown.length === 0 && (
        <p className={classes.soft}>
          {t('None yet: an application’s overview links it with people.')}
        </p>
      )}
      <ul className={classes.rows}>
        {shown.map((job) => (
          <li key={job.id}>
            <button
              type="button"
              className={classes.row}
              onClick={() => open('overview', { job: job.id })}
            >
              <span className={classes.what} dir="auto">
                {job.position} <span className={classes.soft}>{job.company}</span>
              </span>
              <StatusBadge status={job.status} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Conversations = ({ contact }: { contact: Contact }) => {
  const about = { contact_id: contact.id }
  const { data, isError, refetch } = trpc.activities.list.useQuery(about)
  const { jobs } = useJobs()
  const { contacts } = useContacts()
  const companyOf = new Map(jobs.map(({ id, company }) => [id, company]))
  return (
    <section aria-labelledby="person-activities">
      <h3 className={classes.heading} id="person-activities">
        {t('Activities')}
      </h3>
      <QuickAdd about={about} placeholder={t('Call about the offer')} />
      {isError && data === undefined && (
        <p className={classes.soft} role="alert">
          {t('This could not be loaded.')}{' '}
          <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      <ul className={classes.entries}>
        {data?.activities.map((activity) => {
          const company = companyOf.get(activity.job_id ?? '')
          return (
            <li key={activity.id}>
              <ActivityEntry activity={activity} about={about} people={contacts} aside={company} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const PersonActions = ({ contact, onClose }: { contact: Contact; onClose: () => void }) => {
  const { open } = useContactDialogs()
  const save = () =>
    downloadFile(`/api/contacts/${contact.id}/vcard`, 'contact.vcf').catch(() =>
      showFailure(t('Failed to export this person. Please try again.')),
    )
  return (
    <DialogActions isSpaced>
      <DeleteAction
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => open('delete', { person: contact.id })}
      >
        {t('Delete')}
      </DeleteAction>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        onClick={() => void save()}
      >
        vCard
      </Button>
      <Button
        variant="default"
        leftSection={<Pencil size={16} aria-hidden />}
        onClick={() => open('edit', { person: contact.id })}
      >
        {t('Edit')}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t('Close')}
      </Button>
    </DialogActions>
  )
}
