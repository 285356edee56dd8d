import { Button } from '@mantine/core'
import type { Passkey, TwoStepStatus } from '#src/two-step/schema.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useNow } from '../../../lib/use-now.ts'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { hasPasskeys } from '../../two-step/index.ts'
import { useSettingsDialogs } from '../dialogs.ts'
import { describeAge } from '../relative-time.ts'
import { Row, Section } from '../section.tsx'
import classes from '../settings.module.css'
import { t } from '#src/language/t.ts'

/** The second steps of sign-in. */
export const TwoStepSection = () => (
  <Section
    title={t('Two-step sign-in')}
    lead={t(
      'After your password you are asked for a code or a passkey, so that a password alone opens nothing. A passkey also signs you in by itself.',
    )}
  >
    <Methods />
  </Section>
)

const Methods = () => {
  const { data, isError, refetch } = trpc.twoStep.status.useQuery()
  if (!data && isError) {
    return (
      <FailureNotice
        message={t('Two-step sign-in could not be loaded.')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <div className={classes.skeleton} />
  return (
    <>
      <AppRow isOn={data.totp} />
      {data.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      <AddPasskeyRow hasOthers={data.passkeys.length > 0} />
      {(data.totp || data.passkeys.length > 0) && <CodesRow status={data} />}
    </>
  )
}

const AppRow = ({ isOn }: { isOn: boolean }) => {
  const { open } = useSettingsDialogs()
  return (
    <Row
      name={t('Authenticator app')}
      value={isOn ? t('On. It shows a new code every 30 seconds.') : t('Off')}
      control={
        <Button
          variant="default"
          aria-label={isOn ? t('Remove authenticator app') : t('Set up authenticator app')}
          onClick={() => open(isOn ? 'remove-app' : 'app')}
        >
          {isOn ? t('Remove') : t('Set up')}
        </Button>
      }
    />
  )
}

const PasskeyRow = ({ passkey: { id, name, created_at, last_used_at } }: { passkey: Passkey }) => {
  const { open } = useSettingsDialogs()
  const now = useNow()
  return (
    <Row
      name={name}
      value={
        last_used_at === null
          ? t('Passkey, added {age}', { age: describeAge(created_at, now) })
          : t('Passkey, last used {age}', { age: describeAge(last_used_at, now) })
      }
      control={
        <Button
          variant="default"
          aria-label={t('Remove passkey {name}', { name })}
          onClick={() => open('remove-passkey', { passkey: id })}
        >
          {t('Remove')}
        </Button>
      }
    />
  )
}

const AddPasskeyRow = ({ hasOthers }: { hasOthers: boolean }) => {
  const { open } = useSettingsDialogs()
  return (
    <Row
      name={hasOthers ? t('Another passkey') : t('Passkeys')}
      value={
        hasPasskeys()
          ? t('Your finger, face or PIN on this device, or a security key.')
          : t('This browser does not support them, or the page is not served over https.')
      }
      control={
        hasPasskeys() && (
          <Button variant="default" aria-label={t('Add a passkey')} onClick={() => open('passkey')}>
            {t('Add')}
          </Button>
        )
      }
    />
  )
}

const CodesRow = ({ status: { recovery_codes: left } }: { status: TwoStepStatus }) => {
  const { open } = useSettingsDialogs()
  return (
    <Row
      name={t('Recovery codes')}
      value={t(
        '{left, plural, one {# code is left, each for one sign-in without your phone.} other {# codes are left, each for one sign-in without your phone.}}',
        { left },
      )}
      control={
        <Button
          variant="default"
          aria-label={t('Create new recovery codes')}
          onClick={() => open('recovery-codes')}
        >
          {t('New codes')}
        </Button>
      }
    />
  )
}
