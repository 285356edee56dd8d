import { Button } from '@mantine/core'
import { SecretField } from './secret-field.tsx'
import classes from './tokens.module.css'
import { t } from '#src/language/t.ts'

/** A secret that is shown only once, since the server stores its hash. */
export const ShownOnce = (props: {
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
