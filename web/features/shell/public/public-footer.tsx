import { Link } from '@tanstack/react-router'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { useSupportLink } from '../use-support-link.ts'
import classes from './public-footer.module.css'

const LINKS = [
  { to: '/features', label: 'Features' },
  { to: '/about', label: 'About' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const

export const PublicFooter = () => {
  const support = useSupportLink()
  return (
    <footer className={classes.footer}>
      <div>
        <Wordmark />
        <p>Free, open source software under the MIT licence.</p>
      </div>
      <nav aria-label="Footer" className={classes.links}>
        {LINKS.map(({ to, label }) => (
          <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
            {label}
          </Link>
        ))}
        <Link to="/about" hash="self-host" activeOptions={{ includeHash: true }}>
          Run it yourself
        </Link>
        <a href={support}>Support</a>
      </nav>
    </footer>
  )
}
