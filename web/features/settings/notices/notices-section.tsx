import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import type { NotificationSettings } from '#src/notifications/schema.ts'
import { trpc } from '../../../lib/trpc.ts'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { useSettingsDialogs } from '../dialogs.ts'
import { Row, Section } from '../section.tsx'
import classes from '../settings.module.css'
import { describeHour } from './hours.ts'
import { useSwitchPush } from './mutations.ts'
import { findPushSupport } from '../../../lib/push-device.ts'
import { t } from '#src/language/t.ts'

const NO_MAIL = t('This server does not send email: its owner has not set up a mail server.')

const describeDigest = ({ digest, hour, time_zone }: NotificationSettings): string => {
  if (digest === 'off') return t('Off. It is sent only when something is due.')
  return t(
    '{digest, select, daily {Every day at {hour}, {zone}, when something is due.} other {Every Monday at {hour}, {zone}, when something is due.}}',
    { digest, hour: describeHour(hour), zone: time_zone.replaceAll('_', ' ') },
  )
}

const DigestRow = ({ settings, hasMail }: { settings: NotificationSettings; hasMail: boolean }) => {
  const { open } = useSettingsDialogs()
  return (
    <Row
      id="digest-row"
      name={t('Email')}
      value={hasMail ? describeDigest(settings) : NO_MAIL}
      control={
        hasMail && (
          <Button variant="default" aria-describedby="digest-row" onClick={() => open('digest')}>
            {t('Change')}
          </Button>
        )
      }
    />
  )
}

const PUSH_TEXTS = {
  possible: t('For follow-ups when they are due, and an hour before an interview.'),
  blocked: t(
    'Your browser blocks notifications from this site. Allow them in its settings for this site, then load this page again.',
  ),
  impossible: t(
    'This browser does not support notifications. On an iPhone or iPad, add Foothold to the home screen and open it from there.',
  ),
}
const NO_KEY = t('Notifications are not available on this server just now.')

const PushRow = ({ publicKey, isOn }: { publicKey: string | null; isOn: boolean }) => {
  const [support, setSupport] = useState(findPushSupport)
  const { turnOn, turnOff, isBusy, failure } = useSwitchPush()
  const isOffered = support === 'possible' && publicKey !== null
  return (
    <Row
      id="push-row"
      name={t('Notifications on this device')}
      value={publicKey === null ? NO_KEY : PUSH_TEXTS[support]}
      control={
        isOffered && (
          <Switch
            size="lg"
            classNames={{ track: classes.track ?? '' }}
            aria-label={t('Notifications on this device')}
            aria-describedby="push-row"
            checked={isOn}
            disabled={isBusy}
            onChange={({ currentTarget: { checked } }) => {
              const turned = checked ? turnOn(publicKey) : turnOff()
              void turned.finally(() => setSupport(findPushSupport()))
            }}
          />
        )
      }
    >
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </Row>
  )
}

/** Notifications and mails about what is due. */
export const NoticesSection = () => {
  const settings = trpc.notifications.get.useQuery()
  const push = trpc.notifications.status.useQuery()
  const refetch = () => {
    void settings.refetch()
    void push.refetch()
  }
  return (
    <Section
      title={t('Reminders by mail and push')}
      lead={t('Follow-ups, interviews and deadlines, even when Foothold is closed.')}
    >
      {settings.data && push.data ? (
        <>
          <DigestRow settings={settings.data} hasMail={push.data.has_mail} />
          <PushRow publicKey={push.data.public_key} isOn={push.data.is_on} />
        </>
      ) : settings.isError || push.isError ? (
        <FailureNotice message={t('Your reminders could not be loaded.')} onRetry={refetch} />
      ) : (
        <div className={classes.skeleton} />
      )}
    </Section>
  )
}
