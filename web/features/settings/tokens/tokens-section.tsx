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
import { describeRefusal } from '../mutations.ts'
import { describeAge } from '../relative-time.ts'
import { Row, Section } from '../section.tsx'
import classes from '../settings.module.css'
import { useEndToken } from './mutations.ts'

const isExpired = ({ expires_at }: AccessToken, now: Date) =>
  expires_at !== null && new Date(expires_at) <= now

const describeUse = ({ last_used_at }: AccessToken, now: Date) =>
  last_used_at === null ? 'never used' : `last used ${describeAge(last_used_at, now)}`

const describeEnd = ({ expires_at }: AccessToken) =>
  expires_at === null ? 'no end' : `ends ${formatCardDate(expires_at)}`

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
          {isOver && <span className={classes.alarm}>Expired</span>}
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
        aria-label={isOver ? `Remove ${name}` : `End ${name}`}
        onClick={() => setIsAsking(true)}
      >
        {isOver ? 'Remove' : 'End'}
      </Button>
      <ConfirmDialog
        title={isOver ? `Remove ${name}?` : `End ${name}?`}
        question={
          isOver
            ? 'It has expired and opens nothing any more.'
            : 'Whatever uses it can no longer act for you, at once and for good.'
        }
        confirmLabel={isOver ? 'Remove' : 'End'}
        isOpen={isAsking}
        isBusy={isPending}
        failure={
          error
            ? describeRefusal(error, 'The token could not be ended. Please try again.')
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
        message="Your access tokens could not be loaded."
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

/** Programs that act for the person: the browser extension, assistants, scripts. */
export const TokensSection = () => {
  const { open } = useSettingsDialogs()
  return (
    <Section
      title="Access tokens"
      lead="For programs that act for you: the browser extension, an assistant, a script. Whoever holds a token can do what it allows."
    >
      <Tokens />
      <Row
        id="pair-row"
        name="Browser extension"
        value="Saves a job posting with one click, wherever you find it. It never learns your password."
        isStacking
        control={
          <Button variant="default" aria-describedby="pair-row" onClick={() => open('pair')}>
            Pair the extension
          </Button>
        }
      />
      <Row
        id="token-row"
        name="Another program"
        value={
          <>
            A token for a script or an assistant. <a href="/api/docs">What it can call</a>
          </>
        }
        isStacking
        control={
          <Button variant="default" aria-describedby="token-row" onClick={() => open('token')}>
            Make a token
          </Button>
        }
      />
    </Section>
  )
}
