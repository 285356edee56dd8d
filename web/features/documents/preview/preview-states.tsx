import { Button } from '@mantine/core'
import { describeFailure } from '../../../lib/failure.ts'
import { PREVIEW_FAILED } from '../failure-texts.ts'
import classes from './preview-dialog.module.css'
import { t } from '#src/language/t.ts'

const BAD_REQUEST = 400

/** A failed preview: the message, the server's reason if any, and a retry button. */
export const PreviewFailure = (props: { error: unknown; onRetry: () => void }) => {
  const { status, detail } = describeFailure(props.error)
  return (
    <div className={classes.failure} role="alert">
      <p className={classes.sentence}>{PREVIEW_FAILED}</p>
      {status === BAD_REQUEST && detail !== undefined && <p>{detail}</p>}
      <p>{t('The file itself is safe: you can download it and open it on your device.')}</p>
      <Button variant="default" onClick={props.onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}

export const PreviewLoading = () => (
  <div className={classes.loading} role="status">
    {t('Loading preview…')}
  </div>
)
