import { UserRoundCheck } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { logOut } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import {
  readIsUnasked,
  settleUnaskedSignIn,
  subscribeToUnasked,
} from '../../lib/unasked-sign-in.ts'
import buttons from '../../ui/button.module.css'
import classes from './sign-in-notice.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { strong } from '../../ui/marks.tsx'

/**
 * Shows whose account this is, after a link signed in a person who had not requested it on this
 * device.
 */
export const SignInNotice = () => {
  const isUnasked = useSyncExternalStore(subscribeToUnasked, readIsUnasked)
  const { data: me } = trpc.auth.me.useQuery(undefined, { enabled: isUnasked })
  if (!isUnasked || !me) return null
  const name = `${me.first_name} ${me.last_name}`.trim()
  return (
    <section className={classes.notice} aria-label={t('Whose account this is')}>
      <UserRoundCheck size={20} aria-hidden />
      <p role="status">
        {name
          ? tNodes(
              'You are now signed in as <strong>{name}</strong> ({email}). What you save here goes to that account.',
              { name, email: me.email, strong },
            )
          : tNodes(
              'You are now signed in as <strong>{email}</strong>. What you save here goes to that account.',
              { email: me.email, strong },
            )}
      </p>
      <div className={classes.actions}>
        <button type="button" className={buttons.secondary} onClick={logOut}>
          {t("That's not me")}
        </button>
        <button type="button" className={buttons.primary} onClick={settleUnaskedSignIn}>
          {t("That's me")}
        </button>
      </div>
    </section>
  )
}
