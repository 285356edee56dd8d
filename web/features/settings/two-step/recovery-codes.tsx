import { Button } from '@mantine/core'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import classes from './two-step.module.css'
import { t } from '#src/language/t.ts'

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ message: t('Recovery codes copied') })
  } catch {
    showFailure(t('The codes could not be copied. Please write them down.'))
  }
}

/** Shown once, since the server stores only hashes. */
export const RecoveryCodes = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => (
  <div className={classes.done}>
    <p role="status">
      {t(
        'Two-step sign-in is on. Keep these recovery codes where you find them without your phone: each signs you in once, and they are not shown again.',
      )}
    </p>
    <ul className={classes.codes} aria-label={t('Recovery codes')}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={classes.actions}>
      <Button variant="default" onClick={() => void copy(codes.join('\n'))}>
        {t('Copy')}
      </Button>
      <Button onClick={onClose} data-autofocus>
        {t('I have saved them')}
      </Button>
    </div>
  </div>
)
