import { Button } from '@mantine/core'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import type { Mail } from '#src/mail/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import shared from '../../ui/proposals.module.css'
import { StatusBadge, useJobDialogs, useKnownJobs } from '../jobs/index.ts'
import { useMailDialogs } from './dialogs.ts'
import classes from './mail-section.module.css'
import { showAcceptFailure, useAcceptMail, useDismissMail } from './mutations.ts'
import { describeEffect, describeInterview, findOtherPosition, nameKind } from './describe-mail.ts'
import { useInterviewChange } from './use-interview-change.ts'
import { t } from '#src/language/t.ts'

const FIRST_FEW = 3
const NONE: readonly Mail[] = []

/** Mails that wait for an answer; renders nothing if there are none. */
export const MailSection = () => {
  const mails = trpc.mail.list.useQuery({ state: 'open' }).data?.mail ?? NONE
  const jobs = useKnownJobs()
  const [count, setCount] = useState(FIRST_FEW)
  const headingId = useId()
  const { list, keepPlace } = usePreservedPlace()
  if (mails.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 className={classes.title} id={headingId}>
        {t('New mail')}
      </h2>
      <ul className={shared.list} ref={list}>
        {mails.slice(0, count).map((mail, at) => (
          <MailRow
            key={mail.id}
            mail={mail}
            job={jobs.find(({ id }) => id === mail.job_id)}
            onAnswered={() => keepPlace(at)}
          />
        ))}
      </ul>
      {mails.length > count && (
        <Button variant="subtle" mt={4} onClick={() => setCount(count + 10)}>
          {t('Show {count} more', { count: Math.min(10, mails.length - count) })}
        </Button>
      )}
    </section>
  )
}

/** When a focused row is removed, the row in its place gets the focus, else the screen. */
const usePreservedPlace = () => {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<{ row: Element | null; at: number }>(undefined)
  useEffect(() => {
    if (left.current === undefined || left.current.row?.isConnected === true) return
    const rows = [...(list.current?.children ?? [])]
    const next = rows[Math.min(left.current.at, rows.length - 1)]?.querySelector('button')
    left.current = undefined
    const { activeElement, body } = document
    // The person has moved the focus elsewhere.
    if (activeElement !== null && activeElement !== body) return
    ;(next ?? document.querySelector<HTMLElement>('#main'))?.focus()
  })
  const keepPlace = (at: number) => {
    left.current = { row: list.current?.children[at] ?? null, at }
  }
  return { list, keepPlace }
}

type RowProps = {
  mail: Mail
  job: Job | undefined
  /** Called before the row is removed. */
  onAnswered: () => void
}

const MailRow = ({ mail, job, onAnswered }: RowProps) => {
  const { open } = useMailDialogs()
  const { mutate: accept, isPending } = useAcceptMail()
  const dismiss = useDismissMail()
  const aboutId = useId()
  const change = () => open('proposal', { mail_id: mail.id })
  const isReady = mail.job_id !== null && mail.kind !== 'other'
  return (
    <li className={`${shared.row} ${classes.row}`}>
      <div className={classes.what} id={aboutId}>
        <MailSubject mail={mail} job={job} />
        {mail.sentence !== null && (
          <blockquote className={classes.sentence} dir="auto">
            {t('“{sentence}”', { sentence: mail.sentence })}
          </blockquote>
        )}
        {mail.interview !== null && (
          <p className={shared.facts}>{describeInterview(mail.interview)}</p>
        )}
      </div>
      <div className={shared.actions}>
        {isReady ? (
          <Button
            size="sm"
            variant="light"
            disabled={isPending}
            leftSection={<Check size={16} aria-hidden />}
            aria-describedby={aboutId}
            onClick={() => {
              onAnswered()
              accept({ id: mail.id }, { onError: showAcceptFailure })
            }}
          >
            {t('Accept')}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant={isReady ? 'default' : 'light'}
          aria-describedby={aboutId}
          onClick={change}
        >
          {isReady ? t('Change') : t('Choose')}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          aria-describedby={aboutId}
          onClick={() => {
            onAnswered()
            dismiss(mail)
          }}
        >
          {t('Dismiss')}
        </Button>
      </div>
    </li>
  )
}

const MailSubject = ({ mail, job }: { mail: Mail; job: Job | undefined }) => {
  const { open } = useJobDialogs()
  const change = useInterviewChange(mail)
  const other = job && findOtherPosition(mail, job)
  const named = [mail.position, mail.company].filter((name) => name !== null).join(' · ')
  return (
    <>
      <p className={classes.names}>
        <strong>{nameKind(mail)}</strong>{' '}
        {job === undefined ? (
          <span className={classes.company} dir="auto">
            {named || t('No application yet')}
          </span>
        ) : (
          <button
            type="button"
            className={classes.job}
            dir="auto"
            onClick={() => open('overview', { job: job.id })}
          >
            {job.position} · {job.company}
          </button>
        )}
      </p>
      {job !== undefined && (
        <p className={shared.facts}>
          <StatusBadge status={job.status} /> {describeEffect(mail, job, change)}
        </p>
      )}
      {other != null && (
        <p className={shared.facts} dir="auto">
          {t('The email names: {position}', { position: other })}
        </p>
      )}
    </>
  )
}
