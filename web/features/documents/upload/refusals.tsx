import { CloseButton } from '@mantine/core'
import classes from './refusals.module.css'
import type { Refusal } from './use-intake.ts'
import { t } from '#src/language/t.ts'

/** Files that were not accepted and why; shown until dismissed or until the next file. */
export const Refusals = (props: { refusals: readonly Refusal[]; onDismiss: () => void }) => (
  <div className={classes.refusals} role="alert">
    <ul>
      {props.refusals.map(({ name, message }, index) => (
        // Two files of the same name can be dropped at once.
        <li key={index}>
          {name !== undefined && (
            <>
              <bdi>{name}</bdi>{' '}
            </>
          )}
          <span>{message}</span>
        </li>
      ))}
    </ul>
    <CloseButton aria-label={t('Dismiss')} size={44} iconSize={20} onClick={props.onDismiss} />
  </div>
)
