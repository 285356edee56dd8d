import { Button } from '@mantine/core'
import { ExternalLink, ListChecks, MapPin, Pencil, Trash2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { isWebUrl } from '#src/web-url.ts'
import { hasInterview } from '#src/jobs/checklists.ts'
import type { Job } from '#src/jobs/schema.ts'
import { EMPLOYMENT_TYPE_LABELS, formatSalary, WORK_MODE_LABELS } from '#src/jobs/terms.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { useReturnFocus } from '../../../lib/use-return-focus.ts'
import { DeleteAction, DialogActions } from '../../../ui/dialog-actions.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Previewed, SentDocuments, SentPreview } from '../../documents/index.ts'
import { CompanyLogo } from '../company-logo.tsx'
import { useJobDialogs } from '../dialogs.ts'
import { SentPacket } from '../packet/sent-packet.tsx'
import { JobLabels } from '../shape/card-labels.tsx'
import { ArchiveButton, OutcomeChoice } from '../shape/overview-shape.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { InterviewDetails } from './interview-details.tsx'
import classes from './overview-dialog.module.css'
import { SavedPosting } from './saved-posting.tsx'
import { StatusTimeline } from './status-timeline.tsx'
import { t } from '#src/language/t.ts'

/** All details of an application, in the order needed before a call. */
export const OverviewDialog = (props: {
  job: Job
  /** The sections that other features add. */
  parts: readonly ComponentType<{ job: Job }>[]
  onClose: () => void
}) => {
  const { job, parts, onClose } = props
  const [previewed, setPreviewed] = useState<Previewed>()
  useReturnFocus(previewed !== undefined)
  // Escape reaches both dialogs: while a document is open above, it closes only that one.
  const close = () => (previewed ? setPreviewed(undefined) : onClose())
  return (
    <Dialog title={t('Application Overview')} isOpen onClose={close} size="42rem">
      <div className={classes.overview}>
        <OverviewHeader job={job} />
        <ApplicationDetails job={job} />
        <OutcomeChoice job={job} />
        {job.status === 'interviewing' && <InterviewDetails job={job} />}
        {parts.map((Part, index) => (
          <Part key={index} job={job} />
        ))}
        {job.documents.length > 0 && (
          <section aria-labelledby="overview-documents">
            <h3 className={classes.heading} id="overview-documents">
              {t('Documents sent')}
            </h3>
            <SentDocuments documents={job.documents} onOpen={setPreviewed} />
          </section>
        )}
        <section aria-labelledby="overview-notes">
          <h3 className={classes.heading} id="overview-notes">
            {t('Notes')}
          </h3>
          {job.notes === null ? (
            <p className={classes.none}>{t('No notes added yet.')}</p>
          ) : (
            <p className={classes.notes} dir="auto">
              {job.notes}
            </p>
          )}
        </section>
        <section aria-labelledby="overview-posting">
          <h3 className={classes.heading} id="overview-posting">
            {t('Posting')}
          </h3>
          {job.has_posting ? <SavedPosting job={job} /> : <NoPosting job={job} />}
        </section>
        {job.status !== 'saved' && <SentPacket job={job} />}
        <StatusTimeline job={job} />
        <p className={classes.stamps}>
          <span>{t('Created {date}', { date: formatCardDate(job.created_at) })}</span>
          <span>{t('Last updated {date}', { date: formatCardDate(job.updated_at) })}</span>
        </p>
      </div>
      <OverviewActions job={job} onClose={onClose} />
      {previewed && <SentPreview document={previewed} onClose={() => setPreviewed(undefined)} />}
    </Dialog>
  )
}

const OverviewHeader = ({ job }: { job: Job }) => (
  <div className={classes.header}>
    <CompanyLogo company={job.company} size={56} />
    <div className={classes.names}>
      <div className={classes.company}>
        <h3 dir="auto">{job.company}</h3>
        <StatusBadge status={job.status} />
      </div>
      <p className={classes.position} dir="auto">
        {job.position}
      </p>
      {job.location !== null && (
        <p className={classes.location}>
          <MapPin size={15} aria-hidden />
          <span dir="auto">{job.location}</span>
        </p>
      )}
      <JobLabels job={job} isWrapping />
    </div>
  </div>
)

const NoPosting = ({ job }: { job: Job }) => {
  const { open } = useJobDialogs()
  return (
    <p className={classes.none}>
      {t('Postings vanish: save what this one says.')}{' '}
      <Button variant="subtle" size="compact-md" onClick={() => open('posting', { job: job.id })}>
        {t('Paste the posting')}
      </Button>
    </p>
  )
}

const OverviewActions = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const { open } = useJobDialogs()
  return (
    <DialogActions isSpaced>
      <DeleteAction
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => open('delete', { job: job.id })}
      >
        {t('Delete')}
      </DeleteAction>
      <ArchiveButton job={job} />
      <Button
        variant="default"
        leftSection={<Pencil size={16} aria-hidden />}
        onClick={() => open('edit', { job: job.id })}
      >
        {t('Edit')}
      </Button>
      {hasInterview(job) && (
        <Button
          leftSection={<ListChecks size={18} aria-hidden />}
          onClick={() => open('prepare', { job: job.id })}
        >
          {t('Prepare')}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {t('Close')}
      </Button>
    </DialogActions>
  )
}

/** Returns the host name of a link: `jobs.example.com`. */
const nameSite = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** Lists the known terms of the work: mode, type, pay and so on. */
const listTerms = (job: Job): [name: string, value: string][] => {
  const { work_mode: mode, employment_type: type, source } = job
  const terms: [string, string | null | undefined][] = [
    [t('Pay'), formatSalary(job)],
    [t('Work mode'), mode && WORK_MODE_LABELS[mode]],
    [t('Employment type'), type && EMPLOYMENT_TYPE_LABELS[type]],
    [t('Source'), source],
  ]
  return terms.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

const ApplicationDetails = ({ job }: { job: Job }) => (
  <section aria-labelledby="overview-details">
    <h3 className={classes.heading} id="overview-details">
      {t('Application Details')}
    </h3>
    <dl className={classes.facts}>
      {job.url !== null && isWebUrl(job.url) && (
        <div className={classes.wide}>
          <dt>{t('Job posting')}</dt>
          <dd>
            <a className={classes.link} href={job.url} target="_blank" rel="noopener noreferrer">
              {nameSite(job.url)}
              <ExternalLink size={14} aria-hidden />
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('Application date')}</dt>
        <dd>{formatCardDate(job.application_date)}</dd>
      </div>
      {job.deadline !== null && (
        <div>
          <dt>{t('Deadline')}</dt>
          <dd>{formatCardDate(job.deadline)}</dd>
        </div>
      )}
      {listTerms(job).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
