import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { chooseLanguage } from '../../lib/choose-language.ts'
import { LanguageSelect } from '../../ui/language-select.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import classes from './auth-page.module.css'
import { t } from '#src/language/t.ts'

/** The layout of every account screen: the logo links to the home page, the card holds one form. */
export const AuthPage = (props: { title: string; intro?: ReactNode; children: ReactNode }) => (
  <div className={classes.page}>
    <header>
      <Link to="/" className={classes.home}>
        <Wordmark />
        <span className="visually-hidden">{t(', home page')}</span>
      </Link>
    </header>
    <main className={classes.card}>
      <h1>{props.title}</h1>
      {props.intro && <p className={classes.intro}>{props.intro}</p>}
      {props.children}
    </main>
    <footer className={classes.footer}>
      <LanguageSelect onChoose={chooseLanguage} />
    </footer>
  </div>
)

/** A form of an account screen, below the reason why it was last refused. */
export const AuthForm = (props: {
  failure: string | undefined
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
  children: ReactNode
}) => (
  <>
    {props.failure !== undefined && (
      <p role="alert" className={classes.failure}>
        {props.failure}
      </p>
    )}
    <form className={classes.form} noValidate onSubmit={props.onSubmit}>
      {props.children}
    </form>
  </>
)
