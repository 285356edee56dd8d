import { Check, Dot } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PASSWORD_RULES } from '#src/auth/password.ts'
import classes from './password-checklist.module.css'
import { t } from '#src/language/t.ts'

/** The five password rules, each ticked while the person types. */
export const PasswordChecklist = ({ id, password }: { id: string; password: string }) => {
  const open = PASSWORD_RULES.filter((rule) => !rule.isMet(password)).length
  const isCommon = useCommonPassword()
  return (
    <div id={id}>
      <ul className={classes.list} aria-label={t('Password rules')}>
        {PASSWORD_RULES.map(({ label, isMet }) => {
          const isDone = isMet(password)
          const Icon = isDone ? Check : Dot
          return (
            <li key={label} data-done={isDone}>
              <Icon size={18} strokeWidth={isDone ? 3 : 5} aria-hidden />
              {label}
              <span className="visually-hidden">{isDone ? t(', met') : t(', not met yet')}</span>
            </li>
          )
        })}
      </ul>
      <p className={classes.statement} role="status">
        {password !== '' && open === 0 && t('The password meets all rules')}
        {open === 0 && isCommon(password) && (
          <span className={classes.warning}>
            {t(
              'It is a common one, though, and easily guessed. You may keep it, but another one is safer.',
            )}
          </span>
        )}
      </p>
    </div>
  )
}

const NEVER = () => false

/** Returns a check that is false until the list is loaded, so that nobody waits for it. */
function useCommonPassword(): (password: string) => boolean {
  const [isCommon, setIsCommon] = useState<(password: string) => boolean>(() => NEVER)
  useEffect(() => {
    const load = async () => {
      const { isCommonPassword } = await import('./common-password.ts')
      setIsCommon(() => isCommonPassword)
    }
    // If the list fails to load, the form does not warn.
    load().catch(() => undefined)
  }, [])
  return isCommon
}
