import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  CalendarPlus,
  Check,
  CircleSlash,
  Ellipsis,
  Pencil,
  RotateCcw,
  Trash2,
  X,
} from 'lucide-react'
import { isWebUrl } from '#src/web-url.ts'
import { INTERVIEW_RESULT_LABELS } from '#src/interviews/constants.ts'
import type { Interview } from '#src/interviews/schema.ts'
import { formatCardDate, formatTime } from '../../lib/dates.ts'
import { downloadFile } from '../../lib/download.ts'
import { showFailure } from '../../ui/toast.tsx'
import { useContacts } from '../contacts/index.ts'
import { useJobDialogs } from '../jobs/index.ts'
import { useInterviewDialogs } from './dialogs.ts'
import classes from './interview-row.module.css'
import { useDeleteInterview, useSetResult } from './mutations.ts'
import { formatDuration, nameInterview } from './describe-interview.ts'
import { formatZoned, isElsewhere } from './zone-time.ts'
import { t } from '#src/language/t.ts'

/** One interview: time, type, place, people and result. */
export const InterviewRow = (props: { interview: Interview; isNext: boolean; now: Date }) => {
  const { interview } = props
  const { open } = useJobDialogs()
  const { starts_at: start, time_zone: zone, result } = interview
  const isOver = start !== null && Date.parse(start) < props.now.getTime()
  const name = nameInterview(interview)
  return (
    <li
      className={classes.row}
      data-interview={interview.id}
      data-result={result ?? undefined}
      data-next={props.isNext || undefined}
    >
      <div className={classes.words}>
        <p className={classes.title}>
          {name}
          {result !== null && (
            <span className={classes.result} data-result={result}>
              {INTERVIEW_RESULT_LABELS[result]}
            </span>
          )}
        </p>
        <p className={classes.facts}>
          {start === null ? (
            <span>{t('Date to be arranged')}</span>
          ) : (
            <time dateTime={start}>
              {formatCardDate(start)}, {formatTime(start)}
            </time>
          )}
          <span>{formatDuration(interview.duration_minutes)}</span>
          {start !== null && zone !== null && isElsewhere(start, zone) && (
            <span>{t('{time} there', { time: formatZoned(start, zone) })}</span>
          )}
        </p>
        <PlaceAndPeople interview={interview} />
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={() => open('prepare', { job: interview.job_id, of_interview: interview.id })}
        aria-label={
          isOver
            ? t('Notes: {interview}', { interview: name })
            : t('Get ready: {interview}', { interview: name })
        }
      >
        {isOver ? t('Notes') : t('Get ready')}
      </Button>
      <InterviewMenu interview={interview} />
    </li>
  )
}

const PlaceAndPeople = ({ interview: { place, contact_ids: ids } }: { interview: Interview }) => {
  const { contacts } = useContacts()
  const names = ids.flatMap((id) => contacts.find((one) => one.id === id)?.name ?? [])
  if (place === null && names.length === 0) return null
  return (
    <p className={classes.facts}>
      {place !== null &&
        (isWebUrl(place) ? (
          <a className={classes.link} href={place} target="_blank" rel="noopener noreferrer">
            {new URL(place).hostname.replace(/^www\./, '')}
          </a>
        ) : (
          <span dir="auto">{place}</span>
        ))}
      {names.length > 0 && <span dir="auto">{t('with {names}', { names: names.join(', ') })}</span>}
    </p>
  )
}

const save = (id: string) =>
  downloadFile(`/api/interviews/${id}/ics`, 'interview.ics').catch(() =>
    showFailure(t('Failed to export this interview. Please try again.')),
  )

const InterviewMenu = ({ interview }: { interview: Interview }) => {
  const { id, result, starts_at } = interview
  const { open } = useInterviewDialogs()
  const setResult = useSetResult()
  const { mutate: remove } = useDeleteInterview()
  return (
    <Menu width={220} position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon aria-label={t('Change {interview}', { interview: nameInterview(interview) })}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('Interview')}>
        <Menu.Item
          leftSection={<Pencil size={16} aria-hidden />}
          onClick={() => open('edit', { meeting: id })}
        >
          {t('Edit')}
        </Menu.Item>
        {starts_at !== null && (
          <Menu.Item
            leftSection={<CalendarPlus size={16} aria-hidden />}
            onClick={() => void save(id)}
          >
            {t('Calendar file')}
          </Menu.Item>
        )}
        <Menu.Divider />
        {result !== null && (
          <Menu.Item
            leftSection={<RotateCcw size={16} aria-hidden />}
            onClick={() => setResult(id, null)}
          >
            {t('No result yet')}
          </Menu.Item>
        )}
        {result !== 'passed' && (
          <Menu.Item
            leftSection={<Check size={16} aria-hidden />}
            onClick={() => setResult(id, 'passed')}
          >
            {t('Passed')}
          </Menu.Item>
        )}
        {result !== 'failed' && (
          <Menu.Item
            leftSection={<X size={16} aria-hidden />}
            onClick={() => setResult(id, 'failed')}
          >
            {t('Failed')}
          </Menu.Item>
        )}
        {result !== 'cancelled' && (
          <Menu.Item
            leftSection={<CircleSlash size={16} aria-hidden />}
            onClick={() => setResult(id, 'cancelled')}
          >
            {t('Cancelled')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<Trash2 size={16} aria-hidden />} onClick={() => remove({ id })}>
          {t('Delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
