import { Link } from '@tanstack/react-router'
import { chooseLanguage } from '../../../lib/choose-language.ts'
import { LanguageSelect } from '../../../ui/language-select.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { useSupportLink } from '../use-support-link.ts'
import classes from './public-footer.module.css'
import { t } from '#src/language/t.ts'

const LINKS = [
  { to: '/features', label: t('Features') },
  { to: '/about', label: t('About') },
  { to: '/terms', label: t('Terms') },
  { to: '/privacy', label: t('Privacy') },
] as const

export const PublicFooter = () => {
  const support = useSupportLink()
  return (
    <footer className={classes.footer}>
      <div>
        <Wordmark />
        <p>{t('Free, open source software under the MIT licence.')}</p>
      </div>
      <nav aria-label={t('Footer')} className={classes.links}>
        {LINKS.map(({ to, label }) => (
          <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
            {label}
          </Link>
        ))}
        <Link to="/about" hash="self-host" activeOptions={{ includeHash: true }}>
          {t('Run it yourself')}
        </Link>
        <a href={support}>{t('Support')}</a>
      </nav>
      <LanguageSelect onChoose={chooseLanguage} />
    </footer>
  )
}
