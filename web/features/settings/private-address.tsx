import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { describeRefusal } from '../../lib/failure.ts'
import { Row } from './section.tsx'
import { SecretField } from './tokens/secret-field.tsx'
import own from './private-address.module.css'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'

const NOT_CREATED = t('The address could not be created. Please try again.')
const NOT_ENDED = t('The address could not be revoked. Please try again.')

type Change = {
  mutateAsync: () => Promise<unknown>
  mutate: () => void
  reset: () => void
  isPending: boolean
  error: unknown
}

type Words = {
  /** The row's id, unique on the page. */
  id: string
  /** The label of the address field. */
  label: string
  /** Shown while there is no address. */
  none: string
  renewed: string
  /** What happens to the current address when it is replaced. */
  renewing: string
  ended: string
  ending: string
  /** How to use the address. */
  note: string
}

/** Null while no address was created. */
export const PrivateAddress = (props: {
  address: string | null
  words: Words
  make: Change
  end: Change
  /** Another link for the address. */
  link?: ReactNode
}) =>
  props.address === null ? (
    <NoAddress words={props.words} make={props.make} />
  ) : (
    <Address {...props} address={props.address} />
  )

const NoAddress = ({ words, make }: { words: Words; make: Change }) => (
  <Row
    id={words.id}
    name={t('Private address')}
    value={words.none}
    isStacking
    control={
      <Button
        variant="default"
        aria-describedby={words.id}
        disabled={make.isPending}
        onClick={() => make.mutate()}
      >
        {make.isPending ? t('Creating...') : t('Create an address')}
      </Button>
    }
  >
    {make.error !== null && (
      <p role="alert" className={classes.failure}>
        {describeRefusal(make.error, NOT_CREATED)}
      </p>
    )}
  </Row>
)

const Address = (props: {
  address: string
  words: Words
  make: Change
  end: Change
  link?: ReactNode
}) => {
  const { address, words, make, end, link } = props
  const [asking, setAsking] = useState<'renew' | 'end'>()
  const close = () => {
    make.reset()
    end.reset()
    setAsking(undefined)
  }
  const run = async (change: Change, message: string) => {
    await change.mutateAsync()
    showToast({ message })
    close()
  }
  return (
    <>
      <div className={`${classes.row} ${own.address}`}>
        <SecretField label={words.label} value={address} />
        <div className={own.actions}>
          {link}
          <Button variant="default" onClick={() => setAsking('renew')}>
            {t('Renew')}
          </Button>
          <Button variant="default" onClick={() => setAsking('end')}>
            {t('Revoke')}
          </Button>
        </div>
        <p className={classes.value}>{words.note}</p>
      </div>
      <ConfirmDialog
        title={t('Renew the address?')}
        question={words.renewing}
        confirmLabel={t('Renew')}
        isOpen={asking === 'renew'}
        isBusy={make.isPending}
        failure={make.error === null ? undefined : describeRefusal(make.error, NOT_CREATED)}
        onConfirm={() => run(make, words.renewed)}
        onCancel={close}
      />
      <ConfirmDialog
        title={t('Revoke the address?')}
        question={words.ending}
        confirmLabel={t('Revoke')}
        isOpen={asking === 'end'}
        isBusy={end.isPending}
        failure={end.error === null ? undefined : describeRefusal(end.error, NOT_ENDED)}
        onConfirm={() => run(end, words.ended)}
        onCancel={close}
      />
    </>
  )
}
