import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../../../ui/wordmark.tsx'
import classes from './public-page.module.css'

const LINKS = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/about', label: 'About' },
  { to: '/login', label: 'Login' },
] as const

const FOOTER_LINKS = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const

/** The frame of every page that anyone may read. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <div className={classes.page}>
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <header className={classes.header}>
      <Link to="/" className={classes.home} aria-hidden tabIndex={-1}>
        <Wordmark />
      </Link>
      <nav aria-label="Main" className={classes.links}>
        {LINKS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {label}
          </Link>
        ))}
      </nav>
    </header>
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
    <footer className={classes.footer}>
      <p>Foothold is free, open source software under the MIT licence.</p>
      <nav aria-label="Legal" className={classes.links}>
        {FOOTER_LINKS.map(({ to, label }) => (
          <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  </div>
)
