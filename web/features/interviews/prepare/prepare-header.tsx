import { CalendarClock, ExternalLink, MapPin, Users } from 'lucide-react'
import { isWebUrl } from '#src/web-url.ts'
import { INTERVIEW_RESULT_LABELS } from '#src/interviews/constants.ts'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useContacts } from '../../contacts/index.ts'
import { nameZone, formatWhen } from '../../jobs/index.ts'
import { formatDuration, nameInterview } from '../describe-interview.ts'
import { formatZoned, isElsewhere } from '../zone-time.ts'
import classes from './prepare-dialog.module.css'
import { t } from '#src/language/t.ts'

type Of = { job: Job; interview: Interview | undefined }

/** Time, place and people of the interview. */
export const PrepareHeader = ({ job, interview }: Of) => (
  <div className={classes.header}>
    <p className={classes.position} dir="auto">
      {job.position}
      {interview && <span className={classes.round}>{nameInterview(interview)}</span>}
      {interview?.result != null && (
        <span className={classes.round}>{INTERVIEW_RESULT_LABELS[interview.result]}</span>
      )}
    </p>
    {interview && <When interview={interview} />}
    {interview?.place != null && <Place place={interview.place} />}
    {interview && <Who interview={interview} />}
    {job.url !== null && (
      <a className={classes.fact} href={job.url} target="_blank" rel="noopener noreferrer">
        <ExternalLink size={16} aria-hidden />
        {t('Job Post')}
      </a>
    )}
  </div>
)

const When = ({ interview }: { interview: Interview }) => {
  const now = useNow()
  const { starts_at: start, time_zone: zone, duration_minutes: minutes } = interview
  if (start === null) return <p className={classes.fact}>{t('Date to be arranged')}</p>
  return (
    <p className={classes.fact}>
      <CalendarClock size={16} aria-hidden />
      <span>
        {formatCardDate(start)} · {formatWhen(start, now)} {nameZone(start)} ·{' '}
        {formatDuration(minutes)}
        {zone !== null &&
          isElsewhere(start, zone) &&
          ` ${t('({time} there)', { time: formatZoned(start, zone) })}`}
      </span>
    </p>
  )
}

/** A link to the call, or the address. */
const Place = ({ place }: { place: string }) =>
  isWebUrl(place) ? (
    <a className={classes.fact} href={place} target="_blank" rel="noopener noreferrer">
      <ExternalLink size={16} aria-hidden />
      {t('Join: {host}', { host: new URL(place).hostname.replace(/^www\./, '') })}
    </a>
  ) : (
    <p className={classes.fact}>
      <MapPin size={16} aria-hidden />
      <span dir="auto">{place}</span>
    </p>
  )

const Who = ({ interview }: { interview: Interview }) => {
  const { contacts } = useContacts()
  const names = interview.contact_ids.flatMap((id) => {
    const person = contacts.find((one) => one.id === id)
    if (person === undefined) return []
    return [person.role === null ? person.name : `${person.name} (${person.role})`]
  })
  if (names.length === 0) return null
  return (
    <p className={classes.fact}>
      <Users size={16} aria-hidden />
      <span dir="auto">{names.join(', ')}</span>
    </p>
  )
}
