import { Link } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { isSignedIn, subscribeToAuth } from '../../../lib/auth.ts'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { useCollapsible } from '../use-collapsible.ts'
import classes from './public-header.module.css'
import { t } from '#src/language/t.ts'

const LINKS = [
  { to: '/', label: t('Home') },
  { to: '/features', label: t('Features') },
  { to: '/about', label: t('About') },
] as const
const VISITOR_LINK = { to: '/login', label: t('Login') } as const
const USER_LINK = { to: '/dashboard', label: t('Dashboard') } as const

/** The navigation of the public pages; a menu on phones. */
export const PublicHeader = () => {
  const { isOpen, setIsOpen, toggle } = useCollapsible()
  const isUser = useSyncExternalStore(subscribeToAuth, isSignedIn)
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-hidden tabIndex={-1}>
          <Wordmark />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls="public-navigation"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          <span className="visually-hidden">{t('Menu')}</span>
        </button>
        <nav
          id="public-navigation"
          aria-label={t('Main')}
          className={classes.links}
          data-open={isOpen}
        >
          {[...LINKS, isUser ? USER_LINK : VISITOR_LINK].map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={to === '/login' || to === '/dashboard' ? classes.account : undefined}
              activeOptions={{ exact: true }}
              activeProps={{ 'aria-current': 'page' }}
              onClick={() => setIsOpen(false)}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  )
}
