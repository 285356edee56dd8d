import { Button } from '@mantine/core'
import { useState } from 'react'
import { createTokenInput, TOKEN_NAME_MAX } from '#src/tokens/schema.ts'
import { SCOPE_WORDS, TOKEN_SCOPES } from '#src/tokens/scopes.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useDeployment } from '../../../lib/use-deployment.ts'
import { useForm } from '../../../lib/use-form.ts'
import { SelectField, TextField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { makeToken } from './mutations.ts'
import { SecretField } from './secret-field.tsx'
import classes from './tokens.module.css'
import { t } from '#src/language/t.ts'

const NOT_CREATED = t('The token could not be created. Please try again.')
const DAY_MS = 24 * 60 * 60 * 1000

const SCOPES = TOKEN_SCOPES.map((scope) => ({ value: scope, label: SCOPE_WORDS[scope] }))
const LIVES = [
  { value: '30', label: t('In 30 days') },
  { value: '90', label: t('In 90 days') },
  { value: '365', label: t('In a year') },
  { value: '', label: t('Never') },
] as const

const toExpiry = (days: string): string | null =>
  days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString()

const useRefresh = () => {
  const { tokens, security } = trpc.useUtils()
  return () => {
    void tokens.invalidate()
    void security.invalidate()
  }
}

/** Asks for name, scope and lifetime; then shows the token once. */
export const TokenDialog = ({ onClose }: { onClose: () => void }) => {
  const [token, setToken] = useState<string>()
  const refresh = useRefresh()
  const form = useForm({
    initial: { name: '', scope: 'read', days: '90' },
    toInput: ({ name, scope, days }) => ({ name, scope, days }),
    schema: createTokenInput.pick({ name: true }),
    sendsUnchanged: true,
    save: ({ days, ...sent }, _changed, requestId) =>
      makeToken(createTokenInput.parse({ ...sent, expires_at: toExpiry(days) }), requestId),
    failed: NOT_CREATED,
  })
  return (
    <FormDialog
      title={token === undefined ? t('Create an access token') : t('Your new access token')}
      form={form}
      onSaved={(made) => {
        setToken(made)
        refresh()
      }}
      done={
        token !== undefined && (
          <ShownOnce
            label={t('Access token')}
            value={token}
            about={t(
              'Copy it now: it is not shown again. Keep it like a password, and revoke it here if somebody else gets hold of it.',
            )}
            onClose={onClose}
          />
        )
      }
      onClose={onClose}
      submitLabel={t('Create token')}
      busyLabel={t('Creating...')}
      question={false}
      size="30rem"
      isSimple
    >
      <TextField
        form={form}
        field="name"
        label={t('Name')}
        description={t('A name to recognize it by, such as “Home server”.')}
        maxLength={TOKEN_NAME_MAX}
        isFirst
      />
      <SelectField form={form} field="scope" label={t('What it may do')} options={SCOPES} />
      <SelectField form={form} field="days" label={t('It ends')} options={LIVES} />
    </FormDialog>
  )
}

/** Creates a code to paste into the extension: this server's URL and a token. */
export const PairDialog = ({ onClose }: { onClose: () => void }) => {
  const [token, setToken] = useState<string>()
  const refresh = useRefresh()
  const publicUrl = useDeployment()?.public_url ?? location.origin
  const form = useForm({
    initial: {},
    toInput: (values) => values,
    sendsUnchanged: true,
    save: (_input, _changed, requestId) =>
      makeToken({ name: t('Browser extension'), scope: 'capture' }, requestId),
    failed: t('The code could not be created. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Pair the browser extension')}
      form={form}
      onSaved={(made) => {
        setToken(made)
        refresh()
      }}
      done={
        token !== undefined && (
          <ShownOnce
            label={t('Pairing code')}
            value={`${publicUrl}/pair#${token}`}
            about={t(
              'Paste it into the extension’s options, or press the extension’s button while you see this. It is not shown again.',
            )}
            isPairingCode
            onClose={onClose}
          />
        )
      }
      onClose={onClose}
      submitLabel={t('Create a pairing code')}
      busyLabel={t('Creating...')}
      question={false}
      size="30rem"
      isSimple
    >
      <ol className={classes.steps}>
        <li>{t('Add the Foothold extension to this browser.')}</li>
        <li>{t('Create a pairing code here, and copy it.')}</li>
        <li>{t('Paste it into the extension’s options.')}</li>
      </ol>
      <p className={classes.note}>
        {t(
          'With it the extension saves postings and sees which of them you have already. It reads nothing else, and you can revoke it here at any time.',
        )}
      </p>
    </FormDialog>
  )
}

/** A secret that is shown only once, since the server stores its hash. */
const ShownOnce = (props: {
  label: string
  value: string
  about: string
  isPairingCode?: boolean
  onClose: () => void
}) => (
  <div className={classes.done}>
    <p>{props.about}</p>
    <SecretField {...props} />
    <div className={classes.actions}>
      <Button onClick={props.onClose} data-autofocus>
        {t('Done')}
      </Button>
    </div>
  </div>
)
