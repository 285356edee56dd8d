import { Button } from '@mantine/core'
import { useState } from 'react'
import type { LinkedIdentity } from '#src/auth/identity.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDeployment, useProviderName } from '../../lib/use-deployment.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { describeRefusal } from '../../lib/failure.ts'
import { useUnlinkIdentity } from './mutations.ts'
import { formatExactly } from './relative-time.ts'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'

const Identity = ({ identity }: { identity: LinkedIdentity }) => {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync, isPending, error, reset } = useUnlinkIdentity()
  const { id, provider, email, created_at } = identity
  const close = () => {
    reset()
    setIsAsking(false)
  }
  return (
    <li className={classes.row}>
      <div>
        <h3>{provider}</h3>
        <p className={classes.value}>
          {email !== null && `${email} · `}
          {tNodes('Linked <time>{date}</time>', {
            date: formatExactly(created_at),
            time: (parts) => <time dateTime={created_at}>{parts}</time>,
          })}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={
          email === null
            ? t('Unlink {provider}', { provider })
            : t('Unlink {provider} ({email})', { provider, email })
        }
        onClick={() => setIsAsking(true)}
      >
        {t('Unlink')}
      </Button>
      <ConfirmDialog
        title={t('Unlink {provider}?', { provider })}
        question={
          email === null
            ? t(
                'You can no longer sign in with this account at {provider}. Devices that are signed in stay so.',
                { provider },
              )
            : t(
                'You can no longer sign in with {email} at {provider}. Devices that are signed in stay so.',
                { email, provider },
              )
        }
        confirmLabel={t('Unlink')}
        isOpen={isAsking}
        isBusy={isPending}
        failure={
          error
            ? describeRefusal(
                error,
                t('{provider} could not be unlinked. Please try again.', { provider }),
              )
            : undefined
        }
        onConfirm={async () => {
          await mutateAsync({ id })
          close()
        }}
        onCancel={close}
      />
    </li>
  )
}

const Identities = () => {
  const { data, isError, refetch } = trpc.auth.identities.useQuery()
  const provider = useProviderName()
  if (!data && isError) {
    return (
      <FailureNotice
        message={t('Your linked sign-ins could not be loaded.')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <div className={classes.skeleton} />
  if (data.identities.length === 0) {
    return (
      <div className={classes.row}>
        <p className={classes.value}>
          {t(
            'None. Signing in with {provider} links it, where it knows you by the address above.',
            { provider },
          )}
        </p>
      </div>
    )
  }
  return (
    <ul className={classes.devices}>
      {data.identities.map((identity) => (
        <Identity key={identity.id} identity={identity} />
      ))}
    </ul>
  )
}

/** Linked accounts of sign-in providers, if the server has any. */
export const IdentitiesSection = () => {
  const { data } = trpc.auth.identities.useQuery()
  const hasProvider = useDeployment()?.has_provider ?? false
  if (!hasProvider && !data?.identities.length) return null
  return (
    <Section title={t('Linked sign-ins')} lead={t('Accounts elsewhere that open this one.')}>
      <Identities />
    </Section>
  )
}
