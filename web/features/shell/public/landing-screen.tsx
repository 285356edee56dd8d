import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import buttons from '../../../ui/button.module.css'
import { FEATURES } from './features.ts'
import classes from './landing-screen.module.css'
import { type Picture, PICTURES } from './pictures.ts'
import { ProductPicture } from './product-picture.tsx'
import { SampleCard } from './sample-card.tsx'
import { t } from '#src/language/t.ts'

const PROMISES: readonly { title: string; text: string; picture: Picture }[] = [
  {
    title: t('Never lose track of an application'),
    text: t(
      'Keep every application on one board, from the first save to the answer. Each card says how long it has been waiting and which date comes next.',
    ),
    picture: PICTURES.board,
  },
  {
    title: t('See progress at a glance'),
    text: t(
      'The dashboard counts where you stand and puts your next interviews and deadlines first. Open it with your coffee, and you know what today is for.',
    ),
    picture: PICTURES.dashboard,
  },
  {
    title: t('Stay organized'),
    text: t(
      'Who you met, what was said, what to ask: your notes wait in each application, and a checklist before each interview, ready for the five minutes before the call.',
    ),
    picture: PICTURES.notes,
  },
]

const Hero = () => (
  <section className={classes.hero}>
    <div>
      <h1>{t('Get a foothold in your job search.')}</h1>
      <p className={classes.tagline}>
        {t('Track your job applications and manage your job search with ease.')}
      </p>
      <div className={classes.actions}>
        <Link to="/register" className={buttons.primary}>
          {t('Get Started')}
          <ArrowRight size={20} aria-hidden />
        </Link>
        <Link to="/login" className={buttons.secondary}>
          {t('I have an account')}
        </Link>
      </div>
    </div>
    <SampleCard />
  </section>
)

const FeatureGrid = () => (
  <section className={classes.features} aria-labelledby="features">
    <h2 id="features">{t('What is in it')}</h2>
    <ul className={classes.grid}>
      {FEATURES.map(({ id, name, summary, icon: Icon }) => (
        <li key={id}>
          <Icon size={24} strokeWidth={1.75} aria-hidden />
          <h3>{name}</h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
    <Link to="/features" className={classes.more}>
      {t('All six features in detail')}
      <ArrowRight size={18} aria-hidden />
    </Link>
  </section>
)

const SelfHosted = () => (
  <section className={classes.open} aria-labelledby="yours">
    <div>
      <h2 id="yours">{t('Yours, on your own machine')}</h2>
      <p>
        {t(
          'Foothold is open source and self-hosted: it runs on your computer or your server, and what you write stays there. No trackers, no ads, nothing to pay.',
        )}
      </p>
      <Link to="/about" hash="self-host" className={classes.more}>
        {t('How to run it yourself')}
        <ArrowRight size={18} aria-hidden />
      </Link>
    </div>
    <pre className={classes.terminal}>
      <code>npm start</code>
    </pre>
  </section>
)

export const LandingScreen = () => (
  <>
    <Hero />
    {PROMISES.map(({ title, text, picture }) => (
      <section key={title} className={classes.promise} aria-label={title}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ProductPicture picture={picture} />
      </section>
    ))}
    <FeatureGrid />
    <SelfHosted />
  </>
)
