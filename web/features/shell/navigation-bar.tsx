import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Wordmark } from '../../ui/wordmark.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import classes from './navigation-bar.module.css'
import { useDueCount } from '../reminders/index.ts'
import { SCREENS } from './screens.ts'
import { COMMAND_KEY } from '../../lib/keys.ts'
import { useCollapsible } from './use-collapsible.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'

const BADGE_MAX = 99

export const NavigationBar = (props: { onSearch: () => void; onShortcuts: () => void }) => {
  const { isOpen, setIsOpen, toggle } = useCollapsible()
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls="navigation"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X size={22} aria-hidden /> : <MenuIcon size={22} aria-hidden />}
          <span className="visually-hidden">{t('Menu')}</span>
        </button>
        <Link to="/dashboard" className={classes.home}>
          <Wordmark />
          <span className="visually-hidden">{t(', to your dashboard')}</span>
        </Link>
        <nav id="navigation" aria-label={t('Main')} className={classes.links} data-open={isOpen}>
          {SCREENS.map(({ to, label, icon: Icon }) => (
            <Link
              key={to}
              to={to}
              className={classes.link}
              activeProps={{ 'aria-current': 'page' }}
              activeOptions={{ includeSearch: false }}
              onClick={() => setIsOpen(false)}
            >
              <Icon size={20} aria-hidden />
              {label}
              {to === '/dashboard' && <DueBadge />}
            </Link>
          ))}
        </nav>
        <button type="button" className={classes.search} onClick={props.onSearch}>
          <Search size={18} aria-hidden />
          <span className={classes.searchLabel}>{t('Search')}</span>
          <kbd className={classes.key} aria-hidden>
            {COMMAND_KEY} K
          </kbd>
        </button>
        <AvatarMenu onShortcuts={props.onShortcuts} />
      </div>
    </header>
  )
}

const hidden = (parts: ReactNode) => <span className="visually-hidden">{parts}</span>

const DueBadge = () => {
  const count = useDueCount()
  if (count === 0) return null
  return (
    <span className={classes.badge}>
      {count > BADGE_MAX
        ? tNodes('{max}+<hidden> follow-ups are due</hidden>', { max: BADGE_MAX, hidden })
        : tNodes(
            '{count, plural, one {#<hidden> follow-up is due</hidden>} other {#<hidden> follow-ups are due</hidden>}}',
            { count, hidden },
          )}
    </span>
  )
}
