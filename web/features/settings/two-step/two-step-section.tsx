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

/** What is asked for besides the password. */
export const TwoStepSection = () => (
  <Section
    title="Two-step sign-in"
    lead="After your password you are asked for a code or a passkey, so that a password alone opens nothing. A passkey also signs you in by itself."
  >
    <Methods />
  </Section>
)

const Methods = () => {
  const { data, isError, refetch } = trpc.twoStep.status.useQuery()
  if (!data && isError) {
    return (
      <FailureNotice
        message="Two-step sign-in could not be loaded."
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
      name="Authenticator app"
      value={isOn ? 'On. It shows a new code every 30 seconds.' : 'Off'}
      control={
        <Button
          variant="default"
          aria-label={isOn ? 'Remove authenticator app' : 'Set up authenticator app'}
          onClick={() => open(isOn ? 'remove-app' : 'app')}
        >
          {isOn ? 'Remove' : 'Set up'}
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
          ? `Passkey, added ${describeAge(created_at, now)}`
          : `Passkey, last used ${describeAge(last_used_at, now)}`
      }
      control={
        <Button
          variant="default"
          aria-label={`Remove passkey ${name}`}
          onClick={() => open('remove-passkey', { passkey: id })}
        >
          Remove
        </Button>
      }
    />
  )
}

const AddPasskeyRow = ({ hasOthers }: { hasOthers: boolean }) => {
  const { open } = useSettingsDialogs()
  return (
    <Row
      name={hasOthers ? 'Another passkey' : 'Passkeys'}
      value={
        hasPasskeys()
          ? 'Your finger, face or PIN on this device, or a security key.'
          : 'This browser has none, or the page is not reached by https.'
      }
      control={
        hasPasskeys() && (
          <Button variant="default" aria-label="Add a passkey" onClick={() => open('passkey')}>
            Add
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
      name="Recovery codes"
      value={`${left === 1 ? '1 code is' : `${left} codes are`} left, each for one sign-in without your phone.`}
      control={
        <Button
          variant="default"
          aria-label="Make new recovery codes"
          onClick={() => open('recovery-codes')}
        >
          New codes
        </Button>
      }
    />
  )
}
