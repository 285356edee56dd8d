import type { ReactNode } from 'react'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import classes from './public-page.module.css'
import { t } from '#src/language/t.ts'

/** The layout of all pages without sign-in. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <div className={classes.page}>
    <a className="skip-link" href="#main">
      {t('Skip to content')}
    </a>
    <PublicHeader />
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
    <PublicFooter />
  </div>
)
