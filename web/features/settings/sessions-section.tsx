import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OpenSession } from '#src/auth/account.ts'
import { trpc } from '../../lib/trpc.ts'
import { useNow } from '../../lib/use-now.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { describeRefusal } from '../../lib/failure.ts'
import { useEndOtherSessions, useEndSession } from './mutations.ts'
import { describeDevice } from './describe-device.ts'
import { describeAge, formatExactly } from './relative-time.ts'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'

const Device = ({ session, now }: { session: OpenSession; now: Date }) => {
  const { mutate, isPending } = useEndSession()
  const { last_used_at, is_current } = session
  const device = describeDevice(session.device)
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.device}>
          <h3>{device}</h3>
          {is_current && <span className={classes.badge}>{t('This device')}</span>}
        </div>
        <p className={classes.value}>
          {is_current ? t('In use') : t('Last used {age}', { age: describeAge(last_used_at, now) })}
          {' · '}
          <time dateTime={last_used_at}>{formatExactly(last_used_at)}</time>
        </p>
      </div>
      {!is_current && (
        <Button
          variant="default"
          aria-label={t('Sign out {device}, last used {age}', {
            device,
            age: describeAge(last_used_at, now),
          })}
          disabled={isPending}
          onClick={() => mutate({ id: session.id })}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}

const EndOthers = () => {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync, isPending, error, reset } = useEndOtherSessions()
  const close = () => {
    reset()
    setIsAsking(false)
  }
  return (
    <div className={classes.row}>
      <p className={classes.value}>{t('Something here that is not yours?')}</p>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('Sign out all others')}
      </Button>
      <ConfirmDialog
        title={t('Sign out all other devices?')}
        question={t('Each of them has to sign in again. This device stays signed in.')}
        confirmLabel={t('Sign out')}
        isOpen={isAsking}
        isBusy={isPending}
        failure={
          error
            ? describeRefusal(error, t('The devices could not be signed out. Please try again.'))
            : undefined
        }
        onConfirm={async () => {
          await mutateAsync()
          close()
        }}
        onCancel={close}
      />
    </div>
  )
}

const Devices = () => {
  const { data, isError, refetch } = trpc.auth.sessions.useQuery()
  const now = useNow()
  if (!data && isError) {
    return (
      <FailureNotice
        message={t('Your devices could not be loaded.')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <div className={classes.skeleton} />
  return (
    <>
      <ul className={classes.devices}>
        {data.map((session) => (
          <Device key={session.id} session={session} now={now} />
        ))}
      </ul>
      {data.some(({ is_current }) => !is_current) && <EndOthers />}
    </>
  )
}

/** The signed-in devices, with buttons to sign them out. */
export const SessionsSection = () => (
  <Section
    title={t('Devices')}
    lead={t('Where you are signed in. Sign out what you no longer use.')}
  >
    <Devices />
  </Section>
)
