import { Button } from '@mantine/core'
import { useState } from 'react'
import { isAlarming, SECURITY_EVENTS, type SecurityEvent } from '#src/security/events.ts'
import { trpc } from '../../lib/trpc.ts'
import { useNow } from '../../lib/use-now.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { describeDevice } from './describe-device.ts'
import { describeAge, formatExactly } from './relative-time.ts'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'

const SHOWN_AT_FIRST = 5
const SHOWN_MORE = 50

const Event = ({ event, now }: { event: SecurityEvent; now: Date }) => (
  <li className={classes.row}>
    <div>
      <div className={classes.device}>
        {/* A newer server may send event kinds that this page does not know. */}
        <h3>{SECURITY_EVENTS[event.kind] ?? t('Security event')}</h3>
        {isAlarming(event.kind) && <span className={classes.alarm}>{t('Was this you?')}</span>}
      </div>
      <p className={classes.value}>
        {[event.detail, event.device && describeDevice(event.device)]
          .filter((part) => part !== null)
          .join(' · ')}
        {(event.detail !== null || event.device !== null) && ' · '}
        {`${describeAge(event.happened_at, now)}, `}
        <time dateTime={event.happened_at}>{formatExactly(event.happened_at)}</time>
      </p>
    </div>
  </li>
)

const Events = () => {
  const { data, isError, refetch } = trpc.security.events.useQuery()
  const [count, setCount] = useState(SHOWN_AT_FIRST)
  const now = useNow()
  if (!data && isError) {
    return (
      <FailureNotice
        message={t('The activity could not be loaded.')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <div className={classes.skeleton} />
  const { events } = data
  if (events.length === 0) {
    return (
      <div className={classes.row}>
        <p className={classes.value}>{t('Nothing within 90 days.')}</p>
      </div>
    )
  }
  return (
    <>
      <ul className={classes.devices}>
        {events.slice(0, count).map((event) => (
          <Event key={event.id} event={event} now={now} />
        ))}
      </ul>
      {events.length > count && (
        <div className={classes.row}>
          <p className={classes.value}>{t('{count} more', { count: events.length - count })}</p>
          <Button
            variant="default"
            aria-label={t('Show more activity')}
            onClick={() => setCount(count + SHOWN_MORE)}
          >
            {t('Show more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Security events of the account. */
export const ActivitySection = () => (
  <Section
    title={t('Recent activity')}
    lead={t(
      'Sign-ins and changes of the last 90 days. If something here was not you, change your password.',
    )}
  >
    <Events />
  </Section>
)
