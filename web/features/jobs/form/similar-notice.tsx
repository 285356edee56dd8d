import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { isWebUrl } from '#src/web-url.ts'
import { STATUS_LABELS } from '#src/jobs/constants.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { trpc } from '../../../lib/trpc.ts'
import classes from './similar-notice.module.css'
import { addScheme, type JobValues } from './job-values.ts'
import { t } from '#src/language/t.ts'

const TYPING_PAUSE_MS = 300
const SHOWN_MAX = 3

/** Warns that the new application may already exist; the person decides. */
export const SimilarNotice = (props: {
  values: Pick<JobValues, 'url' | 'company' | 'position'>
  onOpen: (job: string) => void
}) => {
  const { values, onOpen } = props
  const [{ url, company, position }] = useDebouncedValue(values, TYPING_PAUSE_MS)
  const address = addScheme(url)
  const sent = {
    ...(isWebUrl(address) && { url: address }),
    company: company.trim(),
    position: position.trim(),
  }
  const isEnough = sent.url !== undefined || (sent.company !== '' && sent.position !== '')
  const { data } = trpc.jobs.similar.useQuery(sent, {
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  const matches = isEnough ? (data?.matches ?? []) : []
  if (matches.length === 0) return null
  return (
    <div className={classes.notice} role="status">
      <p>{matches.length === 1 ? t('You have this one already:') : t('You have these already:')}</p>
      <ul>
        {matches.slice(0, SHOWN_MAX).map((job) => (
          <li key={job.id}>
            <span dir="auto">
              {t('{position} at {company}', { position: job.position, company: job.company })}
            </span>
            , {STATUS_LABELS[job.status]}, {formatCardDate(job.application_date)}
            <Button variant="subtle" size="compact-md" onClick={() => onOpen(job.id)}>
              {t('Open')}
            </Button>
          </li>
        ))}
      </ul>
      <p>{t('You can still add it as another application.')}</p>
    </div>
  )
}
