import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AccessToken } from '#src/tokens/schema.ts'
import { SCOPE_WORDS } from '#src/tokens/scopes.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { useSettingsDialogs } from '../dialogs.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { describeAge } from '../relative-time.ts'
import { Row, Section } from '../section.tsx'
import classes from '../settings.module.css'
import { useEndToken } from './mutations.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../../lib/t-nodes.ts'

const isExpired = ({ expires_at }: AccessToken, now: Date) =>
  expires_at !== null && new Date(expires_at) <= now

const describeUse = ({ last_used_at }: AccessToken, now: Date) =>
  last_used_at === null
    ? t('never used')
    : t('last used {age}', { age: describeAge(last_used_at, now) })

const describeEnd = ({ expires_at }: AccessToken) =>
  expires_at === null ? t('no end') : t('expires {date}', { date: formatCardDate(expires_at) })

const Token = ({ token, now }: { token: AccessToken; now: Date }) => {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync, isPending, error, reset } = useEndToken()
  const { id, name, scope } = token
  const close = () => {
    reset()
    setIsAsking(false)
  }
  const isOver = isExpired(token, now)
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.device}>
          <h3>{name}</h3>
          {isOver && <span className={classes.alarm}>{t('Expired')}</span>}
        </div>
        <p className={classes.value}>
          {[
            SCOPE_WORDS[scope],
            describeUse(token, now),
            ...(isOver ? [] : [describeEnd(token)]),
          ].join(' · ')}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={isOver ? t('Remove {name}', { name }) : t('Revoke {name}', { name })}
        onClick={() => setIsAsking(true)}
      >
        {isOver ? t('Remove') : t('Revoke')}
      </Button>
      <ConfirmDialog
        title={isOver ? t('Remove {name}?', { name }) : t('Revoke {name}?', { name })}
        question={
          isOver
            ? t('It has expired and no longer works.')
            : t('Whatever uses it can no longer act for you, immediately and for good.')
        }
        confirmLabel={isOver ? t('Remove') : t('Revoke')}
        isOpen={isAsking}
        isBusy={isPending}
        failure={
          error
            ? describeRefusal(error, t('The token could not be revoked. Please try again.'))
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

const Tokens = () => {
  const { data, isError, refetch } = trpc.tokens.list.useQuery()
  const now = useNow()
  if (!data && isError) {
    return (
      <FailureNotice
        message={t('Your access tokens could not be loaded.')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <div className={classes.skeleton} />
  if (data.tokens.length === 0) return null
  return (
    <ul className={classes.devices}>
      {data.tokens.map((token) => (
        <Token key={token.id} token={token} now={now} />
      ))}
    </ul>
  )
}

/** Programs with access to the account: the browser extension, assistants, scripts. */
export const TokensSection = () => {
  const { open } = useSettingsDialogs()
  return (
    <Section
      title={t('Access tokens')}
      lead={t(
        'For programs that act for you: the browser extension, an assistant, a script. Whoever holds a token can do what it allows.',
      )}
    >
      <Tokens />
      <Row
        id="pair-row"
        name={t('Browser extension')}
        value={t(
          'Saves a job posting with one click, wherever you find it. It never learns your password.',
        )}
        isStacking
        control={
          <Button variant="default" aria-describedby="pair-row" onClick={() => open('pair')}>
            {t('Pair the extension')}
          </Button>
        }
      />
      <Row
        id="token-row"
        name={t('Another program')}
        value={tNodes('A token for a script or an assistant. <docs>What it can call</docs>', {
          docs: (parts) => <a href="/api/docs">{parts}</a>,
        })}
        isStacking
        control={
          <Button variant="default" aria-describedby="token-row" onClick={() => open('token')}>
            {t('Create a token')}
          </Button>
        }
      />
    </Section>
  )
}
